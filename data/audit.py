"""Audit: whether a database's books and its hands are what they must be. Reads only.

Every invariant of audit.sql; every table replayed from its events, and its rows compared with what
they add up to. The digest is of all that matters, so a copy can be told to be the same.
"""

import hashlib
import json
import os
import sqlite3
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from data import results, schema, table_audit, tournament_audit, transaction
from data.connection import Connection, connect_to_look, refuse_damaged
from data.errors import StoreError, explained
from data.migrate import refuse_other_version
from data.table_audit import Found

MANY_TABLES = 500  # worth a process for each processor
SAID_MOST = 100  # bad rows in words; the rest is only counted

# What a copy must have in common with the original, in the order it is digested.
_KEPT = (
    "guild", "player", "account", "transfer", "hold", "game_table", "seat", "hand", "hand_seat",
    "table_event", "points_entry", "progress", "tournament", "tournament_event", "entrant",
    "match_table",
)  # fmt: skip
_ORDER = {
    "hand_seat": "hand_id, seat",
    "table_event": "table_id, seq",
    "progress": "guild_id, player_id",
    "tournament_event": "tournament_id, seq",
    "entrant": "tournament_id, number",
    "match_table": "table_id",
}
_COUNTED = {
    "servers": "SELECT count(*) FROM guild WHERE id <> 0",
    "players": "SELECT count(*) FROM player",
    "tables": "SELECT count(*) FROM game_table",
    "hands": "SELECT count(*) FROM hand WHERE started_at IS NOT NULL",
    "settled": "SELECT count(*) FROM hand WHERE state = 'settled'",
    "running": "SELECT count(*) FROM hand WHERE state = 'playing'",
    "events": "SELECT count(*) FROM table_event",
    "tournaments": "SELECT count(*) FROM tournament",
    "transfers": "SELECT count(*) FROM transfer",
    "held": "SELECT coalesce(sum(held), 0) FROM account",
    "coins": "SELECT coalesce(sum(balance), 0) FROM account WHERE kind <> 'issuer'",
    "points": "SELECT coalesce(sum(points), 0) FROM progress",
}


@dataclass(frozen=True, slots=True)
class Audit:
    """What an audit found: no `bad` is a pass; `notes` are differences that rules explain."""

    counts: dict[str, int]
    digest: str
    bad: tuple[str, ...]
    notes: tuple[str, ...]

    def lines(self) -> list[str]:
        """Return what it found in words."""
        counted = ", ".join(f"{name} {number}" for name, number in self.counts.items())
        verdict = f"{len(self.bad)} BAD" if self.bad else "clean"
        shown = [f"bad: {what}" for what in self.bad[:SAID_MOST]]
        shown += [f"note: {what}" for what in self.notes[:SAID_MOST]]
        return [*shown, counted, f"digest {self.digest}", f"audit: {verdict}"]


def audit(conn: Connection) -> Audit:
    """Audit a database on one snapshot, whatever is written meanwhile."""
    return transaction.read(conn, audit_within)


def audit_within(conn: Connection) -> Audit:
    """Audit a database as the caller's transaction sees it."""
    return _audited(conn, table_audit.share(conn, 0, 1))


def audit_file(path: Path) -> Audit:
    """Audit a database file, also while the bot runs. Raise a StoreError if it can't be read."""
    conn = connect_to_look(path)
    try:
        refuse_damaged(conn, path)
        refuse_other_version(conn, path)
        workers = os.cpu_count() or 1
        if workers == 1 or len(table_audit.ids(conn)) < MANY_TABLES:
            return audit(conn)
        # Each process sees a snapshot of its own; a table is whole in every one of them.
        shares = [_begun(path.resolve(), number, workers) for number in range(workers)]
        books = transaction.read(conn, lambda conn: _audited(conn, []))
        found = [found for share in shares for found in _finished(share)]
        return replace(books, bad=books.bad + _of(found, True), notes=_of(found, False))
    except sqlite3.Error as error:
        raise explained(error, path) from error
    finally:
        conn.close()


def _audited(conn: Connection, found: list[Found]) -> Audit:
    """Audit the books, with what was found at the tables."""
    names = [*schema.check(conn), *results.check(conn)]
    broken = tuple(f"invariant: {name}" for name in names)
    found = [*tournament_audit.problems(conn), *found]
    counts = {name: int(conn.execute(sql).fetchone()[0]) for name, sql in _COUNTED.items()}
    return Audit(counts, digest(conn), broken + _of(found, True), _of(found, False))


def _of(found: list[Found], grave: bool) -> tuple[str, ...]:
    return tuple(what for what, is_grave in found if is_grave is grave)


def digest(conn: Connection) -> str:
    """Return a hash of every row that a copy must have, too."""
    hashed = hashlib.sha256()
    for table in _KEPT:
        hashed.update(f"{table}\n".encode())
        order = _ORDER.get(table, "id")
        for row in conn.execute(f"SELECT * FROM {table} ORDER BY {order}"):  # noqa: S608 -- constants
            hashed.update(repr(row).encode())
    return hashed.hexdigest()


def _begun(path: Path, number: int, of: int) -> "subprocess.Popen[str]":
    """Begin to audit a share of the tables in a process of its own."""
    share = [sys.executable, "-m", "data.table_audit", str(path), str(number), str(of)]
    folder = str(Path(__file__).parent.parent)  # where the packages are, wherever we were called
    return subprocess.Popen(share, stdout=subprocess.PIPE, text=True, cwd=folder)  # noqa: S603


def _finished(share: "subprocess.Popen[str]") -> list[Found]:
    said, _ = share.communicate()
    if share.returncode != 0:
        raise StoreError("A process of the audit ended before it was done.")
    return [(what, grave) for what, grave in json.loads(said)]
