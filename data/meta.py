"""Meta: a few facts about the bot itself, such as when it was last alive."""

from data.connection import Connection


def get(conn: Connection, key: str) -> str | None:
    """Return a value, None when it was never set."""
    row = conn.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    return None if row is None else str(row[0])


def set(conn: Connection, key: str, value: str) -> None:  # noqa: A001 -- meta.set reads well
    """Set a value."""
    conn.execute(
        "INSERT INTO meta(key, value) VALUES (?, ?)"
        " ON CONFLICT(key) DO UPDATE SET value = excluded.value",
        (key, value),
    )
