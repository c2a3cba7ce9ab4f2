"""Haste: whether somebody waits for what the task at hand asks of Discord.

Kept with the task that works and those it begins, until one of them says otherwise.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_AWAITED: ContextVar[bool] = ContextVar("awaited", default=False)


@contextmanager
def awaited(by_somebody: bool = True) -> Iterator[None]:
    """Let requests made meanwhile go before others, or after them."""
    token = _AWAITED.set(by_somebody)
    try:
        yield
    finally:
        _AWAITED.reset(token)


def is_awaited() -> bool:
    """Tell whether somebody waits."""
    return _AWAITED.get()
