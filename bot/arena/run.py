"""Run: a match on all cores, its progress told as it goes.

The only part of the arena with processes and a stream. What comes out is the same on any number of
processes, but for the times of thought.
"""

import gc
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import TextIO

from bot.arena.match import Mirrored, mirrored
from bot.arena.players import player
from bot.arena.report import Report, report
from bot.rules.chains import prepare

_TOLD = 10  # how often progress is told in a match
_COLLECTED_EVERY = 20  # deals; never in a thought, as in the thinking process


def run(
    players: tuple[str, str], deals: int, seed: int, workers: int | None, told: TextIO
) -> Report:
    """Play a match of so many mirrored deals. Raise UnknownPlayerError before anything is played.

    `workers` is the number of processes, as many as there are cores if None.
    """
    for name in players:
        player(name)
    played: list[Mirrored] = []
    step = max(1, deals // _TOLD)
    for deal in _played(players, deals, seed, min(deals, workers or os.cpu_count() or 1)):
        played.append(deal)
        if len(played) % step == 0 and len(played) < deals:
            so_far = report(players, played)
            print(
                f"{len(played)} of {deals} deals: {players[0]} wins {so_far.wins.mean:.1%},"
                f" X {so_far.x.mean:+.2f}",
                file=told,
                flush=True,
            )
    return report(players, played)


def _played(players: tuple[str, str], deals: int, seed: int, workers: int) -> Iterator[Mirrored]:
    play = partial(_deal, players, seed)
    if workers == 1:
        with _uncollected():
            yield from map(play, range(deals))
        return
    # Started anew rather than forked: the same on every system.
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_ready) as pool:
        try:
            yield from pool.map(play, range(deals))
        except BaseException:  # Ctrl+C most of all: nothing more is begun
            pool.shutdown(cancel_futures=True)
            raise


def _ready() -> None:
    """Make a process ready: garbage is left lying, and Ctrl+C is the parent's."""
    _settle()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _settle() -> None:
    """Load what is loaded once, and stop collecting."""
    prepare()
    gc.freeze()
    gc.disable()


@contextmanager
def _uncollected() -> Iterator[None]:
    """Leave garbage lying, in a process that has other things to do afterwards."""
    _settle()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def _deal(players: tuple[str, str], seed: int, number: int) -> Mirrored:
    if number % _COLLECTED_EVERY == 0:
        gc.collect()
    first, second = players
    return mirrored(player(first), player(second), seed, number)
