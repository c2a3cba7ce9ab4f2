"""TournamentShelf: tournaments and their matches as they are now, ready to be shown. Only reads."""

from dataclasses import dataclass

from bot.clock import Clock
from bot.host.live import LiveTables
from bot.host.match_plan import Facts, now
from bot.host.server_settings import read_settings
from bot.host.tournament_presenter import Shown
from bot.host.tournament_register import TournamentRegister
from bot.table.refusal import Refused
from bot.table.state import Table
from bot.tournament.state import Phase, Tournament
from bot.tournament.types import EntrantId, Match
from data import matches, players, tournaments
from data.matches import Key, MatchHand, TakenSeat
from data.store import Connection, Store
from data.tables import TableRow
from data.tournaments import EntrantRow, TournamentRow


@dataclass(frozen=True, slots=True)
class _Found:
    """What the database knows of a round's matches."""

    tables: dict[Key, int]
    hands: dict[int, tuple[MatchHand, ...]]
    seats: dict[EntrantId, TakenSeat]


class TournamentShelf:
    """Looks tournaments up."""

    def __init__(
        self, store: Store, clock: Clock, register: TournamentRegister, live: LiveTables
    ) -> None:
        self._store = store
        self._clock = clock
        self._register = register
        self._tables = live
        self.awake_since = 0  # until then the bot was away

    async def shown(self, tournament_id: int) -> Shown:
        """Return a tournament as it is. Raise Refused when there is none of this number."""

        def look(
            conn: Connection,
        ) -> tuple[TournamentRow | None, tuple[EntrantRow, ...], str | None]:
            row = tournaments.row(conn, tournament_id)
            guild = row.guild_id if row else 0
            settings = read_settings(players.guild_settings(conn, guild))
            return row, tournaments.entrants(conn, tournament_id), settings.speaks

        async with self._register.lock(tournament_id):
            state = await self._register.load(tournament_id)
            row, entrants, locale = await self._store.read(look)
        assert row is not None
        found = tuple(now(facts) for facts in await self.facts(state))
        return Shown(row, state, entrants, locale, found)

    async def facts(self, state: Tournament) -> list[Facts]:
        """Return what is known of each match of the running round that has no result."""
        current = state.current
        if state.phase is not Phase.RUNNING or current is None or current.over:
            return []

        def look(conn: Connection) -> _Found:
            tables = matches.live_tables(conn, state.id)
            return _Found(
                {key: table_id for table_id, key in tables.items()},
                matches.hands(conn, state.id, current.number),
                matches.seats(conn, state.id),
            )

        found = await self._store.read(look)
        return [
            await self._facts(state, current.number, match, found)
            for match in current.matches
            if match.result is None
        ]

    async def _facts(self, state: Tournament, number: int, match: Match, found: _Found) -> Facts:
        current, at = state.current, self._clock.now()
        assert current is not None
        table_id = found.tables.get((number, match.number))
        row, table = await self._table(table_id)
        busy = tuple(
            who
            for who in (match.pairing.first, match.pairing.second)
            if who is not None
            and (seat := found.seats.get(who)) is not None
            and seat.playing
            and seat.table_id not in found.tables.values()
        )
        stopped = state.paused_at
        return Facts(
            number,
            match,
            state.options.form.length,
            found.hands.get(match.number, ()),
            table,
            row.link if row else None,
            row is not None and row.message_id is not None,
            busy,
            at,
            (at if stopped is None else stopped) >= current.ends_at,
            stopped is not None,
            state.options.no_show_ms,
            self.awake_since,
        )

    async def _table(self, table_id: int | None) -> tuple[TableRow | None, Table | None]:
        if table_id is None:
            return None, None
        try:
            return await self._tables.load(self._tables.get(table_id))
        except Refused:  # it can't be read any more, and is closed: the match needs another
            return None, None
