"""People: what is remembered of those who are met, so that no click has to ask the database.

Only a copy: every change is written first. Knows nothing of seats or money.
"""

from dataclasses import replace

from bot.clock import Clock
from bot.host.preferences import Preferences, read_preferences
from data import players
from data.players import Setting
from data.store import Connection, Store

MOST_KNOWN = 20_000


class People:
    """Knows people's preferences."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[int, Preferences] = {}

    def known(self, user_id: int) -> Preferences:
        """Return a person's preferences from memory alone; the defaults until they were met."""
        return self._known.get(user_id, Preferences())

    async def preferences(self, user_id: int) -> Preferences:
        """Return a person's preferences."""
        if (known := self._known.get(user_id)) is not None:
            return known
        found = await self._store.read(lambda conn: players.person_settings(conn, user_id))
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        # What was changed meanwhile is newer than what was read.
        return self._known.setdefault(user_id, read_preferences(found))

    async def meet(self, user_id: int, locale: str) -> Preferences:
        """Return a person's preferences, and note the language their Discord is in."""
        met = replace(await self.preferences(user_id), locale=locale)
        self._known[user_id] = met
        return met

    async def change(self, user_id: int, name: str, value: Setting | None) -> Preferences:
        """Change one of a person's settings; None takes it back."""

        def work(conn: Connection) -> Preferences:
            player = players.ensure_person(conn, user_id, self._clock.now())
            players.change_person_settings(conn, player, **{name: value})
            return read_preferences(players.person_settings(conn, user_id))

        changed = await self._store.write(work)
        locale = self.known(user_id).locale or changed.locale
        self._known[user_id] = replace(changed, locale=locale)
        return self._known[user_id]

    def forget(self, user_id: int) -> None:
        """Forget a person; they are looked up again when next met."""
        self._known.pop(user_id, None)
