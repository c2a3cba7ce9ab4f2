"""Commands: what somebody, or the clock, wants to happen at a table.

Imperative; time and chance are data, never looked up.
`at` is unix milliseconds. Timeouts and departures are commands like any other.
"""

from dataclasses import dataclass
from typing import TypeAlias

from bot.rules.cards import Counts
from bot.rules.combinations import Kind
from bot.table.events import CloseReason, Seat, VoidReason
from bot.table.options import TableOptions


@dataclass(frozen=True, slots=True)
class Command:
    """Anything wanted, at a time."""

    at: int


@dataclass(frozen=True, slots=True)
class Open(Command):
    """Open the table with seat 0 taken. `asked_id` as for Sit."""

    table_id: int
    options: TableOptions
    asked_id: int | None


@dataclass(frozen=True, slots=True)
class Announce(Command):
    """Announce the next hand with its secret, 32 random bytes."""

    secret: bytes


@dataclass(frozen=True, slots=True)
class Sit(Command):
    """Take the free seat. `asked_id` is the interaction that asks for the announced hand.

    0 for a computer; None when the host seats somebody who must still say *Ready* (a match).
    """

    seat: Seat
    asked_id: int | None


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """Give up a seat between hands."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rematch(Command):
    """Ask for the announced hand."""

    seat: Seat
    asked_id: int


@dataclass(frozen=True, slots=True)
class Deal(Command):
    """Deal the announced hand; both seats have asked. A newcomer has more time for a turn."""

    newcomers: tuple[bool, bool] = (False, False)


@dataclass(frozen=True, slots=True)
class Play(Command):
    """Play cards by rank; `kind` says which of two readings is meant.

    `turn` guards against stale clicks, None skips it; the same in Pass and Resign.
    """

    seat: Seat
    cards: Counts
    kind: Kind | None = None
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Pass(Command):
    """Pass; ends the trick."""

    seat: Seat
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Resign(Command):
    """Give the hand up."""

    seat: Seat
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class TimeOut(Command):
    """The clock of `turn` ran out."""

    turn: int


@dataclass(frozen=True, slots=True)
class Return(Command):
    """Come back from auto-play."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClaimWin(Command):
    """Claim the win over a seat that is away."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallOff(Command):
    """Agree to void the running hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RestartClock(Command):
    """The host was away: start the running turn again in full."""


@dataclass(frozen=True, slots=True)
class Void(Command):
    """Void the running hand; the cause is the host's, not a player's."""

    reason: VoidReason


@dataclass(frozen=True, slots=True)
class Close(Command):
    """Close the table between hands."""

    reason: CloseReason


AnyCommand: TypeAlias = (
    Open
    | Announce
    | Sit
    | Leave
    | Rematch
    | Deal
    | Play
    | Pass
    | Resign
    | TimeOut
    | Return
    | ClaimWin
    | CallOff
    | RestartClock
    | Void
    | Close
)
