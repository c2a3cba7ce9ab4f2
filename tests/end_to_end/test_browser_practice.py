"""A practice hand on a phone by taps alone, to its result, and the coach's word on it."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from bot.host import coach, company, sweeper
from tests.end_to_end.browsing import PHONE, control, pane, table_on_page

MOST_MOVES = 60
SAID = re.compile("Cost: about|Nothing to mend|nothing to weigh up")


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the coach look for a moment only, and the computer move at once."""
    monkeypatch.setattr(coach, "FIRST_LOOK_MS", 300)
    monkeypatch.setattr(coach, "SECOND_LOOK_MS", 300)
    monkeypatch.setattr(company, "PAUSE_MS", 0)
    monkeypatch.setattr(sweeper, "EVERY_S", 0.1)


async def test_one_person_plays_a_practice_hand_by_taps_to_its_result_and_has_it_reviewed(
    database: Path,
) -> None:
    async with table_on_page(database, PHONE) as page:
        ann = pane(page, "Ann")
        await ann.get_by_role("button", name="Play against the computer").tap()
        assert await played_out(ann) > 1
        result = ann.locator("li.message:visible", has_text="is out").last
        await expect(result).to_contain_text("Stake X = base")
        await expect(control(ann, "my-play").or_(control(ann, "my-pass"))).to_have_count(0)
        await ann.get_by_role("button", name="Review").tap()
        review = ann.locator("li.message:visible", has_text="🎓").last
        await expect(review).to_contain_text("Review · hand 1-1")
        await expect(review).to_contain_text(SAID)


async def played_out(ann: Locator) -> int:
    """Tap the first suggested play at each turn, or *Pass*, to the result. Return the moves."""
    play, over = control(ann, "my-play"), control(ann, "my-rematch")
    moves = play.or_(control(ann, "my-pass"))
    for made in range(MOST_MOVES):
        await expect(moves.or_(over).first).to_be_visible()
        if await over.count():
            return made
        turn = moves.first
        if follows := await play.count():
            turn = play
        before = await turn.get_attribute("data-custom-id")
        await turn.tap()
        if follows:
            await ann.get_by_role("option").first.tap()
        await expect(ann.locator(f'[data-custom-id="{before}"]')).to_have_count(0)
    raise AssertionError("the hand does not end")
