"""Lost tables: a table whose events can't be read any more, closed in rows alone.

Its hand is void and every hold given back, by the same statements as any other void hand; what
happened is appended to its events, so that a program that can read them finds them complete.
"""

from dataclasses import dataclass

from bot.table.events import AnyEvent, Closed, CloseReason, Voided, VoidReason
from data import codec, hands, holds, meta, outbox, seating, tables
from data.connection import Connection
from data.outbox import Owed
from data.tables import TableRow


@dataclass(frozen=True, slots=True)
class Lost:
    """What was lost: the table, as it was, and its running hand if there was one."""

    row: TableRow
    number: int | None
    secret: bytes | None


def is_lost(conn: Connection, table_id: int) -> bool:
    """Tell whether a table was closed because it could not be read."""
    return meta.get(conn, _key(table_id)) is not None


def close(conn: Connection, table_id: int, at: int) -> Lost | None:
    """Void and close a live table without reading its events; None when it is closed already."""
    row = tables.known_row(conn, table_id)
    if row.status == "closed":
        return None
    running = conn.execute(
        "SELECT no, secret FROM hand WHERE table_id = ? AND state = 'playing'", (table_id,)
    ).fetchone()
    if running:
        voided = Voided(at, running[0], VoidReason.HOST)
        _append(conn, table_id, voided)
        holds.give_back(conn, hands.void(conn, table_id, voided))
        conn.execute("UPDATE game_table SET status = 'waiting' WHERE id = ?", (table_id,))
    _append(conn, table_id, Closed(at, CloseReason.HOST))
    hands.withdraw(conn, table_id, at)
    seating.leave_all(conn, table_id, at)
    conn.execute(
        "UPDATE game_table SET status = 'closed', closed_at = ?, deadline_at = NULL WHERE id = ?",
        (at, table_id),
    )
    outbox.drop(conn, table_id, at)
    meta.set(conn, _key(table_id), str(at))
    return Lost(row, *(running or (None, None)))


def owe(conn: Connection, table_id: int, owed: tuple[Owed, ...], at: int) -> None:
    """Owe what has to be told about it."""
    for one in owed:
        outbox.add(conn, table_id, one, at)


def _append(conn: Connection, table_id: int, event: AnyEvent) -> None:
    kind, seat, payload = codec.encode(event)
    conn.execute(
        "INSERT INTO table_event(table_id, seq, seat, kind, payload, created_at)"
        " SELECT ?, 1 + coalesce(max(seq), 0), ?, ?, ?, ? FROM table_event WHERE table_id = ?",
        (table_id, seat, kind, payload, event.at, table_id),
    )


def _key(table_id: int) -> str:
    return f"lost:{table_id}"
