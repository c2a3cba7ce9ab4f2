"""Players and guilds: who exists, and their settings. Never money, points or seats."""

import json
from typing import NewType

from data.connection import Connection

PlayerId = NewType("PlayerId", int)
Setting = str | int | bool

DIRECT_MESSAGES = 0  # the guild of tables in direct messages; it has no economy


def ensure_guild(conn: Connection, guild_id: int, at: int) -> None:
    """Make the guild known, with the account that issues its coins."""
    if conn.execute("SELECT 1 FROM guild WHERE id = ?", (guild_id,)).fetchone():
        return
    conn.execute(
        "INSERT INTO guild(id, season_at, created_at) VALUES (?, ?, ?)", (guild_id, at, at)
    )
    conn.execute("INSERT INTO account(guild_id, kind) VALUES (?, 'issuer')", (guild_id,))


def ensure_person(conn: Connection, discord_id: int, at: int) -> PlayerId:
    """Return the player who is this Discord user, made known if need be."""
    row = conn.execute("SELECT id FROM player WHERE discord_id = ?", (discord_id,)).fetchone()
    if row:
        return PlayerId(row[0])
    (player,) = conn.execute(
        "INSERT INTO player(kind, discord_id, created_at) VALUES ('person', ?, ?) RETURNING id",
        (discord_id, at),
    ).fetchone()
    return PlayerId(player)


def ensure_computer(conn: Connection, at: int) -> PlayerId:
    """Return the computer's player, made known if need be; it may sit at many tables at once."""
    row = conn.execute(
        "SELECT id FROM player WHERE discord_id IS NULL AND kind = 'computer' ORDER BY id"
    ).fetchone()
    if row:
        return PlayerId(row[0])
    (player,) = conn.execute(
        "INSERT INTO player(kind, created_at) VALUES ('computer', ?) RETURNING id", (at,)
    ).fetchone()
    return PlayerId(player)


def find_person(conn: Connection, discord_id: int) -> PlayerId | None:
    """Return a Discord user's player, None for somebody who never played."""
    found = conn.execute("SELECT id FROM player WHERE discord_id = ?", (discord_id,)).fetchone()
    return PlayerId(found[0]) if found else None


def discord_id(conn: Connection, player: PlayerId) -> int | None:
    """Return the player's Discord user, None for computers and the forgotten."""
    row = conn.execute("SELECT discord_id FROM player WHERE id = ?", (player,)).fetchone()
    return None if row is None else row[0]


def person_settings(conn: Connection, discord_id: int) -> dict[str, Setting]:
    """Return what a Discord user has set; nothing when they are unknown."""
    return _settings(
        conn.execute("SELECT settings FROM player WHERE discord_id = ?", (discord_id,)).fetchone()
    )


def change_person_settings(conn: Connection, player_id: PlayerId, **values: Setting | None) -> None:
    """Set some of a player's settings; None unsets one."""
    row = conn.execute("SELECT settings FROM player WHERE id = ?", (player_id,)).fetchone()
    conn.execute("UPDATE player SET settings = ? WHERE id = ?", (_changed(row, values), player_id))


def guild_settings(conn: Connection, guild_id: int) -> dict[str, Setting]:
    """Return what a guild has set; nothing when it is unknown."""
    return _settings(
        conn.execute("SELECT settings FROM guild WHERE id = ?", (guild_id,)).fetchone()
    )


def change_guild_settings(conn: Connection, guild_id: int, **values: Setting | None) -> None:
    """Set some of a guild's settings; None unsets one."""
    row = conn.execute("SELECT settings FROM guild WHERE id = ?", (guild_id,)).fetchone()
    conn.execute("UPDATE guild SET settings = ? WHERE id = ?", (_changed(row, values), guild_id))


def _settings(row: tuple[str] | None) -> dict[str, Setting]:
    settings: dict[str, Setting] = json.loads(row[0]) if row else {}
    return settings


def _changed(row: tuple[str] | None, values: dict[str, Setting | None]) -> str:
    settings = _settings(row) | values
    return json.dumps({name: value for name, value in settings.items() if value is not None})
