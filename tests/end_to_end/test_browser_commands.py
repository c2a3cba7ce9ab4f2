"""A hand on the page by slash commands alone, with autocomplete, in both languages."""

import re
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from tests.end_to_end.browsing import enter, pane, table_on_page

PLAY = {"Ann": "duel play", "小明": "对杀 出牌"}
PASS = {"Ann": "duel pass", "小明": "对杀 不出"}
OTHER = {"Ann": "小明", "小明": "Ann"}
MOST_PLAYS = 25  # each is of a card at least


def board(page: Page) -> Locator:
    """Return the board as Ann sees it."""
    messages = pane(page, "Ann").locator("li.message:not(.ephemeral)")
    return messages.filter(has_text="Crazy Duel · table 1").last


async def is_told_to_move(page: Page, name: str) -> None:
    """Wait until the board says that somebody is to move."""
    await expect(board(page)).to_contain_text(re.compile(f"@{name} to move"))


async def plays_the_first_suggestion(page: Page, name: str) -> str:
    """Type the command, take the first suggestion with Enter, send with Enter; return the cards."""
    where = pane(page, name)
    await where.locator(".free").fill(f"/{PLAY[name]} ")
    await expect(where.get_by_role("option").first).to_be_visible()
    cards = where.locator("[data-option=cards]")
    await page.keyboard.press("Enter")
    await expect(cards).not_to_have_value("")
    value = await cards.input_value()
    await page.keyboard.press("Enter")
    await expect(cards).to_have_count(0)
    return value


async def test_a_whole_hand_is_played_by_commands_with_autocomplete(database: Path) -> None:
    async with table_on_page(database) as page:
        await enter(page, "Ann", "duel open")
        await pane(page, "小明").get_by_role("button", name="Sit down").click()
        await expect(board(page)).to_contain_text("to move")
        leader = "Ann" if "@Ann to move" in await board(page).inner_text() else "小明"
        for _ in range(MOST_PLAYS):
            assert await plays_the_first_suggestion(page, leader)
            moved = re.compile(f"@{OTHER[leader]} to move|Rematch")
            await expect(board(page)).to_contain_text(moved)
            if "Rematch" in await board(page).inner_text():
                break
            await enter(page, OTHER[leader], PASS[OTHER[leader]])
            await is_told_to_move(page, leader)
        await expect(board(page)).to_contain_text("Rematch")


async def test_what_can_t_be_played_is_explained_and_nothing_moves(database: Path) -> None:
    async with table_on_page(database) as page:
        await enter(page, "Ann", "duel open")
        await pane(page, "小明").get_by_role("button", name="Sit down").click()
        await expect(board(page)).to_contain_text("to move")
        before = await board(page).inner_text()
        await enter(page, "小明", "对杀 出牌 牌:hello")
        await expect(pane(page, "小明").get_by_text("hello").last).to_be_visible()
        assert await board(page).inner_text() == before
