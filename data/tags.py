"""Tags: a keyed hash of who was forgotten, so that returning farms no grants and sheds no ban.

A tag names nobody: without the key, which never leaves the database, it can't be matched. Kept for
365 days, as the privacy page says; data.pruning drops it then.
"""

import hmac
import json

from data import meta
from data.connection import Connection

KEPT_MS = 365 * 86_400_000
_KEY = "tag_key"


def remember(
    conn: Connection, guild_id: int, discord_id: int, *, fresh_key: bytes, at: int
) -> None:
    """Remember that this user was in a guild until now; `fresh_key` is used if there is none."""
    if meta.get(conn, _KEY) is None:
        meta.set(conn, _KEY, fresh_key.hex())
    conn.execute(
        "INSERT INTO forgotten(tag, guild_id, flags, until) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (tag) DO UPDATE SET flags = excluded.flags, until = excluded.until",
        (_tag(conn, guild_id, discord_id), guild_id, json.dumps({"left": at}), at + KEPT_MS),
    )


def left_at(conn: Connection, guild_id: int, discord_id: int | None) -> int | None:
    """Return when this user was last forgotten in a guild, None for somebody new."""
    if discord_id is None or meta.get(conn, _KEY) is None:
        return None
    row = conn.execute(
        "SELECT json_extract(flags, '$.left') FROM forgotten WHERE tag = ?",
        (_tag(conn, guild_id, discord_id),),
    ).fetchone()
    return None if row is None else int(row[0])


def _tag(conn: Connection, guild_id: int, discord_id: int) -> bytes:
    key = meta.get(conn, _KEY)
    assert key is not None
    return hmac.digest(bytes.fromhex(key), f"{guild_id}:{discord_id}".encode(), "sha256")
