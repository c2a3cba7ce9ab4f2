"""How well the computer's levels play each other, and how long they think.

Prints what the arena finds on mirrored deals; a slow machine never fails it. CRAZY_DUEL_BENCH=long
plays more deals.
"""

import gc
import os
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import thread_time

import pytest

from bot.arena.run import run
from bot.computer.evaluate import evaluate
from bot.computer.hard import candidates, hard
from bot.rules.chains import prepare
from bot.table.views import SeatView, seat_view
from tests.computer.positions import leads, turns

LONG = os.environ.get("CRAZY_DUEL_BENCH") == "long"
DEALS = 300 if LONG else 3
POSITIONS = 200 if LONG else 10


@pytest.mark.parametrize(
    ("first", "second", "target"),
    [
        ("easy", "random", ""),
        ("medium", "random", "≥ 85 %"),
        ("medium", "easy", "≥ 60 %"),
        ("hard", "medium", "≥ 66 %, X ≥ +2"),
        ("hard", "easy", ""),
        ("hard", "greedy", ""),
        ("greedy", "medium", ""),
    ],
)
def test_levels_against_each_other(first: str, second: str, target: str) -> None:
    found = run((first, second), DEALS, 1, None, sys.stderr)
    print("", *found.lines(), target, sep="\n")


def test_thought_is_quick() -> None:
    prepare()
    gc.freeze()
    fresh = [leads(seed)[1] for seed in range(POSITIONS)]
    later = [seat_view(table, seat) for table, seat in turns(POSITIONS, seed=500)]
    print()
    show("hard, the first lead", fresh, lambda view: hard(view, Random(1)), "≤ 200")
    show("hard, any turn", later, lambda view: hard(view, Random(1)), "≤ 200")
    each = 50

    def compared(view: SeatView) -> object:
        return evaluate(view, candidates(view)[:4], Random(1), each * 4)

    show(f"four moves compared in {each} worlds", later, compared)


def show(
    name: str, views: list[SeatView], think: Callable[[SeatView], object], target: str = ""
) -> None:
    """Print the median and the longest milliseconds of processor time."""
    times = []
    for view in views:
        start = thread_time()
        think(view)
        times.append(1000 * (thread_time() - start))
    print(f"{name:36} p50 {median(times):7.1f} ms   max {max(times):7.1f} ms   {target}")
