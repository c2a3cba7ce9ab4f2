"""Health: each part that dies is seen to be dead; each is killed for real."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from bot.app import App, running
from bot.health import SWEEPER_S, Health
from bot.metrics import Measures
from bot.sandbox.server import LocalDiscord
from tests.end_to_end.conftest import database, evening
from tests.end_to_end.table import Evening
from tests.test_metrics import Watch, config, discord, fetched, figure, free_port

__all__ = ["database", "discord", "evening"]


async def killed(app: App, name: str) -> None:
    """End one of the bot's tasks for good."""
    (task,) = [task for task in asyncio.all_tasks() if task.get_name() == name]
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


def quick(app: App) -> Health:
    """Return the app's health, not waiting two seconds for a dead writer."""
    health = app.health
    return Health(health.store, health.measures, health.tasks, health.reachable, writer_s=0.2)


async def test_the_page_tells_figures_and_health_on_loopback(
    discord: LocalDiscord, database: Path
) -> None:
    port = free_port()
    async with running(config(discord, database, port)):
        status, text = await fetched(port, "/metrics")
        assert status == 200
        assert figure(text, 'crazy_duel_now{what="live_tables"}') == 0
        assert figure(text, 'crazy_duel_now{what="gateway_connected"}') == 1
        assert figure(text, 'crazy_duel_requests_total{kind="bot",status="200"}') > 0
        assert discord.token not in text
        status, text = await fetched(port, "/healthz")
        assert status == 200
        assert (await fetched(port, "/"))[0] == 404
    with pytest.raises(aiohttp.ClientConnectionError):
        await fetched(port, "/healthz")


async def test_everything_is_alive_in_a_bot_that_runs(evening: Evening) -> None:
    assert set((await evening.app.health.look()).values()) == {True}


async def test_health_fails_when_the_gateway_is_gone(discord: LocalDiscord, database: Path) -> None:
    port = free_port()
    async with running(config(discord, database, port)) as app:
        assert (await fetched(port, "/healthz"))[0] == 200
        await app.client.close()
        status, text = await fetched(port, "/healthz")
        assert status == 503
        assert '"gateway": false' in text
        assert '"writer": true' in text


async def test_health_fails_while_the_connection_is_lost_and_recovers(evening: Evening) -> None:
    evening.discord.faults.on("server_error")
    evening.discord.faults.on("dropped_socket")
    await evening.until(lambda: not evening.app.host.connected)
    assert not (await evening.app.health.look())["gateway"]
    evening.discord.faults.off()
    await evening.until(lambda: evening.app.host.connected)
    assert (await evening.app.health.look())["gateway"]


async def test_health_fails_when_the_writer_is_dead(discord: LocalDiscord, database: Path) -> None:
    async with running(config(discord, database)) as app:
        await killed(app, "database writer")
        found = await quick(app).look()
        assert not found.pop("writer")
        assert set(found.values()) == {True}
        app.host.store._writing = asyncio.create_task(app.host.store._write_all())  # so it can end


async def test_health_fails_when_the_sweeper_is_dead(evening: Evening) -> None:
    await killed(evening.app, "sweeper")
    found = await evening.app.health.look()
    assert not found.pop("sweeper")
    assert set(found.values()) == {True}


async def test_health_fails_when_the_outbox_is_dead(evening: Evening) -> None:
    await killed(evening.app, "outbox")
    found = await evening.app.health.look()
    assert not found.pop("outbox")
    assert set(found.values()) == {True}


async def test_health_fails_when_the_sweeper_hangs(
    discord: LocalDiscord, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch, hangs = Watch(), asyncio.Event()

    async def hang() -> None:
        hangs.set()
        await asyncio.Event().wait()

    async with running(config(discord, database), measures=Measures(now=watch)) as app:
        monkeypatch.setattr(app.host.places, "expire", hang)
        await hangs.wait()
        assert (await app.health.look())["sweeper"]  # not for long enough yet
        watch.at += SWEEPER_S + 1
        assert not (await app.health.look())["sweeper"]
