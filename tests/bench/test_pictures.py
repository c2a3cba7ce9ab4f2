"""How long pictures take and how large they are, beside the naive renderer in the same run.

Prints; a slow machine never fails it.
"""

import random
from collections.abc import Callable
from statistics import median
from time import perf_counter

from bot.rules.cards import DECK
from rendering import png
from rendering.hand import draw_hand
from rendering.sprites import warm
from rendering.table import draw_table
from tests.bench.naive_pictures import draw_hand_naively
from tests.rendering.scenes import LEADING, following, over

BUDGET = 0.15  # seconds for one line of the table


def measure(name: str, draw: Callable[[], bytes]) -> tuple[float, int]:
    """Print and return the median milliseconds and bytes of a drawing."""
    size = len(draw())
    times: list[float] = []
    until = perf_counter() + BUDGET
    while not times or perf_counter() < until:
        start = perf_counter()
        draw()
        times.append((perf_counter() - start) * 1000)
    print(f"{name:34} p50 {median(times):7.3f} ms   {size / 1024:5.1f} KiB")
    return median(times), size


def test_pictures_are_fast_and_small() -> None:
    hand = random.Random(7).sample(DECK, 25)
    start = perf_counter()
    warm()
    print(f"\n{png.ENCODER}: atlas {(perf_counter() - start) * 1000:.0f} ms")
    naive, _ = measure("hand of 25, naive", lambda: draw_hand_naively(hand))
    ours, size = measure("hand of 25", lambda: draw_hand(hand).png)
    print(f"{'':34} {naive / ours:.0f} × faster")
    scenes = {
        "leading": LEADING,
        "bomb to beat": following("99999"),
        "25 cards to beat": following("9999TTTTTJJJJQQQQKKKAAAAw"),
        "result": over("9TTTJJQQQQAAA2w", last="9999TTTTJJJJ", stars=7),
    }
    for name, view in scenes.items():
        measure(f"table, {name}", lambda view=view: draw_table(view).png)  # type: ignore[misc]
    assert 0 < size <= 34 * 1024
