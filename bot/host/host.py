"""Host: every act at a table, in one order: lock, load, decide, commit, update memory, show.

Nothing is shown before it is durable. A refusal changes nothing. Knows Discord's ids as numbers
and nothing else of Discord.
"""

from bot.chance import Chance
from bot.clock import Clock
from bot.host import auto_pass, company
from bot.host.alive import Alive
from bot.host.arrival import come_to_sit, entry_of, stay
from bot.host.coach import Coach
from bot.host.comeback import Comeback
from bot.host.departures import Departures
from bot.host.drain import Drain
from bot.host.finding import Finding
from bot.host.live import LiveTable, LiveTables
from bot.host.moderation import Moderation
from bot.host.notice import What, notices
from bot.host.nudges import Nudges
from bot.host.opening import Opening
from bot.host.opponent import Opponent
from bot.host.outbox import INTERVAL_S, Outbox
from bot.host.people import People
from bot.host.places import Places
from bot.host.playing import Playing
from bot.host.presenter import Ask, Board, HandOf, Presenter
from bot.host.privacy import Privacy
from bot.host.quarantine import Quarantine
from bot.host.register import Register
from bot.host.servers import Servers
from bot.host.shelf import Shelf
from bot.host.showing import Showing
from bot.host.shown import Shown
from bot.host.thinker import Thinker
from bot.host.tournament_hall import TournamentHall
from bot.table import commands
from bot.table.events import SEATS, CloseReason, Seat
from bot.table.options import Mode, TableOptions
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase, Table
from data import commits, players
from data.store import Connection, Store
from data.tables import TableRow


