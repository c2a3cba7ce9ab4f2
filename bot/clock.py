"""Clock: the one source of time. Everything else is given it, so that tests turn it by hand."""

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> int:
        """Return unix milliseconds."""


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        """Return unix milliseconds."""
        return time.time_ns() // 1_000_000


class ManualClock:
    """A clock that stands still until it is turned."""

    def __init__(self, at: int = 1_800_000_000_000) -> None:
        self.at = at

    def now(self) -> int:
        """Return unix milliseconds."""
        return self.at

    def advance(self, ms: int) -> None:
        """Turn the clock forward."""
        self.at += ms
