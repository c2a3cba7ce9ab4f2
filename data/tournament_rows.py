"""Tournament rows: a tournament as it is stored, for who counts it again. Reads only.

Nothing is decoded: what is found out from these rows owes nothing to the program that wrote them.
"""

from dataclasses import dataclass

from data.connection import Connection


@dataclass(frozen=True, slots=True)
class HandRow:
    """A settled hand of a match, its winner by the number of sign-up."""

    table_id: int
    round: int
    number: int
    winner: int
    stake: int


def events(conn: Connection, tournament_id: int) -> list[tuple[str, str]]:
    """Return the kinds and payloads of a tournament's events, in order."""
    return conn.execute(
        "SELECT kind, payload FROM tournament_event WHERE tournament_id = ? ORDER BY seq",
        (tournament_id,),
    ).fetchall()


def hands(conn: Connection, tournament_id: int) -> list[HandRow]:
    """Return every settled hand of a tournament's matches, oldest first."""
    rows = conn.execute(
        "SELECT h.table_id, m.round, m.number, e.number, h.base * h.multiplier FROM hand h"
        " JOIN match_table m ON m.table_id = h.table_id AND m.tournament_id = ?"
        " JOIN hand_seat s ON s.hand_id = h.id AND s.seat = h.winner"
        " JOIN entrant e ON e.player_id = s.player_id AND e.tournament_id = m.tournament_id"
        " WHERE h.state = 'settled' ORDER BY h.id",
        (tournament_id,),
    )
    return [HandRow(*row) for row in rows]


def paid(conn: Connection, tournament_id: int) -> dict[str, int]:
    """Return what was paid into a tournament's pot and out of it, by kind."""
    rows = conn.execute(
        "SELECT x.kind, sum(x.amount) FROM tournament t"
        " JOIN transfer x ON t.account_id IN (x.from_id, x.to_id) WHERE t.id = ? GROUP BY x.kind",
        (tournament_id,),
    )
    return dict(rows.fetchall())


def names(conn: Connection, tournament_id: int) -> dict[int, str]:
    """Return what the entrants are called."""
    rows = conn.execute(
        "SELECT number, coalesce(name, '?') FROM entrant WHERE tournament_id = ?",
        (tournament_id,),
    )
    return dict(rows.fetchall())


def prizes(conn: Connection, tournament_id: int) -> dict[int, int]:
    """Return what each entrant was paid out of the pot at the end."""
    rows = conn.execute(
        "SELECT e.number, x.amount FROM tournament t"
        " JOIN entrant e ON e.tournament_id = t.id"
        " JOIN transfer x ON x.key = 'prize:' || t.id || ':' || e.number WHERE t.id = ?",
        (tournament_id,),
    )
    return dict(rows.fetchall())
