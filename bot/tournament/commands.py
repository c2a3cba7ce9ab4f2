"""Commands: what somebody, or the clock, wants to happen in a tournament.

Imperative; time and chance are data, never looked up. `at` is unix milliseconds.
"""

from dataclasses import dataclass
from typing import TypeAlias

from bot.tournament.options import TournamentOptions
from bot.tournament.types import EntrantId, Result


@dataclass(frozen=True, slots=True)
class Command:
    """Anything wanted, at a time."""

    at: int


@dataclass(frozen=True, slots=True)
class Announce(Command):
    """Announce the tournament; sign-up is open from now on."""

    tournament_id: int
    options: TournamentOptions


@dataclass(frozen=True, slots=True)
class SignUp(Command):
    """Take part. `entrant` is the number had before, or the next one; `points` the total now."""

    entrant: EntrantId
    points: int


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """Take a sign-up back, before the first round."""

    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class OpenCheckIn(Command):
    """Ask the entrants whether they are here: the window before the start has come."""


@dataclass(frozen=True, slots=True)
class CheckIn(Command):
    """Say that an entrant is here."""

    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class Order(Command):
    """Seed by hand, best first; whoever is not named comes after."""

    order: tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class ChangeCap(Command):
    """Change how many there is room for; None is no limit."""

    cap: int | None


@dataclass(frozen=True, slots=True)
class Start(Command):
    """Start with who is here. `seed` is the chance that seeding needs."""

    seed: int


@dataclass(frozen=True, slots=True)
class Pair(Command):
    """Pair and call the next round."""


@dataclass(frozen=True, slots=True)
class Begin(Command):
    """Say that both of a match are here: its no-show clock stops for good."""

    round: int
    match: int


@dataclass(frozen=True, slots=True)
class MoveClock(Command):
    """Set a match's no-show clock to another time; None stops it."""

    round: int
    match: int
    due: int | None


@dataclass(frozen=True, slots=True)
class NoShow(Command):
    """Say that a match's no-show clock ran out, and who is absent."""

    round: int
    match: int
    absent: tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class Report(Command):
    """Report a match's result, as its hands decided it."""

    round: int
    match: int
    result: Result


@dataclass(frozen=True, slots=True)
class Override(Command):
    """Set a match's result by the organiser's word, whatever it was."""

    round: int
    match: int
    result: Result


@dataclass(frozen=True, slots=True)
class Drop(Command):
    """Give the rest of the tournament up."""

    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class Extend(Command):
    """Give more time: before the start to sign up, afterwards to the running round."""

    by_ms: int


@dataclass(frozen=True, slots=True)
class Pause(Command):
    """Stop the tournament's clocks, and call no more rounds."""


@dataclass(frozen=True, slots=True)
class Resume(Command):
    """Go on after a pause; its clocks have as much left as they had."""


@dataclass(frozen=True, slots=True)
class Finish(Command):
    """Give places and prizes, after the last round."""


@dataclass(frozen=True, slots=True)
class Cancel(Command):
    """Call the tournament off; all fees go back."""


AnyCommand: TypeAlias = (
    Announce
    | SignUp
    | Leave
    | OpenCheckIn
    | CheckIn
    | Order
    | ChangeCap
    | Start
    | Pair
    | Begin
    | MoveClock
    | NoShow
    | Report
    | Override
    | Drop
    | Extend
    | Pause
    | Resume
    | Finish
    | Cancel
)
