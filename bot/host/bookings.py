"""Bookings: who is about to play a tournament's match, and so starts no casual hand now.

From five minutes before a round, and while one's match has been called. Hands that run go on.
"""

from bot.clock import Clock
from bot.host.tournament_register import TournamentRegister
from bot.table.refusal import Reason, Refused
from bot.tournament.clock import next_round_at
from bot.tournament.state import Tournament
from bot.tournament.types import EntrantId, Standing
from data import tournaments
from data.store import Store
from data.tables import TableRow

BEFORE_MS = 5 * 60_000


class Bookings:
    """Keeps entrants free for their matches."""

    def __init__(self, store: Store, clock: Clock, register: TournamentRegister) -> None:
        self._store = store
        self._clock = clock
        self._register = register

    async def refuse_booked(
        self, guild_id: int | None, asker: int, table: TableRow | None = None
    ) -> None:
        """Refuse a casual hand to who is about to play a match: the asker, or who sits there."""
        if not guild_id:
            return
        sitters = table.sitters if table is not None else ()
        users = (asker, *(one.discord_id for one in sitters if one and one.discord_id))
        found = await self._store.read(lambda conn: tournaments.here(conn, guild_id, users))
        for user_id, tournament_id, number, name in found:
            async with self._register.lock(tournament_id):
                state = await self._register.load(tournament_id)
            when = booked(state, number, self._clock.now())
            if when is not None:
                mine = user_id == asker
                raise Refused(
                    Reason.MATCH_SOON if mine else Reason.OPPONENT_MATCH_SOON,
                    when=str(when // 1000),
                    because=name,
                )


def booked(tournament: Tournament, number: EntrantId, at: int) -> int | None:
    """Return when the match is, or was called, that an entrant must be free for; None for none."""
    entrant = tournament.entrant(number)
    if entrant is None or entrant.standing not in (Standing.CHECKED_IN, Standing.PLAYING):
        return None
    current = tournament.current
    match = current.match_of(number) if current else None
    if match is not None and match.result is None:
        return match.called_at
    when = next_round_at(tournament)
    return when if when is not None and when - at <= BEFORE_MS else None
