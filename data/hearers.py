"""Hearers: people who asked to be told of new tables, and when each was told last."""

from data import players
from data.connection import Connection
from data.players import PlayerId


def take(
    conn: Connection, guild_id: int, asker: int, at: int, *, since: int, most: int
) -> list[int]:
    """Return the Discord users to tell now, the longest untold first, and note that they are.

    They have sat in the guild, don't sit there now, are not the asker and were not told `since`.
    """
    rows = conn.execute(
        "SELECT p.id, p.discord_id FROM player p"
        " WHERE json_extract(p.settings, '$.hear_tables') AND p.discord_id IS NOT NULL"
        " AND p.discord_id <> ?"
        " AND coalesce(json_extract(p.settings, '$.heard_at'), 0) <= ?"
        " AND EXISTS (SELECT 1 FROM seat WHERE player_id = p.id AND guild_id = ?)"
        " AND NOT EXISTS (SELECT 1 FROM seat WHERE player_id = p.id AND guild_id = ?"
        " AND left_at IS NULL)"
        " ORDER BY json_extract(p.settings, '$.heard_at'), p.id LIMIT ?",
        (asker, since, guild_id, guild_id, most),
    ).fetchall()
    for player, _ in rows:
        players.change_person_settings(conn, PlayerId(player), heard_at=at)
    return [discord_id for _, discord_id in rows]
