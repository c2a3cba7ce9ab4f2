"""Tournaments: what people ask of a tournament, in one order: lock, load, decide, commit, remember.

Nothing is told before it is durable. Who may organise is the surface's business; the tables of
matches, and who is absent from them, are bot.host.matches'.
"""

import json
import logging
from collections.abc import Callable

from bot.clock import Clock
from bot.host.arrival import arrive
from bot.host.presenter import Ask
from bot.host.server_settings import read_settings
from bot.host.tournament_places import TournamentPlaces
from bot.host.tournament_presenter import Shown
from bot.host.tournament_register import TournamentRegister, answered, write
from bot.host.tournament_shelf import TournamentShelf
from bot.table.options import TableOptions
from bot.table.refusal import Reason, Refused
from bot.tournament import commands
from bot.tournament.commands import AnyCommand
from bot.tournament.decide import decide
from bot.tournament.options import TournamentOptions
from bot.tournament.state import Tournament
from bot.tournament.types import EntrantId
from data import bans, players, points, tournaments
from data.interactions import AlreadyAnswered
from data.store import Connection, Store
from data.tournament_commits import Entering
from data.tournaments import TournamentRow

log = logging.getLogger(__name__)

# What an entrant wants, given their number, their points and the time.
Wanted = Callable[[EntrantId, int, int], AnyCommand]


