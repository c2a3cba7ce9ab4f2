"""Report: what a match of many mirrored deals says, and how sure it is.

A deal is one observation, both its hands together: who leads wins far more often, and mirrored
that is the same for both players.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from bot.arena.match import Mirrored, Thought

_WIDTH = 1.96  # standard errors on each side of a 95 % interval


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean and the 95 % interval around it."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Return half of the interval's width."""
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class Report:
    """A match as its first player sees it: the fraction of hands won, and X of a hand."""

    players: tuple[str, str]
    deals: int
    wins: Figure
    x: Figure
    thoughts: tuple[Thought, Thought]

    def as_json(self) -> dict[str, object]:
        """Return the figures by name; `interval` is of `wins`, `x_interval` of `x`."""
        return {
            "players": list(self.players),
            "deals": self.deals,
            "hands": 2 * self.deals,
            "wins": round(self.wins.mean, 4),
            "interval": [round(self.wins.low, 4), round(self.wins.high, 4)],
            "x": round(self.x.mean, 3),
            "x_interval": [round(self.x.low, 3), round(self.x.high, 3)],
            "ms_per_move": [round(_per_move(thought), 2) for thought in self.thoughts],
            "longest_ms": [round(1000 * thought.longest, 1) for thought in self.thoughts],
        }

    def lines(self) -> list[str]:
        """Return the figures for people."""
        (first, second), wins, x = self.players, self.wins, self.x
        return [
            f"{first} against {second}, {self.deals} deals, each both ways round",
            f"{first} wins {wins.mean:.1%} of the hands (95 %: {wins.low:.1%} to {wins.high:.1%})",
            f"X of a hand {x.mean:+.2f} (95 %: {x.low:+.2f} to {x.high:+.2f})",
            *[
                f"{name} thinks {_per_move(thought):.1f} ms a move, {thought.longest * 1000:.0f} at"
                " most (processor time)"
                for name, thought in zip(self.players, self.thoughts, strict=True)
            ],
        ]


def report(players: tuple[str, str], played: Sequence[Mirrored]) -> Report:
    """Return what came of at least one deal."""
    thoughts = Thought(), Thought()
    for deal in played:
        for thought, more in zip(thoughts, deal.thoughts, strict=True):
            thought.add(more)
    wins = [sum(score > 0 for score in deal.scores) / 2 for deal in played]
    x = [sum(deal.scores) / 2 for deal in played]
    won, least = figure(wins), 3 / len(played)
    if won.low == won.high:  # all alike says little: the rule of three
        won = Figure(won.mean, won.mean - least, won.mean + least)
    won = Figure(won.mean, max(0.0, won.low), min(1.0, won.high))
    return Report(players, len(played), won, figure(x), thoughts)


def figure(observed: Sequence[float]) -> Figure:
    """Return the mean of independent observations and its interval."""
    number = len(observed)
    mean = sum(observed) / number
    spread = sum((one - mean) ** 2 for one in observed) / max(1, number - 1)
    margin = _WIDTH * sqrt(spread / number)
    return Figure(mean, mean - margin, mean + margin)


def _per_move(thought: Thought) -> float:
    return 1000 * thought.seconds / thought.moves if thought.moves else 0.0
