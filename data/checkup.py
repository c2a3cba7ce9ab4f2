"""Checkup: what can be said of a database file from outside, also while the bot has it open.

Reads only; each look has a connection of its own.
"""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from data import players, results, schema
from data.connection import SETTINGS, connect, connect_to_look, refuse_damaged
from data.errors import explained
from data.migrate import refuse_other_version

MOST_PARTS = 5  # that are not as they were made, in a look; the audit names all
# The first time something that counts was written after a moment.
_SINCE = """SELECT min(at) FROM (
  SELECT min(created_at) AS at FROM transfer WHERE created_at > :moment
  UNION ALL SELECT min(created_at) FROM table_event WHERE created_at > :moment)"""


@dataclass(frozen=True, slots=True)
class Checkup:
    """A database's version, the settings that it doesn't keep, the invariants that it breaks.

    `lost` are guards that are gone or changed.
    """

    version: int
    settings: tuple[str, ...]
    broken: tuple[str, ...]
    lost: tuple[str, ...]


def look(path: Path) -> Checkup:
    """Look at a database. Raise a StoreError when it can't be used at all."""
    with closing(connect_to_look(path)) as conn:
        try:
            refuse_damaged(conn, path)
            refuse_other_version(conn, path)
            (version,) = conn.execute("PRAGMA user_version").fetchone()
            (mode,) = conn.execute("PRAGMA journal_mode").fetchone()
            broken = tuple(results.check(conn, quick=True))
            lost = tuple(schema.check(conn)[:MOST_PARTS])
        except sqlite3.Error as error:
            raise explained(error, path) from error
    wanted = SETTINGS["journal_mode"]
    if mode != wanted:
        return Checkup(version, (f"journal_mode={mode}",), broken, lost)
    return Checkup(version, _refused(path), broken, lost)


def changed_since(path: Path, moment: int) -> int | None:
    """Return when something that counts was first written after a moment, in unix ms."""
    with closing(connect_to_look(path)) as conn:
        try:
            refuse_other_version(conn, path)
            (at,) = conn.execute(_SINCE, {"moment": moment}).fetchone()
        except sqlite3.Error as error:
            raise explained(error, path) from error
    return None if at is None else int(at)


def sqlite_version() -> str:
    """Return the version of SQLite itself."""
    return sqlite3.sqlite_version


def _refused(path: Path) -> tuple[str, ...]:
    """Return the settings that a connection of the bot's own doesn't get."""
    with closing(connect(path, read_only=True)) as conn:
        kept = {name: conn.execute(f"PRAGMA {name}").fetchone()[0] for name in SETTINGS}
    return tuple(f"{name}={kept[name]}" for name, value in SETTINGS.items() if kept[name] != value)


def server_settings(path: Path, guild_id: int) -> dict[str, Any]:
    """Return what a server has set; nothing when the database doesn't know it, or isn't there."""
    if not path.exists():
        return {}
    with closing(connect_to_look(path)) as conn:
        try:
            return dict(players.guild_settings(conn, guild_id))
        except sqlite3.Error as error:
            raise explained(error, path) from error
