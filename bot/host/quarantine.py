"""Quarantine: closes a table that can't be read any more, and owes its players word of it.

Its hand is void and the holds are released; the other tables and the bot go on. Never tries to
mend events.
"""

import logging
from collections.abc import Callable

from bot.clock import Clock
from bot.host.notice import What, notices
from data import lost
from data.lost import Lost
from data.outbox import Owed
from data.store import Connection, Store

log = logging.getLogger(__name__)


class Quarantine:
    """Closes what can't be read."""

    def __init__(self, store: Store, clock: Clock, wake: Callable[[], None]) -> None:
        self._store = store
        self._clock = clock
        self._wake = wake  # the outbox

    async def close(self, table_id: int, cause: Exception) -> Lost | None:
        """Void and close the table; None when that was done before."""
        at = self._clock.now()

        def work(conn: Connection) -> Lost | None:
            found = lost.close(conn, table_id, at)
            if found is not None:
                told = notices(found.row, What.LOST, found.number, found.secret)
                lost.owe(conn, table_id, (Owed("lost", {}), *told), at)
            return found

        found = await self._store.write(work)
        if found is not None:
            self._wake()
            log.error(
                "table %s can't be read and is closed, its hand is void: %s: %s",
                table_id,
                type(cause).__name__,
                cause,
            )
        return found
