"""Memory: how much a process remembers of what the computer has worked out, and when it forgets.

The computer's functions are pure and remember their answers, which makes it quick. All of it may be
forgotten at any time; nothing else is.
"""

import sys
from collections.abc import Iterator
from typing import Protocol, cast

MOST_ANSWERS = 250_000  # in the thinking process; about 50 MB
_OF_COMPUTERS = "bot.computer."


class _Remembering(Protocol):
    """A function that remembers: what functools.lru_cache makes."""

    def cache_info(self) -> tuple[int, int, int | None, int]:
        """Return hits, misses, the most it remembers, and how much that is now."""

    def cache_clear(self) -> None:
        """Forget everything."""


def remembered() -> int:
    """Return how many answers are remembered."""
    return sum(function.cache_info()[3] for function in _remembering())


def forget_if_much(most: int = MOST_ANSWERS) -> bool:
    """Forget everything when it is more than that. Tell whether it was."""
    much = remembered() > most
    if much:
        for function in _remembering():
            function.cache_clear()
    return much


def _remembering() -> Iterator[_Remembering]:
    """Yield the computer's functions that remember, each once."""
    found = {
        id(thing): thing
        for name, module in sys.modules.items()
        if name.startswith(_OF_COMPUTERS)
        for thing in vars(module).values()
        if hasattr(thing, "cache_clear")
    }
    return iter(cast("list[_Remembering]", list(found.values())))
