"""Conduct: how often somebody has abandoned hands of late, and until when they cool down.

Read from the hands themselves: there is nothing to keep but a moderator's pardon, and what who was
forgotten had abandoned on their last day. Hands against the computer harm nobody and don't count.
docs/hosting.md tells players the same figures.
"""

from data import players, tags
from data.connection import Connection
from data.players import PlayerId

DAY_MS = 24 * 3_600_000
TOLERATED = 2  # forfeits within a day that are only warned of
FIRST_MS = 10 * 60_000  # doubled by each further one
MOST_MS = DAY_MS
LOOKED_AT = 300  # newest hands; nobody plays more within a day


def forfeits(conn: Connection, guild_id: int, player: PlayerId, since: int) -> list[int]:
    """Return when a player forfeited hands in a server since then, oldest first, unpardoned.

    Also as who was forgotten meanwhile.
    """
    since = max(since, _pardoned_at(conn, guild_id, player))
    remembered = tags.flags(conn, guild_id, players.discord_id(conn, player))
    earlier = [at for at in remembered.forfeits if at > since] if remembered else []
    rows = conn.execute(
        "SELECT h.ended_at FROM ("
        "  SELECT hand_id, seat FROM hand_seat WHERE player_id = ? ORDER BY hand_id DESC LIMIT ?) s"
        " JOIN hand h ON h.id = s.hand_id JOIN game_table t ON t.id = h.table_id"
        " WHERE h.ended_by = 'forfeit' AND h.winner <> s.seat AND t.guild_id = ?"
        " AND t.mode <> 'practice' AND h.ended_at > ? ORDER BY h.ended_at",
        (player, LOOKED_AT, guild_id, since),
    )
    return [*earlier, *(ended_at for (ended_at,) in rows)]


def cooling_until(conn: Connection, guild_id: int, player: PlayerId, now: int) -> int | None:
    """Return until when a player may not sit down in a server, None when they may."""
    remembered = tags.flags(conn, guild_id, players.discord_id(conn, player))
    abandoned = forfeits(conn, guild_id, player, now - 2 * DAY_MS)
    until = max(cooled_at(abandoned), remembered.cooling if remembered else 0)
    return until if until > now else None


def cooled_at(found: list[int]) -> int:
    """Return when who forfeited then, oldest first, may sit down again; 0 for at once."""
    beyond = sum([at > found[-1] - DAY_MS for at in found]) - TOLERATED - 1
    return 0 if beyond < 0 else found[-1] + min(FIRST_MS << min(beyond, 16), MOST_MS)


def pardon(conn: Connection, guild_id: int, player: PlayerId, at: int) -> bool:
    """Forget what a player has abandoned in a server. Tell whether there was anything."""
    had = bool(forfeits(conn, guild_id, player, at - DAY_MS))
    had |= tags.end_cooling(conn, guild_id, players.discord_id(conn, player)) > at
    players.change_person_settings(conn, player, **{_pardon(guild_id): at})
    return had


def _pardoned_at(conn: Connection, guild_id: int, player: PlayerId) -> int:
    user = players.discord_id(conn, player)
    found = players.person_settings(conn, user).get(_pardon(guild_id), 0) if user else 0
    return found if isinstance(found, int) else 0


def _pardon(guild_id: int) -> str:
    return f"pardoned-{guild_id}"
