"""Matches: what is asked about the tables that tournaments' matches are played at. Reads only.

A void hand is in none of the answers: it counts for nothing, and is played again.
"""

from collections import defaultdict
from dataclasses import dataclass

from bot.table.events import EndedBy
from bot.tournament.events import Announced, Decided, Overridden
from bot.tournament.state import Phase
from bot.tournament.types import EntrantId, Length, Result
from data import tournament_codec
from data.connection import Connection
from data.tournaments import EntrantRow

Key = tuple[int, int]  # a match: its round, and its number in it


@dataclass(frozen=True, slots=True)
class MatchHand:
    """A hand that counts for its match."""

    winner: EntrantId
    stake: int
    ended_by: EndedBy


@dataclass(frozen=True, slots=True)
class TakenSeat:
    """Where an entrant sits in the tournament's server."""

    table_id: int
    playing: bool


def to_look_after(conn: Connection) -> tuple[int, ...]:
    """Return the tournaments that run, and those over whose matches still have live tables."""
    rows = conn.execute(
        "SELECT id FROM tournament WHERE status = 'running' UNION"
        " SELECT m.tournament_id FROM game_table g JOIN match_table m ON m.table_id = g.id"
        " WHERE g.status <> 'closed' AND g.mode = 'match' ORDER BY 1"
    )
    return tuple(tournament_id for (tournament_id,) in rows)


def live_tables(conn: Connection, tournament_id: int) -> dict[int, Key]:
    """Return the live match tables of a tournament, with the matches they are for."""
    rows = conn.execute(
        "SELECT m.table_id, m.round, m.number FROM match_table m"
        " JOIN game_table g ON g.id = m.table_id"
        " WHERE m.tournament_id = ? AND g.status <> 'closed' ORDER BY m.table_id",
        (tournament_id,),
    )
    return {table_id: (number, match) for table_id, number, match in rows}


def hands(conn: Connection, tournament_id: int, number: int) -> dict[int, tuple[MatchHand, ...]]:
    """Return the hands of a round that count, by match, oldest first."""
    rows = conn.execute(
        "SELECT m.number, e.number, h.base * h.multiplier, h.ended_by FROM match_table m"
        " JOIN hand h ON h.table_id = m.table_id AND h.state = 'settled'"
        " JOIN hand_seat s ON s.hand_id = h.id AND s.seat = h.winner"
        " JOIN entrant e ON e.tournament_id = m.tournament_id AND e.player_id = s.player_id"
        " WHERE m.tournament_id = ? AND m.round = ? ORDER BY h.id",
        (tournament_id, number),
    )
    found = defaultdict[int, list[MatchHand]](list)
    for match, winner, stake, ended_by in rows:
        found[match].append(MatchHand(EntrantId(winner), stake, EndedBy(ended_by)))
    return {match: tuple(played) for match, played in found.items()}


def seats(conn: Connection, tournament_id: int) -> dict[EntrantId, TakenSeat]:
    """Return where the entrants who are here sit now."""
    rows = conn.execute(
        "SELECT e.number, g.id, g.status = 'playing' FROM entrant e"
        " JOIN seat s ON s.player_id = e.player_id AND s.guild_id = e.guild_id"
        " AND s.left_at IS NULL JOIN game_table g ON g.id = s.table_id"
        " WHERE e.tournament_id = ? AND e.state = 'here'",
        (tournament_id,),
    )
    return {
        EntrantId(number): TakenSeat(table_id, bool(playing)) for number, table_id, playing in rows
    }


@dataclass(frozen=True, slots=True)
class MatchRow:
    """The match that a table is for, with its entrants by seat and its result, if it has one."""

    tournament_id: int
    tournament: str
    round: int
    number: int
    length: Length
    sitters: tuple[EntrantRow, ...]
    hands: tuple[MatchHand, ...]
    result: Result | None
    overridden: bool
    called_off: bool  # the whole tournament


def row(conn: Connection, table_id: int) -> MatchRow | None:
    """Return the match that a table is for, None where none is played."""
    found = conn.execute(
        "SELECT t.id, t.name, t.status, m.round, m.number, e.payload, e.created_at"
        " FROM match_table m"
        " JOIN tournament t ON t.id = m.tournament_id"
        " JOIN tournament_event e ON e.tournament_id = t.id AND e.seq = 1 WHERE m.table_id = ?",
        (table_id,),
    ).fetchone()
    if found is None:
        return None
    tournament_id, name, status, number, match, payload, at = found
    announced = tournament_codec.decode("announced", payload, at)
    assert isinstance(announced, Announced)
    decided = conn.execute(
        "SELECT kind, payload, created_at FROM tournament_event WHERE tournament_id = ?"
        " AND kind IN ('decided', 'overridden') AND json_extract(payload, '$.round') = ?"
        " AND json_extract(payload, '$.match') = ? ORDER BY seq DESC LIMIT 1",
        (tournament_id, number, match),
    ).fetchone()
    last = None if decided is None else tournament_codec.decode(*decided)
    return MatchRow(
        tournament_id,
        name,
        number,
        match,
        announced.options.form.length,
        _sitters(conn, tournament_id, table_id),
        hands(conn, tournament_id, number).get(match, ()),
        last.result if isinstance(last, Decided | Overridden) else None,
        isinstance(last, Overridden),
        status == Phase.CANCELLED,
    )


def _sitters(conn: Connection, tournament_id: int, table_id: int) -> tuple[EntrantRow, ...]:
    """Return who took the seats of a match's table, seat 0 first; nobody takes them again."""
    rows = conn.execute(
        "SELECT e.number, e.player_id, p.discord_id, e.name FROM seat s"
        " JOIN entrant e ON e.player_id = s.player_id AND e.tournament_id = ?"
        " JOIN player p ON p.id = e.player_id WHERE s.table_id = ? ORDER BY s.seat",
        (tournament_id, table_id),
    )
    return tuple(EntrantRow(*sitter) for sitter in rows)
