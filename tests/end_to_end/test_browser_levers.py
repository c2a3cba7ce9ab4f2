"""The page's levers in the middle of a hand: whatever is broken, nothing is lost."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from bot.sandbox.keeper import Keeper
from bot.sandbox.run import start_bot
from bot.sandbox.server import LocalDiscord
from tests.end_to_end.browsing import add_kept_page, browsing, control, dealt, to_move

PATIENCE_MS = 20_000


@asynccontextmanager
async def kept_table(database: Path) -> AsyncIterator[tuple[Page, Locator, Locator]]:
    """Run the bot as a process of its own, and deal; levers are laid open."""
    discord = LocalDiscord(counted_ids=True)
    keeper = Keeper(lambda: start_bot(discord, database, seed=1))
    token = add_kept_page(discord, keeper)
    async with discord, keeper, browsing(f"{discord.origin}/page?token={token}") as page:
        page.set_default_timeout(PATIENCE_MS)
        await page.get_by_role("button", name="Break something").click()
        ann, ming = await dealt(page)
        yield page, ann, ming


async def plays(mover: Locator) -> None:
    """Play the last suggestion, and wait until it is shown."""
    await control(mover, "my-play").click()
    await mover.get_by_role("option").last.click()
    await expect(control(mover, "my-play")).to_have_count(0, timeout=PATIENCE_MS)


async def test_a_killed_bot_is_started_again_and_the_hand_goes_on(database: Path) -> None:
    async with kept_table(database) as (page, ann, ming):
        mover = await to_move(ann, ming)
        assert mover is not None
        waiting = ming if mover is ann else ann
        await plays(mover)
        await expect(control(waiting, "my-pass")).to_be_visible()
        cards = await waiting.get_by_text(re.compile("^25 (cards|张牌)")).last.inner_text()
        await page.get_by_role("button", name="Kill the bot").click()
        for where, offline in ((ann, "The bot is offline"), (ming, "机器人离线")):
            await expect(where.get_by_text(offline)).to_be_visible()
        await control(waiting, "my-pass").click()
        await expect(waiting.get_by_role("alert")).to_be_visible(timeout=PATIENCE_MS)
        await ann.get_by_role("button", name="Start the bot").click()
        await expect(ann.get_by_text("The bot is offline")).to_be_hidden(timeout=PATIENCE_MS)
        await expect(waiting.get_by_text(cards).last).to_be_visible()
        await control(waiting, "my-pass").click()
        await expect(control(mover, "my-play")).to_be_visible(timeout=PATIENCE_MS)


async def test_no_lever_wedges_the_hand(database: Path) -> None:
    async with kept_table(database) as (page, ann, ming):
        levers = page.locator(".lever")
        for name in await levers.evaluate_all("all => all.map((one) => one.dataset.lever)"):
            await page.locator(f'[data-lever="{name}"]').click()
        await expect(page.locator(".lever-note")).to_have_text("Everything works again.")
        await expect(page.locator('.lever[aria-pressed="true"]')).to_have_count(0)
        await expect(ann.get_by_text("The bot is offline")).to_be_hidden(timeout=PATIENCE_MS)
        mover = await to_move(ann, ming)
        assert mover is not None
        await plays(mover)
        await expect(control(ming if mover is ann else ann, "my-pass")).to_be_visible()
