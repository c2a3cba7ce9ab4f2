"""Whole hands on the page, in a real browser, against the real bot: by taps, and on a phone."""

from pathlib import Path

from playwright.async_api import expect

from tests.end_to_end.browsing import (
    PHONE,
    control,
    dealt,
    enter,
    pane,
    table_on_page,
    to_move,
    turn_to,
)

MOST_MOVES = 60


async def test_two_people_play_a_whole_hand_by_taps_each_in_their_language(database: Path) -> None:
    async with table_on_page(database) as page:
        ann, ming = await dealt(page)
        await expect(ann.get_by_text("25 cards:").last).to_be_visible()
        await expect(ming.get_by_text("25 张牌：").last).to_be_visible()
        for _ in range(MOST_MOVES):
            mover = await to_move(ann, ming)
            if mover is None:
                break
            menu = control(mover, "my-play")
            before = await menu.get_attribute("data-custom-id")
            await menu.click()
            await mover.get_by_role("option").first.click()
            await expect(page.locator(f'[data-custom-id="{before}"]')).to_have_count(0)
            waiting = ming if mover is ann else ann
            if await to_move(ann, ming) is waiting:
                await control(waiting, "my-pass").click()
                await expect(control(waiting, "my-pass")).to_have_count(0)
        await expect(ann.get_by_role("button", name="Rematch")).to_be_visible()
        await expect(ming.get_by_role("button", name="再来一局")).to_be_visible()
        await turn_to(ann, "duels")
        board = ann.locator("li.message:not(.ephemeral):visible", has_text="table 1").last
        await expect(board).to_contain_text("is out")


async def test_one_person_alone_plays_the_computer_on_a_phone(database: Path) -> None:
    async with table_on_page(database, PHONE) as page:
        ann = pane(page, "Ann")
        await ann.get_by_role("button", name="Play against the computer").tap()
        await control(ann, "my-play").tap()
        await ann.get_by_role("option").first.tap()
        await expect(ann.get_by_text("You have 25 cards")).to_have_count(0)
        await expect(ann.locator("li.message:visible img").first).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await page.get_by_role("button", name="Break something").tap()
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_the_rules_are_one_press_away(database: Path) -> None:
    async with table_on_page(database) as page:
        ming = pane(page, "小明")
        await ming.get_by_role("button", name="规则").click()
        await expect(ming.get_by_text("仅你可见").first).to_be_visible()
        await enter(page, "Ann", "duel rules")
        await expect(pane(page, "Ann").get_by_text("Only you can see this").first).to_be_visible()
