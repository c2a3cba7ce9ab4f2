"""Playing: what the two at a table do with a running hand, and how their acts are carried out.

The part of the host that needs a seat. Lock, load, decide, commit, show: never in another order.
"""

from collections.abc import Callable

from bot.host.acts import Act
from bot.host.arrival import entry_of
from bot.host.live import LiveTables
from bot.host.presenter import Ask, HandOf
from bot.host.register import Register
from bot.host.shelf import Shelf
from bot.rules.cards import Counts
from bot.rules.combinations import Kind
from bot.table import commands
from bot.table.events import Seat
from bot.table.refusal import Reason, Refused
from data.players import PlayerId
from data.store import Connection
from data.tables import TableRow


class Playing:
    """Carries out what somebody does at their own table."""

    shelf: Shelf
    _tables: LiveTables
    _register: Register

    async def play(
        self,
        ask: Ask,
        table_id: int,
        cards: Counts,
        *,
        kind: Kind | None = None,
        turn: int | None = None,
    ) -> HandOf:
        """Play cards."""
        return await self._act(
            ask, table_id, lambda at, seat: commands.Play(at, seat, cards, kind, turn)
        )

    async def pass_(self, ask: Ask, table_id: int, *, turn: int | None = None) -> HandOf:
        """Pass."""
        return await self._act(ask, table_id, lambda at, seat: commands.Pass(at, seat, turn))

    async def resign(self, ask: Ask, table_id: int, *, turn: int | None = None) -> HandOf:
        """Give the running hand up."""
        return await self._act(ask, table_id, lambda at, seat: commands.Resign(at, seat, turn))

    async def come_back(self, ask: Ask, table_id: int) -> HandOf:
        """Come back from auto-play."""
        return await self._act(ask, table_id, commands.Return)

    async def claim(self, ask: Ask, table_id: int) -> HandOf:
        """Claim the win over an opponent who is away."""
        return await self._act(ask, table_id, commands.ClaimWin)

    async def call_off(self, ask: Ask, table_id: int) -> HandOf:
        """Agree to void the running hand; it is void when both have."""
        return await self._act(ask, table_id, commands.CallOff)

    async def hand(self, ask: Ask, table_id: int) -> HandOf:
        """Return what the asker's seat may see. Raise Refused for everybody else."""
        row, _ = await self._tables.load(self._tables.get(table_id))
        return await self.shelf.hand(table_id, _seat_of(row, ask))

    async def _act(
        self,
        ask: Ask,
        table_id: int,
        command: Callable[[int, Seat], Act],
        arrive: Callable[[Connection, Ask, TableRow], PlayerId | None] | None = None,
    ) -> HandOf:
        live = self._tables.get(table_id)
        async with live.lock:
            row, _ = await self._tables.load(live)
            seat = _seat_of(row, ask)
            try:
                await self._register.carry_out(
                    live,
                    ask,
                    lambda at: command(at, seat),
                    (lambda conn: arrive(conn, ask, row)) if arrive else None,
                )
            except Refused as refused:
                raise entry_of(refused, seat) from refused
        return await self.shelf.hand(table_id, seat)


def _seat_of(row: TableRow, ask: Ask) -> Seat:
    seat = row.seat_of(ask.user_id)
    if seat is None:
        raise Refused(Reason.TABLE_CLOSED if row.status == "closed" else Reason.NOT_SEATED)
    return seat
