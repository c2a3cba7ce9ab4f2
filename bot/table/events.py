"""Events: what happened at a table. Facts, append-only, self-sufficient, versioned by the codec.

No Discord id or name is in here, only seats; the one exception are the interaction ids that go
into a deal's salt. `at` is unix milliseconds, given by the command.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType, TypeAlias

from bot.rules.cards import Card
from bot.rules.combinations import Reading
from bot.table.options import TableOptions

Seat = NewType("Seat", int)  # 0 or 1
SEATS = (Seat(0), Seat(1))


def other(seat: Seat) -> Seat:
    """Return the opposite seat."""
    return Seat(1 - seat)


class EndedBy(StrEnum):
    """How a hand was won."""

    OUT = "out"
    RESIGN = "resign"
    FORFEIT = "forfeit"


class VoidReason(StrEnum):
    """Why a hand counts for nothing."""

    CALLED_OFF = "called_off"
    HOST = "host"  # the server or the bot is the cause


class CloseReason(StrEnum):
    """Why a table closed."""

    LEFT = "left"
    EXPIRED = "expired"
    DECLINED = "declined"  # a challenge that was not taken
    HOST = "host"


@dataclass(frozen=True, slots=True)
class Event:
    """Anything that happened, at a time."""

    at: int


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """Seat 0 opened the table; interaction `asked_id` asks for the first hand, None: not yet."""

    table_id: int
    options: TableOptions
    asked_id: int | None


@dataclass(frozen=True, slots=True)
class Announced(Event):
    """The next hand was announced: its commitment is public, its secret is not yet."""

    number: int
    secret: bytes
    commit: bytes


@dataclass(frozen=True, slots=True)
class Sat(Event):
    """A seat was taken; interaction `asked_id` asks for the announced hand, None: not yet."""

    seat: Seat
    asked_id: int | None


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A seat was given up, never during a hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RematchAsked(Event):
    """A seat asked for the announced hand; the first click binds."""

    seat: Seat
    asked_id: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The announced hand was dealt."""

    number: int
    rules: str
    commit: bytes
    salt: str
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    set_aside: tuple[Card, ...]
    face_up: Card
    leader: Seat
    turn_ms: tuple[int, int]  # a seat's own time for a turn
    bank_ms: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played cards, taken as `reading`. `automatic` when its clock did it."""

    seat: Seat
    cards: tuple[Card, ...]
    reading: Reading
    automatic: bool = False


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed; the trick is over and the other leads."""

    seat: Seat
    automatic: bool = False


@dataclass(frozen=True, slots=True)
class TimedOut(Event):
    """A seat's time and bank were gone; its automatic move follows, or its forfeit."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A seat on auto-play came back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClockRestarted(Event):
    """The host was away: the running turn starts again in full."""


@dataclass(frozen=True, slots=True)
class CallOffAsked(Event):
    """A seat would void the hand; when both would, it is void."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The hand was won. `left` is the loser's true number of cards; `stars` the star counted."""

    number: int
    winner: Seat
    ended_by: EndedBy
    left: int
    base: int
    multiplier: int
    stars: int


@dataclass(frozen=True, slots=True)
class Voided(Event):
    """The hand counts for nothing."""

    number: int
    reason: VoidReason


@dataclass(frozen=True, slots=True)
class Closed(Event):
    """The table is over, for good."""

    reason: CloseReason


AnyEvent: TypeAlias = (
    Opened
    | Announced
    | Sat
    | Left
    | RematchAsked
    | Dealt
    | Played
    | Passed
    | TimedOut
    | Returned
    | ClockRestarted
    | CallOffAsked
    | Ended
    | Voided
    | Closed
)
