"""Matches: brings tournaments on: rounds by the clock, their matches' tables, their results.

Looks at what the database and the tables say and does what follows, again and again: what was
done before is not done twice, so a start after a crash goes on where it was. Holds no state but
what it last told.
"""

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace

from bot.clock import Clock
from bot.host.match_plan import (
    Absent,
    DealNow,
    Facts,
    OpenTable,
    Over,
    Remind,
    SetClock,
    Started,
    Step,
    next_step,
    now,
    result_of,
)
from bot.host.match_tables import MatchTables
from bot.host.outbox import Outbox
from bot.host.tournament_presenter import MatchNow
from bot.host.tournament_register import MESSAGES, TournamentRegister
from bot.host.tournament_shelf import TournamentShelf
from bot.table.options import Mode
from bot.table.refusal import Reason, Refused
from bot.table.state import Table
from bot.tournament.clock import by_itself
from bot.tournament.commands import AnyCommand, Begin, MoveClock, NoShow, Report
from bot.tournament.state import OVER, Tournament
from bot.tournament.todo import What, for_organiser
from data import matches, outbox, tournaments
from data.store import Connection, Store
from data.tables import TableRow

log = logging.getLogger(__name__)

# The matches, in which of them somebody is late, and whether the organiser is waited for: what
# comes of the time alone, without an event that has it shown.
_Told = tuple[tuple[MatchNow, ...], tuple[int, ...], bool]
_NOTHING: _Told = (), (), False

AT_MOST = 20  # rounds of looking at one time: steps follow from steps


