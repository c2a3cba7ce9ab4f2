"""Record: one hand that is over, complete: options, deal, secret, salt, moves, and how it ended.

Nothing in it is hidden, so it is made of finished hands only; the one place that decides so.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from bot.rules.cards import Card
from bot.table.events import (
    Announced,
    AnyEvent,
    Dealt,
    Ended,
    Opened,
    Passed,
    Played,
    Seat,
    Voided,
)
from bot.table.options import TableOptions
from bot.table.refusal import Reason, Refused
from bot.table.state import Move

_HAND_ID = re.compile(r"\s*#?(\d{1,18})\s*[-–—]\s*(\d{1,9})\s*", re.ASCII)


@dataclass(frozen=True, slots=True)
class HandId:
    """How people name a hand: its table and its number there, `12-3`."""

    table_id: int
    number: int

    def __str__(self) -> str:
        return f"{self.table_id}-{self.number}"


def parse_hand_id(text: str) -> HandId | None:
    """Read what somebody typed, None when it names no hand."""
    found = _HAND_ID.fullmatch(text)
    return HandId(int(found[1]), int(found[2])) if found else None


End: TypeAlias = Ended | Voided


@dataclass(frozen=True, slots=True)
class Record:
    """A hand that is over. Times are unix milliseconds."""

    id: HandId
    rules: str
    options: TableOptions
    announced_at: int  # when the commitment was shown
    dealt_at: int
    commit: bytes
    secret: bytes
    salt: str
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]  # as dealt
    set_aside: tuple[Card, ...]
    face_up: Card
    leader: Seat
    moves: tuple[Move, ...]
    end: End

    @property
    def stake(self) -> int:
        """Return X, 0 for a void hand."""
        return self.end.base * self.end.multiplier if isinstance(self.end, Ended) else 0


def record_of(events: Iterable[AnyEvent], number: int) -> Record:
    """Return a table's hand. Raise Refused when it was never dealt or is still being played."""
    opened, announced, dealt = None, None, None
    moves: list[Move] = []
    for event in events:
        match event:
            case Opened():
                opened = event
            case Announced() if event.number == number:
                announced = event
            case Dealt() if event.number == number:
                dealt = event
            case Played() if dealt:
                moves.append(Move(event.seat, event.cards, event.reading, event.automatic))
            case Passed() if dealt:
                moves.append(Move(event.seat, (), None, event.automatic))
            case Ended() | Voided() if dealt and opened and announced:
                return _record(opened, announced, dealt, moves, event)
            case _:
                pass
    raise Refused(Reason.HAND_NOT_OVER if dealt else Reason.HAND_UNKNOWN)


def _record(
    opened: Opened, announced: Announced, dealt: Dealt, moves: list[Move], end: End
) -> Record:
    return Record(
        id=HandId(opened.table_id, dealt.number),
        rules=dealt.rules,
        options=opened.options,
        announced_at=announced.at,
        dealt_at=dealt.at,
        commit=dealt.commit,
        secret=announced.secret,
        salt=dealt.salt,
        hands=dealt.hands,
        set_aside=dealt.set_aside,
        face_up=dealt.face_up,
        leader=dealt.leader,
        moves=tuple(moves),
        end=end,
    )
