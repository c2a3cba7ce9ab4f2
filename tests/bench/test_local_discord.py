"""What the local Discord costs a test: to its first answer, and for each interaction after it.

A bare bot of the real client shares the process; figures are printed, bounds are generous.
"""

import asyncio
import time
from typing import Any

import discord
import pytest
import yarl
from discord import app_commands

from bot.clock import ManualClock
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord

COMMANDS = 300
FIRST_ANSWER_MS, EACH_MS = 1_000, 3.0  # what is meant; a busy machine may take longer
PATIENCE = 5


class Bare(discord.Client):
    """One command, answered at once."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(description="Answer")
        async def ping(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message("pong", ephemeral=True)

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def used(ada: Person, count: int) -> float:
    """Return the milliseconds of processor time of one command, answer and all."""
    begun = time.process_time()
    for _ in range(count):
        outcome = await ada.command("ping")
        assert outcome.kind == "message"
    return (time.process_time() - begun) * 1000 / count


async def test_what_a_test_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, cpu = time.perf_counter(), time.process_time()
    async with LocalDiscord(ManualClock(), enforce_rate=False) as local, Bare() as bot:
        monkeypatch.setattr(discord.http.Route, "BASE", local.api_base)
        gateway = yarl.URL(local.gateway)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        running = asyncio.create_task(bot.start(local.token))
        await local.wait_for(lambda: local.online and bot.guilds, timeout=20)
        ada = local.person("Ada")
        await ada.command("ping")
        first = (time.perf_counter() - begun) * 1000
        first_cpu = (time.process_time() - cpu) * 1000
        each = await used(ada, COMMANDS)
        served = [r.ms for r in local.traffic.free][-COMMANDS:]
        await bot.close()
        await running
    print(
        f"\nlocal Discord: first answer after {first:.0f} ms ({first_cpu:.0f} ms of processor); "
        f"a command, real client and all: {each:.2f} ms of processor, of which the answer's "
        f"request takes {sum(served) / len(served):.2f} ms (meant: {FIRST_ANSWER_MS} and {EACH_MS})"
    )
    assert first < FIRST_ANSWER_MS * PATIENCE
    assert each < EACH_MS * PATIENCE
