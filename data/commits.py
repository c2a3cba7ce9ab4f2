"""Commits: what a command changed, written whole in one transaction or not at all.

The events decide; this writes each posting they cause, in an order that the database's guards can
check. Never decides a stake, a winner or a move.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import assert_never

from bot.table.events import (
    Announced,
    AnyEvent,
    CallOffAsked,
    ClockRestarted,
    Closed,
    Dealt,
    Ended,
    Left,
    Opened,
    Passed,
    Played,
    RematchAsked,
    Returned,
    Sat,
    Seat,
    TimedOut,
    Voided,
)
from bot.table.options import Mode
from bot.table.settlement import resigned_early, settle
from bot.table.state import Table
from data import codec, hands, holds, interactions, outbox, pairs, points, seating
from data.connection import Connection
from data.interactions import AlreadyAnswered as AlreadyAnswered
from data.interactions import Interaction as Interaction
from data.outbox import Owed as Owed
from data.players import PlayerId


class Stale(Exception):  # noqa: N818 -- load the table again and decide anew
    """The table has moved on since it was read, or is gone."""


@dataclass(frozen=True, slots=True)
class Commit:
    """Events that took a table from `before_version` to `after`, and all that goes with them."""

    table_id: int
    before_version: int
    after: Table
    events: tuple[AnyEvent, ...]
    at: int
    seats: Mapping[Seat, PlayerId] = field(default_factory=dict)  # who takes a seat: Opened, Sat
    interaction: Interaction | None = None
    owed: tuple[Owed, ...] = ()
    deadline: int | None = None  # of the turn or the lobby, from now on


def commit(conn: Connection, commit: Commit) -> None:
    """Write a commit. Raise AlreadyAnswered, Stale or Refused: then nothing is written."""
    if commit.interaction:
        interactions.claim(conn, commit.interaction, commit.at)
    guild_id = _current(conn, commit)
    for seq, event in enumerate(commit.events, commit.before_version + 1):
        _append(conn, commit.table_id, seq, event)
        _apply(conn, commit, guild_id, event)
    conn.execute(
        "UPDATE game_table SET deadline_at = ? WHERE id = ?", (commit.deadline, commit.table_id)
    )
    for owed in commit.owed:
        outbox.add(conn, commit.table_id, owed, commit.at)


def _current(conn: Connection, commit: Commit) -> int:
    """Return the table's guild, if the table is where the commit found it."""
    row = conn.execute(
        "SELECT guild_id, (SELECT coalesce(max(seq), 0) FROM table_event WHERE table_id = t.id)"
        " FROM game_table t WHERE id = ?",
        (commit.table_id,),
    ).fetchone()
    if row is None or row[1] != commit.before_version:
        raise Stale(f"table {commit.table_id} is no longer at version {commit.before_version}")
    if commit.after.version != commit.before_version + len(commit.events):
        raise ValueError("the events don't lead to the state after them")
    return int(row[0])


def _append(conn: Connection, table_id: int, seq: int, event: AnyEvent) -> None:
    kind, seat, payload = codec.encode(event)
    conn.execute(
        "INSERT INTO table_event(table_id, seq, seat, kind, payload, created_at)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (table_id, seq, seat, kind, payload, event.at),
    )


def _apply(conn: Connection, commit: Commit, guild_id: int, event: AnyEvent) -> None:
    table_id = commit.table_id
    match event:
        case Opened():
            _sit(conn, commit, guild_id, Seat(0), event.at)
        case Sat(seat=seat):
            _sit(conn, commit, guild_id, seat, event.at)
        case Left(seat=seat):
            seating.leave(conn, table_id, seat, event.at)
        case Announced():
            hands.announce(conn, table_id, event)
        case Dealt():
            _deal(conn, commit, guild_id, event)
        case Ended():
            _settle(conn, commit, guild_id, event)
        case Voided():
            holds.give_back(conn, hands.void(conn, table_id, event))
            _status(conn, table_id, "waiting")
        case Closed():
            hands.withdraw(conn, table_id, event.at)
            seating.leave_all(conn, table_id, event.at)
            _status(conn, table_id, "closed", closed_at=event.at)
        case Played() | Passed() | TimedOut() | Returned() | ClockRestarted() | CallOffAsked():
            pass
        case RematchAsked(seat=seat):
            _refuse_short(conn, commit, guild_id, seat, event.at)
        case _:
            assert_never(event)


def _sit(conn: Connection, commit: Commit, guild_id: int, seat: Seat, at: int) -> None:
    player = commit.seats[seat]
    seating.take(conn, commit.table_id, guild_id, seat, player, at)
    _refuse_short(conn, commit, guild_id, seat, at)


def _refuse_short(conn: Connection, commit: Commit, guild_id: int, seat: Seat, at: int) -> None:
    """Refuse who has not the entry for the next hand, before anybody waits for it."""
    if room := commit.after.options.room:
        player = seating.seated(conn, commit.table_id)[seat]
        holds.refuse_short(conn, guild_id, player, seat, room.entry, at)


def _deal(conn: Connection, commit: Commit, guild_id: int, event: Dealt) -> None:
    players = seating.seated(conn, commit.table_id)
    if room := commit.after.options.room:
        pairs.refuse_lopsided(conn, guild_id, players, room, event.at)
    hand_id = hands.deal(conn, commit.table_id, event, players)
    if room:
        holds.take(conn, guild_id, hand_id, players, room.entry, event.at)
    _status(conn, commit.table_id, "playing")


def _settle(conn: Connection, commit: Commit, guild_id: int, event: Ended) -> None:
    options, hand = commit.after.options, commit.after.hand
    assert hand is not None
    players = seating.seated(conn, commit.table_id)
    early = resigned_early(options, hand)
    counted = not early or pairs.early_counts(conn, guild_id, players, event.at)
    settlement = settle(options, event, counted=counted)
    hand_id = hands.end(conn, commit.table_id, event, early=early, counted=counted)
    if settlement.coins:
        holds.pay(conn, guild_id, hand_id, players, settlement, event.at)
    else:
        holds.give_back(conn, hand_id)
    if options.mode is not Mode.PRACTICE and counted:
        points.post_hand(
            *(conn, guild_id, hand_id, players, settlement, event.at),
            base=event.base,
            stars=hand.stars,
        )
    _status(conn, commit.table_id, "waiting")


def _status(conn: Connection, table_id: int, status: str, *, closed_at: int | None = None) -> None:
    """Go on with the table: the database refuses when a hand lacks a posting."""
    conn.execute(
        "UPDATE game_table SET status = ?, closed_at = ? WHERE id = ?",
        (status, closed_at, table_id),
    )
