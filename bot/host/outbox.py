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
from bot.host.presenter import Board, Presenter
from bot.host.shelf import Shelf
from bot.table.events import Seat
from bot.table.refusal import Refused
from data import outbox
from data.outbox import OutboxRow, Owed
from data.store import Store

log = logging.getLogger(__name__)

AT_ONCE = 10  # tables; a longer backlog is worked off at a pace
BACKLOG_S = 0.1  # a table, so that about 30 of Discord's 50 requests a second go there
REMEMBERED = 1000  # messages whose last edit is remembered
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
        self._look = asyncio.Event()
        self._look.set()  # what an earlier process owed
        self._behind = True
        self._presenter: Presenter | None = None
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()  # owe something more while they are busy
        self._interval_s = interval_s
        self._shown: dict[tuple[int, str], float] = {}  # when each message was last edited

    @property
    def idle(self) -> bool:
        """Tell whether nothing is being shown and nobody has asked to look."""
        return not self._busy and not self._look.is_set() and not self._behind

    def wake(self, table_id: int | None = None) -> None:
        """Show what a table owes, at once; without a table look for all that is owed."""
        if table_id is None or self._presenter is None:
            self._look.set()
        else:
            self._begin(table_id, self._presenter)

    async def quiet(self, patience_s: float) -> None:
        """Wait until nothing is owed, but no longer than this."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience_s):
                while not self.idle:  # noqa: ASYNC110 -- many tasks show, none of them knows
                    await asyncio.sleep(0.01)

    async def run(self, presenter: Presenter) -> None:
        """Show rows for ever; cancel to stop. What was owed before now doesn't hold up the new."""
        self._presenter = presenter
        self._look.set()
        try:
            while True:
                await self._look.wait()
                self._behind = True
                self._look.clear()
                await self._catch_up(presenter)
                self._behind = False
        finally:
            self._presenter = None
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _catch_up(self, presenter: Presenter) -> None:
        """Show what is owed, table by table; a long backlog leaves room for what happens now."""
        tables = await self._store.read(outbox.due_tables)
        for table_id in tables:
            self._begin(table_id, presenter)
            if len(tables) > AT_ONCE:
                await asyncio.sleep(BACKLOG_S)

    def _begin(self, table_id: int, presenter: Presenter) -> None:
        if table_id in self._busy:
            self._again.add(table_id)
            return
        self._busy[table_id] = asyncio.create_task(
            self._drain(table_id, presenter), name=f"outbox-{table_id}"
        )

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
            self._look.set()
        finally:
            del self._busy[table_id]
            if table_id in self._again:
                self._again.discard(table_id)
                self._begin(table_id, presenter)

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
        if len(self._shown) > REMEMBERED:
            recent = now - self._interval_s
            self._shown = {key: at for key, at in self._shown.items() if at > recent}

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
                board = await self._shelf.board(table_id)
                await presenter.show_board(board)
                await self._again_unless_current(board)
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

    async def _again_unless_current(self, board: Board) -> None:
        """Owe a board again that was looked up before its table had moved on in memory, too."""
        now = await self._shelf.board(board.row.id)
        place = (now.version, now.row.channel_id, now.row.thread_id)
        if place != (board.version, board.row.channel_id, board.row.thread_id):
            at = self._clock.now()
            owed = Owed("board", {})
            await self._store.write(lambda conn: outbox.add(conn, board.row.id, owed, at))

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
