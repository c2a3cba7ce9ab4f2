"""Servers: what is remembered of the servers that are met, so that no board has to ask for it.

Only a copy: every change is written first, and then forgotten here. Knows nothing of people.
"""

from bot.host.server_settings import ServerSettings, read_settings
from data import players
from data.store import Connection, Store

MOST_KNOWN = 20_000


class Servers:
    """Knows servers' settings."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, ServerSettings] = {}
        self._changes = 0

    async def settings(self, guild_id: int) -> ServerSettings:
        """Return a server's settings."""
        if (known := self._known.get(guild_id)) is not None:
            return known
        before = self._changes
        found = await self._store.read(lambda conn: _read(conn, guild_id))
        if before == self._changes:  # what was changed meanwhile is newer than what was read
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[guild_id] = found
        return found

    def meet(self, guild_id: int | None, locale: str | None) -> None:
        """Look a server up again whose language is another now."""
        known = None if guild_id is None else self._known.get(guild_id)
        if guild_id is not None and known is not None and known.locale != locale:
            self.changed(guild_id)

    def changed(self, guild_id: int) -> None:
        """Look a server up again; its settings were changed."""
        self._changes += 1
        self._known.pop(guild_id, None)


def _read(conn: Connection, guild_id: int) -> ServerSettings:
    return read_settings(players.guild_settings(conn, guild_id))
