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
from bot.doctor.finding import Finding, Level
from bot.i18n import texts_for
from bot.metrics import Measures
from bot.sandbox.server import LocalDiscord
from cogs.outside import examine
from tests.test_command_line import bot
from tests.test_metrics import free_port


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


def with_page(discord: LocalDiscord, tmp_path: Path) -> Config:
    """Return settings for a bot that has a page of figures."""
    settings = config(discord, tmp_path / "crazy-duel.sqlite3")
    return settings.model_copy(update={"metrics_port": free_port()})


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


async def test_from_outside_a_direct_message_is_opened_with_the_owner_and_none_is_sent(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    assert (await seen(discord, tmp_path))["owner"] is Level.OK
    asked = [(one.method, one.route) for one in discord.traffic.all]
    assert ("POST", "/users/@me/channels") in asked
    assert not [route for _, route in asked if route.endswith("/messages")]


async def test_from_outside_an_owner_to_whom_nothing_can_be_opened_is_told(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    discord.faults.on("dms_too_fast")
    assert (await seen(discord, tmp_path))["owner-unreached"] is Level.WARN


async def test_from_outside_an_endpoint_that_takes_every_click_is_bad(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    assert "endpoint" not in await seen(discord, tmp_path)
    discord.world.interactions_endpoint = "https://example.org/interactions"
    assert (await seen(discord, tmp_path))["endpoint"] is Level.BAD


# --------------------------------------------------------------------------- the running bot


async def asked(settings: Config) -> dict[str, Finding]:
    found = await examine(settings, ManualClock(), Measures(), texts_for("en-US"))
    return {one.key: one for one in found}


async def test_without_a_page_of_figures_it_is_said_who_knows_the_budget(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    found = await asked(config(discord, tmp_path / "crazy-duel.sqlite3"))
    said = found["running-unasked"].text(texts_for("en-US"))
    assert "`/duel-admin doctor` in a server tells, or set CRAZY_DUEL_METRICS_PORT" in said
    assert "budget" not in found


async def test_the_running_bot_tells_its_health_and_its_budget(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    settings = with_page(discord, tmp_path)
    async with running(settings) as app:
        for _ in range(60 * settings.requests_per_second * 2 // 3):
            app.measures.asked("bot", 200)
        found = await asked(settings)
        assert found["running"].level is Level.OK
        assert found["budget-busy"].level is Level.WARN
        assert found["owner"].level is Level.OK
        await app.client.close()
        dead = (await asked(settings))["running-dead"]
        assert dead.level is Level.BAD
        assert "this is dead: gateway" in dead.text(texts_for("en-US"))


async def test_a_port_that_another_program_has_is_bad(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    port = int(discord.api_base.split(":")[2].split("/")[0])
    settings = with_page(discord, tmp_path).model_copy(update={"metrics_port": port})
    assert (await asked(settings))["running-other"].level is Level.BAD


async def test_a_port_on_which_no_bot_answers_is_told(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    settings = with_page(discord, tmp_path)
    found = await asked(settings)
    assert found["running-none"].level is Level.WARN
    assert str(settings.metrics_port) in found["running-none"].text(texts_for("zh-CN"))


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
