"""Playing and passing: which cards go, taken as what, and what a refusal tells."""

import pytest

from bot.rules.cards import NO_CARDS, Card, Rank
from bot.rules.combinations import Kind
from bot.rules.notation import parse_canonical
from bot.table.commands import AnyCommand, Pass, Play, Resign
from bot.table.events import Ended, EndedBy, Passed, Played
from bot.table.options import TableOptions
from bot.table.refusal import Fact, Reason, Refused
from tests.strategies import ONE, START, ZERO, Game


def refusal(game: Game, command: AnyCommand) -> Refused:
    """Return the refusal of a command, which must change nothing."""
    before = game.table
    with pytest.raises(Refused) as refused:
        game.do(command)
    assert game.table is before
    return refused.value


def cannot_play(game: Game, text: str, kind: Kind | None = None) -> Refused:
    """Return the refusal of a play by the seat to move."""
    return refusal(game, Play(game.at, game.hand.to_move, parse_canonical(text), kind))


def last_reading(game: Game) -> tuple[Kind, Rank | None]:
    """Return what the last play was taken as."""
    reading = game.hand.moves[-1].reading
    assert reading is not None
    return reading.kind, reading.top


def test_a_play_leaves_the_hand_and_lies_there_to_beat() -> None:
    game = Game.dealt("99TT2", "JJQQA")
    (event,) = game.play(ZERO, "TT")
    assert isinstance(event, Played)
    assert game.cards(ZERO) == "992"
    assert game.hand.to_move == ONE
    assert game.hand.to_beat is not None
    assert last_reading(game) == (Kind.PAIR, Rank.TEN)


def test_the_lowest_ids_of_a_rank_go_first() -> None:
    game = Game.dealt("9999T", "A")
    assert game.hand.cards[ZERO][:4] == (0, 1, 2, 3)
    (event,) = game.play(ZERO, "99")
    assert isinstance(event, Played)
    assert event.cards == (Card(0), Card(1))


def test_a_pass_ends_the_trick_and_the_other_leads_anything() -> None:
    game = Game.dealt("9TTT", "QQ")
    game.play(ZERO, "9")
    assert game.pass_turn(ONE) == (Passed(START, ONE),)
    assert game.hand.to_beat is None
    assert game.hand.to_move == ZERO
    game.play(ZERO, "TTT")
    assert game.hand.ended is not None


def test_one_may_pass_even_when_able_to_beat() -> None:
    game = Game.dealt("99", "W9")
    game.play(ZERO, "9")
    game.pass_turn(ONE)
    assert game.cards(ONE) == "9W"


def test_the_leader_must_play() -> None:
    game = Game.dealt("9", "T")
    assert refusal(game, Pass(START, ZERO)).reason is Reason.LEADER_MUST_PLAY


def test_nobody_plays_out_of_turn() -> None:
    game = Game.dealt("9T", "T")
    assert refusal(game, Play(START, ONE, parse_canonical("T"))).reason is Reason.NOT_YOUR_TURN
    assert refusal(game, Pass(START, ONE)).reason is Reason.NOT_YOUR_TURN


def test_nothing_is_played_without_a_hand() -> None:
    game = Game.ready()
    assert refusal(game, Play(START, ZERO, parse_canonical("9"))).reason is Reason.NO_HAND
    game = Game.dealt("9", "T")
    game.play(ZERO, "9")
    assert refusal(game, Play(START, ONE, parse_canonical("T"))).reason is Reason.NO_HAND


def test_a_click_meant_for_an_earlier_turn_is_stale_whatever_else_is_wrong_with_it() -> None:
    game = Game.dealt("9T", "TJ")
    turn = game.table.turn
    game.play(ZERO, "9")
    for command in (
        Play(START, ONE, NO_CARDS, turn=turn),
        Pass(START, ZERO, turn=turn),
        Resign(START, ZERO, turn=turn),
    ):
        stale = refusal(game, command)
        assert stale.reason is Reason.STALE
        assert stale.facts == {"turn": turn + 1}
    game.do(Pass(START, ONE, turn=turn + 1))


def test_cards_not_held_are_named() -> None:
    refused = cannot_play(Game.dealt("99T", "A"), "999TTW")
    assert refused.reason is Reason.CARDS_NOT_HELD
    assert refused.facts == {"cards": "999TTW", "missing": "9TW"}


@pytest.mark.parametrize(
    ("text", "flaw"),
    [("", "no-cards"), ("9T", "mixed"), ("999TT", "attached"), ("KKAA", "short")],
)
def test_what_is_no_combination_is_named(text: str, flaw: str) -> None:
    refused = cannot_play(Game.dealt("999TTAAKK", "A"), text)
    assert refused.reason is Reason.NO_COMBINATION
    assert (refused.facts["cards"], refused.facts["flaw"]) == (text, flaw)


def test_what_is_no_combination_tells_what_the_nearest_kind_takes() -> None:
    facts: dict[str, Fact] = {
        "cards": "KKAA",
        "flaw": "short",
        "kind": "consecutive_pairs",
        "missing": "",
        "surplus": "",
        "groups": 2,
        "needed": 3,
        "width": 2,
    }
    assert cannot_play(Game.dealt("AAKK9", "A"), "KKAA").facts == facts


def test_a_chain_with_2_is_no_combination_where_the_table_says_so() -> None:
    hands = ("KKKKAAAA22229", "T")
    Game.dealt(*hands).play(ZERO, "KKKKAAAA2222")
    strict = Game.dealt(*hands, options=TableOptions(two_in_chain_bomb=False))
    assert cannot_play(strict, "KKKKAAAA2222").reason is Reason.NO_COMBINATION


