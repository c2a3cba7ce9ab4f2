"""The real bot and its thinking process: they end together, however the bot ends."""

import asyncio
import os
import random
import signal
import sys
import time
from pathlib import Path

import pytest

from bot.sandbox.player import Player
from bot.sandbox.server import LocalDiscord
from tests.end_to_end.test_restart import PATIENCE_S, bot_process

MOST_MB = 250  # of both, after a few moves

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            after_name = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it ended meanwhile
        if int(after_name[1]) == pid:
            found.append(int(stat.parent.name))
    return found


def running(pid: int) -> bool:
    """Tell whether a process is there and more than a memory of itself."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def megabytes(pid: int) -> float:
    """Return what a process holds in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    resident = next(line for line in lines if line.startswith("VmRSS:"))
    return int(resident.split()[1]) / 1024


async def gone(pid: int, within_s: float) -> bool:
    """Wait for the end of a process. Tell whether it came in time."""
    end = time.monotonic() + within_s
    while running(pid) and time.monotonic() < end:  # noqa: ASYNC110 -- nobody tells of it
        await asyncio.sleep(0.02)
    return not running(pid)


async def thinking(discord: LocalDiscord, process: asyncio.subprocess.Process) -> int:
    """Play the hard computer until it has moved. Return its process."""
    ann = Player(discord.person("Ann"), random.Random(4), discord.channel())
    await ann.person.command("duel practice", dm=True, level="hard")
    for _ in range(3):
        await discord.wait_for(lambda: ann.to_move or ann.can("my-rematch"), timeout=PATIENCE_S)
        if found := children(process.pid):
            return found[0]
        await ann.tap()
    raise AssertionError("it does not think")


async def test_killed_without_a_word_the_bot_leaves_no_process_behind(tmp_path: Path) -> None:
    async with (
        LocalDiscord(enforce_rate=False) as discord,
        bot_process(discord, tmp_path / "crazy-duel.sqlite3") as bot,
    ):
        pid = await thinking(discord, bot)
        both = megabytes(bot.pid), megabytes(pid)
        print("\nbot and thinking process, MB: {:.0f} + {:.0f}".format(*both))
        assert sum(both) < MOST_MB
        bot.kill()
        assert await gone(pid, 5)


async def test_told_to_stop_both_end_within_five_seconds_even_if_one_hangs(
    tmp_path: Path,
) -> None:
    async with (
        LocalDiscord(enforce_rate=False) as discord,
        bot_process(discord, tmp_path / "crazy-duel.sqlite3") as bot,
    ):
        pid = await thinking(discord, bot)
        os.kill(pid, signal.SIGSTOP)
        bot.send_signal(signal.SIGTERM)
        async with asyncio.timeout(5):
            assert await bot.wait() == 0
        assert not running(pid)
