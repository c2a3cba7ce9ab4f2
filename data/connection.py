"""Connections: how the database file is opened, and the settings that its safety rests on.

synchronous=FULL: with NORMAL a power cut loses what was acknowledged. recursive_triggers: without
it an insert that replaces deletes rows past the guards. secure_delete: what was deleted about a
person is overwritten in the file, too. Never begins a transaction.
"""

import sqlite3
from pathlib import Path
from typing import Literal

from data.errors import NotADatabaseError, StoreError, explained

Connection = sqlite3.Connection

OLDEST_SQLITE = (3, 37, 0)  # STRICT tables
BUSY_MS = 5000
SETTINGS: dict[str, str | int] = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL
    "foreign_keys": 1,
    "recursive_triggers": 1,
    "secure_delete": 1,
    "busy_timeout": BUSY_MS,
}


def connect(path: Path, *, read_only: bool = False) -> Connection:
    """Open the database file with every setting in force. Transactions are the caller's."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old: 3.37 or newer is needed.")
    conn = sqlite3.connect(path, timeout=BUSY_MS / 1000, isolation_level=None)
    try:
        for name, value in (SETTINGS | {"query_only": int(read_only)}).items():
            conn.execute(f"PRAGMA {name}={value}")
            (actual,) = conn.execute(f"PRAGMA {name}").fetchone()
            if actual != value:
                raise StoreError(f"{path}: SQLite refuses {name}={value} and keeps {actual}.")
    except BaseException:
        conn.close()
        raise
    return conn


def connect_to_look(path: Path, mode: Literal["ro", "rw"] = "ro") -> Connection:
    """Open a database that another process may have, to look at it. Raise a StoreError.

    Mode rw writes no more than ro; VACUUM INTO needs it (SQLite 3.40 stumbles over generated
    columns of a file opened to read).
    """
    if not path.is_file():
        raise StoreError(f"There is no database at {path}.")
    try:
        conn = sqlite3.connect(
            f"{path.resolve().as_uri()}?mode={mode}",
            uri=True,
            timeout=BUSY_MS / 1000,
            isolation_level=None,
        )
    except sqlite3.Error as error:
        raise explained(error, path) from error
    try:
        conn.execute(f"PRAGMA query_only = {int(mode == 'ro')}")
        conn.execute("SELECT 1 FROM sqlite_schema").fetchone()
    except sqlite3.Error as error:
        conn.close()
        raise explained(error, path) from error
    return conn


def refuse_damaged(conn: Connection, path: Path) -> None:
    """Raise NotADatabaseError when the file's structure is broken."""
    (verdict,) = conn.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        said = " ".join(verdict.split())
        raise NotADatabaseError(f"{path} is damaged: {said}. Restore a backup.")
