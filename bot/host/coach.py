"""Coach: reviews finished hands, one after the other, and remembers what it found.

A person has one hand with it at a time; so many wait at most that each review comes while Discord
still lets its answer be edited.

Two looks: a short one at every move, then a longer one at those that something else seemed better
than. What it needs to be thought about, the thinking process does; the rest is done in a thread.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.computer.evaluate import Move, Value
from bot.computer.review import Decision, Review, decisions, moments, suspects
from bot.host.thinker import NoThought, Thinker
from bot.table.events import Seat
from bot.table.record import HandId, Record
from bot.table.refusal import Reason, Refused

FIRST_LOOK_MS, SECOND_LOOK_MS = 1800, 1800  # at a whole hand
LONGEST_LOOK_MS, SHORTEST_LOOK_MS = 400, 40  # at one move
PATIENCE_S = 4.0  # for one hand: from its turn on it is there within five seconds
QUEUE = 120  # reviews: ten minutes
LONGEST_S = 14 * 60  # an answer can be edited for a quarter of an hour
KEPT = 500  # reviews

T = TypeVar("T")
_Key = tuple[HandId, Seat]


@dataclass(frozen=True, slots=True)
class Asked:
    """A review that will come, or raise Refused, and how many others come before it."""

    ahead: int
    review: "asyncio.Task[Review]"


class Coach:
    """Reviews hands."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._kept: OrderedDict[_Key, Review] = OrderedDict()
        self._asked: dict[int, asyncio.Task[Review]] = {}  # by whom
        self._turn = asyncio.Lock()

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
        """Raise Refused when there is no coach, or it has a hand of theirs or too many to do."""
        if not self.there:
            raise Refused(Reason.NO_COACH)
        if user_id in self._asked:
            raise Refused(Reason.COACH_BUSY)
        if len(self._asked) >= QUEUE:
            raise Refused(Reason.COACH_FULL)

    def ask(self, record: Record, seat: Seat, user_id: int) -> Asked:
        """Have a hand reviewed as a seat's, after those that others have asked for. May refuse."""
        self.refuse_if_busy(user_id)
        ahead = len(self._asked)
        task = self._asked[user_id] = asyncio.create_task(self._reviewed(record, seat))
        task.add_done_callback(lambda _: self._over(user_id))
        return Asked(ahead, task)

    def _over(self, user_id: int) -> None:
        task = self._asked.pop(user_id)
        if not task.cancelled():
            task.exception()  # also when nobody waits for it any more

    async def _reviewed(self, record: Record, seat: Seat) -> Review:
        try:
            async with asyncio.timeout(LONGEST_S), self._turn:
                if (known := self.known(record.id, seat)) is not None:
                    return known
                found = await self._looked_at(record, seat)
        except (NoThought, TimeoutError):
            raise Refused(Reason.COACH_AWAY) from None
        self._kept[record.id, seat] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def _looked_at(self, record: Record, seat: Seat) -> Review:
        if self._thinker.closed:
            raise NoThought
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


def _share(end: float, left: int) -> int:
    """Return the milliseconds that are left for each of so many looks."""
    return int(1000 * (end - asyncio.get_running_loop().time()) / left)


def _counted_down(things: Sequence[T]) -> Iterator[tuple[int, T]]:
    """Yield each thing with how many are left, itself among them."""
    return zip(range(len(things), 0, -1), things, strict=True)
