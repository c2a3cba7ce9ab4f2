"""A few moves on the page, in a real browser, against the real bot."""

import shutil
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Locator, Page, async_playwright, expect

from bot.app import running
from bot.config import Config
from bot.sandbox.page import add_page
from bot.sandbox.server import LocalDiscord
from tests.sandbox.page_scripts import FLAGS

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture
async def page(database: object) -> AsyncIterator[Page]:
    if CHROMIUM is None:
        pytest.skip("no chromium on this machine")
    discord = LocalDiscord(enforce_rate=False, counted_ids=True)  # the same deal each time
    token = add_page(discord, [discord.person("Ann"), discord.person("小明", locale="zh-CN")])
    async with discord, async_playwright() as playwright:
        config = Config(
            token=discord.token,  # type: ignore[arg-type]
            api=discord.api_base,
            gateway=discord.gateway,
            database=database,  # type: ignore[arg-type]
            seed=1,
        )
        async with running(config):
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            page = await browser.new_page(viewport={"width": 1280, "height": 900})
            page.set_default_timeout(10_000)
            await page.goto(f"{discord.origin}/page?token={token}")
            yield page
            await browser.close()


def pane(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


async def command(page: Page, name: str, line: str) -> None:
    await pane(page, name).locator(".free").fill(f"/{line} ")
    await page.keyboard.press("Enter")


def control(where: Locator, act: str) -> Locator:
    """Return the visible control of a hand message."""
    return where.locator(f'[data-custom-id$=":{act}"]:visible')


async def open_messages(where: Locator) -> None:
    """Turn to the direct messages and wait for the hand."""
    await where.locator(".tabs button", has_text="Crazy Duel").click()
    await expect(control(where, "my-resign")).to_be_visible()


async def test_two_people_play_a_few_moves_on_the_page(page: Page) -> None:
    ann, ming = pane(page, "Ann"), pane(page, "小明")
    await command(page, "Ann", "duel open")
    await ming.get_by_role("button", name="Sit down").click()
    await open_messages(ann)
    await open_messages(ming)
    mover, waiting = (ann, ming) if await control(ann, "my-play").count() else (ming, ann)
    for _ in range(3):
        await control(mover, "my-play").click()
        await mover.get_by_role("option").last.click()  # the best ones end the hand too soon
        await expect(control(mover, "my-pass")).to_have_count(0)
        await control(waiting, "my-pass").click()
        await expect(control(waiting, "my-pass")).to_have_count(0)
        await expect(control(mover, "my-play")).to_be_visible()
    await mover.locator(".tabs button", has_text="duels").click()
    board = mover.locator("article:visible, li:visible", has_text="My hand").last
    await expect(board).to_contain_text("Last:")


async def test_the_page_fits_a_phone(page: Page) -> None:
    await command(page, "Ann", "duel open")
    await pane(page, "小明").get_by_role("button", name="Sit down").click()
    await expect(pane(page, "Ann").locator("img").first).to_be_visible()
    await page.set_viewport_size({"width": 360, "height": 740})
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
