"""kill -9 of the real bot at chosen commits, while two people play for coins."""

import random
from pathlib import Path

import pytest

from bot.config import ConfigError, read_config
from bot.sandbox.server import LocalDiscord
from data.audit import audit_file
from tests.torture import LONG
from tests.torture.duellists import Duellists, running

KILLS = 100 if LONG else 5


async def test_a_bot_killed_at_any_commit_loses_nothing_and_the_hand_goes_on(
    tmp_path: Path,
) -> None:
    database = tmp_path / "crazy-duel.sqlite3"
    chance = random.Random(26)
    async with LocalDiscord(enforce_rate=False) as discord:
        people = Duellists(discord, database, chance)
        for kill in range(KILLS):
            die_at = f"{chance.randrange(2, 50)}:{chance.choice(('before', 'after'))}"
            async with running(discord, database, die_at) as process:
                await people.play(process)
                assert await process.wait() == -9
            await discord.wait_for(lambda: not discord.online, timeout=20)
            found = audit_file(database)
            assert (found.bad, people.lost()) == ((), []), f"after kill {kill}, at {die_at}"
        async with running(discord, database) as process:
            await people.play(process, until_over=True)
            process.terminate()
            assert await process.wait() == 0
    found = audit_file(database)
    assert (found.bad, people.lost()) == ((), [])
    assert len(people.answered) > 2 * KILLS
    print(
        f"\n{KILLS} kills: {len(people.answered)} answered moves, none lost; "
        f"{found.counts['settled']} hands settled at {people.tables} tables; audit clean"
    )


def test_the_fuse_is_for_the_sandbox_only() -> None:
    with pytest.raises(ConfigError, match="CRAZY_DUEL_DIE_AT is for the sandbox only"):
        read_config(die_at="3:before", token="")
    with pytest.raises(ConfigError, match="CRAZY_DUEL_DIE_AT"):
        read_config(die_at="soon")
