"""Archive: finished hands as they can be looked at again, and who may. Only reads.

One's own hands can be seen anywhere, others' only in the server where they were played.
"""

from dataclasses import dataclass

from bot.table.events import SEATS, Seat
from bot.table.record import HandId, Record, record_of
from bot.table.refusal import Reason, Refused
from data import codec
from data.connection import Connection


@dataclass(frozen=True, slots=True)
class Kept:
    """A finished hand and who played it: Discord users by seat, None for computers."""

    record: Record
    players: tuple[int | None, int | None]


@dataclass(frozen=True, slots=True)
class Past:
    """One of somebody's finished hands, in short. `won` is None for a void hand."""

    hand: HandId
    at: int  # when it ended, unix ms
    won: bool | None
    stake: int


def kept(conn: Connection, hand: HandId, *, asker: int, guild_id: int | None) -> Kept:
    """Return a finished hand. Raise Refused when there is none or it is not for the asker."""
    found = conn.execute(_PLAYED, (hand.table_id, hand.number)).fetchall()
    if len(found) != len(SEATS):
        raise Refused(Reason.HAND_UNKNOWN)
    players = (found[0][1], found[1][1])
    if asker not in players and found[0][0] != guild_id:
        raise Refused(Reason.HAND_ELSEWHERE)
    rows = conn.execute(_EVENTS, {"table": hand.table_id, "number": hand.number})
    return Kept(record_of([codec.decode(*stored) for stored in rows], hand.number), players)


def last(conn: Connection, asker: int, most: int) -> list[Past]:
    """Return somebody's last finished hands, newest first."""
    rows = conn.execute(_LAST, (asker, most))
    return [
        Past(HandId(table_id, number), at, None if winner is None else Seat(winner) == seat, stake)
        for table_id, number, at, seat, winner, stake in rows
    ]


_PLAYED = """
SELECT t.guild_id, p.discord_id
FROM hand h JOIN game_table t ON t.id = h.table_id
JOIN hand_seat s ON s.hand_id = h.id JOIN player p ON p.id = s.player_id
WHERE h.table_id = ? AND h.no = ? ORDER BY s.seat
"""
# A hand's own events and the table's first, for an evening at one table may have many hands.
_EVENTS = """
WITH announced AS (
  SELECT seq, json_extract(payload, '$.number') AS number
  FROM table_event WHERE table_id = :table AND kind = 'announced')
SELECT kind, seat, payload, created_at FROM table_event
WHERE table_id = :table AND (kind = 'opened' OR (
  seq >= (SELECT seq FROM announced WHERE number = :number)
  AND seq < coalesce((SELECT seq FROM announced WHERE number = :number + 1), 1 << 62)))
ORDER BY seq
"""
_LAST = """
SELECT h.table_id, h.no, h.ended_at, s.seat, h.winner, coalesce(h.base * h.multiplier, 0)
FROM hand_seat s JOIN hand h ON h.id = s.hand_id
WHERE s.player_id = (SELECT id FROM player WHERE discord_id = ?) AND h.ended_at IS NOT NULL
ORDER BY s.hand_id DESC LIMIT ?
"""
