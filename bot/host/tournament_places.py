"""TournamentPlaces: what becomes of tournaments whose channel or server is gone, or barred.

Nothing is lost: without a channel a tournament pauses and its organiser is told; it goes on in the
channel where the organiser next does something. Where the bot only may not write, it goes on.
"""

import logging
from collections.abc import Callable, Collection

from bot.clock import Clock
from bot.host.outbox import Outbox
from bot.host.places import Places
from bot.host.presenter import Ask
from bot.host.tournament_presenter import Word
from bot.host.tournament_register import TournamentRegister
from bot.table.refusal import Reason, Refused
from bot.tournament import commands
from bot.tournament.state import OVER
from data import matches, outbox, tournaments
from data.outbox import Owed
from data.store import Connection, Store
from data.tournaments import TournamentRow

log = logging.getLogger(__name__)


class TournamentPlaces:
    """Looks after tournaments that lose the place they live in."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        register: TournamentRegister,
        places: Places,
        owing: Outbox,
    ) -> None:
        self._store = store
        self._clock = clock
        self._register = register
        self._places = places
        self._outbox = owing
        self._told: dict[int, int] = {}  # tournament -> the barred channel its organiser knows of

    async def gone(self, *, guild_id: int | None = None, channel_id: int | None = None) -> None:
        """Pause the tournaments of a channel or a server that is gone."""
        for row in await self._rows(lambda row: channel_id in (None, row.channel_id), guild_id):
            await self.channel_gone(row.id, row.channel_id)

    async def still_in(self, guilds: Collection[int]) -> None:
        """Compare with the servers the bot is in now: it may have been removed while away."""
        for row in await self._rows(lambda row: row.guild_id not in guilds, None):
            await self.channel_gone(row.id, row.channel_id)

    async def channel_gone(self, tournament_id: int, channel_id: int) -> None:
        """Pause a tournament without a channel, and tell its organiser, once."""
        at = self._clock.now()

        def note(conn: Connection) -> None:
            tournaments.set_placeless(conn, tournament_id, at)
            owed = Owed("organiser", {"word": Word.CHANNEL.value})
            outbox.add_of_tournament(conn, tournament_id, owed, at)

        async with self._register.lock(tournament_id):
            row = await self._row(tournament_id)
            state = await self._register.load(tournament_id)
            if row.channel_id != channel_id or row.placeless_since is not None:
                return
            if state.phase in OVER:
                return
            if state.paused_at is None:
                await self._register.carry_out(None, state, commands.Pause(at), note)
            else:
                await self._store.write(note)
        self._outbox.wake_tournament(tournament_id)
        log.warning("tournament %s has lost its channel and is paused", tournament_id)

    async def barred(self, tournament_id: int, channel_id: int) -> None:
        """Tell the organiser once that the bot may not write in the tournament's channel."""
        if self._told.get(tournament_id) == channel_id:
            return
        self._told[tournament_id] = channel_id
        owed, at = Owed("organiser", {"word": Word.BARRED.value}), self._clock.now()
        await self._store.write(
            lambda conn: outbox.add_of_tournament(conn, tournament_id, owed, at)
        )
        self._outbox.wake_tournament(tournament_id)

    async def move_if_lost(self, ask: Ask, tournament_id: int) -> None:
        """Bring a tournament without a channel to where the organiser is, and let it go on."""
        async with self._register.lock(tournament_id):
            row = await self._row(tournament_id)
            if row.placeless_since is None or ask.guild_id != row.guild_id:
                return
            state, at = await self._register.load(tournament_id), self._clock.now()

            def move(conn: Connection) -> None:
                tournaments.move(conn, tournament_id, ask.channel_id)

            if state.paused_at == row.placeless_since:
                await self._register.carry_out(None, state, commands.Resume(at), move)
            else:
                await self._store.write(move)
            live = await self._store.read(lambda conn: matches.live_tables(conn, tournament_id))
        for table_id in live:
            await self._places.move(table_id, ask.channel_id)
        self._outbox.wake_tournament(tournament_id)

    async def _row(self, tournament_id: int) -> TournamentRow:
        row = await self._store.read(lambda conn: tournaments.row(conn, tournament_id))
        if row is None:
            raise Refused(Reason.NO_TOURNAMENT)
        return row

    async def _rows(
        self, which: Callable[[TournamentRow], bool], guild_id: int | None
    ) -> list[TournamentRow]:
        def look(conn: Connection) -> list[TournamentRow]:
            live = tournaments.live(conn, guild_id)
            rows = (tournaments.row(conn, tournament_id) for tournament_id in live)
            return [row for row in rows if row is not None and which(row)]

        return await self._store.read(look)
