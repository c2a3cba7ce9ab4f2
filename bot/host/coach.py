"""Coach: reviews finished hands, one at a time for each person, and remembers what it found.

Two looks: a short one at every move, then a longer one at those that something else seemed better
than. What it needs to be thought about, the thinking process does; the rest is done in a thread.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from bot.computer.evaluate import Move, Value
from bot.computer.review import Decision, Review, decisions, moments, suspects
from bot.host.thinker import NoThought, Thinker
from bot.table.events import Seat
from bot.table.record import HandId, Record
from bot.table.refusal import Reason, Refused

FIRST_LOOK_MS, SECOND_LOOK_MS = 1800, 1800  # at a whole hand
LONGEST_LOOK_MS, SHORTEST_LOOK_MS = 400, 40  # at one move
PATIENCE_S = 4.0  # whoever asked is answered within five seconds
KEPT = 500  # reviews

T = TypeVar("T")
_Key = tuple[HandId, Seat]


class Coach:
    """Reviews hands."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._kept: OrderedDict[_Key, Review] = OrderedDict()
        self._busy: set[int] = set()

    @property
    def there(self) -> bool:
        """Tell whether hands can be reviewed here."""
        return self._thinker.enabled

    def known(self, hand: HandId, seat: Seat) -> Review | None:
        """Return a review that was made before."""
        found = self._kept.get((hand, seat))
        if found is not None:
            self._kept.move_to_end((hand, seat))
        return found

    def refuse_if_busy(self, user_id: int) -> None:
        """Raise Refused when there is no coach, or it has a hand of this person's before it."""
        if not self.there:
            raise Refused(Reason.NO_COACH)
        if user_id in self._busy:
            raise Refused(Reason.COACH_BUSY)

    async def review(self, record: Record, seat: Seat, user_id: int) -> Review:
        """Return the review of a hand as a seat's. Raise Refused when there can be none now."""
        if (known := self.known(record.id, seat)) is not None:
            return known
        with self._working_for(user_id):
            try:
                found = await self._looked_at(record, seat)
            except NoThought:
                raise Refused(Reason.COACH_AWAY) from None
        self._kept[record.id, seat] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def _looked_at(self, record: Record, seat: Seat) -> Review:
        end = asyncio.get_running_loop().time() + PATIENCE_S
        asked = await asyncio.to_thread(decisions, record, seat)
        first = []
        for left, decision in _counted_down(asked):
            could = (decision.played, *decision.others)
            ms = min(FIRST_LOOK_MS // len(asked), _share(end, left) // 2)
            first.append((decision, await self._look(decision, could, 1, ms)))
        second = []
        doubtful = suspects(first)
        for left, suspect in _counted_down(doubtful):
            decision, ms = suspect.decision, _share(end, left)
            if ms >= SHORTEST_LOOK_MS:
                ms = min(SECOND_LOOK_MS // len(doubtful), ms)
                pair = (decision.played, suspect.better)
                played, better = await self._look(decision, pair, 2, ms)
                second.append((suspect, (played, better)))
        return Review(len(asked), await asyncio.to_thread(moments, second))

    async def _look(
        self, decision: Decision, could: tuple[Move, ...], look: int, ms: int
    ) -> tuple[Value, ...]:
        public = decision.view.public
        seed = f"{public.table_id}.{public.hand_number}.{decision.step}.{look}"
        ms = max(SHORTEST_LOOK_MS, min(LONGEST_LOOK_MS, ms))
        return await self._thinker.evaluate(decision.view, could, seed, ms)

    @contextmanager
    def _working_for(self, user_id: int) -> Iterator[None]:
        self.refuse_if_busy(user_id)
        self._busy.add(user_id)
        try:
            yield
        finally:
            self._busy.discard(user_id)


def _share(end: float, left: int) -> int:
    """Return the milliseconds that are left for each of so many looks."""
    return int(1000 * (end - asyncio.get_running_loop().time()) / left)


def _counted_down(things: Sequence[T]) -> Iterator[tuple[int, T]]:
    """Yield each thing with how many are left, itself among them."""
    return zip(range(len(things), 0, -1), things, strict=True)
