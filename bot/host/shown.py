"""Shown: notes where boards and hands are in Discord, and owes what has to be shown again."""

from collections.abc import Callable

from bot.clock import Clock
from bot.host.live import LiveTables
from bot.host.outbox import Outbox
from bot.host.presenter import HandOf
from bot.table.events import Seat
from data import homeless, outbox, tables
from data.outbox import Owed
from data.store import Connection, Store
from data.tables import TableRow


class Shown:
    """Keeps the ids of what is shown."""

    def __init__(self, store: Store, clock: Clock, live: LiveTables, owing: Outbox) -> None:
        self._store = store
        self._clock = clock
        self._tables = live
        self._outbox = owing

    async def board(self, table_id: int, message_id: int) -> None:
        """Note where the table's board is now."""

        def note(conn: Connection) -> None:
            tables.set_message(conn, table_id, message_id, self._clock.now())
            homeless.housed(conn, table_id)

        await self._noted(table_id, note)

    async def hand(self, hand: HandOf, channel_id: int, message_id: int) -> None:
        """Note where the message of who sits there is, unless somebody else does by now."""
        table_id, sitter = hand.board.row.id, hand.board.row.sitters[hand.seat]
        assert sitter is not None
        await self._noted(
            table_id,
            lambda conn: tables.set_hand_message(
                conn, table_id, sitter.player, channel_id, message_id
            ),
        )

    async def thread(self, table_id: int, thread_id: int) -> None:
        """Note the thread that the table lives in."""
        await self._noted(table_id, lambda conn: tables.set_thread(conn, table_id, thread_id))

    async def owe_board(self, table_id: int) -> None:
        """Show a board again: it has something more to say."""
        await self._owe(table_id, Owed("board", {}))

    async def owe_hand(self, table_id: int, seat: Seat) -> None:
        """Show a seat its hand in its own message: an answer could not be given."""
        await self._owe(table_id, Owed("hand", {"seat": seat}))

    async def _owe(self, table_id: int, owed: Owed) -> None:
        at = self._clock.now()
        await self._store.write(lambda conn: outbox.add(conn, table_id, owed, at))
        self._outbox.wake(table_id)

    async def _noted(self, table_id: int, note: Callable[[Connection], None]) -> None:
        live = self._tables.get(table_id)

        def work(conn: Connection) -> TableRow:
            note(conn)
            return tables.known_row(conn, table_id)

        async with live.lock:
            _, state = await self._tables.load(live)
            self._tables.update(live, await self._store.write(work), state)
