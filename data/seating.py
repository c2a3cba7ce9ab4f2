"""Seating: who sits where.

One live seat per person and guild. A seat that was left stays as history, never deleted.
"""

from bot.table.events import Seat, other
from bot.table.refusal import Reason, Refused
from data import tables
from data.connection import Connection
from data.players import PlayerId


def take(
    conn: Connection, table_id: int, guild_id: int, seat: Seat, player: PlayerId, at: int
) -> None:
    """Seat a player. Raise Refused when they sit opposite already, or at another table."""
    (kind,) = conn.execute("SELECT kind FROM player WHERE id = ?", (player,)).fetchone()
    if seated(conn, table_id).get(other(seat)) == player:
        raise Refused(Reason.OWN_TABLE)
    elsewhere = tables.seat_of(conn, guild_id, player)
    if elsewhere and kind == "person":
        raise Refused(Reason.ALREADY_SEATED, table=elsewhere[0])
    conn.execute(
        "INSERT INTO seat(table_id, seat, guild_id, player_id, kind, taken_at)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (table_id, seat, guild_id, player, kind, at),
    )


def seated(conn: Connection, table_id: int) -> dict[Seat, PlayerId]:
    """Return who sits at a table."""
    rows = conn.execute(
        "SELECT seat, player_id FROM seat WHERE table_id = ? AND left_at IS NULL ORDER BY seat",
        (table_id,),
    )
    return {Seat(seat): PlayerId(player) for seat, player in rows}


def leave(conn: Connection, table_id: int, seat: Seat, at: int) -> None:
    """Free a seat."""
    conn.execute(
        "UPDATE seat SET left_at = ? WHERE table_id = ? AND seat = ? AND left_at IS NULL",
        (at, table_id, seat),
    )


def leave_all(conn: Connection, table_id: int, at: int) -> None:
    """Free both seats."""
    conn.execute(
        "UPDATE seat SET left_at = ? WHERE table_id = ? AND left_at IS NULL", (at, table_id)
    )
