"""What a move costs the processor, beside a bare bot that only answers the same clicks.

Bot, local Discord and people share one process here, in both cases, so the ratio is the host's own
share seen through the same glass.
"""

import asyncio
import io
import random
import re
import time
from pathlib import Path
from typing import Any, Self

import discord
import pytest
import yarl
from discord import ui
from pydantic import SecretStr

from bot.app import running
from bot.chance import SeededChance
from bot.config import Config
from bot.rules.cards import DECK
from bot.sandbox.match import Match
from bot.sandbox.meter import Meter, Summary
from bot.sandbox.server import LocalDiscord
from rendering.hand import draw_hand

HANDS = 4
PICTURE = draw_hand(DECK[:25]).png


class Bare(ui.DynamicItem[ui.Button[Any]], template=re.compile("bare")):
    """A button that answers with its message again, one picture in it."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="again", custom_id="bare"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=view(), attachments=[picture()])


def view() -> ui.LayoutView:
    layout = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://hand.png")
    layout.add_item(gallery)
    layout.add_item(ui.ActionRow[Any](Bare()))
    layout.stop()
    return layout


def picture() -> discord.File:
    return discord.File(io.BytesIO(PICTURE), filename="hand.png")


async def bare_ms(monkeypatch: pytest.MonkeyPatch, clicks: int) -> float:
    """Return the processor time of one click on a bare bot."""
    async with LocalDiscord(enforce_rate=False) as local:
        monkeypatch.setattr(discord.http.Route, "BASE", local.api_base)
        gateway = yarl.URL(local.gateway)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        client = discord.Client(intents=discord.Intents(guilds=True))
        client.add_dynamic_items(Bare)
        ann = local.person("Ann")
        async with client:
            task = asyncio.create_task(client.start(local.token))
            await local.wait_for(lambda: local.online and client.guilds, timeout=20)
            channel = client.get_partial_messageable(local.channel().id)
            await channel.send(view=view(), files=[picture()])
            message = ann.sees()[-1]
            begun = time.process_time()
            for _ in range(clicks):
                await ann.click(message, "bare")
            used = time.process_time() - begun
            await client.close()
            await task
    return used * 1000 / clicks


async def test_what_a_move_costs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalDiscord(enforce_rate=False) as local:
        config = Config(
            token=SecretStr(local.token),
            api=local.api_base,
            gateway=local.gateway,
            database=tmp_path / "crazy-duel.sqlite3",
        )
        summary, meter = Summary(), Meter(local)
        async with running(config, chance=SeededChance(1), edit_interval_s=0) as app:
            match = Match(local, app.host, random.Random(1), summary, coins=False)
            await match.hand()
            begun, before = time.process_time(), summary.plays + summary.passes
            for _ in range(HANDS):
                await match.hand()
            moves = summary.plays + summary.passes - before
            used = (time.process_time() - begun) * 1000 / moves
        meter.read(summary)
    bare = await bare_ms(monkeypatch, 60)
    requests = summary.requests / (summary.plays + summary.passes)
    print(
        f"\na move, with all that is shown after it: {used:.1f} ms of processor time; a click on a "
        f"bare bot: {bare:.1f} ms; {used / bare:.1f} times as much; "
        f"{requests:.2f} counted requests a move, deals and results included"
    )
    assert summary.hands == HANDS + 1
