"""Nudges: a notifying message to a seat that has not acted for a while, and its removal afterwards.

Hand messages are only edited, which notifies nobody. So a seat that has not acted within 20 s of
its turn gets one new message: once a turn, and at most one in two minutes. In memory only.
"""

import logging
from dataclasses import dataclass

from bot.host.live import LiveTables
from bot.host.presenter import Presenter, Sent
from bot.host.shelf import Shelf
from bot.table.events import Seat
from bot.table.refusal import Refused

log = logging.getLogger(__name__)

AFTER_MS = 20_000
APART_MS = 120_000


@dataclass(slots=True)
class _Nudge:
    """The last nudge of a seat; `sent` until it is taken away."""

    turn: int
    at: int
    sent: Sent | None


class Nudges:
    """Nudges seats and takes the messages away when they have acted."""

    def __init__(self, live: LiveTables, shelf: Shelf, presenter: Presenter) -> None:
        self._live = live
        self._shelf = shelf
        self._presenter = presenter
        self._nudges: dict[tuple[int, Seat], _Nudge] = {}

    async def check(self, now: int) -> None:
        """Nudge who is late, and take away what is no longer true."""
        turns = {
            table_id: (seat, turn, since) for table_id, seat, turn, since in self._live.turns()
        }
        for (table_id, seat), nudge in list(self._nudges.items()):
            current = turns.get(table_id)
            if nudge.sent is not None and (current is None or current[1] != nudge.turn):
                sent, nudge.sent = nudge.sent, None
                await self._presenter.take_back(sent)
            if current is None and now - nudge.at >= APART_MS:
                del self._nudges[table_id, seat]
        for table_id, (seat, turn, since) in turns.items():
            if now - since >= AFTER_MS and self._may(table_id, seat, turn, now):
                await self._nudge(table_id, seat, turn, now)

    def _may(self, table_id: int, seat: Seat, turn: int, now: int) -> bool:
        last = self._nudges.get((table_id, seat))
        return last is None or (last.turn != turn and now - last.at >= APART_MS)

    async def _nudge(self, table_id: int, seat: Seat, turn: int, now: int) -> None:
        try:
            hand = await self._shelf.hand(table_id, seat)
        except Refused:
            return
        sitter = hand.board.row.sitters[seat]
        if sitter is None or not sitter.discord_id or hand.view.public.turn != turn:
            return
        locale = await self._shelf.locale_of(sitter.discord_id)
        sent = await self._presenter.nudge(hand, sitter.discord_id, locale)
        self._nudges[table_id, seat] = _Nudge(turn, now, sent)
