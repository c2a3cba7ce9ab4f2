"""A local Discord with a small real bot and two people, seen through the page in a real browser."""

import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from bot.clock import ManualClock
from bot.sandbox.page import add_page
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from tests.sandbox.page_bot import PageBot, running_bot
from tests.sandbox.page_scripts import FLAGS

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
DESK = (1280, 800)
PHONE = (360, 740)


@dataclass
class Room:
    """A local Discord with a bot and two people, and what the browser complained about."""

    local: LocalDiscord
    bot: PageBot
    ann: Person
    ben: Person
    address: str
    browser: Browser
    complaints: list[str]

    async def open(self, size: tuple[int, int] = DESK, more: str = "") -> Page:
        context = await self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=size is PHONE
        )
        page = await context.new_page()
        page.set_default_timeout(10_000)
        page.on("console", lambda said: self.complaints.append(said.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self._must_be_local(request.url))
        await page.goto(self.address + more)
        await expect(page.locator(".tabs button").first).to_be_attached()
        return page

    def _must_be_local(self, url: str) -> None:
        if not url.startswith((self.local.origin, "data:")):
            self.complaints.append(f"foreign address {url}")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no chromium on this machine")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def room(browser: Browser) -> AsyncIterator[Room]:
    local = LocalDiscord(ManualClock(), enforce_rate=False)
    ann, ben = local.person("Ann"), local.person("Ben")
    token = add_page(local, [ann, ben])
    async with local, running_bot(local) as bot:
        address = f"{local.origin}/page?token={token}"
        room = Room(local, bot, ann, ben, address, browser, [])
        yield room
        for context in browser.contexts:
            await context.close()
    assert room.complaints == []


def pane(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


async def send(page: Page, name: str, line: str) -> None:
    await pane(page, name).locator(".free").fill(f"/{line} ")
    await page.keyboard.press("Enter")
