"""TournamentHall: everything that hosts tournaments, put together, and what runs through all of it.

The host knows the parts from here; none of them knows this.
"""

import logging
from collections.abc import Collection

from bot.chance import Chance
from bot.clock import Clock
from bot.host.bookings import Bookings
from bot.host.live import LiveTables
from bot.host.match_tables import MatchTables
from bot.host.matches import Matches
from bot.host.outbox import Outbox
from bot.host.places import Places
from bot.host.register import Register
from bot.host.tournament_comeback import TournamentComeback
from bot.host.tournament_places import TournamentPlaces
from bot.host.tournament_register import TournamentRegister
from bot.host.tournament_shelf import TournamentShelf
from bot.host.tournaments import Tournaments
from data.store import Store

log = logging.getLogger(__name__)


class TournamentHall:
    """Hosts tournaments."""

    tournaments: Tournaments
    matches: Matches
    places: TournamentPlaces

    def __init__(self, store: Store, clock: Clock, chance: Chance, live: LiveTables) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance
        self._live = live
        self._outbox: Outbox | None = None
        self._register = TournamentRegister(store, clock, chance, self._changed)
        self.shelf = TournamentShelf(store, clock, self._register, live)
        self.bookings = Bookings(store, clock, self._register)
        self._comeback = TournamentComeback(store, clock, self._register)

    def open(self, register: Register, places: Places, outbox: Outbox) -> None:
        """Take what tables are hosted with, once that is there."""
        store, clock = self._store, self._clock
        self._outbox = outbox
        self.places = TournamentPlaces(store, clock, self._register, places, outbox)
        self.tournaments = Tournaments(store, clock, self._register, self.shelf, self.places)
        tables = MatchTables(store, clock, self._chance, self._live, register, outbox)
        self.matches = Matches(store, clock, self._register, self.shelf, tables, outbox)

    async def reachable(self, away_ms: int, guilds: Collection[int]) -> None:
        """Make good for the time away; `guilds` are the servers the bot is in."""
        await self._comeback.make_good(away_ms)
        self.shelf.awake_since = self._clock.now()
        await self.places.still_in(guilds)
        self.matches.wake()

    def _changed(self, tournament_id: int) -> None:
        if self._outbox is not None:
            self._outbox.wake_tournament(tournament_id)
            self.matches.wake()
