"""Outbox: shows what is committed, until it is shown.

Rows are written with the events and outlive the process. Of several rows for one message only the
newest state is shown, and no message is edited more than once in an interval. Tables don't wait
for each other.
"""

import asyncio
import logging
from contextlib import suppress
from itertools import count

from bot.clock import Clock
from bot.host.notice import notice_of
from bot.host.presenter import Presenter
from bot.host.shelf import Shelf
from bot.table.events import Seat
from bot.table.refusal import Refused
from data import outbox
from data.outbox import OutboxRow
from data.store import Store

log = logging.getLogger(__name__)

INTERVAL_S = 1.0  # between two edits of one message
TRIES = 4
BACKOFF_S = 0.5
LONGEST_S = 10.0


class Outbox:
    """Drains the outbox table through a presenter."""

    def __init__(
        self, store: Store, clock: Clock, shelf: Shelf, interval_s: float = INTERVAL_S
    ) -> None:
        self._store = store
        self._clock = clock
        self._shelf = shelf
        self._wake = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._looking = False
        self._interval_s = interval_s
        self._shown: dict[tuple[int, str], float] = {}  # when each message was last edited

    @property
    def idle(self) -> bool:
        """Tell whether nothing is being shown and nobody has asked to look."""
        return not self._busy and not self._wake.is_set() and not self._looking

    def wake(self) -> None:
        """Look for rows now."""
        self._wake.set()

    async def quiet(self, patience_s: float) -> None:
        """Wait until nothing is owed, but no longer than this."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience_s):
                while not self.idle:  # noqa: ASYNC110 -- many tasks show, none of them knows
                    await asyncio.sleep(0.01)

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
        for table_id in {row.table_id for row in await self._store.read(outbox.due)}:
            if table_id is not None and table_id not in self._busy:
                task = asyncio.create_task(
                    self._drain(table_id, presenter), name=f"outbox-{table_id}"
                )
                self._busy[table_id] = task

    async def _drain(self, table_id: int, presenter: Presenter) -> None:
        """Show what one table owes, message by message, each at most once in an interval."""
        try:
            while rows := await self._owed(table_id):
                message = _message(rows[0])
                await self._wait_for(table_id, message)
                rows = [row for row in await self._owed(table_id) if _message(row) == message]
                await self._insist(table_id, rows[-1], presenter)
                self._shown[table_id, message] = asyncio.get_running_loop().time()
                await self._done([row.id for row in rows])
        except Exception:
            log.exception("outbox of table %s", table_id)
            await asyncio.sleep(BACKOFF_S)
        finally:
            del self._busy[table_id]
            self.wake()

    async def _owed(self, table_id: int) -> list[OutboxRow]:
        return await self._store.read(lambda conn: outbox.due_of(conn, table_id))

    async def _done(self, ids: list[int]) -> None:
        await self._store.write(lambda conn: outbox.done(conn, ids, self._clock.now()))

    async def _wait_for(self, table_id: int, message: str) -> None:
        """Wait until the message may be edited again; what happens meanwhile is shown with it."""
        now = asyncio.get_running_loop().time()
        last = self._shown.get((table_id, message))
        if last is not None and last + self._interval_s > now:
            await asyncio.sleep(last + self._interval_s - now)
        self._shown = {key: at for key, at in self._shown.items() if at + self._interval_s > now}

    async def _insist(self, table_id: int, row: OutboxRow, presenter: Presenter) -> None:
        """Show a row: for ever while Discord is out of reach, a few times when we are to blame."""
        failed = 0
        for attempt in count():
            try:
                with suppress(Refused):  # the table is gone: nothing to show
                    await self._show(table_id, row, presenter)
                return
            except Exception as error:
                if presenter.is_outage(error):
                    log.warning(
                        "table %s, %s: Discord is out of reach: %s", table_id, row.kind, error
                    )
                else:
                    log.exception("showing %s of table %s", row.kind, table_id)
                    failed += 1
                if failed == TRIES:
                    return
                await asyncio.sleep(min(BACKOFF_S * 2**attempt, LONGEST_S))

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
            case "tell":
                notice = notice_of(table_id, row.payload)
                await presenter.tell(notice, await self._shelf.locale_of(notice.user_id))
            case "lost":
                await presenter.show_lost(*await self._shelf.lost(table_id))
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


def _message(row: OutboxRow) -> str:
    """Return which message a row is about."""
    return " ".join([row.kind, *(f"{name}={row.payload[name]}" for name in sorted(row.payload))])