class Host(Playing):
    """Hosts tables: one lock each."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        chance: Chance,
        *,
        edit_interval_s: float = INTERVAL_S,
        thinking: bool = True,
    ) -> None:
        self.store = store
        self.clock = clock
        self._tables = LiveTables(store, Quarantine(store, clock, lambda: self.outbox.wake()))
        self.people = People(store, clock)
        self.servers = Servers(store)
        self.shelf = Shelf(store, self._tables, self.people, self.servers, coached=thinking)
        self.hall = TournamentHall(store, clock, chance, self._tables)
        showing = Showing(store, clock, self.shelf, self.hall.shelf)
        self.outbox = Outbox(store, clock, showing, edit_interval_s)
        self._register = Register(
            *(store, clock, chance, self._tables, self.shelf, self.outbox),
            match_moved=lambda: self.hall.matches.wake(),
        )
        self._opening = Opening(store, clock, chance)
        self.moderation = Moderation(
            store, clock, self._tables, self.shelf, self.servers, self._register
        )
        self.alive, self.drain = Alive(store, clock), Drain()
        self.shown = Shown(store, clock, self._tables, self.outbox)
        self.places = Places(store, clock, self._tables, self._register, self.outbox)
        self.comeback = Comeback(
            store, clock, self._tables, self._register, self.places, self.alive, self.hall
        )
        self.hall.open(self._register, self.places, self.outbox)
        self.tournaments = self.hall.tournaments
        self.privacy = Privacy(
            *(store, clock, chance, self._tables, self._register, self.people, self.tournaments)
        )
        self.thinker = Thinker(clock, enabled=thinking)
        self.coach = Coach(self.thinker)
        self.opponent = Opponent(self._tables, self._register, self.thinker)
        self._finding = Finding(self._tables, self.shelf, self._register)
        self.nudges: Nudges | None = None
        self.departures: Departures | None = None
        self.connected = False

    def presented_by(self, presenter: Presenter) -> None:
        """Take the presenter that nudges go through, and that knows who has left a server."""
        self.nudges = Nudges(self._tables, self.shelf, presenter)
        self.departures = Departures(self._tables, self._register, presenter)

    # ---------------------------------------------------------------- a table's life

    async def open(self, ask: Ask, options: TableOptions, *, opponent: int | None = None) -> Board:
        """Open a table with the asker in seat 0; with an opponent it is a challenge."""
        try:
            self._refuse_second_seat(ask)
            await self.hall.bookings.refuse_booked(ask.guild_id, ask.user_id)
            row, state = await self._opening.open(ask, options, opponent)
        except (Refused, commits.AlreadyAnswered):
            if not await self._register.answered(ask):
                raise
            return await self.shelf.board(self.table_of(ask))
        self.servers.changed(row.guild_id)  # a role may have been called
        self._tables.update(self._tables.get(row.id), row, state)
        self.outbox.wake(row.id)
        return await self.shelf.board(row.id)

    async def decline(self, ask: Ask, table_id: int) -> Board:
        """Decline a challenge; only the challenged can."""
        live = self._tables.get(table_id)
        async with live.lock:
            row, state = await self._tables.load(live)
            if row.invited != ask.user_id:
                raise Refused(Reason.NOT_INVITED)
            if state.phase is not Phase.WAITING:
                raise Refused(Reason.TABLE_CLOSED)
            await self._register.carry_out(
                live,
                None,
                lambda at: commands.Close(at, CloseReason.DECLINED),
                owed=notices(row, What.DECLINED),
            )
        return await self.shelf.board(table_id)

    async def sit(self, ask: Ask, table_id: int) -> HandOf:
        """Take the free seat; with both seats taken the hand is dealt."""
        if self.departures is not None:
            await self.departures.check(ask, table_id, sitting=True)
        live = self._tables.get(table_id)
        async with live.lock:
            row, state = await self._tables.load(live)
            if (mine := row.seat_of(ask.user_id)) is None:
                mine = await self._take_seat(live, row, state, ask)
            elif not await self._register.answered(ask):
                raise Refused(Reason.OWN_TABLE, table=table_id)
        return await self.shelf.hand(table_id, mine)

    async def _take_seat(self, live: LiveTable, row: TableRow, state: Table, ask: Ask) -> Seat:
        self._refuse_second_seat(ask)
        if row.invited not in (None, ask.user_id):
            raise Refused(Reason.NOT_INVITED)
        free = next((seat for seat in SEATS if row.sitters[seat] is None), None)
        if state.phase is Phase.CLOSED:
            raise Refused(Reason.TABLE_CLOSED)
        if free is None:
            raise Refused(Reason.SEAT_TAKEN)
        await self.hall.bookings.refuse_booked(row.guild_id, ask.user_id, row)

        def coming(conn: Connection) -> players.PlayerId:
            return come_to_sit(conn, ask, state.options, self.clock.now())

        try:
            await self._register.carry_out(
                live, ask, lambda at: commands.Sit(at, free, ask.id), coming
            )
        except Refused as refused:
            raise entry_of(refused, free) from refused
        return free

    async def find(self, ask: Ask, options: TableOptions) -> HandOf | Board:
        """Sit down at an open table of these options, or open one."""
        return await self._finding.find(ask, options, self.sit, self.open)

    async def leave(self, ask: Ask, table_id: int) -> Board:
        """Give up the asker's seat between hands; twice is as good as once."""
        live = self._tables.get(table_id)
        async with live.lock:
            row, state = await self._tables.load(live)
            seat = row.seat_of(ask.user_id)
            if seat is not None:
                await self.hall.matches.refuse_leaving(row, state)
                await self._register.carry_out(live, ask, lambda at: commands.Leave(at, seat))
            elif state.phase is Phase.PLAYING:
                raise Refused(Reason.NOT_SEATED)
        return await self.shelf.board(table_id)

    async def rematch(self, ask: Ask, table_id: int) -> HandOf:
        """Ask for the announced hand; when both have, it is dealt. At a match: be there for it."""
        row, state = await self._tables.load(self._tables.get(table_id))
        if state.options.mode is Mode.MATCH:
            await self.hall.matches.get_ready(row)
        else:
            if self.departures is not None:
                await self.departures.check(ask, table_id, sitting=False)
            await self.hall.bookings.refuse_booked(row.guild_id, ask.user_id, row)
        return await self._act(
            ask, table_id, lambda at, seat: commands.Rematch(at, seat, ask.id), stay
        )

    # ---------------------------------------------------------------- time

    async def time_out(self, table_id: int) -> None:
        """Let the running turn's clock act, if it has run out; close a lobby nobody came to."""
        live = self._tables.get(table_id)
        async with live.lock:
            row, state = await self._tables.load(live)
            if row.deadline_at is None or row.deadline_at > self.clock.now():
                return  # it moved on while we waited
            if self.thinker.enabled and company.ponders(state):
                self.opponent.begin(state)
            elif state.phase is Phase.PLAYING:
                wanted = await self.shelf.auto_pass(row)
                await self._register.carry_out(
                    live, None, lambda at: auto_pass.at_deadline(state, wanted, at)
                )
            elif state.phase is not Phase.CLOSED:
                await self._register.carry_out(
                    live, None, lambda at: commands.Close(at, CloseReason.EXPIRED)
                )

    # ---------------------------------------------------------------- looking

    def table_of(self, ask: Ask) -> int:
        """Return the asker's table: in this server, or in a DM the one they play. May refuse."""
        meant = self._tables.meant(ask.user_id, ask.guild_id)
        if not meant:
            raise Refused(Reason.NO_TABLE)
        if len(meant) > 1:
            raise Refused(Reason.SEVERAL_TABLES, tables=tuple(str(one) for one in meant))
        return meant[0]

    def peek(self, ask: Ask) -> HandOf | None:
        """Return the asker's hand from memory only, None when it is not there: for autocomplete."""
        meant = self._tables.meant(ask.user_id, ask.guild_id)
        known = self._tables.get(meant[0]).known if meant else None
        seat = known[0].seat_of(ask.user_id) if known else None
        if known is None or seat is None or known[1].phase is not Phase.PLAYING:
            return None
        return self.shelf.peek(known[0], known[1], seat)

    def _refuse_second_seat(self, ask: Ask) -> None:
        seats = self._tables.seats_of(ask.user_id, ask.guild_id)
        if seats:
            raise Refused(Reason.ALREADY_SEATED, table=seats[0][0])
