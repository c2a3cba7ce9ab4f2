"""The doctor from outside, as `python -m bot doctor` asks: token, servers, commands, clock."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.app import running
from bot.clock import ManualClock
from bot.config import Config
from bot.doctor.finding import Level
from bot.i18n import texts_for
from bot.metrics import Measures
from bot.sandbox.server import LocalDiscord
from cogs.outside import examine
from tests.test_command_line import bot


@pytest.fixture
async def discord() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(enforce_rate=False) as local:
        yield local


def config(discord: LocalDiscord, database: Path) -> Config:
    return Config(
        token=SecretStr(discord.token),
        api=discord.api_base,
        gateway=discord.gateway,
        database=database,
    )


async def seen(
    discord: LocalDiscord, tmp_path: Path, measures: Measures | None = None
) -> dict[str, Level]:
    """Return what the doctor sees from outside, by key; of the servers by what is said."""
    texts = texts_for("en-US")
    settings = config(discord, tmp_path / "crazy-duel.sqlite3")
    everything = await examine(settings, ManualClock(), measures or Measures(), texts)
    return {one.text(texts) if one.key == "server" else one.key: one.level for one in everything}


async def test_from_outside_token_servers_and_clock_are_looked_at(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    found = await seen(discord, tmp_path)
    assert found["token"] is Level.OK
    assert found["clock"] is Level.OK
    assert found["commands-none"] is Level.BAD  # it has never been started
    guild = discord.guild.name
    assert any(one.startswith(f"{guild}: Permissions are complete") for one in found)


async def test_from_outside_a_missing_permission_is_named_with_its_channel(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    channel = discord.channel()
    discord.deny(channel, "attach_files")
    (said,) = [one for one in await seen(discord, tmp_path) if "Attach Files." in one]
    assert f"No tables in <#{channel.id}>: I lack Attach Files" in said


async def test_from_outside_a_wrong_clock_is_bad(discord: LocalDiscord, tmp_path: Path) -> None:
    measures = Measures(wall=lambda: time.time() - 120)
    assert (await seen(discord, tmp_path, measures))["clock-off"] is Level.BAD


async def test_from_outside_a_refused_token_and_an_unreachable_discord_are_bad(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    settings = config(discord, tmp_path / "crazy-duel.sqlite3")
    texts, clock = texts_for("en-US"), ManualClock()
    wrong = settings.model_copy(update={"token": SecretStr("sandbox.wrong")})
    found = {one.key: one.level for one in await examine(wrong, clock, Measures(), texts)}
    assert found["token-bad"] is Level.BAD
    none = settings.model_copy(update={"token": SecretStr("")})
    found = {one.key: one.level for one in await examine(none, clock, Measures(), texts)}
    assert found["token-none"] is Level.BAD
    await discord.stop()
    found = {one.key: one.level for one in await examine(settings, clock, Measures(), texts)}
    assert found["discord-away"] is Level.BAD


def test_the_command_line_says_what_to_do_and_exits_with_1_for_a_fault(tmp_path: Path) -> None:
    run = bot("doctor", cwd=tmp_path)
    assert run.returncode == 1
    assert run.stdout.startswith("✖ There is no token: set DISCORD_TOKEN")
    assert "1 bad" in run.stdout.splitlines()[-1]
    assert list(tmp_path.iterdir()) == []


def test_the_command_line_names_a_wrong_setting_and_exits_with_1(tmp_path: Path) -> None:
    run = bot("doctor", cwd=tmp_path, CRAZY_DUEL_LOG_LEVEL="loud")
    assert run.returncode == 1
    assert "CRAZY_DUEL_LOG_LEVEL" in run.stderr


async def test_the_command_line_exits_with_0_when_all_is_well(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    settings = {
        "DISCORD_TOKEN": discord.token,
        "CRAZY_DUEL_API": discord.api_base,
        "CRAZY_DUEL_GATEWAY": discord.gateway,
        "CRAZY_DUEL_DATABASE": str(tmp_path / "crazy-duel.sqlite3"),
    }
    async with running(config(discord, tmp_path / "crazy-duel.sqlite3")):
        pass  # it has been started once, and its commands are known
    run = await asyncio.to_thread(lambda: bot("doctor", cwd=tmp_path, **settings))
    assert run.returncode == 0, run.stdout + run.stderr
    assert "✓ The token is good" in run.stdout
    assert "✓ The database is well" in run.stdout
    assert "✖" not in run.stdout
