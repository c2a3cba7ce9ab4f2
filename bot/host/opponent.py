"""Opponent: the computers that take their time to think, beside everything else that goes on.

A thought holds no lock: what came of it counts only if the turn is still the one thought about.
Where none comes, the level medium answers at once. Owns no clock: a turn is due as any deadline is.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from bot.host import company
from bot.host.live import LiveTables
from bot.host.register import Register
from bot.host.thinker import NoThought, Thinker
from bot.table.commands import Pass, Play
from bot.table.refusal import Refused
from bot.table.state import Table
from bot.table.views import seat_view

log = logging.getLogger(__name__)

Task = asyncio.Task[None]


class Opponent:
    """Thinks at each table about one turn at a time."""

    def __init__(self, tables: LiveTables, register: Register, thinker: Thinker) -> None:
        self._tables = tables
        self._register = register
        self._thinker = thinker
        self._thoughts: dict[int, Task] = {}  # by table

    def begin(self, table: Table) -> None:
        """Think about the computer's turn at a table, and then move; twice is as good as once."""
        if table.id in self._thoughts:
            return
        task = asyncio.create_task(self._move(table), name=f"thought at table {table.id}")
        self._thoughts[table.id] = task
        task.add_done_callback(lambda _: self._thoughts.pop(table.id, None))

    async def close(self) -> None:
        """Give up every thought: its turn is due again at the next start."""
        thoughts = list(self._thoughts.values())
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    async def _move(self, table: Table) -> None:
        try:
            thought = await self._thought(table)
            live = self._tables.get(table.id)
            async with live.lock:
                _, state = await self._tables.load(live)
                if state.turn == table.turn and company.thinks(state):
                    await self._register.carry_out(live, None, partial(thought, state))
        except Refused as refused:
            log.warning("the computer's turn at table %s: %s", table.id, refused.reason)
        except Exception:  # the sweeper will find the turn still due
            log.exception("the computer's turn at table %s", table.id)

    async def _thought(self, table: Table) -> Callable[[Table, int], Play | Pass]:
        """Return what makes the move: the one thought of, or the one that needs no thought."""
        view = seat_view(table, company.COMPUTER)
        try:
            move = await self._thinker.choose(view, company.seed(table))
        except NoThought:
            return company.move
        return lambda state, at: company.made(state, at, move)
