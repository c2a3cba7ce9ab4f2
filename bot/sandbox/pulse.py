"""Pulse: lets anything wait until anything else has changed, without polling.

Must never hold state of its own beyond who is waiting.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Pulse:
    """Wakes every waiter at each change."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def beat(self) -> None:
        """Tell every waiter that something has changed."""
        for waiter in self._waiting:
            if not waiter.done():
                waiter.set_result(None)
        self._waiting.clear()

    async def until(
        self,
        predicate: Callable[[], T],
        timeout: float | None,  # noqa: ASYNC109
        *,
        every: float | None = None,
    ) -> T:
        """Return the first true value of `predicate`; raise TimeoutError after `timeout` s.

        It is asked at each change, and `every` s for what changes elsewhere.
        """
        async with asyncio.timeout(timeout):
            while not (value := predicate()):
                waiter = asyncio.get_running_loop().create_future()
                self._waiting.add(waiter)
                try:
                    await asyncio.wait([waiter], timeout=every)
                finally:
                    self._waiting.discard(waiter)
            return value
