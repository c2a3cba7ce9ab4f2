"""Profile: what a player has reached in a guild. Only reads, and never replays a hand.

Everything comes from the journal of points, which has an entry for each counted hand.
"""

from dataclasses import dataclass

from data import points
from data.connection import Connection
from data.players import PlayerId
from data.points import Progress

SETTLED_FROM = 10  # hands; with fewer a player is provisional
_RECENT = 100  # the newest hands, that the average of a win is taken of


@dataclass(frozen=True, slots=True)
class Milestones:
    """When something was done for the first time, unix milliseconds; None: not yet."""

    win: int | None
    total_kill: int | None
    ten_stars: int | None


@dataclass(frozen=True, slots=True)
class Record:
    """A player's hands in a guild. `kills` counts won hands by base, 1 to 4."""

    progress: Progress
    kills: tuple[int, int, int, int]
    stars: int  # of the best bomb ever played, 0 for none
    streak: int  # wins in a row until now; losses as a negative number
    best_streak: int
    average_win: int | None  # points; None when none of the newest hands won any
    milestones: Milestones
    match_hands: int = 0  # those of them that were a tournament's
    match_wins: int = 0

    @property
    def provisional(self) -> bool:
        """Tell whether there are too few hands to judge by."""
        return self.progress.hands < SETTLED_FROM


def record(conn: Connection, guild_id: int, player: PlayerId) -> Record:
    """Return a player's record in a guild; an empty one for somebody who never played there."""
    who = {"guild": guild_id, "player": player}
    kills = dict(conn.execute(_KILLS, who).fetchall())
    stars, best_streak, streak, average = conn.execute(_BEST, who).fetchone()
    match_hands, match_wins = conn.execute(_MATCHES, who).fetchone()
    return Record(
        progress=points.progress(conn, guild_id, player),
        kills=(kills.get(1, 0), kills.get(2, 0), kills.get(3, 0), kills.get(4, 0)),
        stars=stars or 0,
        streak=streak or 0,
        best_streak=max(best_streak or 0, 0),
        average_win=None if average is None else max(round(average), 1),
        milestones=Milestones(*conn.execute(_FIRST, who).fetchone()),
        match_hands=match_hands,
        match_wins=match_wins,
    )


def guilds_of(conn: Connection, player: PlayerId) -> list[int]:
    """Return the guilds in which a player has coins or points, the last played in first."""
    rows = conn.execute(
        "SELECT a.guild_id FROM account a LEFT JOIN progress p"
        " ON p.guild_id = a.guild_id AND p.player_id = a.player_id"
        " WHERE a.player_id = ? GROUP BY a.guild_id ORDER BY max(p.last_entry_id) DESC, a.id",
        (player,),
    ).fetchall()
    others = conn.execute(
        "SELECT DISTINCT guild_id FROM seat WHERE player_id = ? AND guild_id <> 0"
        " ORDER BY guild_id",
        (player,),
    ).fetchall()
    return list(dict.fromkeys(guild_id for (guild_id,) in (*rows, *others)))


# Each part is answered by one index: a long record is no slower than a short one. No input in it.
_OF = "WHERE guild_id = :guild AND player_id = :player AND kind = 'hand'"
_KILLS = f"SELECT base, count(*) FROM points_entry {_OF} AND won = 1 GROUP BY base"  # noqa: S608
_BEST = f"""SELECT
  (SELECT max(stars) FROM points_entry INDEXED BY points_stars {_OF}),
  (SELECT max(streak) FROM points_entry INDEXED BY points_streak {_OF}),
  (SELECT streak FROM points_entry INDEXED BY points_by_player {_OF} ORDER BY id DESC LIMIT 1),
  (SELECT avg(nominal) FROM (SELECT nominal FROM points_entry INDEXED BY points_by_player
     {_OF} ORDER BY id DESC LIMIT {_RECENT}) WHERE nominal > 0)"""  # noqa: S608
_MATCHES = """SELECT count(*), coalesce(sum(h.winner = s.seat), 0)
  FROM entrant e JOIN match_table m ON m.tournament_id = e.tournament_id
  JOIN hand h ON h.table_id = m.table_id AND h.state = 'settled'
  JOIN hand_seat s ON s.hand_id = h.id AND s.player_id = e.player_id
  WHERE e.player_id = :player AND e.guild_id = :guild"""
_FIRST = f"""SELECT
  (SELECT created_at FROM points_entry INDEXED BY points_by_player
     {_OF} AND won = 1 ORDER BY id LIMIT 1),
  (SELECT created_at FROM points_entry INDEXED BY points_kills
     {_OF} AND won = 1 AND base = 4 ORDER BY id LIMIT 1),
  (SELECT min(created_at) FROM points_entry INDEXED BY points_stars {_OF} AND stars >= 10)
"""  # noqa: S608
