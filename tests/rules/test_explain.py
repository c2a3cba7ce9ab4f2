"""Why a selection is no combination, and which plays are nearest to what was tried."""

import pytest
from hypothesis import given

from bot.rules.cards import NO_CARDS, Counts
from bot.rules.combinations import Kind, readings
from bot.rules.explain import Flaw, NoCombination, explain, nearest
from bot.rules.moves import legal_moves
from bot.rules.notation import format_cards, parse_canonical
from tests.rules.hands import counts, only


def why(text: str, *, two: bool = True) -> NoCombination:
    """Return why literal cards are no combination."""
    found = explain(parse_canonical(text), two_in_chain_bomb=two)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("cards", "kind", "groups", "needed"),
    [
        ("9TJ", Kind.STRAIGHT, 3, 5),
        ("9TJQ", Kind.STRAIGHT, 4, 5),
        ("99TT", Kind.CONSECUTIVE_PAIRS, 2, 3),
        ("99TTw", Kind.CONSECUTIVE_PAIRS, 2, 3),
        ("999TTT", Kind.CONSECUTIVE_TRIPLES, 2, 3),
        ("9999TTTT", Kind.CHAIN_BOMB, 2, 3),
        ("AAAA222222", Kind.CHAIN_BOMB, 2, 3),
    ],
)
def test_a_run_with_too_few_ranks_says_how_many_it_takes(
    cards: str, kind: Kind, groups: int, needed: int
) -> None:
    found = why(cards)
    assert (found.flaw, found.kind) == (Flaw.SHORT, kind)
    assert (found.groups, found.needed) == (groups, needed)


@pytest.mark.parametrize(
    ("cards", "kind", "missing"),
    [
        ("9TJKA", Kind.STRAIGHT, "Q"),
        ("9JKw", Kind.STRAIGHT, "TQ"),
        ("99TTQQ", Kind.CONSECUTIVE_PAIRS, "JJ"),
        ("9999JJJJQQQQ", Kind.CHAIN_BOMB, "TTTT"),
    ],
)
def test_ranks_that_are_not_adjacent_name_the_gap(cards: str, kind: Kind, missing: str) -> None:
    found = why(cards)
    assert (found.flaw, found.kind) == (Flaw.GAP, kind)
    assert format_cards(found.missing) == missing


@pytest.mark.parametrize(
    ("cards", "kind", "missing"),
    [
        ("99TJJ", Kind.CONSECUTIVE_PAIRS, "T"),
        ("999TTTJJ", Kind.CONSECUTIVE_TRIPLES, "J"),
        ("999TTTJ", Kind.CONSECUTIVE_TRIPLES, "JJ"),
        ("9999TTTTJJJ", Kind.CHAIN_BOMB, "J"),
    ],
)
def test_a_run_with_too_few_of_a_rank_names_them(cards: str, kind: Kind, missing: str) -> None:
    found = why(cards)
    assert (found.flaw, found.kind) == (Flaw.THIN, kind)
    assert format_cards(found.missing) == missing


@pytest.mark.parametrize(
    ("cards", "kind", "surplus"),
    [("99TJQK", Kind.STRAIGHT, "9"), ("99TTTJJ", Kind.CONSECUTIVE_PAIRS, "T")],
)
def test_a_run_with_too_many_of_a_rank_names_them(cards: str, kind: Kind, surplus: str) -> None:
    found = why(cards)
    assert (found.flaw, found.kind) == (Flaw.TOO_MANY, kind)
    assert format_cards(found.surplus) == surplus


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("TJQKA2", Kind.STRAIGHT),
        ("JQKA2", Kind.STRAIGHT),
        ("KKAA22", Kind.CONSECUTIVE_PAIRS),
        ("KKKAAA222", Kind.CONSECUTIVE_TRIPLES),
    ],
)
def test_a_two_is_in_no_run(cards: str, kind: Kind) -> None:
    assert (why(cards).flaw, why(cards).kind) == (Flaw.TWO, kind)


