"""Tournaments: every act in a tournament, in one order: lock, load, decide, commit, remember.

Nothing is told before it is durable. Who may organise is the surface's business; the tables of
matches, and who is absent from them, are not known here.
"""

import asyncio
import json
import logging
from collections.abc import Callable

from bot.chance import Chance
from bot.clock import Clock
from bot.host.arrival import arrive
from bot.host.presenter import Ask
from bot.host.server_settings import read_settings
from bot.host.tournament_presenter import Shown
from bot.table.options import TableOptions
from bot.table.refusal import Reason, Refused
from bot.tournament import commands
from bot.tournament.clock import by_itself, due
from bot.tournament.commands import AnyCommand
from bot.tournament.decide import decide
from bot.tournament.events import AnyEvent
from bot.tournament.evolve import evolve, fold
from bot.tournament.options import TournamentOptions
from bot.tournament.state import OVER, Tournament
from bot.tournament.types import EntrantId
from data import bans, interactions, players, points, tournaments
from data.interactions import AlreadyAnswered, Interaction
from data.players import PlayerId
from data.store import Connection, Store
from data.tournament_commits import Entering, TournamentCommit, commit
from data.tournaments import EntrantRow, TournamentRow

log = logging.getLogger(__name__)

# What an entrant wants, given their number, their points and the time.
Wanted = Callable[[EntrantId, int, int], AnyCommand]


class Tournaments:
    """Runs tournaments, one lock each."""

    def __init__(self, store: Store, clock: Clock, chance: Chance) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance
        self._locks: dict[int, asyncio.Lock] = {}
        self._known: dict[int, Tournament] = {}

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
            answer = Interaction(ask.id, player, json.dumps({"tournament": made}))
            return _write(conn, None, announced, decide(None, announced), answer)

        try:
            made = await self._store.write(work)
        except AlreadyAnswered as answered:
            return await self.shown(json.loads(answered.result)["tournament"])
        self._remember(made)
        return await self.shown(made.id)

    async def shown(self, tournament_id: int) -> Shown:
        """Return a tournament as it is. Raise Refused when there is none of this number."""

        def look(conn: Connection) -> tuple[TournamentRow | None, tuple[EntrantRow, ...]]:
            row = tournaments.row(conn, tournament_id)
            return row, tournaments.entrants(conn, tournament_id)

        async with self._lock(tournament_id):
            state = await self._load(tournament_id)
            row, entrants = await self._store.read(look)
        assert row is not None
        return Shown(row, state, entrants)

    async def live(self, guild_id: int) -> tuple[int, ...]:
        """Return a server's tournaments that are not over, oldest first."""
        return await self._store.read(lambda conn: tournaments.live(conn, guild_id))

    async def join(self, ask: Ask, tournament_id: int, name: str) -> Shown:
        """Sign up, under the name to show; late where that can be."""
        return await self._entrant(
            ask, tournament_id, lambda number, total, at: commands.SignUp(at, number, total), name
        )

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

    async def organise(
        self, ask: Ask | None, tournament_id: int, command: Callable[[int, int], AnyCommand]
    ) -> Shown:
        """Do what the organiser wants, given the time and chance as a number."""
        seed = self._seed()
        async with self._lock(tournament_id):
            state = await self._load(tournament_id)
            if ask is None or not await self._answered(ask):
                await self._carry_out(ask, state, command(self._clock.now(), seed))
        return await self.shown(tournament_id)

    async def pass_time(self) -> tuple[int, ...]:
        """Do what the time brings about by itself. Return the tournaments that changed."""
        now = self._clock.now()
        found = await self._store.read(lambda conn: tournaments.due(conn, now))
        changed = []
        for tournament_id in found:
            try:
                if await self._pass_time(tournament_id):
                    changed.append(tournament_id)
            except Exception:  # one that can't go on keeps no other from it
                log.exception("tournament %s can't go on", tournament_id)
        return tuple(changed)

    async def _pass_time(self, tournament_id: int) -> bool:
        changed = False
        async with self._lock(tournament_id):
            state = await self._load(tournament_id)
            while (command := by_itself(state, self._clock.now(), self._seed())) is not None:
                state = await self._carry_out(None, state, command)
                changed = True
        return changed

    async def _entrant(
        self, ask: Ask, tournament_id: int, wanted: Wanted, name: str | None = None
    ) -> Shown:
        async with self._lock(tournament_id):
            state, at = await self._load(tournament_id), self._clock.now()

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
                return _write(conn, state, command, events, _answer(ask, player), who)

            # Discord may deliver an interaction twice: the second changes nothing.
            if not await self._answered(ask):
                await self._written(tournament_id, work)
        return await self.shown(tournament_id)

    async def _carry_out(
        self, ask: Ask | None, state: Tournament, command: AnyCommand
    ) -> Tournament:
        """Decide off the loop, for pairing takes its time, and commit; the lock is held."""
        events = await asyncio.to_thread(decide, state, command)

        def work(conn: Connection) -> Tournament:
            answer = None
            if ask is not None:
                answer = _answer(ask, players.ensure_person(conn, ask.user_id, command.at))
            return _write(conn, state, command, events, answer)

        return await self._written(state.id, work)

    async def _written(
        self, tournament_id: int, work: Callable[[Connection], Tournament]
    ) -> Tournament:
        try:
            after = await self._store.write(work)
        except BaseException:
            self._known.pop(tournament_id, None)  # also when cancelled: it is read again
            raise
        return self._remember(after)

    async def _answered(self, ask: Ask) -> bool:
        return await self._store.read(lambda conn: interactions.answer(conn, ask.id)) is not None

    async def _load(self, tournament_id: int) -> Tournament:
        if (known := self._known.get(tournament_id)) is not None:
            return known
        events = await self._store.read(lambda conn: tournaments.events(conn, tournament_id))
        if not events:
            self._locks.pop(tournament_id, None)
            raise Refused(Reason.NO_TOURNAMENT)
        return self._remember(fold(events))

    def _remember(self, state: Tournament) -> Tournament:
        """Keep a tournament in memory while it lives."""
        self._known[state.id] = state
        if state.phase in OVER:
            self._known.pop(state.id)
        return state

    def _lock(self, tournament_id: int) -> asyncio.Lock:
        return self._locks.setdefault(tournament_id, asyncio.Lock())

    def _seed(self) -> int:
        return int.from_bytes(self._chance.secret()[:8])


def _answer(ask: Ask, player: PlayerId) -> Interaction:
    return Interaction(ask.id, player, "{}")


def _write(
    conn: Connection,
    before: Tournament | None,
    command: AnyCommand,
    events: tuple[AnyEvent, ...],
    answer: Interaction | None,
    entering: dict[EntrantId, Entering] | None = None,
) -> Tournament:
    """Commit what a command brought about; return the tournament after it."""
    after = before
    for event in events:
        after = evolve(after, event)
    assert after is not None
    version = before.version if before else 0
    written = TournamentCommit(
        after.id, version, after, events, command.at, entering or {}, answer, due(after)
    )
    commit(conn, written)
    return after
