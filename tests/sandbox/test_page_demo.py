"""What the page offers beyond a client: a welcome, a spectator, two themes, levers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, Page, expect

from bot.clock import ManualClock
from bot.sandbox.page import add_page
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from tests.sandbox.page_bot import running_bot
from tests.sandbox.page_room import DESK, PHONE, pane

pytestmark = pytest.mark.asyncio(loop_scope="module")


@asynccontextmanager
async def demo(
    browser: Browser, size: tuple[int, int] = DESK, scheme: str = "dark"
) -> AsyncIterator[tuple[Page, LocalDiscord, Person]]:
    local = LocalDiscord(ManualClock(), enforce_rate=False)
    ann, ben, zoe = (local.person(name) for name in ("Ann", "Ben", "Zoe"))
    token = add_page(local, [ann, ben], spectators=[zoe])
    async with local, running_bot(local):
        page = await browser.new_page(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size is PHONE,
            color_scheme="light" if scheme == "light" else "dark",
        )
        await page.goto(f"{local.origin}/page?token={token}")
        await expect(page.locator(".welcome:visible").first).to_be_visible()
        yield page, local, ann
        await page.close()


def takes_messages(person: Person) -> bool:
    return person.dms_open


async def test_a_first_visit_says_what_to_do_in_three_sentences(browser: Browser) -> None:
    async with demo(browser) as (page, _, ann):
        for name in ("Ann", "Ben"):
            welcome = pane(page, name).locator(".welcome")
            await expect(welcome.get_by_role("listitem")).to_have_count(3)
            await expect(welcome).to_contain_text(f"you are {name}")
        # This bot has no computer to play against: what is not there can't be pressed.
        computer = pane(page, "Ann").get_by_role("button", name="Play against the computer")
        await expect(computer).to_be_disabled()
        await pane(page, "Ann").get_by_role("button", name="中文").click()
        await pane(page, "Ann").get_by_role("button", name="开一桌").click()
        await expect(pane(page, "Ben").get_by_text("opened points")).to_be_visible()
        await expect(page.locator(".welcome:visible")).to_have_count(0)
        assert ann.sees()


async def test_a_spectator_sits_down_beside_the_two_when_asked(browser: Browser) -> None:
    async with demo(browser) as (page, _, ann):
        await expect(pane(page, "Zoe")).to_be_hidden()
        await page.get_by_role("button", name="Zoe (spectator)").click()
        await ann.command("duel play", cards="99")
        for name in ("Ann", "Ben", "Zoe"):
            await expect(pane(page, name).get_by_text("played 99")).to_be_visible()
        await page.get_by_role("button", name="Ben", exact=True).click()
        await expect(pane(page, "Ben")).to_be_hidden()
        await page.get_by_role("button", name="Zoe (spectator)").click()
        await page.get_by_role("button", name="Ann", exact=True).click()
        await expect(pane(page, "Ann")).to_be_visible()  # somebody always stays


@pytest.mark.parametrize(("scheme", "other"), [("dark", "light"), ("light", "dark")])
async def test_the_theme_is_the_systems_until_another_is_chosen(
    browser: Browser, scheme: str, other: str
) -> None:
    async with demo(browser, scheme=scheme) as (page, _, _ann):
        root = page.locator("html")
        await expect(root).to_have_attribute("data-theme", scheme)
        before = await page.evaluate("getComputedStyle(document.body).backgroundColor")
        await page.get_by_role("button", name="Light or dark").click()
        await expect(root).to_have_attribute("data-theme", other)
        after = await page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert before != after
        await page.reload()
        await expect(root).to_have_attribute("data-theme", other)


async def test_levers_break_what_they_say_and_mend_it_again(browser: Browser) -> None:
    async with demo(browser) as (page, local, ann):
        await page.get_by_role("button", name="Break something").click()
        await page.get_by_role("button", name="Close Ann's messages").click()
        await expect(page.locator(".lever-note")).to_contain_text("can't write to Ann")
        assert not takes_messages(ann)
        await page.get_by_role("button", name="Slow network").click()
        await page.get_by_role("button", name="Rate limit").click()
        await expect(page.locator('.lever[aria-pressed="true"]')).to_have_count(2)
        assert set(local.faults.names) == {"latency", "rate_limit"}
        await page.get_by_role("button", name="All back to normal").click()
        await expect(page.locator('.lever[aria-pressed="true"]')).to_have_count(0)
        assert takes_messages(ann)
        assert local.faults.names == []


async def test_every_lever_tells_what_it_does_in_both_languages(browser: Browser) -> None:
    async with demo(browser) as (page, _, _ann):
        await page.get_by_role("button", name="Break something").click()
        for language in ("English", "中文"):
            await pane(page, "Ann").get_by_role("button", name=language).click()
            told = set()
            for at in range(await page.locator(".lever").count()):
                await page.locator(".lever").nth(at).click()
                told.add(await page.locator(".lever-note").inner_text())
            assert len(told) == await page.locator(".lever").count()
            assert not any("undefined" in line for line in told)


async def test_a_phone_has_it_all_too(browser: Browser) -> None:
    async with demo(browser, PHONE) as (page, _, _ann):
        await page.get_by_role("button", name="Break something").tap()
        await page.locator(".lever").last.tap()
        await pane(page, "Ann").get_by_role("button", name="English").tap()
        await expect(pane(page, "Ann").get_by_role("button", name="中文")).to_be_visible()
        await page.get_by_role("button", name="Zoe", exact=True).tap()
        await expect(pane(page, "Zoe")).to_be_visible()
        await expect(pane(page, "Ann")).to_be_hidden()
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
