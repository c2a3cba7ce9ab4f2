"""Register: carries out one command at a table: decide, commit, update memory, wake the outbox.

The caller holds the table's lock. Nothing is shown here, and nothing before it is durable.
"""

from collections.abc import Callable

from bot.chance import Chance
from bot.clock import Clock
from bot.host.acts import Act, Step, take
from bot.host.auto_pass import Wanted
from bot.host.live import LiveTable, LiveTables
from bot.host.outbox import Outbox
from bot.host.presenter import Ask
from bot.host.shelf import Shelf
from bot.table.events import ClockRestarted
from bot.table.options import Mode
from bot.table.refusal import Refused
from data import commits, interactions, tables
from data.outbox import Owed
from data.players import PlayerId
from data.store import Connection, Store
from data.tables import TableRow

Arrive = Callable[[Connection], PlayerId | None]


class Register:
    """Carries out commands at tables."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        chance: Chance,
        live: LiveTables,
        shelf: Shelf,
        outbox: Outbox,
        match_moved: Callable[[], None] = lambda: None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance
        self._tables = live
        self._shelf = shelf
        self._outbox = outbox
        self._match_moved = match_moved  # told when there may be something to do for a match

    async def carry_out(
        self,
        live: LiveTable,
        ask: Ask | None,
        command: Callable[[int], Act],
        arrive: Arrive | None = None,
        owed: tuple[Owed, ...] = (),
    ) -> None:
        """Decide and commit one command and what is owed with it; the caller holds the lock."""
        row, state = await self._tables.load(live)
        newcomers = await self._shelf.newcomers(row, state, ask)
        passing = await self._shelf.auto_pass(row)
        try:
            step = take(state, command(self._clock.now()), self._chance.secret, newcomers)
            if step.events:
                await self._write(live, row, step, ask, arrive, passing, owed)
        except (Refused, commits.AlreadyAnswered):
            # Discord may deliver an interaction twice: the second gets the first one's answer.
            if ask is None or not await self.answered(ask):
                raise

    async def _write(
        self,
        live: LiveTable,
        row: TableRow,
        step: Step,
        ask: Ask | None,
        arrive: Arrive | None,
        passing: Wanted,
        owed: tuple[Owed, ...],
    ) -> None:
        def work(conn: Connection) -> TableRow:
            player = arrive(conn) if arrive else row.player_of(ask.user_id) if ask else None
            seats = {seat: player for seat in step.taken if player is not None}
            commits.commit(conn, step.commit(row, ask, seats, player, owed, passing=passing))
            if step.deals_again:
                tables.forget_messages(conn, live.id)  # the next hand has messages of its own
            return tables.known_row(conn, live.id)

        try:
            after = await self._store.write(work)
        except BaseException:
            self._tables.forget(live)  # also when cancelled: what was committed is read again
            raise
        self._tables.update(live, after, step.after)
        # Clocks that start again after an absence are many at once; nobody waits for them.
        only_clocks = all(isinstance(event, ClockRestarted) for event in step.events)
        self._outbox.wake(None if only_clocks else live.id)
        if step.after.options.mode is Mode.MATCH or step.ends:
            self._match_moved()

    async def answered(self, ask: Ask) -> bool:
        """Tell whether this interaction was carried out before."""
        return await self._store.read(lambda conn: interactions.answer(conn, ask.id)) is not None
