"""Trial: candidates tried in the same worlds, one world after the other, and what came of it.

Knows a Position and draws the rest. Never looks at a clock.
"""

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, TypeAlias

from bot.computer.endgame import MOST_CARDS, Solver, Stop, StoppedError, never
from bot.computer.packed import CARDS, LEAD, Play, size_of
from bot.computer.playout import playout, stake
from bot.computer.position import Position, draw

if TYPE_CHECKING:
    from random import Random

Results: TypeAlias = list[int]

__all__ = ["Results", "Stop", "Trial", "error", "mean", "never"]

SOLVED = 4  # an endgame that is solved takes as long as so many playouts


class Trial:
    """Candidates, None for a pass, and the score X of each in each world so far."""

    def __init__(self, position: Position, candidates: Sequence[Play | None]) -> None:
        self.position = position
        self.candidates = tuple(candidates)
        self.results: tuple[Results, ...] = tuple([] for _ in candidates)
        self._exact = size_of(position.mine) + position.number <= MOST_CARDS

    @property
    def price(self) -> int:
        """Return what it costs to try a candidate in a world, in playouts."""
        return SOLVED if self._exact else 1

    def run(self, alive: Sequence[int], worlds: int, rng: "Random", stop: Stop) -> bool:
        """Try some candidates in so many new worlds; tell whether it was not stopped.

        The first world is finished in any case; one that is broken off leaves nothing behind.
        """
        for number in range(worlds):
            first = not self.results[alive[0]] and number == 0
            theirs = draw(self.position, rng)
            until = never if first else stop
            solver = Solver(until) if self._exact else None
            found = []
            for index in alive:
                if until():
                    return False
                try:
                    found.append(self._score(self.candidates[index], theirs, solver))
                except StoppedError:
                    return False
            for index, score in zip(alive, found, strict=True):
                self.results[index].append(score)
        return True

    def _score(self, play: Play | None, theirs: int, solver: Solver | None) -> int:
        here = self.position
        left, trick, stars = here.mine, LEAD, here.my_stars
        if play is not None:
            left, trick, stars = left - play.taken, play.trick, max(stars, play.stars)
            if not left & CARDS:
                return stake(here.number, stars)
        go_on = solver.solve if solver else playout
        return -go_on(theirs, left, trick, here.their_stars, stars)


def mean(results: Sequence[float]) -> float:
    """Return the mean, 0 of nothing."""
    return sum(results) / len(results) if results else 0.0


def error(results: Sequence[float]) -> float:
    """Return the standard error of the mean; of fewer than two results nothing is known: 0."""
    number = len(results)
    if number < 2:
        return 0.0
    middle = mean(results)
    return sqrt(sum((one - middle) ** 2 for one in results) / (number - 1) / number)
