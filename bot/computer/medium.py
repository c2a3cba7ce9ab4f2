"""Medium: leaves the cheapest hand, and now and then overlooks how.

The player inside the playouts of hard, made human: it never misses that a play goes out.
"""

from typing import TYPE_CHECKING

from bot.computer.candidates import candidates
from bot.computer.plays import Move
from bot.table.views import SeatView

if TYPE_CHECKING:
    from random import Random

_OVERLOOKS = 0.3  # how often the best move is not seen
_SEES = 4  # of the moves worth trying


def medium(view: SeatView, rng: "Random") -> Move:
    """Return the move of a greedy player who makes mistakes."""
    best, *others = candidates(view, _SEES)
    if others and rng.random() < _OVERLOOKS:
        return others[int(rng.random() * len(others))]
    return best
