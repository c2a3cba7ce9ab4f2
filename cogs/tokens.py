"""Tokens: the newest interaction that can still edit a seat's hand messages, and what they show.

An edit through an interaction's token costs nothing of the bot's budget. A seat has up to two hand
messages: the direct message and a private one in the channel. In memory only: after a restart the
direct message is edited with the bot's token and *My hand* makes a new private one.
"""

from contextlib import suppress
from copy import copy
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from discord import Interaction

from bot.clock import Clock
from bot.host.presenter import HandOf
from bot.host.tournament_presenter import MatchOf
from bot.table.events import Seat

TOKEN_MS = 14 * 60_000 + 30_000  # a little less than Discord's 15 minutes


# A match goes on, and ends, without anything happening at its table.
_State = tuple[int, MatchOf | None]


class Place(Enum):
    """Which of a seat's hand messages."""

    PRIVATE = "private"  # an ephemeral one
    DIRECT = "direct"


@dataclass(frozen=True, slots=True)
class _Newest:
    interaction: Interaction[Any]  # without messages, which are large
    message_id: int | None  # of the message it came from
    until: int
    state: _State  # of the table, as the message shows it


class Tokens:
    """Keeps the newest interaction of each hand message."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._newest: dict[tuple[int, Seat, Place], _Newest] = {}

    def __len__(self) -> int:
        return len(self._newest)

    def newest(self, table_id: int, seat: Seat, place: Place) -> Interaction[Any] | None:
        """Return the interaction that can still edit the message."""
        found = self._newest.get((table_id, seat, place))
        if found is None or found.until <= self._clock.now():
            self.forget(table_id, seat, place)
            return None
        return copy(found.interaction)  # the message that an edit returns stays in the copy

    def message_id(self, table_id: int, seat: Seat, place: Place) -> int | None:
        """Return the message that the newest interaction came from."""
        found = self._newest.get((table_id, seat, place))
        return found.message_id if found else None

    def keep(self, hand: HandOf, place: Place, interaction: Interaction[Any]) -> None:
        """Remember the interaction whose answer is the message, as it shows it."""
        now, spot = self._clock.now(), (hand.board.row.id, hand.seat, place)
        self._newest.pop(spot, None)  # the newest stand last
        clicked = interaction.message.id if interaction.message else None
        self._newest[spot] = _Newest(_slim(interaction), clicked, now + TOKEN_MS, _state(hand))
        self._forget_dead(now)

    def shown(self, hand: HandOf, place: Place, interaction: Interaction[Any]) -> None:
        """Note that the message shows this now, unless a newer interaction has edited it since."""
        spot = (hand.board.row.id, hand.seat, place)
        found = self._newest.get(spot)
        if found is not None and found.interaction.id == interaction.id:
            self._newest[spot] = replace(found, state=_state(hand))

    def shows(self, hand: HandOf, place: Place) -> bool:
        """Tell whether the message shows this already."""
        found = self._newest.get((hand.board.row.id, hand.seat, place))
        return found is not None and found.state == _state(hand)

    def _forget_dead(self, now: int) -> None:
        """Forget what can't edit anything any more; each holds the message it came from."""
        while self._newest:
            oldest = next(iter(self._newest))
            if self._newest[oldest].until > now:
                return
            del self._newest[oldest]

    def forget(self, table_id: int, seat: Seat, place: Place) -> None:
        """Forget a message."""
        self._newest.pop((table_id, seat, place), None)


def _state(hand: HandOf) -> _State:
    """Return what tells whether a message shows a hand as it is."""
    return hand.version, hand.board.match


def _slim(interaction: Interaction[Any]) -> Interaction[Any]:
    """Return a copy that can still edit its message and holds no message itself."""
    kept = copy(interaction)
    kept.message = None
    # What the library has worked out by then leads back to the original.
    for name in Interaction.__slots__:
        if name.startswith("_cs_"):
            with suppress(AttributeError):
                delattr(kept, name)
    return kept
