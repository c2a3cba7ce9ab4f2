"""The state of a table: what its events add up to. `evolve` belongs to bot.table.evolve.

Holds hidden cards and the secret: only bot.table.views may show any of it.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.rules.cards import Card
from bot.rules.combinations import Reading
from bot.table.events import SEATS, CloseReason, Ended, Seat, VoidReason
from bot.table.options import TableOptions


class Phase(StrEnum):
    """Where a table is in its life."""

    WAITING = "waiting"  # no hand has been played; a seat is free or about to be dealt
    PLAYING = "playing"
    OVER = "over"  # the last hand is over; a rematch may follow
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Announcement:
    """The next hand: its commitment is public, its secret is not."""

    number: int
    secret: bytes
    commit: bytes


@dataclass(frozen=True, slots=True)
class Move:
    """One act of a hand: cards played, or a pass (reading None)."""

    seat: Seat
    cards: tuple[Card, ...]
    reading: Reading | None
    automatic: bool = False


@dataclass(frozen=True, slots=True)
class Hand:
    """One deal, running or over."""

    number: int
    secret: bytes
    commit: bytes
    salt: str
    dealt: tuple[tuple[Card, ...], tuple[Card, ...]]
    cards: tuple[tuple[Card, ...], tuple[Card, ...]]  # still held, sorted by id
    set_aside: tuple[Card, ...]
    face_up: Card
    leader: Seat
    to_move: Seat
    turn_started_at: int
    turn_ms: tuple[int, int]
    bank_ms: tuple[int, int]  # left in each seat's bank
    to_beat: Move | None = None
    moves: tuple[Move, ...] = ()
    automatic_turns: tuple[int, int] = (0, 0)  # automatic turns in a row; > 0 is auto-play
    called_off: tuple[bool, bool] = (False, False)
    restarted: bool = False  # the host was away: the running turn began again in full
    ended: Ended | None = None
    voided: VoidReason | None = None
    ended_at: int | None = None

    @property
    def running(self) -> bool:
        """Tell whether the hand is still being played."""
        return self.ended is None and self.voided is None

    @property
    def stars(self) -> tuple[int, int]:
        """Return the greatest star that each seat has played, 0 for none."""
        return self._stars(SEATS[0]), self._stars(SEATS[1])

    def _stars(self, seat: Seat) -> int:
        played = (move.reading for move in self.moves if move.seat == seat)
        return max((reading.stars for reading in played if reading), default=0)


@dataclass(frozen=True, slots=True)
class Table:
    """A table, from opened to closed."""

    id: int
    options: TableOptions
    opened_at: int
    seated: tuple[bool, bool] = (True, False)
    asked: tuple[int | None, int | None] = (
        None,
        None,
    )  # interactions that ask for the announced hand
    announced: Announcement | None = None
    hand: Hand | None = None  # the running hand, or the last one
    turn: int = 0  # changes only at deal, play, pass and end
    version: int = 0  # events so far
    closed: CloseReason | None = field(default=None)

    @property
    def phase(self) -> Phase:
        """Return where the table is in its life."""
        if self.closed is not None:
            return Phase.CLOSED
        if self.hand is None:
            return Phase.WAITING
        return Phase.PLAYING if self.hand.running else Phase.OVER
