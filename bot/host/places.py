"""Places: what becomes of tables when the server or the channel they live in is gone.

The server's doing, never a player's: the hand is void, its holds are released, and the players are
told in direct messages. A table without a channel has ten minutes to get a board elsewhere.
"""

import logging
from collections.abc import Callable, Collection

from bot.clock import Clock
from bot.host.live import LiveTables
from bot.host.notice import What, notices
from bot.host.outbox import Outbox
from bot.host.register import Register
from bot.table import commands
from bot.table.events import CloseReason, VoidReason
from bot.table.options import Mode
from bot.table.refusal import Refused
from bot.table.state import Phase, Table
from data import homeless, lost, outbox, tables
from data.outbox import Owed
from data.players import DIRECT_MESSAGES
from data.store import Connection, Store
from data.tables import TableRow

log = logging.getLogger(__name__)

PATIENCE_MS = 10 * 60_000

_Which = Callable[[Connection], tuple[int, ...]]
_Change = Callable[[Connection], None]


class Places:
    """Looks after tables that lose the place they live in."""

    def __init__(
        self, store: Store, clock: Clock, live: LiveTables, register: Register, outbox: Outbox
    ) -> None:
        self._store = store
        self._clock = clock
        self._tables = live
        self._register = register
        self._outbox = outbox
        self._barred: dict[int, int] = {}  # table -> the channel whose players have been told

    async def still_in(self, guilds: Collection[int]) -> None:
        """Compare with the servers the bot is in now: it may have been removed while away."""
        for row in await self._rows(tables.live):
            if row.guild_id not in (DIRECT_MESSAGES, *guilds):
                await self._end(row.id, What.SERVER)

    async def server_gone(self, guild_id: int) -> None:
        """End every table of a server that the bot was removed from."""
        for row in await self._rows(lambda conn: tables.live_in(conn, guild_id=guild_id)):
            await self._end(row.id, What.SERVER)

    async def channel_gone(self, channel_id: int) -> None:
        """Give the tables of a deleted channel ten minutes to be posted elsewhere."""
        for row in await self._rows(lambda conn: tables.live_in(conn, channel_id=channel_id)):
            await self.board_gone(row.id, channel_id)

    async def thread_gone(self, guild_id: int, thread_id: int) -> None:
        """Show the table of a deleted thread in the channel instead."""
        for row in await self._rows(lambda conn: tables.live_in(conn, guild_id=guild_id)):
            if row.thread_id == thread_id:
                await self.leave_thread(row.id)

    async def leave_thread(self, table_id: int) -> None:
        """Show a table in its channel from now on: the thread is gone or closed to the bot."""
        await self._placed(table_id, lambda conn: tables.leave_thread(conn, table_id))

    async def move(self, table_id: int, channel_id: int) -> None:
        """Show a table in another channel of its server from now on."""

        def move(conn: Connection) -> None:
            tables.move(conn, table_id, channel_id)
            homeless.housed(conn, table_id)

        await self._placed(table_id, move)

    async def board_gone(self, table_id: int, channel_id: int) -> None:
        """Note that a table's channel is gone; who plays there is told, once."""
        live = self._tables.get(table_id)
        async with live.lock:
            row, state = await self._tables.load(live)
            at = self._clock.now()
            if row.channel_id != channel_id:
                return  # it has moved on meanwhile
            if state.phase is Phase.WAITING:
                await self._register.carry_out(live, None, _close)
            elif state.phase is Phase.PLAYING:
                told = notices(row, What.HOMELESS)

                def work(conn: Connection) -> None:
                    if homeless.note(conn, table_id, at):
                        lost.owe(conn, table_id, told, at)

                await self._store.write(work)
        self._outbox.wake()

    async def board_barred(self, table_id: int, channel_id: int) -> None:
        """Note that the bot may not show a board where it is; who plays there is told, once."""
        live = self._tables.get(table_id)
        async with live.lock:
            row, state = await self._tables.load(live)
            waits = state.options.mode is Mode.MATCH and state.phase is not Phase.CLOSED
            if state.phase is not Phase.PLAYING and not waits:
                return
            if self._barred.get(table_id) == channel_id:
                return
            self._barred[table_id] = channel_id
            told, at = notices(row, What.BARRED), self._clock.now()
            await self._store.write(lambda conn: lost.owe(conn, table_id, told, at))
        self._outbox.wake()

    async def expire(self) -> None:
        """End the tables whose channel has been gone for too long."""
        before = self._clock.now() - PATIENCE_MS
        for table_id in await self._store.read(lambda conn: homeless.since(conn, before)):
            await self._end(table_id, What.CHANNEL)

    async def _rows(self, which: _Which) -> list[TableRow]:
        return await self._store.read(
            lambda conn: [tables.known_row(conn, table_id) for table_id in which(conn)]
        )

    async def _placed(self, table_id: int, place: _Change) -> None:
        live = self._tables.get(table_id)
        at = self._clock.now()

        def work(conn: Connection) -> TableRow:
            place(conn)
            outbox.add(conn, table_id, Owed("board", {}), at)
            return tables.known_row(conn, table_id)

        async with live.lock:
            _, state = await self._tables.load(live)
            self._tables.update(live, await self._store.write(work), state)
        self._outbox.wake()

    async def _end(self, table_id: int, what: What) -> None:
        """Void the running hand and close the table."""
        live = self._tables.get(table_id)
        try:
            async with live.lock:
                row, state = await self._tables.load(live)
                if state.phase is not Phase.CLOSED:
                    await self._void_and_close(table_id, row, state, what)
        except Refused as refused:
            log.warning("table %s can't be ended: %s", table_id, refused.reason)
        await self._store.write(lambda conn: homeless.housed(conn, table_id))

    async def _void_and_close(self, table_id: int, row: TableRow, state: Table, what: What) -> None:
        live, hand, told = self._tables.get(table_id), state.hand, tuple[Owed, ...]()
        if hand is not None and hand.running:
            told = notices(row, what, hand.number, hand.secret)
            await self._register.carry_out(
                live, None, lambda at: commands.Void(at, VoidReason.HOST)
            )
        await self._register.carry_out(live, None, _close, owed=told)
        log.warning("table %s is closed (%s)", table_id, what)


def _close(at: int) -> commands.Close:
    return commands.Close(at, CloseReason.HOST)
