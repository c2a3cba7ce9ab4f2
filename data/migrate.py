"""Migrations: bring a database to the version of this program, one numbered .sql file at a time.

Each file runs in one transaction with its row and the new user_version. An existing database is
copied beside itself first. Never goes back, never touches a newer database.
"""

import hashlib
import os
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from data.connection import Connection
from data.errors import (
    ChangedMigrationError,
    NewerDatabaseError,
    NotADatabaseError,
    OlderDatabaseError,
    StoreError,
)
from data.private import make_private

_TABLE = """CREATE TABLE IF NOT EXISTS migration (
  version INTEGER PRIMARY KEY, name TEXT NOT NULL, sha256 TEXT NOT NULL, applied_at INTEGER NOT NULL
) STRICT;"""


@dataclass(frozen=True, slots=True)
class Migration:
    """One step; `version` is the database's after it."""

    version: int
    name: str
    sql: str

    @property
    def sha256(self) -> str:
        """Return the hash that tells whether the file has changed since."""
        return hashlib.sha256(self.sql.encode()).hexdigest()


def shipped() -> tuple[Migration, ...]:
    """Return the migrations of this program, in order."""
    folder = resources.files("data") / "migrations"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    found = tuple(Migration(int(f.name[:4]), f.name, f.read_text("utf-8")) for f in files)
    assert [step.version for step in found] == list(range(1, len(found) + 1))
    return found


def migrate(conn: Connection, path: Path, steps: tuple[Migration, ...] | None = None) -> None:
    """Apply what is missing. Raise a StoreError when the database is none of ours."""
    steps = shipped() if steps is None else steps
    (version,) = conn.execute("PRAGMA user_version").fetchone()
    if version > len(steps):
        raise _newer(path, version, len(steps))
    _refuse_strangers(conn, path, version, steps)
    if 0 < version < len(steps):
        copy(conn, path.with_name(f"{path.name}.v{version}"))
    for step in steps[version:]:
        apply(conn, step)


def refuse_other_version(conn: Connection, path: Path) -> None:
    """Raise a StoreError unless a database is of this program's version."""
    steps = shipped()
    (version,) = conn.execute("PRAGMA user_version").fetchone()
    if version > len(steps):
        raise _newer(path, version, len(steps))
    _refuse_strangers(conn, path, version, steps)
    if version < len(steps):
        kind = OlderDatabaseError if version else StoreError  # an empty file is no older one
        raise kind(
            f"{path} is of version {version}, this program's is {len(steps)}."
            " Start the bot on it once, or use the version that wrote it."
        )


def copy(conn: Connection, target: Path) -> None:
    """Write a whole copy of the database to `target`, there entirely or not at all."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    make_private(part)
    conn.execute("VACUUM INTO ?", (str(part),))
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(target)


def _refuse_strangers(
    conn: Connection, path: Path, version: int, steps: tuple[Migration, ...]
) -> None:
    if version == 0:
        if conn.execute("SELECT 1 FROM sqlite_schema").fetchone():
            raise NotADatabaseError(f"{path} is a database, but not of this program.")
        return
    ours = conn.execute("SELECT 1 FROM sqlite_schema WHERE name = 'migration'").fetchone()
    if not ours:
        raise NotADatabaseError(f"{path} is a database, but not of this program.")
    applied = dict(conn.execute("SELECT version, sha256 FROM migration").fetchall())
    for step in steps[:version]:
        if applied.get(step.version) != step.sha256:
            raise ChangedMigrationError(
                f"{path} was made by another {step.name} than this program's. Use the program that"
                " made it, or restore a backup of this one's."
            )


def _newer(path: Path, version: int, known: int) -> NewerDatabaseError:
    copy = path.with_name(f"{path.name}.v{known}")
    back = f" To go back, put {copy.name}, the copy made before, in its place." * copy.exists()
    return NewerDatabaseError(
        f"{path} is of version {version}, this program knows {known}. Update the program.{back}"
    )


def apply(conn: Connection, step: Migration) -> None:
    """Apply one step, whole or not at all."""
    # executescript commits whatever is open, so the transaction is part of the script. The time is
    # a note for the person who runs the bot; nothing reads it.
    row = f"{step.version}, '{step.name}', '{step.sha256}', strftime('%s', 'now') * 1000"
    try:
        conn.executescript(
            f"BEGIN IMMEDIATE;\n{_TABLE}\n{step.sql}\n"
            f"INSERT INTO migration VALUES ({row});\n"
            f"PRAGMA user_version = {step.version};\nCOMMIT;"
        )
    except BaseException:
        if conn.in_transaction:
            conn.rollback()
        raise
