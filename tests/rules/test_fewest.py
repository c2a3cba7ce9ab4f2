from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.cards import Counts
from bot.rules.fewest import fewest_plays
from bot.rules.hints import left_by
from bot.rules.moves import legal_moves
from bot.rules.notation import parse_canonical
from tests.rules.hands import dealt


@cache
def tried(hand: Counts) -> int:
    """Return the fewest plays by trying every play."""
    if not any(hand):
        return 0
    return 1 + min(tried(left_by(hand, move)) for move in legal_moves(hand, None))


@given(st.integers(1, 10).flatmap(dealt))
@settings(max_examples=40)
def test_a_small_hand_needs_as_many_plays_as_trying_finds(hand: Counts) -> None:
    assert fewest_plays(hand) == tried(hand)


@given(dealt(25))
@settings(max_examples=40)
def test_the_number_can_be_reached_as_some_play_leaves_one_less(hand: Counts) -> None:
    after = [fewest_plays(left_by(hand, move)) for move in legal_moves(hand, None)]
    assert min(after) <= fewest_plays(hand) - 1


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("", 0),
        ("9", 1),
        ("wwWW", 1),
        ("9T", 2),
        ("9w", 1),
        ("9TJQK2", 2),
        ("9TJQKw", 1),
        ("99TJJQK2w", 4),
        ("99TTJJKw", 2),
        ("99TTJJw", 2),
        ("999TTJJ", 2),
        ("9999TTTTJJJJ2", 2),
        ("9999TTTTJJJJw", 1),
        ("999TTTTJJJJJw", 1),
        ("99TTTTQQQQww", 3),
        ("TTTTJJJJwwWW", 1),
        ("KKwwWW", 1),
        ("QKAwwW", 1),
    ],
)
def test_a_hand_needs(hand: str, plays: int) -> None:
    assert fewest_plays(parse_canonical(hand)) == plays


def test_two_is_in_a_chain_only_where_the_option_allows_it() -> None:
    hand = parse_canonical("KKKKAAAA2222")
    assert fewest_plays(hand) == 1
    assert fewest_plays(hand, two_in_chain_bomb=False) == 3
