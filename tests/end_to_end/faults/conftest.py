"""A local Discord that outlives the bot, so that a test can stop it and start another."""

import random
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.app import running
from bot.chance import SeededChance
from bot.clock import ManualClock
from bot.config import Config
from bot.sandbox.player import Player
from bot.sandbox.server import LocalDiscord
from data.connection import Connection, connect
from tests.end_to_end.table import Evening


@dataclass
class Place:
    """Where bots come and go; the people and the database stay."""

    discord: LocalDiscord
    clock: ManualClock
    database: Path
    ann: Player
    ming: Player

    def bot(self, seed: int = 1) -> AbstractAsyncContextManager[Evening]:
        """Run a bot while the context lasts."""
        return self._bot(seed)

    @asynccontextmanager
    async def _bot(self, seed: int) -> AsyncIterator[Evening]:
        config = Config(
            token=SecretStr(self.discord.token),
            api=self.discord.api_base,
            gateway=self.discord.gateway,
            database=self.database,
        )
        chance = SeededChance(seed)
        async with running(config, clock=self.clock, chance=chance, edit_interval_s=0) as app:
            yield Evening(self.discord, app, self.clock, self.ann, self.ming)
        await self.discord.wait_for(lambda: not self.discord.online)

    def meddle(self, *statements: str) -> None:
        """Change the database while no bot has it, past every guard."""
        conn: Connection = connect(self.database)
        triggers = conn.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
        for name, _ in (kept := triggers.fetchall()):
            conn.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            conn.execute(statement)
        for _, sql in kept:
            conn.execute(sql)
        conn.close()

    def said(self) -> tuple[int, int, int]:
        """Return how many messages there are in the channel and in each one's inbox."""
        channel = self.discord.channel()
        posted = [m for m in channel.messages.values() if not m.ephemeral]
        return len(posted), len(self.ann.person.inbox), len(self.ming.person.inbox)


@pytest.fixture
async def place(database: Path) -> AsyncIterator[Place]:
    clock = ManualClock()
    async with LocalDiscord(clock, enforce_rate=False) as discord:
        chance = random.Random(1)
        ann = Player(discord.person("Ann"), chance, discord.channel())
        ming = Player(discord.person("小明", locale="zh-CN"), chance, discord.channel())
        yield Place(discord, clock, database, ann, ming)
