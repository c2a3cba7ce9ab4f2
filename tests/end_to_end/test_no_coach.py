"""Where thinking is switched off nothing offers a review that nobody would make."""

import random
from pathlib import Path

from pydantic import SecretStr

from bot.app import running
from bot.chance import SeededChance
from bot.clock import ManualClock
from bot.config import Config
from bot.sandbox.player import Player
from bot.sandbox.server import LocalDiscord
from tests.end_to_end.practice import played_out, practising
from tests.end_to_end.table import Evening


async def test_without_a_coach_neither_a_result_nor_a_replay_has_its_button(
    database: Path,
) -> None:
    clock, chance = ManualClock(), random.Random(1)
    async with LocalDiscord(clock, enforce_rate=False) as discord:
        config = Config(
            token=SecretStr(discord.token),
            api=discord.api_base,
            gateway=discord.gateway,
            database=database,
            thinking=False,
        )
        ann = Player(discord.person("Ann"), chance, discord.channel())
        async with running(config, clock=clock, chance=SeededChance(1), edit_interval_s=0) as app:
            await practising(evening := Evening(discord, app, clock, ann, ann))
            await played_out(evening)
            assert ann.hand is not None
            assert [b.label for b in ann.hand.buttons] == ["Rematch", "Replay", "Leave"]
            replay = (await ann.person.command("duel replay", dm=True)).message
            assert replay is not None
            assert "Export" in [b.label for b in replay.buttons]
            assert "Review" not in [b.label for b in replay.buttons]
