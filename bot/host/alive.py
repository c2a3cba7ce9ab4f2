"""Alive: notes every few seconds that the bot can be reached; knows how long it could not be.

What it was away for is nobody's fault. Stops no clock itself: the host does.
"""

import asyncio
import logging
from collections.abc import Callable

from bot.clock import Clock
from data import alive
from data.store import Store

log = logging.getLogger(__name__)

EVERY_S = 5.0
RESTLESS_MS = 60_000


class Alive:
    """What is known of the bot's own absence."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.started_at = clock.now()
        self._restless = False  # this start followed another within a minute

    async def start(self) -> None:
        """Note this start."""
        at = self.started_at = self._clock.now()
        before = await self._store.write(lambda conn: alive.start(conn, at))
        self._restless = before is not None and at - before < RESTLESS_MS
        if self._restless:
            log.warning("started twice within a minute")

    @property
    def looping(self) -> bool:
        """Tell whether this may be one of many starts in a loop of crashes: it says nothing new."""
        return self._restless and self._clock.now() - self.started_at < RESTLESS_MS

    async def note(self) -> None:
        """Note that the bot can be reached."""
        at = self._clock.now()
        await self._store.write(lambda conn: alive.note(conn, at))

    async def away_ms(self) -> int:
        """Return for how long the bot has not been reachable."""
        last = await self._store.read(alive.last)
        return 0 if last is None else max(0, self._clock.now() - last)

    async def note_forever(self, reachable: Callable[[], bool]) -> None:
        """Note it every few seconds, while it is so, until cancelled."""
        while True:
            try:
                if reachable():
                    await self.note()
            except Exception:
                log.exception("noting that the bot is alive")
            await asyncio.sleep(EVERY_S)
