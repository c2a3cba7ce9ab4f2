"""Review: which of a seat's own moves in a finished hand cost it most, and what was better.

Knows at each move what the seat knew then and nothing that was shown later: its view is folded from
the hand up to that point. Asks what moves are worth, and judges the answers; never thinks itself.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bot.computer.evaluate import Move, Value
from bot.computer.faults import Fault, faults
from bot.computer.hard import candidates
from bot.table.events import Announced, AnyEvent, Dealt, Opened, Passed, Played, Sat, Seat, other
from bot.table.evolve import evolve, fold
from bot.table.record import Record
from bot.table.views import SeatView, plays, seat_view

MOST_MOMENTS = 3
MOST_SUSPECTS = 6
MOST_ALTERNATIVES = 10
ERRORS = 2.0  # so many standard errors a difference must be away from nothing
LEAST_X = 0.2  # less is not worth a sentence
LEAST_PLAYOUTS = 30  # with fewer the error itself is unknown
_SUSPICIOUS_X = 0.1


@dataclass(frozen=True, slots=True)
class Decision:
    """A move of a seat's own where it had a choice; `step` is the move's in a replay, from 1."""

    step: int
    view: SeatView
    played: Move
    others: tuple[Move, ...]  # what else was worth trying, the most promising first


@dataclass(frozen=True, slots=True)
class Suspect:
    """A decision after a first look: something else seemed better."""

    decision: Decision
    better: Move
    cost: float


@dataclass(frozen=True, slots=True)
class Moment:
    """A move that cost something: what was better, by how much X, with which error, and why."""

    decision: Decision
    better: Move
    cost: float
    error: float
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """What a seat could have done better in a hand, in the hand's order."""

    decisions: int  # how many were looked at
    moments: tuple[Moment, ...]


def decisions(record: Record, seat: Seat) -> tuple[Decision, ...]:
    """Return a seat's choices. Moves that a clock made for it, or that had to be, are none."""
    return tuple(_decisions(record, seat))


def suspects(looked_at: Iterable[tuple[Decision, tuple[Value, ...]]]) -> tuple[Suspect, ...]:
    """Return where a second look is worth it, the most costly first.

    The values are of the move played and then of the others, in their order.
    """
    found = []
    for decision, (played, *values) in looked_at:
        best = max(values, key=lambda value: value.mean_x)
        cost = best.mean_x - played.mean_x
        if cost >= _SUSPICIOUS_X:
            found.append(Suspect(decision, best.move, cost))
    return tuple(sorted(found, key=lambda suspect: -suspect.cost)[:MOST_SUSPECTS])


def moments(looked_at: Iterable[tuple[Suspect, tuple[Value, Value]]]) -> tuple[Moment, ...]:
    """Return the moments that cost most and surely something, in the hand's order.

    The values are of the move played and of the better one, tried anew: who was picked as the best
    of many had luck in the first look.
    """
    found = [
        Moment(suspect.decision, suspect.better, played.behind, played.behind_error, ())
        for suspect, (played, _) in looked_at
        if played.playouts >= LEAST_PLAYOUTS
        and played.behind >= LEAST_X
        and played.behind > ERRORS * played.behind_error
    ]
    most = sorted(found, key=lambda moment: -moment.cost)[:MOST_MOMENTS]
    return tuple(map(_explained, sorted(most, key=lambda moment: moment.decision.step)))


def _explained(moment: Moment) -> Moment:
    decision = moment.decision
    return replace(moment, faults=faults(decision.view, decision.played, moment.better))


def _decisions(record: Record, seat: Seat) -> Iterator[Decision]:
    deal, moves = _events(record)
    table = fold(deal)
    for step, (move, event) in enumerate(zip(record.moves, moves, strict=True), start=1):
        if move.seat == seat and not move.automatic:
            view = seat_view(table, seat)
            others = [could for could in candidates(view) if could != move.reading]
            # What today's rules don't allow any more can't be judged by them.
            allowed = move.reading is None or move.reading in plays(view)
            if others and allowed:
                yield Decision(step, view, move.reading, tuple(others[:MOST_ALTERNATIVES]))
        table = evolve(table, event)


def _events(record: Record) -> tuple[list[AnyEvent], list[AnyEvent]]:
    """Return the events of the deal and of the moves, without the secret."""
    at, number = record.dealt_at, record.id.number
    dealt = Dealt(
        at=at,
        number=number,
        rules=record.rules,
        commit=record.commit,
        salt=record.salt,
        hands=record.hands,
        set_aside=record.set_aside,
        face_up=record.face_up,
        leader=record.leader,
        turn_ms=(0, 0),
        bank_ms=(0, 0),
    )
    opened = Opened(at, record.id.table_id, record.options, 0)
    announced = Announced(at, number, b"", record.commit)
    moves: list[AnyEvent] = [
        Played(at, move.seat, move.cards, move.reading, move.automatic)
        if move.reading
        else Passed(at, move.seat, move.automatic)
        for move in record.moves
    ]
    return [opened, announced, Sat(at, other(Seat(0)), 0), dealt], moves
