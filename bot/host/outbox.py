"""Outbox: shows what is committed, until it is shown.

Rows are written with the events and outlive the process. Of several rows for one message only the
newest state is shown, and no message is edited more than once in an interval. Tables and
tournaments don't wait for each other. What a row shows is not known here.
"""

import asyncio
import logging
from contextlib import suppress
from itertools import count

from bot.clock import Clock
from bot.haste import awaited
from bot.host.presenter import Presenter
from bot.host.receipts import Receipts
from bot.host.showing import Showing
from bot.log_about import about
from bot.table.refusal import Refused
from data import outbox
from data.outbox import Of, OutboxRow, Owner
from data.store import Store

log = logging.getLogger(__name__)

AT_ONCE = 10  # owners; a longer backlog is worked off at a pace
BACKLOG_S = 0.1  # for each, so that about 30 of Discord's 50 requests a second go there
REMEMBERED = 1000  # messages whose last edit is remembered
INTERVAL_S = 1.0  # between two edits of one message
TRIES = 4
BACKOFF_S = 0.5
LONGEST_S = 10.0


class Outbox:
    """Drains the outbox table through a presenter."""

    def __init__(
        self, store: Store, clock: Clock, showing: Showing, interval_s: float = INTERVAL_S
    ) -> None:
        self._store = store
        self._clock = clock
        self._showing = showing
        self._look = asyncio.Event()
        self._look.set()  # what an earlier process owed
        self._behind = True
        self._presenter: Presenter | None = None
        self._busy: dict[Owner, asyncio.Task[None]] = {}
        self._again: set[Owner] = set()  # owe something more while they are busy
        self._receipts = Receipts(store, clock)
        self._interval_s = interval_s
        self._shown: dict[tuple[Owner, str], float] = {}  # when each message was last edited

    @property
    def idle(self) -> bool:
        """Tell whether nothing is being shown and nobody has asked to look."""
        return not self._busy and not self._look.is_set() and not self._behind

    @property
    def noted(self) -> bool:
        """Tell whether all that was shown is written down as shown."""
        return not self._receipts.open

    def wake(self, table_id: int | None = None) -> None:
        """Show what a table owes, at once; without a table look for all that is owed."""
        if table_id is None or self._presenter is None:
            self._look.set()
        else:
            self._begin(Owner(Of.TABLE, table_id), self._presenter)

    def wake_tournament(self, tournament_id: int) -> None:
        """Show what a tournament owes, at once."""
        if self._presenter is None:
            self._look.set()
        else:
            self._begin(Owner(Of.TOURNAMENT, tournament_id), self._presenter)

    async def owes(self, table_id: int) -> bool:
        """Tell whether a table has something that was not shown yet."""
        owner = Owner(Of.TABLE, table_id)
        if owner in self._busy:
            return True
        rows = await self._store.read(lambda conn: outbox.due_of(conn, owner))
        return any(row.id not in self._receipts for row in rows)

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
        noting = asyncio.create_task(self._receipts.write_forever(), name="receipts")
        try:
            while True:
                await self._look.wait()
                self._behind = True
                self._look.clear()
                await self._catch_up(presenter)
                self._behind = False
        finally:
            self._presenter = None
            tasks = [noting, *self._busy.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._receipts.write()

    async def _catch_up(self, presenter: Presenter) -> None:
        """Show what is owed, one by one; a long backlog leaves room for what happens now."""
        owners = await self._store.read(outbox.due_owners)
        for owner in owners:
            self._begin(owner, presenter)
            if len(owners) > AT_ONCE:
                await asyncio.sleep(BACKLOG_S)

    def _begin(self, owner: Owner, presenter: Presenter) -> None:
        if owner in self._busy:
            self._again.add(owner)
            return
        with about(**{owner.of.value: owner.id}):
            self._busy[owner] = asyncio.create_task(
                self._drain(owner, presenter), name=f"outbox-{owner}"
            )

    async def _drain(self, owner: Owner, presenter: Presenter) -> None:
        """Show what one owner owes, message by message, each at most once in an interval."""
        try:
            more = True
            with awaited(by_somebody=False):
                while more:
                    more = await self._show_all(owner, presenter) or owner in self._again
        except Exception:
            log.exception("outbox of %s", owner)
            await asyncio.sleep(BACKOFF_S)
            self._look.set()
        finally:
            del self._busy[owner]
            if owner in self._again:
                self._again.discard(owner)
                self._begin(owner, presenter)

    async def _show_all(self, owner: Owner, presenter: Presenter) -> bool:
        """Show what is owed now. Tell whether showing it owes something more."""
        more, rows = False, await self._owed(owner)
        while rows:
            message = _message(rows[0])
            # What happens while another message is shown or waited for is shown with this one.
            if await self._waited_for(owner, message) or owner in self._again:
                rows = await self._owed(owner)
            same = [row for row in rows if _message(row) == message]
            rows = [row for row in rows if _message(row) != message]
            if same:
                more |= await self._insist(owner, same[-1], presenter)
                self._shown[owner, message] = asyncio.get_running_loop().time()
                self._receipts.note(row.id for row in same)
        return more

    async def _owed(self, owner: Owner) -> list[OutboxRow]:
        self._again.discard(owner)
        rows = await self._store.read(lambda conn: outbox.due_of(conn, owner))
        return [row for row in rows if row.id not in self._receipts]

    async def _waited_for(self, owner: Owner, message: str) -> bool:
        """Wait until the message may be edited again. Tell whether that took any time."""
        now = asyncio.get_running_loop().time()
        last = self._shown.get((owner, message))
        if len(self._shown) > REMEMBERED:
            recent = now - self._interval_s
            self._shown = {key: at for key, at in self._shown.items() if at > recent}
        if last is None or last + self._interval_s <= now:
            return False
        await asyncio.sleep(last + self._interval_s - now)
        return True

    async def _insist(self, owner: Owner, row: OutboxRow, presenter: Presenter) -> bool:
        """Show a row: for ever while Discord is out of reach, a few times when we are to blame.

        Tell whether it owes something more.
        """
        failed = 0
        for attempt in count():
            try:
                return await self._showing.show(owner, row, presenter)
            except Refused:  # it is gone: nothing to show
                return False
            except Exception as error:
                if presenter.is_outage(error):
                    log.warning("%s, %s: Discord is out of reach: %s", owner, row.kind, error)
                else:
                    log.exception("showing %s of %s", row.kind, owner)
                    failed += 1
                if failed == TRIES:
                    return False
                await asyncio.sleep(min(BACKOFF_S * 2**attempt, LONGEST_S))
        return False


def _message(row: OutboxRow) -> str:
    """Return which message a row is about."""
    return " ".join([row.kind, *(f"{name}={row.payload[name]}" for name in sorted(row.payload))])
