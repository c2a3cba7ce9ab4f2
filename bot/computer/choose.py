"""Choose: the computer's move at its turn, by its level. The one way in.

Knows what its seat may know and nothing else: a SeatView. Chance comes in, and the same chance and
budget make the same move.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from bot.computer.easy import easy
from bot.computer.hard import PLAYOUTS, hard
from bot.computer.medium import medium
from bot.computer.plays import Move
from bot.computer.trial import Stop, never
from bot.table.options import Level
from bot.table.views import SeatView

if TYPE_CHECKING:
    from random import Random

Chooser: TypeAlias = "Callable[[SeatView, Random], Move]"

CHOOSERS: Mapping[Level, Chooser] = {
    Level.EASY: easy,
    Level.MEDIUM: medium,
    Level.HARD: hard,  # with its own budget
}


def choose(
    view: SeatView, rng: "Random", level: Level, *, budget: int = PLAYOUTS, stop: Stop = never
) -> Move:
    """Return the play of a seat whose turn it is, None for a pass.

    `budget` is how many playouts the level hard may spend; `stop` makes it decide at once by what
    it knows so far, for whoever holds a clock.
    """
    if not view.my_turn:
        raise ValueError("it is the other's turn")
    if level is Level.HARD:
        return hard(view, rng, budget, stop)
    return CHOOSERS[level](view, rng)
