"""Bans: who may not sit down in a server. Only keeps them; who may ban is for the caller.

A ban touches no hand that runs, no coins and no record.
"""

from dataclasses import dataclass

from bot.table.refusal import Reason, Refused
from data import players, tags
from data.connection import Connection
from data.players import PlayerId


@dataclass(frozen=True, slots=True)
class Ban:
    """A ban in force."""

    reason: str
    since: int


def ban(
    conn: Connection, guild_id: int, player: PlayerId, reason: str, actor: PlayerId, at: int
) -> None:
    """Ban a player; who is banned already is banned for the new reason."""
    pardon(conn, guild_id, player, actor, at)
    conn.execute(
        "INSERT INTO ban(guild_id, player_id, reason, actor_id, created_at) VALUES (?, ?, ?, ?, ?)",
        (guild_id, player, reason, actor, at),
    )


def pardon(conn: Connection, guild_id: int, player: PlayerId, actor: PlayerId, at: int) -> bool:
    """Lift a player's ban. Tell whether there was one."""
    lifted = conn.execute(
        "UPDATE ban SET lifted_by = ?, lifted_at = ?"
        " WHERE guild_id = ? AND player_id = ? AND lifted_at IS NULL",
        (actor, at, guild_id, player),
    )
    remembered = tags.lift_ban(conn, guild_id, players.discord_id(conn, player))
    return lifted.rowcount > 0 or remembered


def in_force(conn: Connection, guild_id: int, player: PlayerId) -> Ban | None:
    """Return the ban that a player is under in a guild, also as who was forgotten meanwhile."""
    found = conn.execute(
        "SELECT reason, created_at FROM ban"
        " WHERE guild_id = ? AND player_id = ? AND lifted_at IS NULL",
        (guild_id, player),
    ).fetchone()
    if found is not None:
        return Ban(*found)
    remembered = tags.flags(conn, guild_id, players.discord_id(conn, player))
    return Ban("", remembered.left) if remembered and remembered.banned else None


def refuse_banned(conn: Connection, guild_id: int, player: PlayerId) -> None:
    """Refuse a player who is banned in a guild."""
    if (found := in_force(conn, guild_id, player)) is not None:
        raise Refused(Reason.BANNED, because=found.reason)
