"""TournamentComeback: the time that the bot was away counts against nobody in a tournament.

Running rounds get all their clocks moved on, as by a pause of that length. Before the start only
what was lost of the check-in is given back: an announced start stays where it is if it can.
"""

import logging

from bot.clock import Clock
from bot.host.tournament_register import TournamentRegister
from bot.table.refusal import Refused
from bot.tournament.commands import Extend, Pause, Resume
from bot.tournament.state import OVER, Phase, Tournament
from data import tournaments
from data.store import Store

log = logging.getLogger(__name__)

NOTHING_MS = 1000
LAST_MS = 5 * 60_000  # before the start: what is asked of entrants then, at least


class TournamentComeback:
    """Moves deadlines on."""

    def __init__(self, store: Store, clock: Clock, register: TournamentRegister) -> None:
        self._store = store
        self._clock = clock
        self._register = register

    async def make_good(self, away_ms: int) -> None:
        """Give back a time away that ends now."""
        if away_ms < NOTHING_MS:
            return
        for tournament_id in await self._store.read(tournaments.live):
            try:
                await self._give_back(tournament_id, away_ms)
            except Refused as refused:
                log.warning("clocks of tournament %s: %s", tournament_id, refused.reason)
            except Exception:
                log.exception("clocks of tournament %s", tournament_id)

    async def _give_back(self, tournament_id: int, away_ms: int) -> None:
        at = self._clock.now()
        async with self._register.lock(tournament_id):
            state = await self._register.load(tournament_id)
            if state.paused_at is not None or state.phase in OVER:
                return  # its clocks stand still
            if state.phase is Phase.RUNNING:
                state = await self._register.carry_out(None, state, Pause(at - away_ms))
                await self._register.carry_out(None, state, Resume(at))
            elif (lost := _lost(state, at, away_ms)) > 0:
                await self._register.carry_out(None, state, Extend(at, lost))


def _lost(state: Tournament, at: int, away_ms: int) -> int:
    """Return how much of the time just before the start the bot was away.

    As far as the start has passed meanwhile it is left out: more time counts from now then.
    """
    begins = state.starts_at - max(state.options.check_in_ms, LAST_MS)
    return at - max(at - away_ms, begins) - max(0, at - state.starts_at)
