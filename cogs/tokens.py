"""Tokens: the newest interaction that can still edit a seat's hand messages, and what they show.

An edit through an interaction's token costs nothing of the bot's budget. Who sits has up to two
messages: the direct one and a private one in the channel. They are a person's, not a seat's: who
sits there next must never be shown in them. In memory only: after a restart the direct message is
edited with the bot's token and *My hand* makes a new private one.
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
_Whose = tuple[int, Seat, int]  # table, seat, Discord user


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
    offers: bool  # to claim the win, or to call the hand off


class Tokens:
    """Keeps the newest interaction of each hand message."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._newest: dict[tuple[_Whose, Place], _Newest] = {}

    def __len__(self) -> int:
        return len(self._newest)

    def newest(self, hand: HandOf, place: Place) -> Interaction[Any] | None:
        """Return the interaction that can still edit the message of who sits there."""
        found = self._found(hand, place)
        if found is None or found.until <= self._clock.now():
            self.forget(hand, place)
            return None
        return copy(found.interaction)  # the message that an edit returns stays in the copy

    def message_id(self, hand: HandOf, place: Place) -> int | None:
        """Return the message that the newest interaction came from."""
        found = self._found(hand, place)
        return found.message_id if found else None

    def keep(self, hand: HandOf, place: Place, interaction: Interaction[Any]) -> None:
        """Remember the interaction whose answer is the message, as it shows it."""
        now = self._clock.now()
        spot = ((hand.board.row.id, hand.seat, interaction.user.id), place)
        self._newest.pop(spot, None)  # the newest stand last
        clicked = interaction.message.id if interaction.message else None
        self._newest[spot] = _Newest(
            *(_slim(interaction), clicked, now + TOKEN_MS), _state(hand), hand.offers
        )
        self._forget_dead(now)

    def shown(self, hand: HandOf, place: Place, interaction: Interaction[Any]) -> None:
        """Note that the message shows this now, unless a newer interaction has edited it since."""
        found = self._found(hand, place)
        if found is not None and found.interaction.id == interaction.id:
            now = replace(found, state=_state(hand), offers=hand.offers)
            self._newest[_whose(hand), place] = now

    def shows(self, hand: HandOf, place: Place) -> bool:
        """Tell whether the message shows this already."""
        found = self._found(hand, place)
        return found is not None and found.state == _state(hand)

    def offers(self, hand: HandOf, place: Place) -> bool:
        """Tell whether the message offers to claim the win or to call the hand off."""
        found = self._found(hand, place)
        return found is not None and found.offers

    def forget(self, hand: HandOf, place: Place) -> None:
        """Forget a message."""
        self._newest.pop((_whose(hand), place), None)

    def _found(self, hand: HandOf, place: Place) -> _Newest | None:
        return self._newest.get((_whose(hand), place))

    def _forget_dead(self, now: int) -> None:
        """Forget what can't edit anything any more; each holds the message it came from."""
        while self._newest:
            oldest = next(iter(self._newest))
            if self._newest[oldest].until > now:
                return
            del self._newest[oldest]


def _whose(hand: HandOf) -> _Whose:
    """Return who sits there now."""
    sitter = hand.board.row.sitters[hand.seat]
    return hand.board.row.id, hand.seat, sitter.discord_id if sitter else 0


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
