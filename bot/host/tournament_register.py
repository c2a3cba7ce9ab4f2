"""TournamentRegister: carries out one command in a tournament: decide, commit, remember, wake.

The caller holds the tournament's lock. Memory is only a copy of the database: after whatever may
have gone wrong between the two it is read again. Never decides who may ask for what.
"""

import asyncio
from collections.abc import Callable

from bot.chance import Chance
from bot.clock import Clock
from bot.host.presenter import Ask
from bot.table.refusal import Reason, Refused
from bot.tournament.clock import due
from bot.tournament.commands import AnyCommand
from bot.tournament.decide import decide
from bot.tournament.events import AnyEvent
from bot.tournament.evolve import evolve, fold
from bot.tournament.state import OVER, Tournament
from bot.tournament.types import EntrantId
from data import interactions, players, tournaments
from data.interactions import Interaction
from data.outbox import Owed
from data.players import PlayerId
from data.store import Connection, Store
from data.tournament_commits import Entering, TournamentCommit, commit

Woken = Callable[[int], None]
Beside = Callable[[Connection], None]  # what is written in the same transaction


class TournamentRegister:
    """The tournaments in memory, each with its lock."""

    def __init__(self, store: Store, clock: Clock, chance: Chance, woken: Woken) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance
        self._woken = woken  # told of each tournament that changed
        self._locks: dict[int, asyncio.Lock] = {}
        self._known: dict[int, Tournament] = {}

    def lock(self, tournament_id: int) -> asyncio.Lock:
        """Return the lock that everything which changes a tournament holds."""
        return self._locks.setdefault(tournament_id, asyncio.Lock())

    async def load(self, tournament_id: int) -> Tournament:
        """Return a tournament. Raise Refused when there is none of this number."""
        if (known := self._known.get(tournament_id)) is not None:
            return known
        events = await self._store.read(lambda conn: tournaments.events(conn, tournament_id))
        if not events:
            self._locks.pop(tournament_id, None)
            raise Refused(Reason.NO_TOURNAMENT)
        return self._remember(fold(events))

    async def carry_out(
        self,
        ask: Ask | None,
        state: Tournament,
        command: AnyCommand,
        beside: Beside | None = None,
    ) -> Tournament:
        """Decide off the loop, for pairing takes its time, and commit; the lock is held."""
        events = await asyncio.to_thread(decide, state, command)
        if not events and ask is None:
            return state

        def work(conn: Connection) -> Tournament:
            answer = None
            if ask is not None:
                player = players.ensure_person(conn, ask.user_id, command.at)
                answer = answered(ask, player)
            if beside is not None:
                beside(conn)
            return write(conn, state, command, events, answer)

        return await self.written(state.id, work)

    async def written(
        self, tournament_id: int | None, work: Callable[[Connection], Tournament]
    ) -> Tournament:
        """Commit what leads to a tournament's next state; a new one has no number yet."""
        try:
            after = await self._store.write(work)
        except BaseException:
            if tournament_id is not None:  # also when cancelled: it is read again
                self._known.pop(tournament_id, None)
            raise
        self._woken(after.id)
        return self._remember(after)

    def seed(self) -> int:
        """Return chance as a number."""
        return int.from_bytes(self._chance.secret()[:8])

    async def is_answered(self, ask: Ask) -> bool:
        """Tell whether this interaction was carried out before."""
        return await self._store.read(lambda conn: interactions.answer(conn, ask.id)) is not None

    def _remember(self, state: Tournament) -> Tournament:
        """Keep a tournament in memory while it lives."""
        self._known[state.id] = state
        if state.phase in OVER:
            self._known.pop(state.id)
        return state


def answered(ask: Ask, player: PlayerId, result: str = "{}") -> Interaction:
    """Return the note that an interaction was carried out."""
    return Interaction(ask.id, player, result)


def write(
    conn: Connection,
    before: Tournament | None,
    command: AnyCommand,
    events: tuple[AnyEvent, ...],
    answer: Interaction | None,
    entering: dict[EntrantId, Entering] | None = None,
) -> Tournament:
    """Commit what a command brought about, and owe its messages; return the tournament after it."""
    after = before
    for event in events:
        after = evolve(after, event)
    assert after is not None
    version = before.version if before else 0
    commit(
        conn,
        TournamentCommit(
            after.id,
            version,
            after,
            events,
            command.at,
            entering or {},
            answer,
            due(after),
            owed=MESSAGES if events else (),
        ),
    )
    return after


MESSAGES = (Owed("tournament", {}), Owed("status", {}))
