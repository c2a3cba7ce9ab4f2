"""Steps of a record: the hand after each move, both sides open, for going through it again.

Step 0 is the deal, step n what the n-th move left. A hand that did not end by going out has one
step more, in which it is given up or void.
"""

from dataclasses import dataclass

from bot.rules import scoring
from bot.rules.cards import Card
from bot.table.events import SEATS, Ended, EndedBy, Seat, other
from bot.table.record import End, Record
from bot.table.state import Move


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """One moment of a finished hand."""

    number: int
    last: int  # the number of the last step
    cards: tuple[tuple[Card, ...], tuple[Card, ...]]  # held after the move
    move: Move | None  # that led here; None at the deal and where the hand was given up
    to_beat: Move | None  # what lay there before the move
    to_move: Seat | None  # None when the hand is over
    multipliers: tuple[int, int]  # so far
    face_up: Card
    leader: Seat
    end: End | None  # how it ended, at the last step only

    @property
    def winner(self) -> Seat | None:
        """Return who has won here."""
        return self.end.winner if isinstance(self.end, Ended) else None

    @property
    def victory(self) -> scoring.Victory | None:
        """Return the class of the win, at the last step of a won hand."""
        return scoring.victory(self.end.left) if isinstance(self.end, Ended) else None


def last_step(record: Record) -> int:
    """Return the number of a record's last step."""
    out = isinstance(record.end, Ended) and record.end.ended_by is EndedBy.OUT
    return len(record.moves) + (not out)


def step_of(record: Record, number: int) -> ReplayStep:
    """Return a step; a number outside of the hand means its first or last one."""
    last = last_step(record)
    number = min(max(number, 0), last)
    done = record.moves[:number]
    over = number == last
    move = done[number - 1] if 0 < number <= len(done) else None
    before = done[number - 2] if number >= 2 and move else None
    return ReplayStep(
        number=number,
        last=last,
        cards=(_held(record, done, SEATS[0]), _held(record, done, SEATS[1])),
        move=move,
        to_beat=before if before and before.reading else None,
        to_move=None if over else other(done[-1].seat) if done else record.leader,
        multipliers=(_multiplier(done, SEATS[0]), _multiplier(done, SEATS[1])),
        face_up=record.face_up,
        leader=record.leader,
        end=record.end if over else None,
    )


def _held(record: Record, done: tuple[Move, ...], seat: Seat) -> tuple[Card, ...]:
    gone = {card for move in done if move.seat == seat for card in move.cards}
    return tuple(card for card in record.hands[seat] if card not in gone)


def _multiplier(done: tuple[Move, ...], seat: Seat) -> int:
    return scoring.multiplier(
        move.reading.stars for move in done if move.seat == seat and move.reading
    )
