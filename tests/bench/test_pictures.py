"""What each kind of picture costs as it is sent: drawn as the bot draws it, heavy ones packed.

Processor time, which other work on the machine does not stretch, with all that is installed of
isal and zlib-ng, with isal, and with zlib alone. Prints; a slow machine never fails it.
CRAZY_DUEL_BENCH=long measures longer.
"""

import gc
import os
import pkgutil
from dataclasses import dataclass
from importlib import import_module
from statistics import median
from time import process_time, thread_time

import pytest

import rendering
from bot.metrics import Measures
from cogs.drawn import drawn
from rendering import png
from rendering.deflate import deflate
from rendering.picture import remembered
from rendering.warm import warm
from tests.bench.naive_pictures import draw_hand_naively
from tests.bench.picture_kinds import HAND, Kind, kinds

TIMES = 60 if os.environ.get("CRAZY_DUEL_BENCH") == "long" else 5
WAYS = {ways.name: ways for ways in (deflate(), deflate(ng=None), deflate(None, None))}
LOOP_MS = 5  # the longest that a picture may keep the event loop


@dataclass(frozen=True, slots=True)
class Cost:
    """What one picture took: milliseconds of all threads, and of the event loop's, and bytes."""

    ms: float
    loop_ms: float
    size: int


async def sent(kind: Kind) -> Cost:
    """Make a picture ready to be sent, as if it had never been sent before."""
    remembered.cache_clear()
    picture, measures = drawn(kind.subject, kind.draw), Measures()
    whole, loop = process_time(), thread_time()
    await picture.ready(measures)
    whole, loop = process_time() - whole, thread_time() - loop
    return Cost(whole * 1000, loop * 1000, len(picture.png))


def forget() -> None:
    """Forget everything that was drawn."""
    for info in pkgutil.iter_modules(rendering.__path__, "rendering."):
        for one in vars(import_module(info.name)).values():
            if hasattr(one, "cache_clear"):
                one.cache_clear()


def naive() -> float:
    """Return the milliseconds of the naive renderer's hand."""
    times = []
    for _ in range(TIMES):
        start = process_time()
        draw_hand_naively(HAND)
        times.append((process_time() - start) * 1000)
    return median(times)


async def show(kind: Kind) -> None:
    """Print one line: the first one, those after it, and the longest that the loop was kept."""
    first = await sent(kind)
    costs = [await sent(kind) for _ in range(TIMES)]
    usual, kib = median(cost.ms for cost in costs), first.size / 1024
    longest = max(cost.loop_ms for cost in (first, *costs))
    goal = f"{kind.ms} ms, " if kind.ms else ""
    print(
        f"{kind.name:28} first {first.ms:5.2f} ms   p50 {usual:5.2f} ms   loop {longest:5.2f} ms"
        f"   {kib:5.1f} KiB   goal {goal}loop {LOOP_MS} ms, {kind.kib} KiB"
    )
    assert 0 < kib <= kind.kib


@pytest.mark.parametrize("encoder", WAYS)
async def test_pictures_are_fast_and_small(encoder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "WAYS", WAYS[encoder])
    forget()
    start = process_time()
    warm()
    print(f"\n{encoder}: atlas {(process_time() - start) * 1000:.0f} ms, in a thread after start")
    size = len(draw_hand_naively(HAND)) / 1024
    print(f"{'hand of 25, naive':28} {'':18} p50 {naive():5.1f} ms {'':19} {size:5.1f} KiB")
    gc.collect()
    gc.freeze()  # as hosting does when it has drawn ahead
    try:
        for kind in kinds():
            await show(kind)
    finally:
        gc.unfreeze()
