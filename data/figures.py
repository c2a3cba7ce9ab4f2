"""Figures: how much is live and how much is owed, for the page an operator looks at. Reads only."""

from dataclasses import dataclass

from data.connection import Connection


@dataclass(frozen=True, slots=True)
class Figures:
    """How things stand: live tables, messages owed to Discord and for how long the oldest."""

    live_tables: int
    owed: int
    oldest_ms: int


def figures(conn: Connection, now: int) -> Figures:
    """Return how things stand at a time."""
    (live,) = conn.execute("SELECT count(*) FROM game_table WHERE status <> 'closed'").fetchone()
    owed, oldest = conn.execute(
        "SELECT count(*), min(created_at) FROM outbox WHERE done_at IS NULL"
    ).fetchone()
    return Figures(int(live), int(owed), 0 if oldest is None else max(0, now - int(oldest)))
