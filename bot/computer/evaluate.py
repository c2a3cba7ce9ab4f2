"""Evaluate: what moves are worth to a seat, in X, by playing the hand out many times.

Knows what its seat may know: the hidden cards are drawn anew for each world, and every candidate
is tried in the same worlds, so that differences have small errors. Never looks at a clock.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from bot.computer.packed import play_of
from bot.computer.plays import Move
from bot.computer.position import position_of
from bot.computer.trial import Results, Stop, Trial, error, mean, never
from bot.table.views import SeatView

if TYPE_CHECKING:
    from random import Random

__all__ = ["Move", "Stop", "Value", "evaluate", "never"]


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
    if not candidates:
        return ()
    trial = Trial(position_of(view), [play_of(move) if move else None for move in candidates])
    worlds = max(1, budget // (len(candidates) * trial.price))
    trial.run(range(len(candidates)), worlds, rng, stop)
    best = max(trial.results, key=mean)
    return tuple(map(partial(_value, best), candidates, trial.results))


def _value(best: Results, move: Move, results: Results) -> Value:
    behind = [a - b for a, b in zip(best, results, strict=True)]
    return Value(move, mean(results), error(results), len(results), mean(behind), error(behind))
