"""Alive: when the bot was last reachable, so that a start knows how long it was away."""

from data import meta
from data.connection import Connection

_ALIVE, _STARTED = "alive_at", "started_at"


def note(conn: Connection, at: int) -> None:
    """Note that the bot is reachable now."""
    meta.set(conn, _ALIVE, str(at))


def last(conn: Connection) -> int | None:
    """Return when the bot was last reachable, None before its first start."""
    found = meta.get(conn, _ALIVE)
    return None if found is None else int(found)


def start(conn: Connection, at: int) -> int | None:
    """Note a start; return when the one before it was."""
    before = meta.get(conn, _STARTED)
    meta.set(conn, _STARTED, str(at))
    return None if before is None else int(before)
