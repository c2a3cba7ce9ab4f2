"""The keeper of a bot: real processes, small ones."""

import asyncio
import sys
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable

import pytest

from bot.sandbox import keeper
from bot.sandbox.keeper import Keeper

PATIENCE_S = 20
FOREVER = "import time; time.sleep(3600)"


def starts(*programs: str) -> tuple[list[Process], Callable[[], Awaitable[Process]]]:
    """Return the processes begun so far, and what begins the next program."""
    begun: list[Process] = []

    async def begin() -> Process:
        code = programs[min(len(begun), len(programs) - 1)]
        begun.append(await asyncio.create_subprocess_exec(sys.executable, "-c", code))
        return begun[-1]

    return begun, begin


async def until(predicate: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not predicate():  # noqa: ASYNC110 -- processes tell nobody
            await asyncio.sleep(0.01)


async def test_one_that_dies_by_itself_is_started_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keeper, "PAUSE_S", 0.01)
    begun, begin = starts("raise SystemExit(7)", FOREVER)
    async with Keeper(begin):
        await until(lambda: len(begun) == 2)
        assert begun[0].returncode == 7
    assert begun[1].returncode is not None  # it ends with its keeper
    assert "ended with code 7" in caplog.text


async def test_one_that_is_killed_stays_dead_until_it_is_wanted() -> None:
    begun, begin = starts(FOREVER)
    async with Keeper(begin) as kept:
        await until(lambda: begun)
        kept.kill()
        kept.kill()
        await until(lambda: begun[0].returncode is not None)
        assert not kept.wanted
        assert len(begun) == 1
        kept.start()
        await until(lambda: len(begun) == 2)


async def test_one_with_a_wrong_setup_is_given_up() -> None:
    begun, begin = starts("raise SystemExit(2)")
    async with Keeper(begin) as kept, asyncio.timeout(PATIENCE_S):
        await kept.given_up
    assert len(begun) == 1
