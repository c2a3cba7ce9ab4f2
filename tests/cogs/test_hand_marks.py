"""What the picture of a hand points out, from the seat's own view."""

from bot.rules.cards import Counts
from bot.rules.notation import parse
from bot.table.views import SeatView
from cogs.hand_marks import best_chain, playable_now
from rendering.scenes import FIRST, LEADING, SECOND, cards, following


def after(play: str, hand: str) -> SeatView:
    """Return the view of who holds a hand and has a play of the other seat to beat."""
    return SeatView(following(play, FIRST), SECOND, cards(hand))


def test_only_what_beats_the_play_is_playable() -> None:
    assert playable_now(after("QQ", "99JQQKK2w")) == counts("KK2w")


def test_a_bomb_is_playable_whole_whatever_lies_there() -> None:
    assert playable_now(after("A", "9999TJ")) == counts("9999")


def test_a_joker_is_playable_where_it_only_helps() -> None:
    playable = playable_now(after("99999", "TTTTTw"))
    assert playable == counts("TTTTTw")


def test_who_has_nothing_to_play_has_nothing_marked() -> None:
    assert playable_now(after("22", "99TJ")) == counts("")


def test_a_leader_and_who_waits_have_nothing_dimmed() -> None:
    assert playable_now(SeatView(LEADING, FIRST, cards("99TJ"))) is None
    assert playable_now(SeatView(following("99"), FIRST, cards("99TJ"))) is None


def test_the_strongest_chain_is_marked_also_while_waiting() -> None:
    chain = best_chain(SeatView(following("9"), FIRST, cards("9999TTTTJJJJQQQQ2w")))
    assert chain is not None
    assert (chain.stars, chain.groups) == (8, 4)
    assert best_chain(SeatView(LEADING, FIRST, cards("9999TTTTQQQQ"))) is None


def counts(text: str) -> Counts:
    return parse(text) if text else (0,) * 9
