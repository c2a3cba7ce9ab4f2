"""Hourly tasks: by the clock that they are given, whatever fails."""

import asyncio
import logging
from contextlib import suppress

import pytest

from bot.clock import ManualClock
from bot.hourly import HOUR_MS, hourly


@pytest.mark.parametrize("at_once", [True, False])
async def test_it_is_done_once_an_hour_even_after_a_failure(
    at_once: bool, caplog: pytest.LogCaptureFixture
) -> None:
    clock, done = ManualClock(), asyncio.Semaphore(0)

    async def do() -> None:
        done.release()
        raise RuntimeError("this time it fails")

    task = asyncio.create_task(hourly(clock, do, at_once=at_once, look_s=0))
    await asyncio.sleep(0)  # it looks at the clock when it begins
    with caplog.at_level(logging.CRITICAL):
        if at_once:
            await asyncio.wait_for(done.acquire(), 10)
        for _ in range(3):
            clock.advance(HOUR_MS - 1)
            await asyncio.sleep(0.01)
            assert done.locked()
            clock.advance(1)
            await asyncio.wait_for(done.acquire(), 10)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
