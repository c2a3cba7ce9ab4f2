"""Hands: one row each, announced, dealt, and ended once. Moves no coins and no points."""

from bot.table.events import SEATS, Announced, Dealt, Ended, Seat, Voided
from data.connection import Connection
from data.players import PlayerId


def announce(conn: Connection, table_id: int, event: Announced) -> None:
    """Write the next hand with its secret and its commitment."""
    conn.execute(
        "INSERT INTO hand(table_id, no, secret, commit_hash, announced_at) VALUES (?, ?, ?, ?, ?)",
        (table_id, event.number, event.secret, event.commit, event.at),
    )


def deal(conn: Connection, table_id: int, event: Dealt, players: dict[Seat, PlayerId]) -> int:
    """Start the announced hand between these players and return its id."""
    hand_id = _id(conn, table_id, event.number)
    conn.execute(
        "UPDATE hand SET state = 'playing', rules = ?, salt = ?, started_at = ? WHERE id = ?",
        (event.rules, event.salt, event.at, hand_id),
    )
    conn.executemany(
        "INSERT INTO hand_seat(hand_id, seat, player_id) VALUES (?, ?, ?)",
        [(hand_id, seat, players[seat]) for seat in SEATS],
    )
    return hand_id


def end(conn: Connection, table_id: int, event: Ended, *, early: bool, counted: bool) -> int:
    """Write how the running hand ended and return its id."""
    hand_id = _id(conn, table_id, event.number)
    conn.execute(
        "UPDATE hand SET state = 'settled', winner = ?, ended_by = ?, left_cards = ?, base = ?,"
        " multiplier = ?, early = ?, counted = ?, ended_at = ? WHERE id = ?",
        (
            event.winner,
            event.ended_by.value,
            event.left,
            event.base,
            event.multiplier,
            early,
            counted,
            event.at,
            hand_id,
        ),
    )
    return hand_id


def void(conn: Connection, table_id: int, event: Voided) -> int:
    """Write that the running hand counts for nothing and return its id."""
    hand_id = _id(conn, table_id, event.number)
    conn.execute("UPDATE hand SET state = 'voided', ended_at = ? WHERE id = ?", (event.at, hand_id))
    return hand_id


def withdraw(conn: Connection, table_id: int, at: int) -> None:
    """Void the hand that was announced and will not be dealt, if there is one."""
    conn.execute(
        "UPDATE hand SET state = 'voided', ended_at = ? WHERE table_id = ? AND state = 'announced'",
        (at, table_id),
    )


def _id(conn: Connection, table_id: int, number: int) -> int:
    (hand_id,) = conn.execute(
        "SELECT id FROM hand WHERE table_id = ? AND no = ?", (table_id, number)
    ).fetchone()
    return int(hand_id)
