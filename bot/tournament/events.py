"""Events: what happened in a tournament. Facts, append-only, self-sufficient.

Entrants are numbers: no Discord id and no name is in here. `at` is unix milliseconds.
"""

from dataclasses import dataclass
from typing import TypeAlias

from bot.tournament.options import TournamentOptions
from bot.tournament.types import EntrantId, Pairing, Result


@dataclass(frozen=True, slots=True)
class Event:
    """Anything that happened, at a time."""

    at: int


@dataclass(frozen=True, slots=True)
class Announced(Event):
    """The tournament was announced, and sign-up opened."""

    tournament_id: int
    options: TournamentOptions


@dataclass(frozen=True, slots=True)
class SignedUp(Event):
    """Somebody signed up, and paid the fee; `here` when no check-in is needed any more."""

    entrant: EntrantId
    points: int
    here: bool


@dataclass(frozen=True, slots=True)
class JoinedLate(Event):
    """Somebody joined during the first round, and plays from the second; the fee is paid."""

    entrant: EntrantId
    points: int


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A sign-up is gone and its fee back; `absent` when it was not checked in at the start."""

    entrant: EntrantId
    absent: bool


@dataclass(frozen=True, slots=True)
class CheckInOpened(Event):
    """The check-in window opened."""


@dataclass(frozen=True, slots=True)
class CheckedIn(Event):
    """An entrant is here."""

    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class Ordered(Event):
    """The organiser seeded by hand, best first."""

    order: tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class CapChanged(Event):
    """There is room for another number."""

    cap: int | None


@dataclass(frozen=True, slots=True)
class Started(Event):
    """The rounds began: who plays, best seed first, and how many rounds there will be."""

    seeds: tuple[EntrantId, ...]
    rounds: int


@dataclass(frozen=True, slots=True)
class Paired(Event):
    """A round was called. `numbers` are its matches' numbers, in the order of `pairings`.

    `due` is when who is absent loses, `ends_at` when running hands become the last ones.
    """

    round: int
    numbers: tuple[int, ...]
    pairings: tuple[Pairing, ...]
    due: int
    ends_at: int


@dataclass(frozen=True, slots=True)
class Began(Event):
    """Both of a match came."""

    round: int
    match: int


@dataclass(frozen=True, slots=True)
class ClockMoved(Event):
    """A match's no-show clock was set, or stopped."""

    round: int
    match: int
    due: int | None


@dataclass(frozen=True, slots=True)
class Decided(Event):
    """A match has its result."""

    round: int
    match: int
    result: Result


@dataclass(frozen=True, slots=True)
class Overridden(Event):
    """The organiser set a match's result."""

    round: int
    match: int
    result: Result


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """An entrant plays no more rounds."""

    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class Extended(Event):
    """The start, or the running round's end, is later."""

    until: int


@dataclass(frozen=True, slots=True)
class Paused(Event):
    """The clocks stopped."""


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    """The clocks went on."""


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """It is over: who is on which place, best first, and what each won. Prizes sum to the pot."""

    places: tuple[tuple[EntrantId, int], ...]
    prizes: tuple[tuple[EntrantId, int], ...]


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    """It was called off, and the fees of all `back` went back."""

    back: tuple[EntrantId, ...]


AnyEvent: TypeAlias = (
    Announced
    | SignedUp
    | JoinedLate
    | Left
    | CheckInOpened
    | CheckedIn
    | Ordered
    | CapChanged
    | Started
    | Paired
    | Began
    | ClockMoved
    | Decided
    | Overridden
    | Dropped
    | Extended
    | Paused
    | Resumed
    | Finished
    | Cancelled
)
