"""Three seconds to answer, fifteen minutes to follow up, one answer: by the clock given."""

import asyncio

from bot.clock import ManualClock
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from tests.sandbox.small_bot import SmallBot


async def test_no_answer_within_three_seconds_is_a_failure(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    asking = asyncio.create_task(ada.command("duel late"))
    await local.wait_for(lambda: bot.heard)
    local.turn(3_000)
    assert not asking.done()
    local.turn(1)
    outcome = await asking
    assert outcome.kind is None
    assert outcome.failed == "The application did not respond"
    bot.release.set()
    error = await local.wait_for(lambda: bot.late_error)
    assert error is not None
    assert (error.status, error.code) == (404, 10062)
    assert ada.sees() == []


async def test_an_answer_in_the_third_second_is_taken(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    asking = asyncio.create_task(ada.command("duel late"))
    await local.wait_for(lambda: bot.heard)
    local.turn(2_999)
    bot.release.set()
    outcome = await asking
    assert (outcome.kind, outcome.ms) == ("message", 2_999)


async def test_a_clock_turned_behind_its_back_is_noticed(
    bot: SmallBot, ada: Person, local: LocalDiscord, clock: ManualClock
) -> None:
    asking = asyncio.create_task(ada.command("duel late"))
    await local.wait_for(lambda: bot.heard)
    clock.advance(3_001)
    assert (await asking).failed is not None


async def test_a_second_answer_is_refused(bot: SmallBot, ada: Person, local: LocalDiscord) -> None:
    outcome = await ada.command("duel twice")
    error = await local.wait_for(lambda: bot.late_error)
    assert error is not None
    assert (error.status, error.code) == (400, 40060)
    assert outcome.message is not None
    assert outcome.message.text == "once"


async def test_a_token_dies_after_fifteen_minutes(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    outcome = await ada.command("duel hand")
    shown = []
    for ms in (15 * 60_000, 1):
        local.turn(ms)
        shown.append(outcome.failed)
    assert shown == [None, "The application did not respond"]
    bot.release.set()
    await local.wait_for(lambda: local.traffic.all[-1].status == 401)
    assert b"50027" in local.traffic.all[-1].answer


async def test_a_slow_network_makes_a_good_answer_late(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    local.faults.on("slow", times=1)
    asking = asyncio.create_task(ada.command("duel twice"))
    await local.wait_for(lambda: bot.heard)
    local.turn(3_500)
    assert (await asking).failed is not None
