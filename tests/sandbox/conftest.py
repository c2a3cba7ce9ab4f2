"""The real client, connected to a local Discord in the same event loop."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.clock import ManualClock
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from tests.sandbox.page_room import browser as browser
from tests.sandbox.page_room import room as room
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.wire import Wire


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def local(clock: ManualClock) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(clock) as server:
        yield server


@pytest.fixture
def client_points_here(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> LocalDiscord:
    monkeypatch.setattr(Route, "BASE", local.api_base)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(local.gateway))
    return local


@pytest.fixture
async def bot(client_points_here: LocalDiscord) -> AsyncIterator[SmallBot]:
    local = client_points_here
    bot = SmallBot()
    async with bot:
        running = asyncio.create_task(bot.start(local.token))
        await local.wait_for(lambda: local.online and bool(bot.guilds))
        yield bot
        await bot.close()
        await running


@pytest.fixture
def ada(local: LocalDiscord) -> Person:
    return local.person("Ada")


@pytest.fixture
def bo(local: LocalDiscord) -> Person:
    return local.person("Bo", locale="zh-CN")


@pytest.fixture
async def wire(local: LocalDiscord) -> AsyncIterator[Wire]:
    async with aiohttp.ClientSession() as session:
        yield Wire(local, session)