class Matches:
    """Looks after all tournaments."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        register: TournamentRegister,
        shelf: TournamentShelf,
        tables: MatchTables,
        owing: Outbox,
    ) -> None:
        self._store = store
        self._clock = clock
        self._register = register
        self._shelf = shelf
        self._tables = tables
        self._outbox = owing
        self._lock = asyncio.Lock()
        self._look = asyncio.Event()
        self._told: dict[int, _Told] = {}
        self._reminded: set[int] = set()  # tables
        self._stuck: set[int] = set()  # tournaments that could not go on when last looked at

    def wake(self) -> None:
        """Have it looked at soon: something happened."""
        self._look.set()

    async def woken(self, patience_s: float) -> None:
        """Wait until there may be something to look at, or for so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience_s):
                await self._look.wait()
        self._look.clear()
        await asyncio.sleep(0)  # whoever wakes it again and again keeps nobody else from running

    async def check(self) -> None:
        """Do whatever follows by now in every tournament."""
        at = self._clock.now()

        def look(conn: Connection) -> list[int]:
            found = (*tournaments.due(conn, at), *matches.to_look_after(conn))
            return sorted(set(found))

        async with self._lock:
            for tournament_id in await self._store.read(look):
                try:
                    await self._look_after(tournament_id)
                    self._stuck.discard(tournament_id)
                except Exception:  # one that can't go on keeps no other from it
                    if tournament_id not in self._stuck:  # said once, and tried again for ever
                        log.exception("tournament %s can't go on", tournament_id)
                    self._stuck.add(tournament_id)

    async def get_ready(self, row: TableRow) -> None:
        """Refuse to be ready for a hand of a match that is over, if only by its last hand.

        What the time brings about is left to `check`, which waits while the bot is away.
        """
        state = await self._of(row.id)
        if state is None:
            raise Refused(Reason.MATCH_DECIDED)
        for facts in await self._shelf.facts(state):
            mine = facts.table is not None and facts.table.id == row.id
            if mine and result_of(replace(facts, time_up=False)) is not None:
                self.wake()
                raise Refused(Reason.MATCH_DECIDED)

    async def refuse_leaving(self, row: TableRow, table: Table) -> None:
        """Refuse to leave a match's table while the match is being played."""
        if table.options.mode is Mode.MATCH and await self._of(row.id) is not None:
            raise Refused(Reason.MATCH_TABLE)

    async def _of(self, table_id: int) -> Tournament | None:
        """Return the tournament whose undecided match a table is for."""
        found = await self._store.read(lambda conn: tournaments.match_at(conn, table_id))
        if found is None:
            return None
        tournament_id, number, which = found
        async with self._register.lock(tournament_id):
            state = await self._register.load(tournament_id)
        match = state.match(number, which)
        over = state.phase in OVER or match is None or match.result is not None
        return None if over else state

    async def _look_after(self, tournament_id: int) -> None:
        for _ in range(AT_MOST):
            state = await self._pass_time(tournament_id)
            await self._end_tables(state)
            facts = await self._shelf.facts(state)
            steps = [(one, step) for one in facts if (step := next_step(one)) is not None]
            took = [await self._took(state, one, step) for one, step in steps]
            if not any(took):
                await self._tell(state, facts)
                return
        self.wake()

    async def _pass_time(self, tournament_id: int) -> Tournament:
        """Do what the time brings about by itself."""
        async with self._register.lock(tournament_id):
            state = await self._register.load(tournament_id)
            while True:
                command = by_itself(state, self._clock.now(), self._register.seed())
                if command is None:
                    return state
                state = await self._register.carry_out(None, state, command)

    async def _end_tables(self, state: Tournament) -> None:
        """End the tables of matches that have a result, however they came by it."""
        live = await self._store.read(lambda conn: matches.live_tables(conn, state.id))
        for table_id, (number, which) in live.items():
            match = state.match(number, which)
            if state.phase in OVER or match is None or match.result is not None:
                with suppress(Refused):  # it is gone already
                    await self._tables.end(table_id)

    async def _took(self, state: Tournament, facts: Facts, step: Step) -> bool:
        """Take a step; what is refused has been overtaken, and is looked at again."""
        try:
            return await self._take(state, facts, step)
        except Refused as refused:
            log.info("tournament %s, %s: %s", state.id, step, refused.reason)
            return False

    async def _take(self, state: Tournament, facts: Facts, step: Step) -> bool:
        at, number, match = self._clock.now(), facts.round, facts.match.number
        table = facts.table
        match step:
            case OpenTable(due=due):
                await self._tables.free(state.id, facts.match)
                opened = await self._tables.open(state, number, facts.match)
                if opened and due is not None:
                    await self._do(state.id, MoveClock(at, number, match, due))
                return opened
            case Started():
                return await self._do(state.id, Begin(at, number, match))
            case SetClock(due=due):
                return await self._do(state.id, MoveClock(at, number, match, due))
            case Remind(who=who):
                assert table is not None
                if table.id not in self._reminded:
                    self._reminded.add(table.id)  # the surface looks whether it was before a start
                    await self._tables.remind(state.id, table.id, who)
                return False
            case Absent(who=who):
                return await self._do(state.id, NoShow(at, number, match, who))
            case Over(result=result):
                return await self._do(state.id, Report(at, number, match, result))
            case DealNow():
                assert table is not None
                await self._tables.deal_now(table.id)
                return True

    async def _do(self, tournament_id: int, command: AnyCommand) -> bool:
        async with self._register.lock(tournament_id):
            state = await self._register.load(tournament_id)
            after = await self._register.carry_out(None, state, command)
        return after.version > state.version

    async def _tell(self, state: Tournament, facts: list[Facts]) -> None:
        """Show the tournament again when it is not as it was last shown, if only by the time."""
        if state.phase in OVER:
            self._told.pop(state.id, None)
            return
        at = self._clock.now()
        shown = tuple(now(one) for one in facts)
        late = tuple(match.number for match in shown if match.late(at))
        found = shown, late, for_organiser(state, at).what in (What.TOO_FEW, What.LATE)
        if self._told.get(state.id, _NOTHING) == found:
            return
        self._told[state.id] = found

        def owe(conn: Connection) -> None:
            for owed in MESSAGES:
                outbox.add_of_tournament(conn, state.id, owed, at)

        await self._store.write(owe)
        self._outbox.wake_tournament(state.id)
