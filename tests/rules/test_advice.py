from hypothesis import given, settings

from bot.rules.advice import Advice, Why, advice
from bot.rules.cards import Counts
from bot.rules.hints import suggestions
from bot.rules.notation import format_cards, parse_canonical
from tests.rules.hands import dealt, only


def reasons(hand: str, play: str, to_beat: str | None = None) -> dict[Why, Advice]:
    """Return the reasons for a play, in their order."""
    beaten = None if to_beat is None else only(to_beat)
    return {reason.why: reason for reason in advice(parse_canonical(hand), beaten, only(play))}


def test_a_play_that_wins_needs_no_other_reason() -> None:
    assert advice(parse_canonical("2222"), only("9"), only("2222")) == (Advice(Why.WINS),)


def test_the_only_play_that_beats_is_called_so() -> None:
    assert next(iter(reasons("99TTK", "K", "Q"))) is Why.ONLY
    assert Why.ONLY not in reasons("99TTKA", "K", "Q")


def test_one_play_that_is_left_is_told_rather_than_the_fewest() -> None:
    found = reasons("9TJQK22", "9TJQK")
    assert found[Why.ONE_LEFT].plays == 1
    assert Why.FEWEST_PLAYS not in found


def test_the_fewest_plays_are_a_reason_where_another_play_leaves_more() -> None:
    assert reasons("9TJQKA22KK", "9TJQKA")[Why.FEWEST_PLAYS].plays == 2
    assert Why.FEWEST_PLAYS not in reasons("9TJQKA22KK", "9")
    assert Why.FEWEST_PLAYS not in reasons("9JK", "9")


def test_a_play_that_keeps_the_strongest_bomb_names_it() -> None:
    bomb = reasons("99TTTTJJJJQQQQK2", "99")[Why.KEEPS_BOMB].bomb
    assert bomb is not None
    assert (format_cards(bomb.cards), bomb.stars) == ("TTTTJJJJQQQQ", 7)
    assert Why.KEEPS_BOMB not in reasons("99TTTTJJJJQQQQK2", "T")
    assert Why.KEEPS_BOMB not in reasons("99TTK2", "99")


def test_saved_jokers_are_counted() -> None:
    assert reasons("TTKwW", "TT", "99")[Why.SAVES_JOKERS].jokers == 2
    assert Why.SAVES_JOKERS not in reasons("TTKwW", "Kw", "99")
    assert Why.SAVES_JOKERS not in reasons("TTKK", "TT", "99")


def test_the_cheapest_is_the_lowest_that_beats_and_spends_no_joker() -> None:
    assert Why.CHEAPEST in reasons("TTKKw", "TT", "99")
    assert Why.CHEAPEST not in reasons("TTKKw", "KK", "99")
    assert Why.CHEAPEST not in reasons("TTKKw", "TT")


def test_the_lowest_that_can_be_led_is_called_so() -> None:
    assert Why.LOWEST_LEAD in reasons("9JK", "9")
    assert Why.LOWEST_LEAD not in reasons("9JK", "J")
    assert Why.LOWEST_LEAD not in reasons("99", "9")


def test_a_joker_that_is_needed_short_of_a_bomb_is_a_reason() -> None:
    assert Why.JOKERS_NEEDED in reasons("9999Kw", "Kw", "QQ")
    assert Why.JOKERS_NEEDED not in reasons("9KKAw", "Aw", "QQ")


def test_where_only_bombs_beat_the_weakest_is_called_so() -> None:
    found = reasons("9999JJJJ2", "9999", "A")
    assert Why.NO_BOMB not in found
    assert Why.BOMB_NEEDED not in found
    assert Why.WEAKEST_BOMB in found
    found = reasons("9999JJJJ", "9999", "AA")
    assert {Why.BOMB_NEEDED, Why.WEAKEST_BOMB} <= found.keys()
    assert Why.WEAKEST_BOMB not in reasons("9999JJJJ", "JJJJ", "AA")


def test_a_play_that_needs_no_bomb_says_so() -> None:
    assert Why.NO_BOMB in reasons("9999KA", "A", "Q")
    assert Why.NO_BOMB not in reasons("99KA", "A", "Q")


def test_every_play_has_a_reason_the_last_is_what_it_leaves() -> None:
    assert reasons("JKA", "K") == {Why.PLAYS_LEFT: Advice(Why.PLAYS_LEFT, plays=2)}
    assert Why.PLAYS_LEFT not in reasons("JKA", "J")


@given(dealt(25))
@settings(max_examples=30)
def test_every_hint_of_a_lead_has_a_reason(hand: Counts) -> None:
    assert all(advice(hand, None, play) for play in suggestions(hand, None)[:3])


@given(dealt(25))
@settings(max_examples=30)
def test_the_first_hint_of_a_lead_has_each_reason_once(hand: Counts) -> None:
    found = [reason.why for reason in advice(hand, None, suggestions(hand, None)[0])]
    assert len(found) == len(set(found))
    assert not {Why.CHEAPEST, Why.ONLY} & set(found)
