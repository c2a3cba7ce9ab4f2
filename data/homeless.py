"""Homeless tables: whose channel or thread is gone, and since when. A board anew ends it.

Kept beside the table's own rows: nothing that happens at a table, only where it can't be shown.
"""

from data.connection import Connection

_PREFIX = "homeless:"


def note(conn: Connection, table_id: int, at: int) -> bool:
    """Note that a table has no place since `at`. Tell whether that is news."""
    made = conn.execute(
        "INSERT INTO meta(key, value) SELECT ?, ? WHERE NOT EXISTS"
        " (SELECT 1 FROM meta WHERE key = ?)",
        (f"{_PREFIX}{table_id}", str(at), f"{_PREFIX}{table_id}"),
    )
    return made.rowcount == 1


def housed(conn: Connection, table_id: int) -> None:
    """Note that a table has a place again, or is over."""
    conn.execute("DELETE FROM meta WHERE key = ?", (f"{_PREFIX}{table_id}",))


def since(conn: Connection, before: int) -> list[int]:
    """Return the tables without a place since `before` or longer."""
    rows = conn.execute(
        "SELECT CAST(substr(key, ?) AS INTEGER) FROM meta"
        " WHERE key GLOB ? AND CAST(value AS INTEGER) <= ? ORDER BY 1",
        (len(_PREFIX) + 1, f"{_PREFIX}*", before),
    )
    return [table_id for (table_id,) in rows]


def later(conn: Connection, ms: int) -> None:
    """Move every beginning on: the bot was away, and nobody could post a board anew."""
    conn.execute(
        "UPDATE meta SET value = CAST(CAST(value AS INTEGER) + ? AS TEXT) WHERE key GLOB ?",
        (ms, f"{_PREFIX}*"),
    )
