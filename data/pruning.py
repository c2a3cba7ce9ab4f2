"""Pruning: drops what is of no use after days. Never a row of money, play or points."""

from data.connection import Connection

DAY_MS = 86_400_000
ANSWERS_MS = 3 * DAY_MS  # Discord delivers nothing again after minutes
SHOWN_MS = 3 * DAY_MS


def prune(conn: Connection, at: int) -> int:
    """Drop old answers, messages shown long ago and expired tags. Return how many rows."""
    dropped = (
        conn.execute("DELETE FROM interaction WHERE created_at < ?", (at - ANSWERS_MS,)),
        conn.execute("DELETE FROM outbox WHERE done_at < ?", (at - SHOWN_MS,)),
        conn.execute("DELETE FROM forgotten WHERE until < ?", (at,)),
    )
    return sum(cursor.rowcount for cursor in dropped)
