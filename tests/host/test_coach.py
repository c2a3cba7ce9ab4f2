"""The coach's queue: one hand after the other, each knows its place, nobody waits for ever."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.clock import ManualClock
from bot.computer.review import Review
from bot.host import coach as coaching
from bot.host.coach import Asked, Coach
from bot.host.thinker import Thinker
from bot.table.events import Seat
from bot.table.record import HandId, Record
from bot.table.refusal import Reason, Refused

FOUND = Review(1, ())


class Slow(Coach):
    """A coach that has looked at a hand once it is told so."""

    def __init__(self) -> None:
        super().__init__(Thinker(ManualClock()))
        self.looking: list[HandId] = []
        self.told = asyncio.Semaphore(0)

    async def _looked_at(self, record: Record, seat: Seat) -> Review:
        self.looking.append(record.id)
        await self.told.acquire()
        return FOUND


def asks(coach: Coach, user: int) -> Asked:
    """Have somebody ask about a hand of their own."""
    record: Any = SimpleNamespace(id=HandId(user, 1))
    return coach.ask(cast("Record", record), Seat(0), user)


async def test_hands_are_reviewed_in_order_and_each_knows_how_many_come_before() -> None:
    coach = Slow()
    asked = [asks(coach, user) for user in (1, 2, 3)]
    assert [one.ahead for one in asked] == [0, 1, 2]
    for number, one in enumerate(asked, 1):
        await asyncio.sleep(0)
        assert [hand.table_id for hand in coach.looking] == list(range(1, number + 1))
        coach.told.release()
        assert await one.review == FOUND
    assert asks(coach, 4).ahead == 0


async def test_where_too_many_wait_another_is_told_to_come_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(coaching, "QUEUE", 2)
    coach = Slow()
    first, _ = asks(coach, 1), asks(coach, 2)
    with pytest.raises(Refused) as refused:
        asks(coach, 3)
    assert refused.value.reason is Reason.COACH_FULL
    coach.told.release()
    await first.review
    assert asks(coach, 3).ahead == 1


async def test_nobody_waits_longer_than_an_answer_can_be_edited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert coaching.QUEUE * (coaching.PATIENCE_S + 1) < coaching.LONGEST_S < 15 * 60
    monkeypatch.setattr(coaching, "LONGEST_S", 0.0)
    coach = Slow()
    for one in (asks(coach, 1), asks(coach, 2)):
        with pytest.raises(Refused) as refused:
            await one.review
        assert refused.value.reason is Reason.COACH_AWAY
    await asyncio.sleep(0)
    assert asks(coach, 1).ahead == 0


async def test_when_the_thinking_stops_for_good_all_who_wait_are_told_at_once() -> None:
    thinker = Thinker(ManualClock())
    coach = Coach(thinker)
    await thinker.close()
    for one in [asks(coach, user) for user in range(100)]:
        with pytest.raises(Refused) as refused:
            await one.review
        assert refused.value.reason is Reason.COACH_AWAY