def test_leading_takes_the_strongest_reading_and_says_what_was_played() -> None:
    game = Game.dealt("9TJwwW2", "A")
    game.play(ZERO, "9TJwwW")
    assert last_reading(game) == (Kind.STRAIGHT, Rank.ACE)


def test_leading_may_say_which_reading_is_meant() -> None:
    game = Game.dealt("9TJwwW2", "A")
    game.play(ZERO, "9TJwwW", Kind.CONSECUTIVE_PAIRS)
    assert last_reading(game) == (Kind.CONSECUTIVE_PAIRS, Rank.JACK)


def test_following_the_kind_of_the_trick_decides() -> None:
    game = Game.dealt("99TTJJ2", "TJQwwWA")
    game.play(ZERO, "99TTJJ")
    game.play(ONE, "TJQwwW")
    assert last_reading(game) == (Kind.CONSECUTIVE_PAIRS, Rank.QUEEN)


def test_following_may_not_mean_another_kind_than_the_trick() -> None:
    game = Game.dealt("99TTJJ2", "TJQwwWA")
    game.play(ZERO, "99TTJJ")
    refused = cannot_play(game, "TJQwwW", Kind.STRAIGHT)
    assert (refused.reason, refused.facts["why"]) == (Reason.TOO_WEAK, "kind")


def test_a_kind_that_the_cards_are_not_is_told_with_the_kinds_that_they_are() -> None:
    refused = cannot_play(Game.dealt("9TJwwW2", "A"), "9TJwwW", Kind.BOMB)
    assert refused.reason is Reason.WRONG_KIND
    assert refused.facts == {
        "cards": "9TJwwW",
        "kind": "bomb",
        "kinds": ("straight", "consecutive_pairs"),
    }


@pytest.mark.parametrize(
    ("lies", "play", "why"),
    [
        ("9TJQK", "AA", "kind"),
        ("99", "A", "kind"),
        ("9TJQK", "9TJQKA", "size"),
        ("AA", "AA", "top"),
        ("22", "AA", "top"),
        ("9999", "22", "bomb"),
        ("99999", "AAAA", "stars"),
        ("TTTTTT", "wWW", "three-jokers"),
        ("wwW", "TTTTT", "stars"),
        ("wwWW", "AAAAAAA", "four-jokers"),
        ("KKKKKKK", "9999TTTTJJJJ", "cards"),
        ("JJJJ", "TTTT", "top"),
        ("JJJJ", "JJJJ", "top"),
    ],
)
def test_a_play_that_is_too_weak_says_by_which_rule(lies: str, play: str, why: str) -> None:
    game = Game.dealt(lies + "9", play + "9")
    game.play(ZERO, lies)
    refused = cannot_play(game, play)
    assert refused.reason is Reason.TOO_WEAK
    assert refused.facts["why"] == why


def test_a_play_that_is_too_weak_tells_both_plays() -> None:
    game = Game.dealt("TTTTTT9", "wWW9")
    game.play(ZERO, "TTTTTT")
    expected: dict[str, Fact] = {
        "why": "three-jokers",
        "cards": "wWW",
        "kind": "three_jokers",
        "size": 3,
        "top": "",
        "stars": 6,
        "beat_cards": "TTTTTT",
        "beat_kind": "bomb",
        "beat_size": 6,
        "beat_top": "T",
        "beat_stars": 6,
    }
    assert cannot_play(game, "wWW").facts == expected


def test_of_two_readings_the_one_of_the_tricks_kind_is_explained() -> None:
    game = Game.dealt("QQKKAA2", "9TJwwW2")
    game.play(ZERO, "QQKKAA")
    refused = cannot_play(game, "9TJwwW")
    assert (refused.facts["kind"], refused.facts["why"]) == ("consecutive_pairs", "top")


def test_going_out_ends_the_hand_with_the_greatest_star_of_the_winner() -> None:
    game = Game.dealt("999999TTTTJJJJA", "2222QQQQQKKKKKAAAAAA", leader=ZERO)
    game.play(ZERO, "9999TTTTJJJJ")
    game.pass_turn(ONE)
    game.play(ZERO, "99")
    game.play(ONE, "2222")
    game.pass_turn(ZERO)
    game.play(ONE, "KKKKK")
    game.pass_turn(ZERO)
    game.play(ONE, "Q")
    _, ended = game.play(ZERO, "A")
    assert ended == Ended(START, 1, ZERO, EndedBy.OUT, left=10, base=2, multiplier=4, stars=7)
    assert game.hand.ended == ended
    assert game.hand.ended_at == START


def test_the_play_that_goes_out_counts_too() -> None:
    _, ended = Game.dealt("999999", "A").play(ZERO, "999999")
    assert ended == Ended(START, 1, ZERO, EndedBy.OUT, left=1, base=1, multiplier=2, stars=6)


def test_a_small_bomb_multiplies_nothing_and_a_refused_bomb_counts_for_nothing() -> None:
    game = Game.dealt("99999T", "999JJJJQQQQKKKK")
    game.play(ZERO, "99999")
    game.pass_turn(ONE)
    assert refusal(game, Play(START, ONE, parse_canonical("JJJJQQQQKKKK"))).reason
    _, ended = game.play(ZERO, "T")
    assert ended == Ended(START, 1, ZERO, EndedBy.OUT, left=15, base=3, multiplier=1, stars=5)


def test_a_hand_without_bombs_has_no_star() -> None:
    _, ended = Game.dealt("9", "T").play(ZERO, "9")
    assert ended == Ended(START, 1, ZERO, EndedBy.OUT, left=1, base=1, multiplier=1, stars=0)
