"""Comeback: what the host does when it can be reached again. The time away costs nobody anything.

Every running turn starts again in full; what merely waits (a lobby, a rematch, a table without a
channel) waits as much longer as the bot was away. Says so on the boards, never in a new message.
"""

import asyncio
import logging
from collections.abc import Collection

from bot.clock import Clock
from bot.host.alive import Alive
from bot.host.live import LiveTables
from bot.host.places import Places
from bot.host.register import Register
from bot.host.tournament_hall import TournamentHall
from bot.table.commands import RestartClock
from bot.table.refusal import Refused
from bot.table.state import Phase
from data import homeless, tables
from data.store import Connection, Store
from data.tables import TableRow

log = logging.getLogger(__name__)

AT_ONCE = 64  # tables whose clocks are restarted in one commit


class Comeback:
    """Makes good for the time away."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        live: LiveTables,
        register: Register,
        places: Places,
        alive: Alive,
        hall: TournamentHall,
    ) -> None:
        self._store = store
        self._clock = clock
        self._tables = live
        self._register = register
        self._places = places
        self._alive = alive
        self._hall = hall
        self.restored: frozenset[int] = frozenset()  # the tables that were live at the start

    async def begin(self) -> None:
        """Learn, before anybody can ask, who sits where."""
        await self._alive.start()
        self.restored = frozenset(await self._tables.load_seats())

    async def reachable(self, guilds: Collection[int]) -> None:
        """Start the clocks again; `guilds` are the servers the bot is in."""
        away = await self._alive.away_ms()
        if away:
            await self._store.write(lambda conn: homeless.later(conn, away))
        live = await self._tables.load_seats()
        for first in range(0, len(live), AT_ONCE):
            await asyncio.gather(*(self._restart(t, away) for t in live[first : first + AT_ONCE]))
        await self._hall.reachable(away, guilds)
        await self._places.still_in(guilds)
        await self._alive.note()

    async def _restart(self, table_id: int, away: int) -> None:
        live = self._tables.get(table_id)
        try:
            async with live.lock:
                row, state = await self._tables.load(live)
                if state.phase is Phase.PLAYING:
                    await self._register.carry_out(live, None, RestartClock)
                elif state.phase is not Phase.CLOSED and row.deadline_at is not None and away:
                    after = await self._store.write(lambda conn: _postponed(conn, table_id, away))
                    self._tables.update(live, after, state)
        except Refused as refused:
            log.warning("clock of table %s: %s", table_id, refused.reason)
        except Exception:
            log.exception("clock of table %s", table_id)


def _postponed(conn: Connection, table_id: int, ms: int) -> TableRow:
    tables.postpone(conn, table_id, ms)
    return tables.known_row(conn, table_id)
