"""Seasons: when one ends, every points total is archived by an entry that resets it to zero.

The best total of all seasons, hands and wins stay: they are a player's for life. Coins stay.
"""

from dataclasses import dataclass

from data.connection import Connection
from data.players import PlayerId


@dataclass(frozen=True, slots=True)
class Turned:
    """A season that ended: its number, and how many had points in it."""

    ended: int
    begun: int
    players: int


@dataclass(frozen=True, slots=True)
class Standing:
    """What a player had when a season ended."""

    player: PlayerId
    points: int


def turn(conn: Connection, guild_id: int, actor: PlayerId, at: int) -> Turned:
    """End a guild's season and begin the next."""
    season, began = conn.execute(
        "SELECT season, season_at FROM guild WHERE id = ?", (guild_id,)
    ).fetchone()
    totals = conn.execute(
        "SELECT player_id, points FROM progress WHERE guild_id = ? AND points > 0"
        " ORDER BY points DESC, player_id",
        (guild_id,),
    ).fetchall()
    conn.executemany(
        "INSERT INTO points_entry(guild_id, player_id, kind, nominal, applied, season, actor_id,"
        " created_at) VALUES (?, ?, 'reset', ?, ?, ?, ?, ?)",
        [(guild_id, player, -points, -points, season, actor, at) for player, points in totals],
    )
    # Two seasons never begin at the same moment, not even when the clock stands still.
    conn.execute(
        "UPDATE guild SET season = ?, season_at = ? WHERE id = ?",
        (season + 1, max(at, began + 1), guild_id),
    )
    return Turned(season, season + 1, len(totals))


def current(conn: Connection, guild_id: int) -> tuple[int, int]:
    """Return the number of a guild's season and when it began."""
    season, began = conn.execute(
        "SELECT season, season_at FROM guild WHERE id = ?", (guild_id,)
    ).fetchone()
    return int(season), int(began)


def archive(conn: Connection, guild_id: int, season: int) -> tuple[Standing, ...]:
    """Return the final totals of a season that ended, best first."""
    rows = conn.execute(
        "SELECT player_id, -applied FROM points_entry"
        " WHERE guild_id = ? AND season = ? AND kind = 'reset' ORDER BY applied, player_id",
        (guild_id, season),
    )
    return tuple(Standing(PlayerId(player), points) for player, points in rows)
