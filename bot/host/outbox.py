"""Outbox: shows what is committed, until it is shown.

Rows are written with the events and outlive the process. Of several rows for one message only the
newest state is shown. Tables don't wait for each other.
"""

import asyncio
import logging
from collections import defaultdict
from contextlib import suppress

from bot.clock import Clock
from bot.host.presenter import Presenter
from bot.host.shelf import Shelf
from bot.table.events import Seat
from bot.table.refusal import Refused
from data import outbox
from data.outbox import OutboxRow
from data.store import Store

log = logging.getLogger(__name__)

TRIES = 4
BACKOFF_S = 0.5


class Outbox:
    """Drains the outbox table through a presenter."""

    def __init__(self, store: Store, clock: Clock, shelf: Shelf) -> None:
        self._store = store
        self._clock = clock
        self._shelf = shelf
        self._wake = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._looking = False

    @property
    def idle(self) -> bool:
        """Tell whether nothing is being shown and nobody has asked to look."""
        return not self._busy and not self._wake.is_set() and not self._looking

    def wake(self) -> None:
        """Look for rows now."""
        self._wake.set()

    async def run(self, presenter: Presenter) -> None:
        """Show rows for ever; cancel to stop."""
        self.wake()
        try:
            while True:
                await self._wake.wait()
                self._looking = True
                self._wake.clear()
                await self._start(presenter)
                self._looking = False
        finally:
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _start(self, presenter: Presenter) -> None:
        tables: dict[int, list[OutboxRow]] = defaultdict(list)
        for row in await self._store.read(outbox.due):
            if row.table_id is not None:
                tables[row.table_id].append(row)
        for table_id, rows in tables.items():
            if table_id not in self._busy:
                task = asyncio.create_task(
                    self._drain(table_id, rows, presenter), name=f"outbox-{table_id}"
                )
                self._busy[table_id] = task

    async def _drain(self, table_id: int, rows: list[OutboxRow], presenter: Presenter) -> None:
        try:
            latest = {(row.kind, *sorted(row.payload.items())): row for row in rows}
            for row in sorted(latest.values(), key=lambda row: row.id):
                await self._insist(table_id, row, presenter)
            ids = [row.id for row in rows]
            await self._store.write(lambda conn: outbox.done(conn, ids, self._clock.now()))
        except Exception:
            log.exception("outbox of table %s", table_id)
            await asyncio.sleep(BACKOFF_S)
        finally:
            del self._busy[table_id]
            self.wake()

    async def _insist(self, table_id: int, row: OutboxRow, presenter: Presenter) -> None:
        for attempt in range(TRIES):
            try:
                with suppress(Refused):  # the table is gone: nothing to show
                    await self._show(table_id, row, presenter)
                return
            except Exception:
                log.exception("showing %s of table %s, try %s", row.kind, table_id, attempt + 1)
                await asyncio.sleep(BACKOFF_S * 4**attempt)

    async def _show(self, table_id: int, row: OutboxRow, presenter: Presenter) -> None:
        match row.kind:
            case "thread":
                await presenter.open_thread(await self._shelf.board(table_id))
            case "board":
                await presenter.show_board(await self._shelf.board(table_id))
            case "close":
                board = await self._shelf.board_of_hand(table_id, int(row.payload["number"]))
                await presenter.close_board(board, int(row.payload["message"]))
            case "hand":
                await self._show_hand(table_id, Seat(int(row.payload["seat"])), presenter)
            case _:
                raise ValueError(f"unknown outbox row {row.kind!r}")

    async def _show_hand(self, table_id: int, seat: Seat, presenter: Presenter) -> None:
        # An answer to a click may edit the same message meanwhile: the newest state is shown last.
        while True:
            hand = await self._shelf.hand(table_id, seat)
            sitter = hand.board.row.sitters[seat]
            if sitter is None or not sitter.discord_id:  # who left has seen the end already
                return
            locale = await self._shelf.locale_of(sitter.discord_id)
            await presenter.show_hand(hand, sitter.discord_id, locale)
            if await self._shelf.is_current(hand):
                return
