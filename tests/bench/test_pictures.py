"""How long pictures take and how large they are, beside the naive renderer in the same run.

With isal, when it is installed, and with zlib alone. Prints; a slow machine never fails it.
"""

import random
import zlib
from collections.abc import Callable
from statistics import median
from time import perf_counter

import pytest

from bot.rules.cards import DECK, count
from rendering import png
from rendering.hand import draw_hand
from rendering.layout import Layout
from rendering.picture import Picture
from rendering.table import draw_table
from rendering.warm import warm
from tests.bench.naive_pictures import draw_hand_naively
from tests.rendering.scenes import LEADING, chain_in, following, over

BUDGET = 0.15  # seconds for one line of the table
HAND = random.Random(7).sample(DECK, 25)
PLAYABLE = count(HAND[:8])
PICTURES: dict[str, Callable[[], Picture]] = {
    "hand of 25, columns": lambda: draw_hand(HAND),
    "hand of 25, columns, marked": lambda: draw_hand(HAND, playable=PLAYABLE, chain=chain_in(HAND)),
    "hand of 25, rows": lambda: draw_hand(HAND, layout=Layout.ROWS),
    "hand of 25, large": lambda: draw_hand(HAND, layout=Layout.LARGE),
    "table, leading": lambda: draw_table(LEADING),
    "table, bomb to beat": lambda: draw_table(following("99999"), remaining=0.4),
    "table, 25 cards to beat": lambda: draw_table(following("9999TTTTTJJJJQQQQKKKAAAAw")),
    "table, result": lambda: draw_table(over("9TTTJJQQQQAAA2w", last="9999TTTTJJJJ", stars=7)),
}


def measure(draw: Callable[[], object]) -> tuple[float, float]:
    """Return the median and the longest milliseconds of a drawing."""
    draw()
    times: list[float] = []
    until = perf_counter() + BUDGET
    while not times or perf_counter() < until:
        start = perf_counter()
        draw()
        times.append((perf_counter() - start) * 1000)
    return median(times), max(times)


@pytest.mark.parametrize("encoder", dict.fromkeys((png.ENCODER, "zlib")))
def test_pictures_are_fast_and_small(encoder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if encoder == "zlib":
        monkeypatch.setattr(png, "compress", zlib.compress)
        monkeypatch.setattr(png, "LEVEL", 6)
    start = perf_counter()
    warm()
    print(f"\n{encoder}: atlas {(perf_counter() - start) * 1000:.0f} ms, in a thread after start")
    naive, _ = measure(lambda: draw_hand_naively(HAND))
    size = len(draw_hand_naively(HAND)) / 1024
    print(f"{'hand of 25, naive':30} p50 {naive:7.3f} ms {'':14} {size:5.1f} KiB")
    for name, draw in PICTURES.items():
        usual, longest = measure(draw)
        size = len(draw().png) / 1024
        print(
            f"{name:30} p50 {usual:7.3f} ms, max {longest:6.2f} {size:5.1f} KiB"
            f"   {naive / usual:4.0f} × faster"
        )
        assert 0 < size <= 31
