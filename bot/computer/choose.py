"""Choose: the computer's move at its turn, by its level. The one way in.

Knows what its seat may know and nothing else: a SeatView. Chance comes in, and the same chance
makes the same move.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from bot.computer.easy import easy
from bot.computer.medium import medium
from bot.rules.combinations import Reading
from bot.table.options import Level
from bot.table.views import SeatView

if TYPE_CHECKING:
    from random import Random

Chooser: TypeAlias = "Callable[[SeatView, Random], Reading | None]"

CHOOSERS: Mapping[Level, Chooser] = {Level.EASY: easy, Level.MEDIUM: medium}


def choose(view: SeatView, rng: "Random", level: Level) -> Reading | None:
    """Return the play of a seat whose turn it is, None for a pass."""
    if not view.my_turn:
        raise ValueError("it is the other's turn")
    return CHOOSERS[level](view, rng)
