"""Select menus of the page, in a real browser, against the local Discord and a small real bot."""

import pytest
from playwright.async_api import expect

from tests.sandbox.page_room import Room, pane

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_one_choice_is_sent_at_once(room: Room) -> None:
    await room.ann.command("duel table")
    ann = pane(await room.open(), "Ann")
    await ann.get_by_role("button", name="Suggested plays").click()
    await ann.get_by_role("option", name="pair 1010").click()
    await expect(ann.get_by_text("chose 1010")).to_be_visible()


async def test_several_choices_are_kept_within_their_limits_and_sent_when_done(room: Room) -> None:
    await room.ann.command("duel table")
    ann = pane(await room.open(), "Ann")
    await ann.get_by_role("button", name="Build").click()
    await expect(ann.get_by_role("button", name="Done")).to_be_disabled()
    for label in ("JJ", "33", "99"):
        await ann.get_by_role("option", name=label, exact=True).click(force=True)
    await expect(ann.get_by_role("option", name="99", exact=True)).to_be_disabled()
    await ann.get_by_role("button", name="Done").click()
    await expect(ann.get_by_text("chose 33, JJ")).to_be_visible()


@pytest.mark.parametrize(("menu", "option"), [("Suggested plays", "pair 99"), ("Build", "99")])
async def test_an_open_menu_outlives_an_edit_of_its_message(
    room: Room, menu: str, option: str
) -> None:
    await room.ann.command("duel table")
    page = await room.open()
    ann, ben = pane(page, "Ann"), pane(page, "Ben")
    await ann.get_by_role("button", name=menu).click()
    chosen = ann.get_by_role("option", name=option, exact=True)
    if menu == "Build":
        await ann.get_by_role("option", name="JJ", exact=True).click()
    await chosen.focus()
    await room.ben.click(room.ben.sees()[-1], "press")
    await expect(ann.get_by_text("pressed 1 times")).to_be_visible()
    await expect(ben.get_by_text("pressed 1 times")).to_be_visible()
    await expect(chosen).to_be_focused()
    await page.keyboard.press("Enter")
    if menu == "Build":
        await ann.get_by_role("button", name="Done").click()
        option = "99, JJ"
    await expect(ann.get_by_text(f"chose {option.removeprefix('pair ')}")).to_be_visible()
