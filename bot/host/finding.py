"""Finding: brings people who look for an opponent together.

Those who look for the same stakes in one server are served one after the other, so that two who
look at the same moment find each other and don't open a table each.
"""

import asyncio
from collections.abc import Awaitable, Callable

from bot.host.live import LiveTables
from bot.host.presenter import Ask, Board, HandOf
from bot.host.register import Register
from bot.host.shelf import Shelf
from bot.table import commands
from bot.table.options import Mode, TableOptions
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase

Sit = Callable[[Ask, int], Awaitable[HandOf]]
Open = Callable[[Ask, TableOptions], Awaitable[Board]]


class Finding:
    """Finds open tables."""

    def __init__(self, live: LiveTables, shelf: Shelf, register: Register) -> None:
        self._tables = live
        self._shelf = shelf
        self._register = register
        self._locks: dict[object, asyncio.Lock] = {}

    async def find(self, ask: Ask, options: TableOptions, sit: Sit, open_: Open) -> HandOf | Board:
        """Sit down at an open table of these options, or open one.

        Who waits alone already goes on waiting, or moves to another's table if there is one.
        """
        stakes = (ask.guild_id, options.mode, options.room)
        async with self._locks.setdefault(stakes, asyncio.Lock()):
            alone = await self._waits_alone(ask)
            for table_id in await self._shelf.open_tables(ask, options):
                if table_id == alone:
                    continue
                if alone is not None:
                    await self._give_up(ask, alone)
                    alone = None
                try:
                    return await sit(ask, table_id)
                except Refused:
                    continue  # taken a moment ago, or its opener is short: try the next
            return await (open_(ask, options) if alone is None else self._shelf.board(alone))

    async def _waits_alone(self, ask: Ask) -> int | None:
        """Return the table where the asker waits for anybody, None when seated nowhere."""
        for table_id, _ in self._tables.seats_of(ask.user_id, ask.guild_id):
            row, state = await self._tables.load(self._tables.get(table_id))
            match = state.options.mode is Mode.MATCH
            if state.phase is not Phase.WAITING or row.invited is not None or match:
                raise Refused(Reason.ALREADY_SEATED, table=table_id)
            return table_id
        return None

    async def _give_up(self, ask: Ask, table_id: int) -> None:
        """Leave the table where the asker waits; the interaction is answered by what follows."""
        live = self._tables.get(table_id)
        async with live.lock:
            row, _ = await self._tables.load(live)
            seat = row.seat_of(ask.user_id)
            if seat is not None:
                await self._register.carry_out(live, None, lambda at: commands.Leave(at, seat))
