import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.cards import NO_CARDS, Counts, holds
from bot.rules.combinations import Reading, beats, readings
from bot.rules.moves import legal_moves
from bot.rules.notation import format_cards, parse_canonical
from tests.rules.hands import dealt, only, taken
from tests.rules.reference import Taken, reference_readings, selections

Move = tuple[str, Taken]


def moves(hand: str, to_beat: Reading | None = None, *, two: bool = True) -> set[Move]:
    """Return the legal moves, each of which must come once."""
    found = [
        (format_cards(move.cards), taken(move))
        for move in legal_moves(parse_canonical(hand), to_beat, two_in_chain_bomb=two)
    ]
    assert len(found) == len(set(found))
    return set(found)


def every_selection(hand: str, *, two: bool = True) -> set[Move]:
    """Return the same by reading every selection with the reference."""
    return {
        (text, reading)
        for text in selections(hand)
        for reading in reference_readings(text, two=two)
    }


@given(st.integers(1, 11).flatmap(dealt), st.booleans())
@settings(max_examples=60)
def test_leading_a_small_hand_may_play_every_selection_that_is_a_combination(
    cards: Counts, two: bool
) -> None:
    hand = format_cards(cards)
    assert moves(hand, two=two) == every_selection(hand, two=two)


@pytest.mark.parametrize("two", [True, False])
@pytest.mark.parametrize(
    "hand",
    [
        "",
        "9TJQKAwwWW",
        "999TTJJJQwwWW",
        "AAAA2222wwWW",
        "KKKAAAA2222wwWW",
        "KKKKAAAA2wwWW",
        "99999999TTTTJJJwwWW",
        "JJQQKKAAwwWW",
    ],
)
def test_leading_a_hand_rich_in_jokers_may_play_every_combination(hand: str, two: bool) -> None:
    assert moves(hand, two=two) == every_selection(hand, two=two)


@given(dealt(10), dealt(25), st.data())
@settings(max_examples=60)
def test_following_a_hand_may_play_exactly_what_beats(
    cards: Counts, other: Counts, data: st.DataObject
) -> None:
    to_beat = data.draw(st.sampled_from(legal_moves(other, None)))
    beating = {
        (text, taken(reading))
        for text in selections(format_cards(cards))
        for reading in readings(parse_canonical(text))
        if beats(reading, to_beat)
    }
    assert moves(format_cards(cards), to_beat) == beating


@given(dealt(25), dealt(25), st.data())
@settings(max_examples=40)
def test_moves_of_a_full_hand_are_held_and_beat(
    hand: Counts, other: Counts, data: st.DataObject
) -> None:
    to_beat = data.draw(st.sampled_from(legal_moves(other, None)))
    following = legal_moves(hand, to_beat)
    assert all(holds(hand, move.cards) and beats(move, to_beat) for move in following)
    leading = legal_moves(hand, None)
    assert all(move in readings(move.cards) for move in leading)
    assert set(following) == {move for move in leading if beats(move, to_beat)}


def test_no_cards_have_no_moves() -> None:
    assert legal_moves(NO_CARDS, None) == []


def test_a_selection_with_two_readings_comes_once_for_each() -> None:
    found = [taken for text, taken in moves("JQKwwW") if text == "JQKwwW"]
    assert sorted(kind for kind, *_ in found) == ["consecutive_pairs", "straight"]


def test_following_the_kind_to_beat_decides_between_two_readings() -> None:
    def kinds_of(hand: str, to_beat: str) -> set[str]:
        return {taken[0] for text, taken in moves(hand, only(to_beat)) if text == hand}

    assert kinds_of("QKAwwW", "99TTJJ") == {"consecutive_pairs"}
    assert kinds_of("QKAwwW", "9TJQK") == set()
    assert kinds_of("QKAwwW", "9") == set()


def test_four_jokers_and_a_nine_are_offered_as_five_nines() -> None:
    assert ("9wwWW", ("bomb", 5, "9", 5)) in moves("9wwWW")
    assert not any(taken[0] == "straight" for _, taken in moves("9wwWW"))
