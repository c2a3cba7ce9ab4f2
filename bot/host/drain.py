"""Drain: lets the answers that are being worked on be given before the bot stops."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

MOMENT_S = 0.1


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
        """Wait until nothing is being worked on for a moment. Tell whether that was in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience_s):
                while True:
                    await self._empty.wait()
                    await asyncio.sleep(MOMENT_S)  # what has arrived is begun meanwhile
                    if not self._working:
                        break
        return not self._working
