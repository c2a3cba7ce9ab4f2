"""Shape: what two pieces of JSON have in common that are judged alike by a description.

Names and kinds; counts, numbers and texts by their size and look, short words as they are.
"""

from bisect import bisect_left
from functools import lru_cache
from typing import Any, TypeAlias

Shape: TypeAlias = object
LENGTHS = (0, 1, 25, 32, 45, 80, 100, 152, 512, 1024, 2000, 4000)  # between them, all is alike
COUNTS = (0, 1, 2, 5, 10, 25, 40, 100)
KINDS = frozenset({"type", "style", "spacing", "component_type"})  # numbers that are names
SHORT = 8  # so are words such as those for languages


def shape(value: Any) -> Shape:
    """Return what two bodies have in common that are judged alike."""
    match value:
        case dict():
            return frozenset(
                (key, one if key in KINDS and isinstance(one, int) else shape(one))
                for key, one in value.items()
            )
        case list():
            return ("list", bisect_left(COUNTS, len(value)), frozenset(map(shape, value)))
        case str():
            return _text_shape(value)
        case bool() | None:
            return value
        case int():
            return (int, value < 0, value.bit_length())
        case _:
            return type(value)


@lru_cache(maxsize=1 << 14)
def _text_shape(text: str) -> Shape:
    if len(text) <= SHORT and text.isascii() and not text.isdecimal():
        return text
    size = bisect_left(LENGTHS, len(text))
    return (size, text.isdecimal(), text[10:11] == "T", "://" in text)
