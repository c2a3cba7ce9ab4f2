"""Hard: plays each promising move out in many worlds that might be, and takes the best.

Half of the candidates are given up after each round, so that the good ones are tried most. Knows
what its seat may know and nothing else. Never looks at a clock.
"""

from typing import TYPE_CHECKING

from bot.computer.candidates import candidates
from bot.computer.packed import play_of
from bot.computer.plays import Move
from bot.computer.position import position_of
from bot.computer.trial import Stop, Trial, error, mean, never
from bot.table.views import SeatView

if TYPE_CHECKING:
    from random import Random

__all__ = ["PLAYOUTS", "candidates", "hard"]

PLAYOUTS = 500  # of a move, when nothing else is said: below 200 ms on a small machine
_SORTING = 1000  # as many are spent on giving up candidates, what is more on the last
_LAST = 2  # so many candidates are compared to the end
_STEP, _SURE = 20, 4  # in steps of so many worlds, until one is ahead by so many errors


def hard(view: SeatView, rng: "Random", budget: int = PLAYOUTS, stop: Stop = never) -> Move:
    """Return the move that is worth most."""
    could = candidates(view)
    if len(could) == 1:
        return could[0]
    trial = Trial(position_of(view), [play_of(move) if move else None for move in could])
    return could[_best(trial, budget, rng, stop)]


def _best(trial: Trial, budget: int, rng: "Random", stop: Stop) -> int:
    """Return the index of the candidate that holds out to the end."""

    def worth(index: int) -> float:
        return mean(trial.results[index])

    alive = list(range(len(trial.candidates)))
    rounds = 1 + max(0, (len(alive) - 1).bit_length() - 1)
    rest = max(0, budget - _SORTING)
    budget -= rest
    for left in range(rounds, 0, -1):
        worlds = max(1, budget // (left * len(alive) * trial.price))
        budget -= worlds * len(alive) * trial.price
        going = trial.run(alive, worlds, rng, stop)
        alive.sort(key=worth, reverse=True)
        if not going:
            return alive[0]
        alive = alive[: max(_LAST, (len(alive) + 1) // 2)]
    for _ in range(rest // (_STEP * len(alive) * trial.price)):
        if _clear(trial, alive) or not trial.run(alive, _STEP, rng, stop):
            break
        alive.sort(key=worth, reverse=True)
    return max(alive, key=worth)


def _clear(trial: Trial, alive: list[int]) -> bool:
    """Tell whether the best of those left is surely ahead of the next."""
    best, second = (trial.results[index] for index in alive[:2])
    ahead = [a - b for a, b in zip(best, second, strict=True)]
    return mean(ahead) > _SURE * error(ahead) or not any(ahead)
