"""Drain: lets the answers that are being worked on be given before the bot stops."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Drain:
    """Counts what is being worked on."""

    def __init__(self) -> None:
        self._working = 0
        self._empty = asyncio.Event()
        self._empty.set()

    @contextmanager
    def working(self) -> Iterator[None]:
        """Keep the bot from stopping while this lasts."""
        self._working += 1
        self._empty.clear()
        try:
            yield
        finally:
            self._working -= 1
            if not self._working:
                self._empty.set()

    async def finished(self, patience_s: float) -> bool:
        """Wait until nothing is being worked on. Tell whether it came to that in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience_s):
                await self._empty.wait()
        return not self._working
