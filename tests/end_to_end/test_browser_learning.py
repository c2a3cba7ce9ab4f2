"""In a real browser: the lessons, and a whole hand without pictures, against the real bot."""

from pathlib import Path

from playwright.async_api import Locator, expect

from tests.end_to_end.browsing import (
    control,
    enter,
    pane,
    table_on_page,
    to_move,
    turn_to,
)

MOST_MOVES = 60


async def choose(where: Locator, act: str, option: int = 0) -> None:
    await control(where, act).last.click()
    await where.get_by_role("option").nth(option).click()


async def press(where: Locator, label: str) -> None:
    await where.get_by_role("button", name=label).last.click()


async def test_the_six_steps_are_learned_on_the_page(database: Path) -> None:
    async with table_on_page(database) as page:
        ann = pane(page, "Ann")
        await enter(page, "Ann", "duel learn")
        await expect(ann.get_by_text("Learn 1 of 6")).to_be_visible()
        await control(ann, "my-pass").click()
        await expect(ann.get_by_text("Try again:")).to_be_visible()
        await choose(ann, "my-play")
        await press(ann, "Next: Lead a straight")
        await choose(ann, "my-kind", 2)
        await choose(ann, "my-of")
        await press(ann, "Next: Use a joker")
        await choose(ann, "my-play")
        await expect(ann.get_by_text("joker as A").last).to_be_visible()
        await press(ann, "Next: A bomb")
        await control(ann, "my-type").click()
        await page.get_by_role("dialog").get_by_role("textbox").fill("9999")
        await page.keyboard.press("Enter")
        await press(ann, "Next: A chain bomb")
        await choose(ann, "my-play")
        await press(ann, "Next: What a win is worth")
        await choose(ann, "my-play")
        await expect(ann.get_by_text("base 3 × multiplier 6")).to_be_visible()
        await press(ann, "Finish")
        await expect(ann.get_by_role("button", name="Find a table")).to_be_visible()


async def test_a_whole_hand_is_played_without_a_picture_on_the_page(database: Path) -> None:
    async with table_on_page(database) as page:
        ann, ming = pane(page, "Ann"), pane(page, "小明")
        await enter(page, "Ann", "duel preferences")
        await press(ann, "Text only: off")
        await expect(ann.get_by_role("button", name="Text only: on")).to_be_visible()
        await enter(page, "Ann", "duel open")
        await ming.get_by_role("button", name="Sit down").click()
        for where in (ann, ming):
            await turn_to(where, "Crazy Duel")
            await expect(control(where, "my-resign")).to_be_visible()
        for _ in range(MOST_MOVES):
            mover = await to_move(ann, ming)
            if mover is None:
                break
            assert await ann.locator("li.message:visible img").count() == 0
            menu = control(mover, "my-play")
            before = await menu.get_attribute("data-custom-id")
            await choose(mover, "my-play")
            await expect(page.locator(f'[data-custom-id="{before}"]')).to_have_count(0)
            waiting = ming if mover is ann else ann
            if await to_move(ann, ming) is waiting:
                await control(waiting, "my-pass").click()
                await expect(control(waiting, "my-pass")).to_have_count(0)
        await expect(ann.get_by_role("button", name="Rematch")).to_be_visible()
        await expect(ann.get_by_text("Stake X =").last).to_be_visible()
        assert await ann.locator("li.message:visible img").count() == 0
