"""Ephemerals: the newest private message of each seat and the token that can still edit it.

In memory only: after a restart *My hand* makes a new one. A token lives 15 minutes.
"""

from dataclasses import dataclass, replace
from typing import Any

from discord import Interaction

from bot.clock import Clock
from bot.host.presenter import HandOf
from bot.table.events import Seat

TOKEN_MS = 14 * 60_000 + 30_000  # a little less than Discord's 15 minutes


@dataclass(frozen=True, slots=True)
class _Newest:
    interaction: Interaction[Any]
    until: int
    version: int  # of the table, as it shows it


class Ephemerals:
    """Keeps the newest interaction of each seat."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._newest: dict[tuple[int, Seat], _Newest] = {}

    def newest(self, table_id: int, seat: Seat) -> Interaction[Any] | None:
        """Return the interaction that can still edit the seat's private message."""
        found = self._newest.get((table_id, seat))
        if found is None or found.until <= self._clock.now():
            self.forget(table_id, seat)
            return None
        return found.interaction

    def keep(self, hand: HandOf, interaction: Interaction[Any]) -> None:
        """Remember the interaction whose answer is the seat's private message, as it shows it."""
        until = self._clock.now() + TOKEN_MS
        self._newest[hand.board.row.id, hand.seat] = _Newest(interaction, until, hand.version)

    def keep_shown(self, hand: HandOf) -> None:
        """Note that the seat's private message shows this now."""
        spot = (hand.board.row.id, hand.seat)
        if spot in self._newest:
            self._newest[spot] = replace(self._newest[spot], version=hand.version)

    def shows(self, hand: HandOf) -> bool:
        """Tell whether the seat's private message shows this already."""
        found = self._newest.get((hand.board.row.id, hand.seat))
        return found is not None and found.version == hand.version

    def forget(self, table_id: int, seat: Seat) -> None:
        """Forget the seat's private message."""
        self._newest.pop((table_id, seat), None)
