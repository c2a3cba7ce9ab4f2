"""A real browser before the page, for two people at one table: where to look and what to press."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, async_playwright, expect
from pydantic import SecretStr

from bot.app import running
from bot.config import Config
from bot.sandbox.keeper import Keeper
from bot.sandbox.levers import Levers
from bot.sandbox.page import add_page
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from tests.sandbox.page_scripts import FLAGS

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
DESK = (1280, 900)
PHONE = (360, 740)


def two_people(discord: LocalDiscord) -> list[Person]:
    """Return Ann, who reads English, and 小明, who reads Chinese."""
    return [discord.person("Ann"), discord.person("小明", locale="zh-CN")]


@asynccontextmanager
async def browsing(address: str, size: tuple[int, int] = DESK) -> AsyncIterator[Page]:
    """Show the page in Chromium."""
    if CHROMIUM is None:
        pytest.skip("no chromium on this machine")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=size is PHONE
        )
        page = await context.new_page()
        page.set_default_timeout(10_000)
        await page.goto(address)
        yield page
        await browser.close()


@asynccontextmanager
async def table_on_page(database: Path, size: tuple[int, int] = DESK) -> AsyncIterator[Page]:
    """Run bot, local Discord and page in one loop; the same deal each time."""
    discord = LocalDiscord(enforce_rate=False, counted_ids=True)
    token = add_page(discord, two_people(discord))
    async with discord:
        config = Config(
            token=SecretStr(discord.token),
            api=discord.api_base,
            gateway=discord.gateway,
            database=database,
            seed=1,
        )
        async with (
            running(config, edit_interval_s=0),
            browsing(f"{discord.origin}/page?token={token}", size) as page,
        ):
            yield page


def add_kept_page(discord: LocalDiscord, keeper: Keeper) -> str:
    """Add the page with all of its levers; return its token."""
    people = two_people(discord)
    return add_page(discord, people, levers=Levers(discord.faults, people, keeper))


def pane(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def control(where: Locator, act: str) -> Locator:
    """Return the visible control of a hand message."""
    return where.locator(f'[data-custom-id$=":{act}"]:visible')


async def enter(page: Page, name: str, line: str) -> None:
    """Send a command that needs nothing chosen."""
    await pane(page, name).locator(".free").fill(f"/{line} ")
    await page.keyboard.press("Enter")


async def dealt(page: Page) -> tuple[Locator, Locator]:
    """Open a table, sit down at it, and turn to the cards. Return the panes of Ann and 小明."""
    ann, ming = pane(page, "Ann"), pane(page, "小明")
    await ann.get_by_role("button", name="Open a table").click()
    await ming.get_by_role("button", name="Sit down").click()
    for where in (ann, ming):
        await turn_to(where, "Crazy Duel")
        await expect(control(where, "my-resign")).to_be_visible()
    return ann, ming


async def turn_to(where: Locator, place: str) -> None:
    """Show a channel of a pane."""
    await where.get_by_role("tab", name=place).click()


async def to_move(*panes: Locator) -> Locator | None:
    """Return the pane of whoever is to move, once the cards say so; nothing after the hand."""
    turn = panes[0].page.locator('[data-custom-id$=":my-play"], [data-custom-id$=":my-rematch"]')
    await expect(turn.locator("visible=true").first).to_be_visible()
    for where in panes:
        if await control(where, "my-play").count():
            return where
    return None
