"""Receipts: notes which owed messages were shown, many of them in one write.

A message shown but not yet noted when the process dies is shown once more: that does no harm, a
write for each message would cost as much as the move itself.
"""

import asyncio
import logging
from collections.abc import Iterable

from bot.clock import Clock
from data import outbox
from data.store import Store

log = logging.getLogger(__name__)

GATHER_S = 0.05
AGAIN_S = 1.0  # after a write that failed


class Receipts:
    """Writes down what was shown, and when."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._shown: dict[int, int] = {}  # row -> when
        self._some = asyncio.Event()

    def __contains__(self, row_id: int) -> bool:
        return row_id in self._shown

    @property
    def open(self) -> int:
        """Return how many rows were shown and not yet written down."""
        return len(self._shown)

    def note(self, ids: Iterable[int]) -> None:
        """Note that rows were shown now; it is written soon."""
        self._shown |= dict.fromkeys(ids, self._clock.now())
        self._some.set()

    async def write_forever(self) -> None:
        """Write for ever; cancel to stop."""
        while True:
            await self._some.wait()
            await asyncio.sleep(GATHER_S)
            self._some.clear()
            try:
                await self.write()
            except Exception:
                log.exception("what was shown can't be noted yet")
                self._some.set()
                await asyncio.sleep(AGAIN_S)

    async def write(self) -> None:
        """Write what is noted, in one go."""
        if shown := dict(self._shown):
            await self._store.write(lambda conn: outbox.shown(conn, shown))
            for row_id in shown:
                del self._shown[row_id]
