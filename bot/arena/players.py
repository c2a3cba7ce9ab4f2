"""Players: who can enter the arena, by name. A budget of playouts makes hard reproducible.

Beside the levels, two to measure them by: random, and greedy, which is how hard takes everybody to
go on in its playouts and the strongest player that does not try its moves out.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TypeAlias

from bot.computer.candidates import greedy_move
from bot.computer.choose import choose
from bot.computer.hard import PLAYOUTS
from bot.computer.plays import Move
from bot.table.options import Level
from bot.table.views import SeatView, plays

Chooser: TypeAlias = Callable[[SeatView, Random], Move]

RANDOM, GREEDY = "random", "greedy"
MOST_PLAYOUTS = 1_000_000
NAMES = (RANDOM, GREEDY, *(level.value for level in Level), f"{Level.HARD}:PLAYOUTS")


class UnknownPlayerError(ValueError):
    """A name that no player has; says which there are."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player and the name that it was asked for by."""

    name: str
    choose: Chooser


def player(name: str) -> Player:
    """Return the player of a name. Raise UnknownPlayerError."""
    plain, colon, playouts = name.partition(":")
    if plain == Level.HARD and colon:
        return Player(name, partial(_of_level, level=Level.HARD, budget=_budget(name, playouts)))
    if colon or plain not in NAMES:
        raise UnknownPlayerError(f"There is no player {name!r}. There are {', '.join(NAMES)}.")
    if plain == RANDOM:
        return Player(name, anyhow)
    if plain == GREEDY:
        return Player(name, cheapest)
    return Player(name, partial(_of_level, level=Level(plain), budget=PLAYOUTS))


def anyhow(view: SeatView, rng: Random) -> Move:
    """Play any legal play, or pass where one may, each as likely."""
    could: list[Move] = [*plays(view)]
    if view.to_beat is not None:
        could.append(None)
    return rng.choice(could)


def cheapest(view: SeatView, _: Random) -> Move:
    """Play what leaves the cheapest hand."""
    return greedy_move(view)


def _of_level(view: SeatView, rng: Random, level: Level, budget: int) -> Move:
    return choose(view, rng, level, budget=budget)


def _budget(name: str, playouts: str) -> int:
    if not playouts.isascii() or not playouts.isdigit() or not 1 <= int(playouts) <= MOST_PLAYOUTS:
        raise UnknownPlayerError(
            f"{name!r}: the playouts of a move are a number from 1 to {MOST_PLAYOUTS}, "
            f"as in {Level.HARD}:{PLAYOUTS}."
        )
    return int(playouts)
