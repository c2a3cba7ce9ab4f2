"""Views: what the world may know (PublicView) and what one seat may know (SeatView).

The one place that filters hidden information: nothing else hands out a table's cards.
"""

from dataclasses import dataclass

from bot.rules.cards import Card, Counts
from bot.rules.combinations import Reading
from bot.rules.scoring import Victory
from bot.table.events import EndedBy, Seat, VoidReason
from bot.table.options import TableOptions
from bot.table.state import Move, Phase


@dataclass(frozen=True, slots=True)
class ResultView:
    """A hand that is over, everything shown. Winner and the rest are None/0 when it is void."""

    number: int
    winner: Seat | None
    ended_by: EndedBy | None
    voided: VoidReason | None
    victory: Victory | None
    left: int
    base: int
    multiplier: int
    stars: int  # the star that counted, 0 when none did
    stake: int
    coins: int
    points: int  # what the winner gets; 0 where the room moves none
    hands_left: tuple[tuple[Card, ...], tuple[Card, ...]]
    set_aside: tuple[Card, ...]
    secret: bytes
    commit: bytes
    salt: str


@dataclass(frozen=True, slots=True)
class PublicView:
    """What anyone in the channel may know. Without a running hand the hand's fields are empty."""

    table_id: int
    turn: int
    phase: Phase
    options: TableOptions
    seated: tuple[bool, bool]
    ready: tuple[bool, bool]  # asked for the announced hand
    hand_number: int  # of the running or last hand, else of the announced one
    commit: bytes | None  # of the running hand, else of the announced one
    next_commit: bytes | None  # of the announced hand
    counts: tuple[int, int]  # cards left
    face_up: Card | None
    leader: Seat | None
    to_move: Seat | None
    to_beat: Move | None
    moves: tuple[Move, ...]
    gone: Counts  # played so far, by rank
    multipliers: tuple[int, int]  # so far, of each seat's played bombs
    deadline: int | None  # unix ms
    automatic: tuple[bool, bool]
    claimable_by: Seat | None
    called_off: tuple[bool, bool]
    result: ResultView | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat may know: the public view and its own cards, never the other's."""

    public: PublicView
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def my_turn(self) -> bool:
        """Tell whether this seat is to move."""
        return self.public.to_move == self.seat

    @property
    def to_beat(self) -> Reading | None:
        """Return the reading to beat, None when leading."""
        return self.public.to_beat.reading if self.public.to_beat else None
