"""LiveTable and LiveTables: the tables in memory, each with its lock, and who sits where.

Memory is only a copy of the database: whatever may have gone wrong between the two is mended by
forgetting the copy.
"""

import asyncio
from dataclasses import dataclass, field, replace

from bot.host.quarantine import Quarantine
from bot.table.events import Seat
from bot.table.evolve import fold
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase, Table
from data import tables
from data.codec import CorruptEvent
from data.store import Connection, Store
from data.tables import TableRow

# What decoding and folding raise on events that can't be; never an error of the database.
UNREADABLE = (CorruptEvent, ValueError, TypeError, LookupError, AttributeError, AssertionError)


@dataclass(slots=True)
class LiveTable:
    """A table in memory and the lock that everything which changes it holds."""

    id: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    known: tuple[TableRow, Table] | None = None


class LiveTables:
    """The live tables, loaded when they are first asked for."""

    def __init__(self, store: Store, quarantine: Quarantine) -> None:
        self._store = store
        self._quarantine = quarantine
        self._live: dict[int, LiveTable] = {}
        self._seats: dict[
            int, dict[int, tuple[int | None, Seat]]
        ] = {}  # user -> table -> (guild, seat)
        self._sitting: dict[int, list[int]] = {}  # table -> users

    async def load_seats(self) -> tuple[int, ...]:
        """Learn who sits where. Return the live tables' ids."""

        def rows(conn: Connection) -> list[TableRow]:
            found = (tables.row(conn, table_id) for table_id in tables.live(conn))
            return [row for row in found if row is not None]

        live = await self._store.read(rows)
        for row in live:
            self._index(row)
        return tuple(row.id for row in live)

    def get(self, table_id: int) -> LiveTable:
        """Return the table's place in memory; its content may not be loaded yet."""
        return self._live.setdefault(table_id, LiveTable(table_id))

    async def load(self, live: LiveTable) -> tuple[TableRow, Table]:
        """Return a table's row and state. Raise Refused when there is no such table."""
        if live.known is None:
            live.known = await self._found(live.id)
            self._index(live.known[0])
            if live.known[1].phase is Phase.CLOSED:
                self._live.pop(live.id, None)  # over for good: nothing to keep in memory
        return live.known

    async def _found(self, table_id: int) -> tuple[TableRow, Table]:
        found = await self._store.read(lambda conn: _load(conn, table_id))
        match found:
            case None:
                self._live.pop(table_id, None)
                raise Refused(Reason.TABLE_GONE)
            case (row, Table() as state):
                return row, state
            case (row, error):
                self._live.pop(table_id, None)
                self._index(replace(row, status="closed"))
                await self._quarantine.close(table_id, error)
                raise Refused(Reason.TABLE_LOST)

    def update(self, live: LiveTable, row: TableRow, state: Table) -> None:
        """Take over what was committed; a closed table is forgotten."""
        self._index(row)
        live.known = (row, state)
        if state.phase is Phase.CLOSED:
            self._live.pop(live.id, None)

    def forget(self, live: LiveTable) -> None:
        """Drop the copy; it is loaded again when next asked for."""
        live.known = None

    def seats_of(self, user_id: int, guild_id: int | None) -> list[tuple[int, Seat]]:
        """Return a person's live seats: in one server, or anywhere when None."""
        seats = self._seats.get(user_id, {})
        return [
            (table, seat) for table, (guild, seat) in seats.items() if guild_id in (None, guild)
        ]

    def turns(self) -> list[tuple[int, Seat, int, int]]:
        """Return who is to move where in memory: table, seat, turn and since when."""
        found = []
        for live in self._live.values():
            hand = live.known[1].hand if live.known else None
            if live.known and hand is not None and hand.running:
                found.append((live.id, hand.to_move, live.known[1].turn, hand.turn_started_at))
        return found

    def meant(self, user_id: int, guild_id: int | None) -> list[int]:
        """Return the tables a person may mean: where it is their turn, else where a hand is played.

        Several only in direct messages, by somebody who sits in several servers.
        """
        far = {at[0]: self._distance(*at) for at in self.seats_of(user_id, guild_id)}
        return sorted(table_id for table_id, away in far.items() if away == min(far.values()))

    def _distance(self, table_id: int, seat: Seat) -> int:
        known = self.get(table_id).known
        hand = known[1].hand if known else None
        if hand is None or not hand.running:
            return 2
        return 0 if hand.to_move == seat else 1

    def _index(self, row: TableRow) -> None:
        for user in self._sitting.pop(row.id, []):
            del self._seats[user][row.id]
            if not self._seats[user]:
                del self._seats[user]
        if row.status == "closed":
            return
        for seat, sitter in enumerate(row.sitters):
            if sitter is not None and sitter.discord_id:  # a computer has none
                self._seats.setdefault(sitter.discord_id, {})[row.id] = (row.guild_id, Seat(seat))
                self._sitting.setdefault(row.id, []).append(sitter.discord_id)


def _load(conn: Connection, table_id: int) -> tuple[TableRow, Table | Exception] | None:
    """Return a table's row and its state, or what kept the state from being read."""
    row = tables.row(conn, table_id)
    if row is None:
        return None
    try:
        return row, fold(tables.events(conn, table_id))
    except UNREADABLE as error:
        return row, error
