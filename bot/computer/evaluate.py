"""Evaluate: what moves are worth to a seat, in X, by playing the hand out many times.

Knows what its seat may know: the hidden cards are drawn anew for each world, and every candidate
is tried in the same worlds, so that differences have small errors. Never looks at a clock.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bot.computer.plays import needed_after, needed_now
from bot.rules.combinations import Reading
from bot.table.views import SeatView

if TYPE_CHECKING:
    from random import Random

Move: TypeAlias = Reading | None  # None is a pass
Stop: TypeAlias = Callable[[], bool]


def never() -> bool:
    """Stop never: the budget alone decides."""
    return False


@dataclass(frozen=True, slots=True)
class Value:
    """What a move is worth: the mean score X of the hand, won hands positive, lost ones negative.

    `behind` is how much X it is worse than the best of those it was compared with (0 for the best),
    with an error of its own: both were tried in the same worlds.
    """

    move: Move
    mean_x: float
    standard_error: float
    playouts: int
    behind: float = 0.0
    behind_error: float = 0.0


def evaluate(
    view: SeatView, candidates: Sequence[Move], rng: "Random", budget: int, stop: Stop = never
) -> tuple[Value, ...]:
    """Return the value of each candidate, in their order, from `budget` playouts in all.

    Each gets as many, at least one; `stop` ends the work early. The candidates must be legal.
    """
    each = max(1, budget // max(1, len(candidates)))
    needed = [needed_after(view, move) if move else needed_now(view) for move in candidates]
    best = min(needed, default=0)
    return tuple(
        Value(move, float(-plays), 1.0, each, float(plays - best), 1.0 if plays > best else 0.0)
        for move, plays in zip(candidates, needed, strict=True)
    )
