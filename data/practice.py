"""Practice: a person's finished hands against the computer, by its level. Only reads.

Counted from the hands themselves, in every server and in direct messages: nothing else is kept of
them, and no points, coins or records come of them.
"""

from dataclasses import dataclass

from bot.table.options import Level
from data.connection import Connection
from data.players import PlayerId


@dataclass(frozen=True, slots=True)
class Practised:
    """How often somebody has played the computer at a level, and won."""

    level: Level
    hands: int
    wins: int


def practised(conn: Connection, player: PlayerId) -> tuple[Practised, ...]:
    """Return a player's record against each level that was played, the easiest first."""
    counted = {level: (hands, wins) for level, hands, wins in conn.execute(_COUNTED, (player,))}
    return tuple(Practised(level, *counted[level]) for level in Level if level in counted)


_COUNTED = """
SELECT json_extract(t.options, '$.computer') AS level, count(*), sum(h.winner = s.seat)
FROM hand_seat s JOIN hand h ON h.id = s.hand_id JOIN game_table t ON t.id = h.table_id
WHERE s.player_id = ? AND h.state = 'settled' AND t.mode = 'practice' AND level IS NOT NULL
GROUP BY level
"""
