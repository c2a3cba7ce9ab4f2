"""Pairs: what two players may lose to each other in a day, so that none gives coins away by losing.

A coin hand is refused before the deal once one of them has lost too much to the other. Resigning
at once counts only so often; then such hands move nothing, which is decided when they end.
"""

from dataclasses import dataclass

from bot.rules.rooms import Room
from bot.table.events import Seat, other
from bot.table.refusal import Reason, Refused
from data import coins, days
from data.connection import Connection
from data.days import Day
from data.players import PlayerId

ENTRIES_A_DAY = 3  # the most that one may lose to the same opponent, in entries of the room
EARLY_A_DAY = 3  # resignations before the loser's second own play that count


@dataclass(frozen=True, slots=True)
class PairDay:
    """What moderators see of two players' day: early resignations, and what one lost net."""

    first: PlayerId
    second: PlayerId
    lost: int  # by the first to the second; negative: the other way round
    early: int
    uncounted: int


def refuse_lopsided(
    conn: Connection, guild_id: int, players: dict[Seat, PlayerId], room: Room, at: int
) -> None:
    """Raise Refused when one of two players has lost too much to the other today."""
    day = days.today(conn, guild_id, at)
    limit = ENTRIES_A_DAY * room.entry
    for seat, player in players.items():
        lost = net_loss(conn, guild_id, player, players[other(seat)], day)
        if lost > limit:
            raise Refused(Reason.PAIR_LIMIT, lost=lost, limit=limit, when=str(-(-day.end // 1000)))


def net_loss(conn: Connection, guild_id: int, loser: PlayerId, winner: PlayerId, day: Day) -> int:
    """Return what one has lost to the other in hands since a day began; negative when won."""
    payer = coins.find_account(conn, guild_id, loser)
    payee = coins.find_account(conn, guild_id, winner)
    (lost,) = conn.execute(
        "SELECT coalesce((SELECT sum(amount) FROM transfer WHERE kind = 'hand'"
        "   AND from_id = :payer AND to_id = :payee AND created_at >= :since), 0)"
        " - coalesce((SELECT sum(amount) FROM transfer WHERE kind = 'hand'"
        "   AND from_id = :payee AND to_id = :payer AND created_at >= :since), 0)",
        {"payer": payer, "payee": payee, "since": day.start},
    ).fetchone()
    return int(lost)


def early_counts(conn: Connection, guild_id: int, players: dict[Seat, PlayerId], at: int) -> bool:
    """Tell whether one more early resignation between two players counts today."""
    day = days.today(conn, guild_id, at)
    first, second = players.values()
    return _early(conn, guild_id, first, second, day)[0] < EARLY_A_DAY


def day_of(conn: Connection, guild_id: int, first: PlayerId, second: PlayerId, day: Day) -> PairDay:
    """Return what two players' day looks like."""
    early, uncounted = _early(conn, guild_id, first, second, day)
    lost = net_loss(conn, guild_id, first, second, day)
    return PairDay(first, second, lost, early, uncounted)


def striking(conn: Connection, guild_id: int, day: Day) -> tuple[PairDay, ...]:
    """Return the pairs with early resignations or a large one-sided loss in a day, worst first."""
    rows = conn.execute(
        "SELECT a.player_id, b.player_id FROM hand h JOIN game_table t ON t.id = h.table_id"
        " JOIN hand_seat a ON a.hand_id = h.id JOIN hand_seat b ON b.hand_id = h.id"
        " WHERE t.guild_id = ? AND h.early = 1 AND h.ended_at >= ? AND a.player_id < b.player_id"
        " UNION SELECT min(f.player_id, p.player_id), max(f.player_id, p.player_id)"
        " FROM account f JOIN transfer x INDEXED BY transfer_won ON x.from_id = f.id"
        " AND x.created_at >= ? AND x.kind = 'hand' JOIN account p ON p.id = x.to_id"
        " WHERE f.guild_id = ? GROUP BY 1, 2 HAVING sum(x.amount) > ?",
        (guild_id, day.start, day.start, guild_id, ENTRIES_A_DAY * Room.BEGINNER.entry),
    ).fetchall()
    found = [day_of(conn, guild_id, PlayerId(a), PlayerId(b), day) for a, b in rows]
    return tuple(sorted(found, key=lambda pair: (-pair.early, -abs(pair.lost))))


def _early(
    conn: Connection, guild_id: int, first: PlayerId, second: PlayerId, day: Day
) -> tuple[int, int]:
    early, uncounted = conn.execute(
        "SELECT count(*), coalesce(sum(counted = 0), 0) FROM hand h"
        " JOIN game_table t ON t.id = h.table_id AND t.guild_id = ?"
        " JOIN hand_seat a ON a.hand_id = h.id AND a.player_id = ?"
        " JOIN hand_seat b ON b.hand_id = h.id AND b.player_id = ?"
        " WHERE h.early = 1 AND h.ended_at >= ?",
        (guild_id, first, second, day.start),
    ).fetchone()
    return int(early), int(uncounted)
