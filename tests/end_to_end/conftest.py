"""The whole bot and a local Discord in one event loop, on a clock turned by hand."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.app import running
from bot.chance import SeededChance
from bot.clock import ManualClock
from bot.config import Config
from bot.sandbox.player import Player
from bot.sandbox.server import LocalDiscord
from tests.end_to_end.table import Evening


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "crazy-duel.sqlite3"


@pytest.fixture
async def evening(database: Path) -> AsyncIterator[Evening]:
    clock = ManualClock()
    async with LocalDiscord(clock, enforce_rate=False) as discord:
        config = Config(
            token=SecretStr(discord.token),
            api=discord.api_base,
            gateway=discord.gateway,
            database=database,
        )
        chance = random.Random(1)
        ann = Player(discord.person("Ann"), chance, discord.channel())
        ming = Player(discord.person("小明", locale="zh-CN"), chance, discord.channel())
        async with running(config, clock=clock, chance=SeededChance(1), edit_interval_s=0) as app:
            yield Evening(discord, app, clock, ann, ming)
