"""Table audit: one table's rows against what its events add up to. Reads only.

`python -m data.table_audit PATH NUMBER OF` audits a share of the tables in a process of its own
and prints what it found as JSON, for data.audit.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.table.events import SEATS, Closed, Ended, Voided
from data import codec, lost, transaction
from data.codec import CorruptEvent
from data.connection import Connection, connect_to_look
from data.replay import HandFact, Replay

Found = tuple[str, bool]  # what is wrong, and whether it is grave
_Row = tuple[object, ...]

_HAND_COLUMNS = (
    "no", "state", "secret", "commit_hash", "announced_at", "rules", "salt", "started_at",
    "winner", "ended_by", "left_cards", "base", "multiplier", "early", "ended_at",
)  # fmt: skip
_HANDS = f"SELECT {', '.join(_HAND_COLUMNS)} FROM hand WHERE table_id = ? ORDER BY no"  # noqa: S608
_RECORDS = """SELECT h.no, s.seat, e.stars FROM hand h
  JOIN hand_seat s ON s.hand_id = h.id
  JOIN points_entry e ON e.hand_id = h.id AND e.player_id = s.player_id
  WHERE h.table_id = ?"""


def ids(conn: Connection) -> list[int]:
    """Return every table, oldest first."""
    return [table for (table,) in conn.execute("SELECT id FROM game_table ORDER BY id")]


def share(conn: Connection, number: int, of: int) -> list[Found]:
    """Return what is wrong with every `of`-th table, from `number` on."""
    return [found for table in ids(conn)[number::of] for found in problems(conn, table)]


def problems(conn: Connection, table_id: int) -> list[Found]:
    """Return what is wrong with a table."""
    return [(f"table {table_id}: {what}", grave) for what, grave in _problems(conn, table_id)]


def _problems(conn: Connection, table_id: int) -> Iterator[Found]:
    status, options, closed_at = conn.execute(
        "SELECT status, options, closed_at FROM game_table WHERE id = ?", (table_id,)
    ).fetchone()
    rows = conn.execute(
        "SELECT kind, seat, payload, created_at FROM table_event WHERE table_id = ? ORDER BY seq",
        (table_id,),
    ).fetchall()
    if not rows:
        if status != "waiting":
            yield f"{status} without an event", True
        return
    try:
        replay = Replay(codec.decode(*row) for row in rows)
        for finding in replay.findings:
            yield f"hand {finding.number}: {finding.what}", finding.grave
        for what in _row_problems(conn, table_id, replay, (status, options, closed_at)):
            yield what, True
    except (CorruptEvent, ValueError, LookupError) as error:
        if lost.is_lost(conn, table_id):  # known, void and paid back: no reason to stop backups
            yield f"it was closed unread: {error}", False
        else:
            yield f"it can't be replayed: {error}", True


def _row_problems(
    conn: Connection, table_id: int, replay: Replay, row: tuple[str, str, int | None]
) -> Iterator[str]:
    status, options, closed_at = row
    if status != replay.status:
        yield f"its status is {status}, its events say {replay.status}"
    if closed_at != (replay.closed.at if replay.closed else None):
        yield f"closed at {closed_at}, its events say {replay.closed}"
    if replay.table_id != table_id:
        yield f"its events are of table {replay.table_id}"
    if codec.decode_options(options) != replay.options:
        yield "its options are not those it was opened with"
    taken = {seat for (seat,) in conn.execute(
        "SELECT seat FROM seat WHERE table_id = ? AND left_at IS NULL", (table_id,)
    )}  # fmt: skip
    if taken != {seat for seat in SEATS if replay.seated[seat]}:
        yield f"seats {sorted(taken)} are taken, its events say {replay.seated}"
    yield from _hand_problems(conn, table_id, replay.hands)
    yield from _record_problems(conn, table_id, replay.hands)


def _hand_problems(conn: Connection, table_id: int, facts: list[HandFact]) -> Iterator[str]:
    stored = conn.execute(_HANDS, (table_id,)).fetchall()
    if len(stored) != len(facts):
        yield f"{len(stored)} hands are stored, its events say {len(facts)}"
    for row, fact in zip(stored, facts, strict=False):
        for name, has, should in zip(_HAND_COLUMNS, row, _hand_row(fact), strict=True):
            if has != should:
                yield f"hand {row[0]}: {name} is {_said(has)}, its events say {_said(should)}"


def _record_problems(conn: Connection, table_id: int, facts: list[HandFact]) -> Iterator[str]:
    best = {fact.announced.number: fact.stars for fact in facts}
    for number, seat, stars in conn.execute(_RECORDS, (table_id,)):
        if stars != best[number][seat]:
            yield f"hand {number}: seat {seat} has {stars} stars on record"


def _hand_row(fact: HandFact) -> _Row:
    """Return a hand's columns as its events have them."""
    announced, dealt = fact.announced, fact.dealt
    begun = (dealt.rules, dealt.salt, dealt.at) if dealt else (None, None, None)
    shown = (announced.secret, announced.commit, announced.at)
    match fact.end:
        case Ended() as end:
            won: _Row = (end.winner, end.ended_by.value, end.left, end.base, end.multiplier)
            return (announced.number, "settled", *shown, *begun, *won, int(fact.early), end.at)
        case Voided() | Closed() as end:
            return (announced.number, "voided", *shown, *begun, *[None] * 5, 0, end.at)
        case None:
            state = "playing" if dealt else "announced"
            return (announced.number, state, *shown, *begun, *[None] * 5, 0, None)


def _said(value: object) -> object:
    return value.hex()[:12] if isinstance(value, bytes) else value


def _main(path: str, number: str, of: str) -> None:
    conn = connect_to_look(Path(path))
    found = transaction.read(conn, lambda conn: share(conn, int(number), int(of)))
    conn.close()
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    _main(*sys.argv[1:])
