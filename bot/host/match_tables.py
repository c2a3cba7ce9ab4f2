"""MatchTables: the tables of matches: opened with both in their seats, dealt at, voided, closed.

The seats are taken by the host; the hand is dealt when both have said that they are there. Never
decides whether a match is over, or who has won it.
"""

import logging

from bot.chance import Chance
from bot.clock import Clock
from bot.host.acts import Step, take
from bot.host.live import LiveTables
from bot.host.notice import What, notices
from bot.host.outbox import Outbox
from bot.host.register import Register
from bot.host.server_settings import read_settings
from bot.table import commands
from bot.table.events import SEATS, CloseReason, Seat, VoidReason
from bot.table.state import Phase, Table
from bot.tournament.state import Tournament
from bot.tournament.types import EntrantId, Match
from data import commits, matches, outbox, players, tables, tournaments
from data.outbox import Owed
from data.players import PlayerId
from data.store import Connection, Store
from data.tables import TableRow

log = logging.getLogger(__name__)

NO_CLICK = 0  # stands in the salt for who did not say that they are ready
PATIENCE_MS = 60_000  # that a match's last message is waited for before its table closes


class MatchTables:
    """Looks after the tables of matches."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        chance: Chance,
        live: LiveTables,
        register: Register,
        owing: Outbox,
    ) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance
        self._tables = live
        self._register = register
        self._outbox = owing
        self._ending = set[int]()  # tables whose end was shown, or is about to be

    async def open(self, tournament: Tournament, number: int, match: Match) -> bool:
        """Open a match's table in the tournament's channel. Tell whether it was opened.

        Not while the tournament has no channel. Raise Refused while somebody of it sits elsewhere.
        """
        at, secret = self._clock.now(), self._chance.secret()
        pairing = match.pairing

        def work(conn: Connection) -> tuple[TableRow, Table] | None:
            row = tournaments.row(conn, tournament.id)
            key = (number, match.number)
            assert row is not None
            if row.placeless_since is not None:
                return None
            if key in matches.live_tables(conn, tournament.id).values():
                return None
            who = {one.number: one.player for one in tournaments.entrants(conn, tournament.id)}
            assert pairing.second is not None
            seats = {Seat(0): who[pairing.first], Seat(1): who[pairing.second]}
            options = tournament.options.table
            table_id = tables.create(
                conn, guild_id=row.guild_id, channel_id=row.channel_id, options=options, at=at
            )
            tournaments.seat_match(conn, tournament.id, number, match.number, table_id)
            opened = take(None, commands.Open(at, table_id, options, None), lambda: secret)
            sat = take(opened.after, commands.Sit(at, Seat(1), None), lambda: secret)
            threads = read_settings(players.guild_settings(conn, row.guild_id)).threads
            return _written(conn, opened, sat, seats, (Owed("thread", {}),) if threads else ())

        made = await self._store.write(work)
        if made is None:
            return False
        row, state = made
        self._tables.update(self._tables.get(row.id), row, state)
        self._outbox.wake()  # a round opens many at once: they are shown at a pace
        return True

    async def free(self, tournament_id: int, match: Match) -> None:
        """Free the seats that the two of a match have where nothing is being played."""
        taken = await self._store.read(lambda conn: matches.seats(conn, tournament_id))
        of_matches = await self._store.read(lambda conn: matches.live_tables(conn, tournament_id))
        for who in (match.pairing.first, match.pairing.second):
            seat = taken.get(who) if who is not None else None
            if seat is None or seat.playing:
                continue
            if seat.table_id in of_matches:
                await self._close(seat.table_id)
            else:
                await self._leave(tournament_id, who, seat.table_id)

    async def _leave(self, tournament_id: int, who: int | None, table_id: int) -> None:
        entrants = await self._store.read(lambda conn: tournaments.entrants(conn, tournament_id))
        player = next(one.player for one in entrants if one.number == who)
        live = self._tables.get(table_id)
        async with live.lock:
            row, state = await self._tables.load(live)
            seat = next((s.seat for s in row.sitters if s and s.player == player), None)
            if seat is not None and state.phase is not Phase.PLAYING:
                await self._register.carry_out(live, None, lambda at: commands.Leave(at, seat))

    async def deal_now(self, table_id: int) -> None:
        """Deal the next hand for those who are not ready, too."""
        live = self._tables.get(table_id)
        async with live.lock:
            for seat in SEATS:
                _, state = await self._tables.load(live)
                if state.phase is Phase.PLAYING or state.asked[seat] is not None:
                    continue
                await self._register.carry_out(
                    live,
                    None,
                    lambda at: commands.Rematch(at, seat, NO_CLICK),  # noqa: B023 -- used at once
                )

    async def remind(
        self, tournament_id: int, table_id: int, absent: tuple[EntrantId, ...]
    ) -> None:
        """Tell who has not come that their match waits."""
        at = self._clock.now()

        def work(conn: Connection) -> None:
            row = tables.known_row(conn, table_id)
            entrants = tournaments.entrants(conn, tournament_id)
            users = [one.discord_id for one in entrants if one.number in absent]
            for owed in notices(row, What.CALLED):
                if owed.payload["user"] in users:
                    outbox.add(conn, table_id, owed, at)

        await self._store.write(work)
        self._outbox.wake(table_id)

    async def end(self, table_id: int) -> None:
        """End the table of a match that is over: void what runs, close once its end is shown."""
        live = self._tables.get(table_id)
        async with live.lock:
            _, state = await self._tables.load(live)
            if state.phase is Phase.PLAYING:
                await self._register.carry_out(
                    live, None, lambda at: commands.Void(at, VoidReason.HOST)
                )
                self._ending.add(table_id)
                return
        if table_id not in self._ending:
            await self._show_end(table_id, state)
            self._ending.add(table_id)
            return
        ended = state.hand.ended_at if state.hand else None
        waited = self._clock.now() - (ended or state.opened_at) >= PATIENCE_MS
        # Who has left their seat is shown no hand any more: its end comes first.
        if waited or not await self._outbox.owes(table_id):
            await self._close(table_id)
            self._ending.discard(table_id)

    async def _show_end(self, table_id: int, state: Table) -> None:
        """Owe the table's messages once more: they tell now how the match ended."""
        at = self._clock.now()

        def owe(conn: Connection) -> None:
            outbox.add(conn, table_id, Owed("board", {}), at)
            for seat in SEATS if state.hand is not None else ():
                outbox.add(conn, table_id, Owed("hand", {"seat": seat}), at)

        await self._store.write(owe)
        self._outbox.wake(table_id)

    async def _close(self, table_id: int) -> None:
        live = self._tables.get(table_id)
        async with live.lock:
            _, state = await self._tables.load(live)
            if state.phase not in (Phase.PLAYING, Phase.CLOSED):
                await self._register.carry_out(
                    live, None, lambda at: commands.Close(at, CloseReason.HOST)
                )


def _written(
    conn: Connection,
    opened: Step,
    sat: Step,
    seats: dict[Seat, PlayerId],
    place: tuple[Owed, ...],
) -> tuple[TableRow, Table]:
    """Commit a table with both in their seats at once."""
    both = Step(None, sat.after, (*opened.events, *sat.events), sat.at)
    commits.commit(conn, both.commit(None, None, seats, None, place))
    return tables.known_row(conn, both.after.id), both.after
