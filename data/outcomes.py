"""Outcomes: what a finished hand moved for each seat, coins and points, as the journals have it."""

from dataclasses import dataclass

from bot.table.events import Seat
from data.connection import Connection


@dataclass(frozen=True, slots=True)
class Outcome:
    """One seat's part in a hand that is over; changes are 0 where the hand moved nothing."""

    seat: Seat
    user_id: int | None  # None for a computer, and for a player who was forgotten
    points: int
    points_after: int
    coins: int
    coins_after: int | None  # None where the hand played for no coins
    counted: bool = True  # False: resigned early once too often, it moved nothing


_OUTCOMES = """
SELECT s.seat, p.discord_id,
  coalesce(e.applied, 0),
  coalesce((SELECT sum(applied) FROM points_entry
            WHERE guild_id = t.guild_id AND player_id = s.player_id
              AND id <= coalesce(e.id, (SELECT max(id) FROM points_entry
                                        WHERE created_at <= h.ended_at))), 0),
  CASE a.id WHEN x.to_id THEN x.amount WHEN x.from_id THEN -x.amount ELSE 0 END,
  CASE WHEN x.id IS NOT NULL THEN
    (SELECT coalesce(sum(CASE a.id WHEN y.to_id THEN y.amount ELSE -y.amount END), 0)
     FROM transfer y WHERE y.id <= x.id AND a.id IN (y.from_id, y.to_id)) END,
  h.counted
FROM hand h
JOIN hand_seat s ON s.hand_id = h.id
JOIN game_table t ON t.id = h.table_id
JOIN player p ON p.id = s.player_id
LEFT JOIN points_entry e ON e.hand_id = h.id AND e.player_id = s.player_id
LEFT JOIN transfer x ON x.hand_id = h.id
LEFT JOIN account a ON a.guild_id = t.guild_id AND a.player_id = s.player_id
WHERE h.table_id = ? AND h.no = ?
ORDER BY s.seat
"""


def of_hand(conn: Connection, table_id: int, number: int) -> tuple[Outcome, Outcome] | None:
    """Return what a hand moved, seat by seat; None when it was never dealt."""
    found = [
        Outcome(Seat(seat), user, points, points_after, coins, coins_after, bool(counted))
        for seat, user, points, points_after, coins, coins_after, counted in conn.execute(
            _OUTCOMES, (table_id, number)
        )
    ]
    return (found[0], found[1]) if len(found) == 2 else None
