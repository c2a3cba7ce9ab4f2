"""Results: settled hands with all that is needed to check them, and the invariants of the file.

Reads only. Replaying a hand and judging its settlement is for others.
"""

import sqlite3
from dataclasses import dataclass
from importlib import resources

from bot.table.events import Announced, AnyEvent, Dealt, EndedBy, Seat
from bot.table.options import TableOptions
from data import codec, tables
from data.connection import Connection
from data.players import PlayerId


@dataclass(frozen=True, slots=True)
class PostedPoints:
    """A points entry of a hand."""

    player: PlayerId
    seat: Seat
    nominal: int
    applied: int
    won: bool


@dataclass(frozen=True, slots=True)
class PostedHand:
    """A settled hand as it was stored: its events and, beside them, what was written of its end."""

    hand_id: int
    table_id: int
    number: int
    options: TableOptions
    events: tuple[AnyEvent, ...]  # of the whole table up to this hand's end
    dealt: Dealt
    secret: bytes
    commit: bytes
    salt: str
    winner: Seat
    ended_by: EndedBy
    left: int
    base: int
    multiplier: int
    counted: bool
    early: bool
    paid: int | None  # coins, None when no transfer was made
    payer: Seat | None
    points: tuple[PostedPoints, ...]


def settlements(conn: Connection) -> list[PostedHand]:
    """Return every settled hand, oldest first."""
    hand_ids = conn.execute("SELECT id FROM hand WHERE state = 'settled' ORDER BY id").fetchall()
    return [settlement(conn, hand_id) for (hand_id,) in hand_ids]


def settlement(conn: Connection, hand_id: int) -> PostedHand:
    """Return one settled hand."""
    row = conn.execute(
        "SELECT h.table_id, h.no, t.options, h.secret, h.commit_hash, h.salt, h.winner, h.ended_by,"
        " h.left_cards, h.base, h.multiplier, h.counted, h.early, x.amount, p.seat"
        " FROM hand h JOIN game_table t ON t.id = h.table_id"
        " LEFT JOIN transfer x ON x.hand_id = h.id"
        " LEFT JOIN hand_party p ON p.hand_id = h.id AND p.account_id = x.from_id"
        " WHERE h.id = ? AND h.state = 'settled'",
        (hand_id,),
    ).fetchone()
    table_id, number, options, secret, commit, salt, winner, ended_by, left, base, multi = row[:11]
    counted, early, paid, payer = row[11:]
    events = _until_end(tables.events(conn, table_id), number)
    return PostedHand(
        hand_id=hand_id,
        table_id=table_id,
        number=number,
        options=codec.decode_options(options),
        events=events,
        dealt=next(e for e in events if isinstance(e, Dealt) and e.number == number),
        secret=secret,
        commit=commit,
        salt=salt,
        winner=Seat(winner),
        ended_by=EndedBy(ended_by),
        left=left,
        base=base,
        multiplier=multi,
        counted=bool(counted),
        early=bool(early),
        paid=paid,
        payer=None if payer is None else Seat(payer),
        points=_points(conn, hand_id),
    )


# What costs nothing to ask, even of a long history: live tables and the accounts.
_QUICK = (
    "coins are conserved",
    "no player is below zero",
    "what is held equals",
    "no person has two live seats",
    "a table plays exactly while",
    "each guild has one issuer",
)


def check(conn: Connection, *, quick: bool = False) -> list[str]:
    """Return the invariants that some row breaks; none when all is well. `quick` asks a few."""
    return [
        name
        for name, query in invariants()
        if (not quick or name.startswith(_QUICK)) and _is_broken(conn, query)
    ]


def _is_broken(conn: Connection, query: str) -> bool:
    """Tell whether a row breaks it, or it can't be asked: a view that it needs is gone."""
    try:
        return conn.execute(query).fetchone() is not None
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
            raise
        return True


def invariants() -> list[tuple[str, str]]:
    """Return each invariant's name and the query for what breaks it."""
    text = (resources.files("data") / "audit.sql").read_text("utf-8")
    _, *queries = text.removeprefix("--").split("\n-- ")
    return [(name, query) for name, _, query in (part.partition("\n") for part in queries)]


def _until_end(events: tuple[AnyEvent, ...], number: int) -> tuple[AnyEvent, ...]:
    following = (
        place
        for place, event in enumerate(events)
        if isinstance(event, Announced) and event.number > number
    )
    return events[: next(following, len(events))]


def _points(conn: Connection, hand_id: int) -> tuple[PostedPoints, ...]:
    rows = conn.execute(
        "SELECT e.player_id, p.seat, e.nominal, e.applied, e.won FROM points_entry e"
        " JOIN hand_seat p ON p.hand_id = e.hand_id AND p.player_id = e.player_id"
        " WHERE e.hand_id = ? ORDER BY p.seat",
        (hand_id,),
    )
    return tuple(
        PostedPoints(PlayerId(player), Seat(seat), nominal, applied, bool(won))
        for player, seat, nominal, applied, won in rows
    )