def test_a_two_is_in_no_chain_bomb_where_the_table_says_so() -> None:
    found = why("KKKKAAAA2222", two=False)
    assert (found.flaw, found.kind) == (Flaw.TWO_IN_CHAIN, Kind.CHAIN_BOMB)
    assert explain(parse_canonical("KKKKAAAA2222")) is None


@pytest.mark.parametrize(
    ("cards", "kind", "attached"),
    [
        ("999T", Kind.TRIPLE, "T"),
        ("999TT", Kind.TRIPLE, "TT"),
        ("9992", Kind.TRIPLE, "2"),
        ("99wJ", Kind.TRIPLE, "J"),
        ("999TTTJQ", Kind.CONSECUTIVE_TRIPLES, "JQ"),
        ("999TTTJJQQ", Kind.CONSECUTIVE_TRIPLES, "JJQQ"),
        ("999TTTJJJ22", Kind.CONSECUTIVE_TRIPLES, "22"),
    ],
)
def test_nothing_is_attached_to_triples(cards: str, kind: Kind, attached: str) -> None:
    found = why(cards)
    assert (found.flaw, found.kind) == (Flaw.ATTACHED, kind)
    assert format_cards(found.surplus) == attached


@pytest.mark.parametrize(
    ("cards", "kind", "stranger"),
    [
        ("9QQ", Kind.PAIR, "9"),
        ("9Tw", Kind.PAIR, "9"),
        ("9999J", Kind.BOMB, "J"),
        ("9999QQQQQ", Kind.BOMB, "9999"),
        ("999wJ", Kind.BOMB, "J"),
    ],
)
def test_another_rank_is_a_stranger_to_a_pair_or_bomb(
    cards: str, kind: Kind, stranger: str
) -> None:
    found = why(cards)
    assert (found.flaw, found.kind) == (Flaw.STRANGER, kind)
    assert format_cards(found.surplus) == stranger


@pytest.mark.parametrize("cards", ["9J", "92", "9JA"])
def test_single_cards_far_apart_are_mixed(cards: str) -> None:
    assert why(cards).flaw is Flaw.MIXED


@pytest.mark.parametrize("cards", ["99TTJJw", "9TJQKAw", "9TJQKAwW"])
def test_a_joker_may_have_no_place(cards: str) -> None:
    assert why(cards).flaw is Flaw.JOKER_OVER


def test_no_cards_are_no_combination() -> None:
    found = explain(NO_CARDS)
    assert found is not None
    assert found.flaw is Flaw.NO_CARDS


@given(counts())
def test_every_selection_is_a_combination_or_explained(cards: Counts) -> None:
    for two in (True, False):
        assert (explain(cards, two_in_chain_bomb=two) is None) == bool(
            readings(cards, two_in_chain_bomb=two)
        )


def near(hand: str, tried: str, kind: Kind | None = None, to_beat: str = "") -> list[str]:
    """Return the three plays of a hand that are nearest to what was tried."""
    plays = legal_moves(parse_canonical(hand), only(to_beat) if to_beat else None)
    found = nearest(plays, parse_canonical(tried), kind)
    return [format_cards(play.cards) for play in found[:3]]


def test_the_nearest_play_changes_the_fewest_cards() -> None:
    assert near("9TJQKK", "9TJQ", Kind.STRAIGHT)[0] == "9TJQK"
    assert near("999TT2", "999TT", Kind.TRIPLE)[:2] == ["999", "99"]


def test_of_equally_near_plays_the_kind_that_was_meant_comes_first() -> None:
    assert near("99TT", "9T", Kind.PAIR)[:2] == ["9", "T"]
    assert near("TTTQ", "TQ", Kind.PAIR) == ["T", "Q", "TT"]
    assert near("KKAA2", "JJ", Kind.PAIR, to_beat="QQ") == ["KK", "AA"]


def test_bombs_come_last_unless_one_was_tried() -> None:
    assert near("9999KK", "99", Kind.PAIR, to_beat="QQ") == ["KK", "9999"]
    assert near("99TTTT", "TT9", Kind.PAIR)[0] == "TT"
    assert near("9999KK", "9999J", Kind.BOMB)[0] == "9999"
