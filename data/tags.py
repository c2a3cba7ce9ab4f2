"""Tags: a keyed hash of who was forgotten, so that returning farms no grants and sheds no ban.

A tag names nobody: without the key, which never leaves the database, it can't be matched. Kept for
365 days, as the privacy page says; data.pruning drops it then.
"""

import hmac
import json
from dataclasses import asdict, dataclass, replace

from data import meta
from data.connection import Connection

KEPT_MS = 365 * 86_400_000
_KEY = "tag_key"


@dataclass(frozen=True, slots=True)
class Flags:
    """What is remembered of who was forgotten in a guild."""

    left: int  # when, unix ms
    banned: bool = False
    cooling: int = 0  # until when they cool down for abandoned hands
    forfeits: tuple[int, ...] = ()  # when they abandoned hands, within a day before they left


def remember(
    conn: Connection, guild_id: int, discord_id: int, flags: Flags, *, fresh_key: bytes
) -> None:
    """Remember a user who was in a guild until now; `fresh_key` is used if there is none."""
    if meta.get(conn, _KEY) is None:
        meta.set(conn, _KEY, fresh_key.hex())
    conn.execute(
        "INSERT INTO forgotten(tag, guild_id, flags, until) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (tag) DO UPDATE SET flags = excluded.flags, until = excluded.until",
        (
            *(_tag(conn, guild_id, discord_id), guild_id),
            *(json.dumps(asdict(flags)), flags.left + KEPT_MS),
        ),
    )


def flags(conn: Connection, guild_id: int, discord_id: int | None) -> Flags | None:
    """Return what is remembered of a user in a guild, None of somebody new."""
    if discord_id is None or meta.get(conn, _KEY) is None:
        return None
    row = conn.execute(
        "SELECT flags FROM forgotten WHERE tag = ?", (_tag(conn, guild_id, discord_id),)
    ).fetchone()
    if row is None:
        return None
    found = json.loads(row[0])
    return Flags(**found | {"forfeits": tuple(found.get("forfeits", ()))})


def lift_ban(conn: Connection, guild_id: int, discord_id: int | None) -> bool:
    """Lift a ban that is remembered of a user in a guild. Tell whether there was one."""
    before = flags(conn, guild_id, discord_id)
    if before is None or discord_id is None or not before.banned:
        return False
    _change(conn, guild_id, discord_id, replace(before, banned=False))
    return True


def end_cooling(conn: Connection, guild_id: int, discord_id: int | None) -> int:
    """End a cooldown that is remembered of a user in a guild. Return until when it was, or 0.

    What it was for is not held against them any more.
    """
    before = flags(conn, guild_id, discord_id)
    if before is None or discord_id is None:
        return 0
    _change(conn, guild_id, discord_id, replace(before, cooling=0, forfeits=()))
    return before.cooling


def left_at(conn: Connection, guild_id: int, discord_id: int | None) -> int | None:
    """Return when this user was last forgotten in a guild, None for somebody new."""
    remembered = flags(conn, guild_id, discord_id)
    return None if remembered is None else remembered.left


def _change(conn: Connection, guild_id: int, discord_id: int, after: Flags) -> None:
    conn.execute(
        "UPDATE forgotten SET flags = ? WHERE tag = ?",
        (json.dumps(asdict(after)), _tag(conn, guild_id, discord_id)),
    )


def _tag(conn: Connection, guild_id: int, discord_id: int) -> bytes:
    key = meta.get(conn, _KEY)
    assert key is not None
    return hmac.digest(bytes.fromhex(key), f"{guild_id}:{discord_id}".encode(), "sha256")
