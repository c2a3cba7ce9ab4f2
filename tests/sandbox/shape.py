"""Shape: what two pieces of JSON have in common that are judged alike by a description.

Names and kinds; counts, numbers and texts by which limits they keep, and by their look; short words
and small numbers, which may be one of a few, as they are.
"""

from bisect import bisect_left
from functools import lru_cache
from typing import Any, TypeAlias

Shape: TypeAlias = object
# Between two of these all is alike; a test compares them with the limits that are described.
LENGTHS = (
    *(0, 1, 2, 5, 6, 7, 20, 25, 30, 32, 45, 50, 60, 64, 80, 100, 120, 140, 150, 160, 190, 200, 250),
    *(255, 256, 260, 300, 400, 500, 512, 1000, 1024, 2000, 2048, 4000, 4096, 6000, 10240, 152133),
)
COUNTS = (
    *(0, 1, 2, 3, 5, 6, 7, 10, 12, 15, 18, 20, 25, 33, 34, 40, 50, 100, 130, 200, 250, 350, 367),
    *(500, 1000, 1521),
)
NUMBERS = (
    *(
        -(1 << 63) - 1,
        -(1 << 53),
        -2,
        -1,
        99,
        100,
        200,
        360,
        365,
        768,
        1000,
        4000,
        6000,
        7999,
        9975,
    ),
    *(21600, 604800, 2419200, 5184000, 0xFFFFFF, (1 << 31) - 1, (1 << 32) - 1, (1 << 53) - 1),
    *(18014398509481983, (1 << 63) - 1),
)
NAMES = frozenset({300, 900, 1800, 3600, 60, 1440, 4320, 10080})  # numbers that are one of a few
SMALL = 64  # so may all below be
SHORT = 8  # so are words such as those for languages


def shape(value: Any) -> Shape:
    """Return what two bodies have in common that are judged alike."""
    kind = type(value)
    if kind is str:
        return _text_shape(value)
    if kind is dict:
        return frozenset([(key, shape(one)) for key, one in value.items()])
    if kind is list:
        return ("list", bisect_left(COUNTS, len(value)), frozenset([shape(one) for one in value]))
    if kind is int:
        small = 0 <= value < SMALL or value in NAMES
        return value if small else (int, bisect_left(NUMBERS, value))
    return (kind, value) if kind is bool else kind


@lru_cache(maxsize=1 << 14)
def _text_shape(text: str) -> Shape:
    if len(text) <= SHORT and text.isascii() and not text.isdecimal():
        return text
    size = bisect_left(LENGTHS, len(text))
    return (size, text.isdecimal(), text[10:11] == "T", "://" in text)
