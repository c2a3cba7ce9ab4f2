"""Hand marks: what the picture of a hand points out: what is playable now, the best chain bomb.

From the seat's own view alone; says nothing about what would be wise.
"""

from functools import lru_cache

from bot.rules.cards import Counts
from bot.rules.combinations import Kind, Reading, bomb_strength
from bot.rules.moves import canonical_moves, legal_moves
from bot.table.views import SeatView


def playable_now(view: SeatView) -> Counts | None:
    """Return the most cards of each rank that one play may use; None when anything may lead."""
    if not view.my_turn or view.to_beat is None:
        return None
    return _playable(view.counts, view.to_beat, view.public.options.two_in_chain_bomb)


def best_chain(view: SeatView) -> Reading | None:
    """Return the strongest chain bomb of a hand, None when it has none."""
    return _best_chain(view.counts, view.public.options.two_in_chain_bomb)


@lru_cache(maxsize=64)  # one turn asks again and again
def _playable(hand: Counts, to_beat: Reading, two: bool) -> Counts:
    most = [0] * len(hand)
    for play in legal_moves(hand, to_beat, two_in_chain_bomb=two):
        most = [max(pair) for pair in zip(most, play.cards, strict=True)]
    return tuple(most)


@lru_cache(maxsize=64)
def _best_chain(hand: Counts, two: bool) -> Reading | None:
    moves = canonical_moves(hand, None, two_in_chain_bomb=two)
    chains = (move for move in moves if move.kind is Kind.CHAIN_BOMB)
    return max(chains, key=bomb_strength, default=None)
