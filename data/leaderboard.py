"""Leaderboard: a guild's players by what they have, best first. Only reads.

Who has left the server is not known here; whoever shows it has to skip them.
"""

from dataclasses import dataclass
from enum import StrEnum

from data.connection import Connection
from data.players import PlayerId

NET_DAYS = 30
MOST = 500  # places; below that only one's own is told


class Ranking(StrEnum):
    """What players are ranked by."""

    NET = "net"  # coins won less coins lost in hands, in the last 30 days
    COINS = "coins"
    POINTS = "points"
    WINS = "wins"  # tournaments' hands are counted apart, in each profile
    BOMB = "bomb"  # stars of the best bomb ever played

    @property
    def of_coins(self) -> bool:
        """Tell whether the numbers are amounts of coins."""
        return self in (Ranking.NET, Ranking.COINS)


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place; those with the same value share it."""

    place: int
    player: PlayerId
    user_id: int
    value: int
    hands: int
    hides: bool  # wants no amounts shown to others
    apart: int = 0  # of the hands: those that are not in the value
    points: int = 0


def ranked(
    conn: Connection, guild_id: int, ranking: Ranking, at: int, me: PlayerId | None = None
) -> list[Place]:
    """Return the best places of a guild and, wherever it is, one's own."""
    facts = {
        "guild": guild_id,
        "since": at - NET_DAYS * 86_400_000,
        "me": -1 if me is None else me,
        "most": MOST,
    }
    rows = conn.execute(_RANKED.format(_SOURCES[ranking]), facts)
    return [
        Place(place, PlayerId(player), user, value, hands, bool(hides), apart, points)
        for place, player, user, value, hands, hides, apart, points in rows
    ]


_RANKED = """
WITH standing(player_id, value, apart) AS ({}),
ranked AS (SELECT rank() OVER (ORDER BY value DESC) AS place, * FROM standing)
SELECT r.place, r.player_id, p.discord_id, r.value, coalesce(g.hands, 0),
  coalesce(json_extract(p.settings, '$.hide_amounts'), 0), r.apart, coalesce(g.points, 0)
FROM ranked r JOIN player p ON p.id = r.player_id AND p.discord_id IS NOT NULL
LEFT JOIN progress g ON g.guild_id = :guild AND g.player_id = r.player_id
WHERE r.place <= :most OR r.player_id = :me
ORDER BY r.place, r.player_id
"""
_SOURCES = {
    # What the last hand of all left less what the last one before the days left.
    Ranking.NET: """
      SELECT player_id, value, 0 FROM (SELECT player_id,
        (SELECT net FROM points_entry INDEXED BY points_net WHERE guild_id = :guild
         AND player_id = p.player_id AND kind = 'hand' ORDER BY created_at DESC, id DESC LIMIT 1)
        - coalesce((SELECT net FROM points_entry INDEXED BY points_net WHERE guild_id = :guild
         AND player_id = p.player_id AND kind = 'hand' AND created_at < :since
         ORDER BY created_at DESC, id DESC LIMIT 1), 0) AS value
        FROM progress p WHERE guild_id = :guild AND hands > 0)
      WHERE value <> 0""",
    Ranking.COINS: """
      SELECT player_id, balance, 0 FROM account WHERE guild_id = :guild AND kind = 'player'""",
    Ranking.POINTS: """
      SELECT player_id, points, 0 FROM progress WHERE guild_id = :guild AND points > 0""",
    Ranking.WINS: """
      SELECT player_id, p.wins - coalesce(m.wins, 0), coalesce(m.hands, 0)
      FROM progress p LEFT JOIN (
        SELECT e.player_id, count(*) AS hands, sum(e.won) AS wins
        FROM tournament t JOIN match_table m ON m.tournament_id = t.id
        JOIN hand h ON h.table_id = m.table_id JOIN points_entry e ON e.hand_id = h.id
        WHERE t.guild_id = :guild GROUP BY e.player_id) m USING (player_id)
      WHERE guild_id = :guild AND p.wins > coalesce(m.wins, 0)""",
    Ranking.BOMB: """
      SELECT player_id, stars, 0 FROM (SELECT player_id, (SELECT max(stars) FROM points_entry
          WHERE guild_id = p.guild_id AND player_id = p.player_id AND kind = 'hand') AS stars
        FROM progress p WHERE guild_id = :guild)
      WHERE stars > 0""",
}
