"""Hands of computers for tests: the arena's, with one chance for both players."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from bot.arena import match as arena
from bot.arena.players import Chooser, Player, anyhow
from bot.table.state import Table

__all__ = ["Chooser", "Score", "anyhow", "dealt", "match", "moves"]


@dataclass(frozen=True, slots=True)
class Score:
    """A match as the first player sees it: hands won, and the average score of a hand."""

    wins: float
    average: float


def dealt(seed: int, *, swapped: bool = False) -> Table:
    """Return a table with a hand dealt; swapped, the seats have each other's cards."""
    return arena.dealt(str(seed), swapped=swapped)


def moves(table: Table, choosers: tuple[Chooser, Chooser], rng: random.Random) -> Iterator[Table]:
    """Play a hand out; yield the table before each move, and at the end."""
    return arena.moves(table, choosers, lambda _: rng)


def match(first: Chooser, second: Chooser, deals: int, seed: int = 1) -> Score:
    """Play every deal twice, with the seats' cards changed."""
    players = Player("first", first), Player("second", second)
    played = [arena.mirrored(*players, seed, number) for number in range(deals)]
    scores = [score for deal in played for score in deal.scores]
    return Score(sum(score > 0 for score in scores) / len(scores), sum(scores) / len(scores))
