"""What a log line is about: the interaction and the table that are being worked on.

Kept with the task that works, so no function has to hand it on. Holds ids and nothing else.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_ABOUT: ContextVar[dict[str, int] | None] = ContextVar("about", default=None)


@contextmanager
def about(**ids: int | None) -> Iterator[None]:
    """Let every line logged meanwhile, by this task and those it begins, carry these ids."""
    known = {name: number for name, number in ids.items() if number is not None}
    token = _ABOUT.set({**current(), **known})
    try:
        yield
    finally:
        _ABOUT.reset(token)


def current() -> dict[str, int]:
    """Return what is being worked on."""
    return _ABOUT.get() or {}