class Tournaments:
    """Answers players and organisers."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        register: TournamentRegister,
        shelf: TournamentShelf,
        places: TournamentPlaces,
    ) -> None:
        self._store = store
        self._clock = clock
        self._register = register
        self._shelf = shelf
        self.places = places

    # ---------------------------------------------------------------- looking

    async def shown(self, tournament_id: int) -> Shown:
        """Return a tournament as it is. Raise Refused when there is none of this number."""
        return await self._shelf.shown(tournament_id)

    async def live(self, guild_id: int) -> tuple[int, ...]:
        """Return a server's tournaments that are not over, oldest first."""
        return await self._store.read(lambda conn: tournaments.live(conn, guild_id))

    async def mine(self, ask: Ask) -> tuple[int, ...]:
        """Return the tournaments that the asker is in: of this server, in a DM of any."""

        def look(conn: Connection) -> tuple[int, ...]:
            player = players.find_person(conn, ask.user_id)
            if player is None:
                return ()
            found = tournaments.taking_part(conn, player)
            here = set(tournaments.live(conn, ask.guild_id))
            return tuple(one for one in found if one in here)

        return await self._store.read(look)

    async def recent(self, guild_id: int, most: int) -> tuple[TournamentRow, ...]:
        """Return a server's tournaments, those that are not over first, then the newest."""
        return await self._store.read(lambda conn: tournaments.recent(conn, guild_id, most))

    # ---------------------------------------------------------------- players

    async def join(self, ask: Ask, tournament_id: int, name: str) -> Shown:
        """Sign up, under the name to show; late where that can be."""
        return await self._entrant(
            ask, tournament_id, lambda number, total, at: commands.SignUp(at, number, total), name
        )

    async def may_join(self, ask: Ask, tournament_id: int) -> None:
        """Refuse whoever could not sign up now, before anything is asked of them."""
        async with self._register.lock(tournament_id):
            state, at = await self._register.load(tournament_id), self._clock.now()

            def look(conn: Connection) -> None:
                player = players.find_person(conn, ask.user_id)
                number, total = EntrantId(len(state.entrants) + 1), 0
                if player is not None and ask.guild_id is not None:
                    bans.refuse_banned(conn, ask.guild_id, player)
                    number = tournaments.number_of(conn, tournament_id, player)
                    total = points.progress(conn, ask.guild_id, player).points
                decide(state, commands.SignUp(at, number, total))

            await self._store.read(look)

    async def leave(self, ask: Ask, tournament_id: int) -> Shown:
        """Take one's sign-up back."""
        return await self._entrant(
            ask, tournament_id, lambda number, _, at: commands.Leave(at, number)
        )

    async def check_in(self, ask: Ask, tournament_id: int) -> Shown:
        """Say that one is here."""
        return await self._entrant(
            ask, tournament_id, lambda number, _, at: commands.CheckIn(at, number)
        )

    async def drop(self, ask: Ask, tournament_id: int) -> Shown:
        """Give up the rest of the tournament."""
        return await self._entrant(
            ask, tournament_id, lambda number, _, at: commands.Drop(at, number)
        )

    async def _entrant(
        self, ask: Ask, tournament_id: int, wanted: Wanted, name: str | None = None
    ) -> Shown:
        async with self._register.lock(tournament_id):
            state, at = await self._register.load(tournament_id), self._clock.now()

            def work(conn: Connection) -> Tournament:
                row = tournaments.row(conn, tournament_id)
                if row is None or row.guild_id != ask.guild_id:
                    raise Refused(Reason.NO_TOURNAMENT)
                player = arrive(conn, ask, TableOptions(), at)
                if name is not None:
                    bans.refuse_banned(conn, row.guild_id, player)
                number = tournaments.number_of(conn, tournament_id, player)
                total = points.progress(conn, row.guild_id, player).points
                command = wanted(number, total, at)
                events = decide(state, command)
                who = {number: Entering(player, name)} if name is not None else {}
                return write(conn, state, command, events, answered(ask, player), who)

            # Discord may deliver an interaction twice: the second changes nothing.
            if not await self._register.is_answered(ask):
                await self._register.written(tournament_id, work)
        return await self.shown(tournament_id)

    # ---------------------------------------------------------------- organisers

    async def create(self, ask: Ask, name: str, options: TournamentOptions) -> Shown:
        """Announce a tournament in the channel of the asker, who organises it."""
        if ask.guild_id is None:
            raise Refused(Reason.SERVER_ONLY)
        guild_id, at = ask.guild_id, self._clock.now()

        def work(conn: Connection) -> Tournament:
            player = arrive(conn, ask, TableOptions(), at)
            if options.fee:
                read_settings(players.guild_settings(conn, guild_id)).check_coins()
            made = tournaments.create(
                conn,
                guild_id=guild_id,
                channel_id=ask.channel_id,
                organiser=player,
                name=name,
                fee=options.fee,
                at=at,
            )
            announced = commands.Announce(at, made, options)
            answer = answered(ask, player, json.dumps({"tournament": made}))
            return write(conn, None, announced, decide(None, announced), answer)

        try:
            made = await self._register.written(None, work)
        except AlreadyAnswered as again:
            return await self.shown(json.loads(again.result)["tournament"])
        return await self.shown(made.id)

    async def organise(
        self, ask: Ask | None, tournament_id: int, command: Callable[[int, int], AnyCommand]
    ) -> Shown:
        """Do what the organiser wants, given the time and chance as a number.

        A tournament whose channel is gone goes on where the organiser asks.
        """
        seed = self._register.seed()
        if ask is not None:
            await self.places.move_if_lost(ask, tournament_id)
        async with self._register.lock(tournament_id):
            state = await self._register.load(tournament_id)
            if ask is None or not await self._register.is_answered(ask):
                await self._register.carry_out(ask, state, command(self._clock.now(), seed))
        return await self.shown(tournament_id)

    # ---------------------------------------------------------------- where it is shown

    async def posted(self, tournament_id: int, message_id: int) -> None:
        """Note where the public message is, in the tournament's channel."""
        await self._store.write(
            lambda conn: tournaments.set_message(conn, tournament_id, message_id)
        )

    async def status_posted(self, tournament_id: int, channel_id: int, message_id: int) -> None:
        """Note where the organiser's status message is."""
        await self._store.write(
            lambda conn: tournaments.set_status(conn, tournament_id, channel_id, message_id)
        )

    async def channel_gone(self, tournament_id: int, channel_id: int) -> None:
        """Note that the tournament's channel is gone: it pauses, and the organiser is told."""
        await self.places.channel_gone(tournament_id, channel_id)

    async def barred(self, tournament_id: int, channel_id: int) -> None:
        """Note that the bot may not write in the tournament's channel; the organiser is told."""
        await self.places.barred(tournament_id, channel_id)
