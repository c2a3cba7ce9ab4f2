"""Who does not come to a match: the no-show clock, its reminder, and what stops it."""

from bot.tournament.commands import MoveClock
from bot.tournament.types import Outcome, Result
from data import outbox
from tests.host.hall import ANN, BEN, CAM, DAN, MINUTE, Hall

NO_SHOW_MS = 5 * MINUTE


async def test_who_does_not_come_loses_by_the_clock_and_not_before(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.ready(BEN)
    await hall.later(NO_SHOW_MS - 1)
    assert await hall.result(ANN, BEN) is None
    await hall.later(1)
    result = await hall.result(ANN, BEN)
    assert result is not None
    assert (result.outcome, hall.user(result.winner)) == (Outcome.WALKOVER, BEN)
    assert await hall.live_tables() == []


async def test_where_neither_comes_both_lose(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.later(NO_SHOW_MS)
    assert await hall.result(ANN, BEN) == Result(Outcome.DOUBLE_LOSS, None)


async def test_nobody_is_absent_from_a_board_that_could_not_be_shown(hall: Hall) -> None:
    await hall.announce(ANN, BEN)
    hall.clock.advance(20 * MINUTE)
    for _ in range(30):
        await hall.host.hall.matches.check()
        hall.clock.advance(MINUTE)
    assert await hall.result(ANN, BEN) is None
    await hall.later()  # it is shown
    await hall.later(NO_SHOW_MS - MINUTE - 1)
    assert await hall.result(ANN, BEN) is None
    await hall.later(2 * MINUTE)
    assert await hall.result(ANN, BEN) == Result(Outcome.DOUBLE_LOSS, None)


async def test_who_has_not_come_is_told_once_when_half_the_time_is_gone(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.ready(BEN)
    told: list[int] = []
    for _ in range(10):
        hall.clock.advance(NO_SHOW_MS // 10)
        await hall.host.hall.matches.check()
        rows = await hall.store.read(outbox.due)
        told += [row.payload["user"] for row in rows if row.kind == "tell"]
        if told:
            await hall.later()
    assert told == [ANN]


async def test_the_organiser_stops_and_extends_the_no_show_clock(hall: Hall) -> None:
    await hall.started(ANN, BEN, CAM, DAN)
    first, second = (await hall.shown()).matches
    later = hall.clock.now() + 9 * MINUTE
    await hall.do(lambda at, _: MoveClock(at, 1, first.number, None))
    await hall.do(lambda at, _: MoveClock(at, 1, second.number, later))
    await hall.later(9 * MINUTE - 1)
    assert len((await hall.shown()).matches) == 2
    await hall.later(1)
    (left,) = (await hall.shown()).matches
    assert left.number == first.number
    await hall.later(60 * MINUTE)
    assert len((await hall.shown()).matches) == 1
