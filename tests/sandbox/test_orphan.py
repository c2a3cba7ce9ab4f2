"""A bot whose sandbox is killed: real processes, as nothing else dies that way."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from tests.sandbox.overheard import heard_in

PATIENCE_S = 30
SANDBOX = """
import asyncio, sys
from pathlib import Path
from bot.sandbox.run import start_bot
from bot.sandbox.server import LocalDiscord

async def main():
    async with LocalDiscord() as discord:
        await start_bot(discord, Path(sys.argv[1]))
        if sys.argv[2] == "ready":
            await discord.wait_for(lambda: discord.online, 30)
        print("started", flush=True)
        await asyncio.sleep(3600)

asyncio.run(main())
"""


@pytest.mark.parametrize("when", ["starting", "ready"])
async def test_the_bot_ends_with_a_sandbox_that_is_killed(
    tmp_path: Path, when: str, traffic: Path
) -> None:
    sandbox = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", SANDBOX, str(tmp_path / "crazy-duel.sqlite3"), when),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
    )
    assert sandbox.stdout is not None
    async with asyncio.timeout(PATIENCE_S):
        assert await sandbox.stdout.readline() == b"started\n"
        sandbox.send_signal(signal.SIGKILL)
        # The bot has inherited this pipe: it ends only when the bot has ended too.
        assert await sandbox.stdout.read() == b""
        await sandbox.wait()
    # What a killed local Discord was asked is judged like everything else.
    assert any(one.by_client for one in heard_in(traffic)) or when == "starting"
