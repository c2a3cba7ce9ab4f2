"""Medium: greedy. Makes the move that leaves the fewest plays to be out, at the least expense.

Looks at its own hand and at the trick, and at nothing else: neither at what has been played nor at
how many cards the other has. Leaves nothing to chance.
"""

from typing import TYPE_CHECKING

from bot.computer.plays import Move, goes_out, needed_after, needed_now
from bot.rules.cards import Rank
from bot.rules.combinations import BOMB_SIZE, Reading, strength
from bot.rules.moves import canonical_moves
from bot.table.views import SeatView

if TYPE_CHECKING:
    from random import Random

# In hundredths of a play that is still needed. Found by variants playing each other, and who plays
# anyhow, for the score X.
_PLAY = 100
_JOKER = 2  # each that is spent
_TOP_LED, _CARD_LED = 7, -2  # each rank that a lead reaches, each card that it gets rid of
_BOMB, _STAR = 55, -5  # a bomb that is spent, and each star above the fewest
_PASS = 250  # so much dearer a hand may become before it rather passes


def medium(view: SeatView, _: "Random") -> Move:
    """Return the move of a greedy player."""
    moves = canonical_moves(
        view.counts, view.to_beat, two_in_chain_bomb=view.public.options.two_in_chain_bomb
    )
    last = [move for move in moves if goes_out(view, move)]
    if last:
        return max(last, key=strength)
    leads = view.to_beat is None

    def price(move: Reading) -> int:
        return _PLAY * needed_after(view, move) + _expense(move, leads=leads)

    best = min(moves, key=price, default=None)
    if best is None or leads or price(best) <= _PLAY * needed_now(view) + _PASS:
        return best
    return None


def _expense(move: Reading, *, leads: bool) -> int:
    """Return what a play costs beside the plays that the rest of the hand still needs."""
    spent = _JOKER * sum(move.cards[Rank.SMALL_JOKER :])
    if move.stars:
        return spent + _BOMB + _STAR * (move.stars - BOMB_SIZE)
    return spent + leads * (_TOP_LED * (move.top or 0) + _CARD_LED * move.size)
