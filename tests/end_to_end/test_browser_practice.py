"""A practice hand on the page by taps alone, to its end, and the coach's word on it."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.host import coach, company, sweeper
from tests.end_to_end.browsing import control, pane, table_on_page, to_move


async def test_one_person_plays_a_practice_hand_by_taps_and_has_it_reviewed(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "FIRST_LOOK_MS", 300)
    monkeypatch.setattr(coach, "SECOND_LOOK_MS", 300)
    monkeypatch.setattr(company, "PAUSE_MS", 0)
    monkeypatch.setattr(sweeper, "EVERY_S", 0.1)
    async with table_on_page(database) as page:
        ann = pane(page, "Ann")
        await ann.get_by_role("button", name="Play against the computer").click()
        await expect(control(ann, "my-resign")).to_be_visible()
        assert await to_move(ann) is ann  # by now, though the computer may have led
        menu = control(ann, "my-play")
        before = await menu.get_attribute("data-custom-id")
        await menu.click()
        await ann.get_by_role("option").first.click()
        await expect(page.locator(f'[data-custom-id="{before}"]')).to_have_count(0)
        if await to_move(ann) is not None:  # the computer has moved; that much is enough
            await control(ann, "my-resign").click()
            await control(ann, "my-confirm").click()
        await expect(ann.get_by_role("button", name="Rematch")).to_be_visible()
        await ann.get_by_role("button", name="Review").click()
        await expect(ann.get_by_text("Looking through hand")).to_have_count(0)
        review = ann.locator("li.message:visible", has_text="🎓").last
        await expect(review).to_contain_text("Review · hand 1-1")
