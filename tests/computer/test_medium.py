"""Medium: greedy and plain. The fewest plays left over, and nothing left to chance."""

from dataclasses import replace
from random import Random

import pytest

from bot.computer.medium import medium
from bot.rules.fewest import fewest_plays
from bot.rules.hints import left_by
from bot.rules.moves import canonical_moves
from bot.rules.notation import parse_canonical
from bot.table.views import SeatView, seat_view
from tests.computer.positions import seen_by, turns
from tests.strategies import ONE, ZERO

FAR = "99TTJJQQKKAA22"  # somebody with many cards


def plays(view: SeatView, cards: str) -> bool:
    """Tell whether medium plays these cards; none is a pass."""
    move = medium(view, Random(1))
    return move is None if not cards else move is not None and move.cards == parse_canonical(cards)


@pytest.mark.parametrize(
    ("hand", "led"),
    [
        ("9TJQKAA2", "9TJQK"),  # the straight rids it of most plays
        ("99TTJJ2", "99TTJJ"),
        ("99K", "99"),  # the lower of two that are as good
        ("9999K2", "K"),  # the bomb can wait
    ],
)
def test_it_leads_what_leaves_the_fewest_plays_the_lowest_first(hand: str, led: str) -> None:
    assert plays(seen_by(ZERO, hand, FAR), led)


@pytest.mark.parametrize(
    ("hand", "to_beat", "answer"),
    [
        ("TTQ2", "9", "Q"),  # rather than half of the pair
        ("9999K2", "T", "K"),
        ("9999TT", "2", "9999"),  # nothing else wins
        ("9TJQK2", "Q", "2"),
    ],
)
def test_it_follows_with_what_it_needs_least(hand: str, to_beat: str, answer: str) -> None:
    assert plays(seen_by(ONE, to_beat + FAR, hand, to_beat), answer)


def test_it_passes_rather_than_tear_its_hand_to_pieces() -> None:
    assert plays(seen_by(ONE, "9" + FAR, "9TJQK", "9"), "")


def test_it_leaves_nothing_to_chance_and_never_looks_at_the_other() -> None:
    for table, seat in turns(80, seed=40):
        view = seat_view(table, seat)
        move = medium(view, Random(1))
        mine = view.public.counts[seat]
        counts = (mine, 1) if seat == ZERO else (1, mine)
        fewer = replace(view, public=replace(view.public, counts=counts, moves=()))
        assert medium(view, Random(2)) == medium(fewer, Random(3)) == move


def test_a_lead_of_plain_cards_needs_hardly_more_plays_than_the_best_one_does() -> None:
    led = 0
    for table, seat in turns(150, seed=90):
        view = seat_view(table, seat)
        if view.to_beat is None:
            led += 1
            move = medium(view, Random(1))
            assert move is not None
            needs = {
                could: fewest_plays(left_by(view.counts, could))
                for could in canonical_moves(view.counts, None)
            }
            assert needs[move] <= min(needs.values()) + 1
    assert led > 40
