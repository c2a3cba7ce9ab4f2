"""Tournament commits: what a command changed in a tournament, written whole or not at all.

The events decide; this writes who takes part and each coin they cause to move, in an order that
the database's guards can check. Never decides a place or a prize.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import assert_never

from bot.table.refusal import Reason, Refused
from bot.tournament.events import (
    Announced,
    AnyEvent,
    Began,
    Cancelled,
    CapChanged,
    CheckedIn,
    CheckInOpened,
    ClockMoved,
    Decided,
    Dropped,
    Extended,
    Finished,
    JoinedLate,
    Left,
    Ordered,
    Overridden,
    Paired,
    Paused,
    Resumed,
    SignedUp,
    Started,
)
from bot.tournament.state import OVER, Tournament
from bot.tournament.types import EntrantId
from data import interactions, outbox, pots, tournament_codec
from data.commits import Stale
from data.connection import Connection
from data.interactions import Interaction
from data.outbox import Owed
from data.players import PlayerId


@dataclass(frozen=True, slots=True)
class Entering:
    """Who signs up, and the name to show."""

    player: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class TournamentCommit:
    """Events that took a tournament from `before_version` to `after`, and what goes with them."""

    tournament_id: int
    before_version: int
    after: Tournament
    events: tuple[AnyEvent, ...]
    at: int
    entering: Mapping[EntrantId, Entering] = field(default_factory=dict)
    interaction: Interaction | None = None
    due: int | None = None  # when its clock next has something to do
    owed: tuple[Owed, ...] = ()


def commit(conn: Connection, commit: TournamentCommit) -> None:
    """Write a commit. Raise AlreadyAnswered, Stale or Refused: then nothing is written."""
    if commit.interaction:
        interactions.claim(conn, commit.interaction, commit.at)
    _current(conn, commit)
    for seq, event in enumerate(commit.events, commit.before_version + 1):
        kind, payload = tournament_codec.encode(event)
        conn.execute(
            "INSERT INTO tournament_event(tournament_id, seq, kind, payload, created_at)"
            " VALUES (?, ?, ?, ?, ?)",
            (commit.tournament_id, seq, kind, payload, event.at),
        )
        _apply(conn, commit, seq, event)
    due = None if commit.after.phase in OVER else commit.due
    conn.execute("UPDATE tournament SET due_at = ? WHERE id = ?", (due, commit.tournament_id))
    for owed in commit.owed:
        outbox.add_of_tournament(conn, commit.tournament_id, owed, commit.at)


def _current(conn: Connection, commit: TournamentCommit) -> None:
    (version,) = conn.execute(
        "SELECT coalesce(max(seq), 0) FROM tournament_event WHERE tournament_id = ?",
        (commit.tournament_id,),
    ).fetchone()
    if version != commit.before_version:
        raise Stale(f"tournament {commit.tournament_id} is no longer at {commit.before_version}")
    if commit.after.version != commit.before_version + len(commit.events):
        raise ValueError("the events don't lead to the state after them")


def _apply(conn: Connection, commit: TournamentCommit, seq: int, event: AnyEvent) -> None:
    tournament_id = commit.tournament_id
    match event:
        case SignedUp(entrant=number, here=here):
            _enter(conn, commit, number, "here" if here else "in")
            pots.pay_fee(conn, tournament_id, number, seq, event.at)
        case JoinedLate(entrant=number):
            _enter(conn, commit, number, "here")
            pots.pay_fee(conn, tournament_id, number, seq, event.at)
        case CheckedIn(entrant=number):
            _become(conn, tournament_id, number, "here")
        case Dropped(entrant=number):
            _become(conn, tournament_id, number, "dropped")
        case Left(entrant=number):
            _become(conn, tournament_id, number, "out")
            pots.give_back(conn, tournament_id, number, event.at)
        case CheckInOpened():
            _status(conn, tournament_id, "check_in")
        case Started():
            _status(conn, tournament_id, "running")
        case Finished(prizes=prizes):
            for number, amount in prizes:
                pots.pay_prize(conn, tournament_id, number, amount, event.at)
            _end(conn, tournament_id, "finished", event.at)
        case Cancelled(back=back):
            for number in back:
                pots.give_back(conn, tournament_id, number, event.at)
            _end(conn, tournament_id, "cancelled", event.at)
        case Announced() | Ordered() | CapChanged() | Extended() | Paused() | Resumed():
            pass
        case Paired() | Began() | ClockMoved() | Decided() | Overridden():
            pass
        case _:
            assert_never(event)


def _enter(conn: Connection, commit: TournamentCommit, number: EntrantId, state: str) -> None:
    """Write who signs up: a new row, or the one that is there of who left before."""
    who, tournament_id = commit.entering[number], commit.tournament_id
    if state == "here":
        _refuse_elsewhere(conn, tournament_id, who.player)
    had = conn.execute(
        "UPDATE entrant SET state = ?, name = ?"
        " WHERE tournament_id = ? AND number = ? AND player_id = ?",
        (state, who.name, tournament_id, number, who.player),
    ).rowcount
    if not had:
        conn.execute(
            "INSERT INTO entrant(tournament_id, number, guild_id, player_id, name, state)"
            " SELECT id, ?, guild_id, ?, ?, ? FROM tournament WHERE id = ?",
            (number, who.player, who.name, state, tournament_id),
        )


def _become(conn: Connection, tournament_id: int, number: EntrantId, state: str) -> None:
    where = (tournament_id, number)
    if state == "here":
        (player,) = conn.execute(
            "SELECT player_id FROM entrant WHERE tournament_id = ? AND number = ?", where
        ).fetchone()
        _refuse_elsewhere(conn, tournament_id, player)
    conn.execute(
        "UPDATE entrant SET state = ? WHERE tournament_id = ? AND number = ?", (state, *where)
    )


def _refuse_elsewhere(conn: Connection, tournament_id: int, player: PlayerId) -> None:
    """Refuse to be at two tournaments of a server at once."""
    other = conn.execute(
        "SELECT o.name FROM tournament t JOIN entrant e ON e.guild_id = t.guild_id"
        " JOIN tournament o ON o.id = e.tournament_id AND o.id <> t.id"
        " WHERE t.id = ? AND e.player_id = ? AND e.state = 'here'",
        (tournament_id, player),
    ).fetchone()
    if other:
        raise Refused(Reason.AT_ANOTHER, because=other[0])


def _status(conn: Connection, tournament_id: int, status: str) -> None:
    conn.execute("UPDATE tournament SET status = ? WHERE id = ?", (status, tournament_id))


def _end(conn: Connection, tournament_id: int, status: str, at: int) -> None:
    """End it: the database refuses while something is in the pot."""
    conn.execute(
        "UPDATE entrant SET state = 'done' WHERE tournament_id = ? AND state <> 'out'",
        (tournament_id,),
    )
    conn.execute(
        "UPDATE tournament SET status = ?, due_at = NULL, ended_at = ? WHERE id = ?",
        (status, at, tournament_id),
    )
