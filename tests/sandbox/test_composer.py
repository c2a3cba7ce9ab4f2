"""The line of the page: what is typed after a command becomes an option, or stays and is named."""

import pytest
from playwright.async_api import Locator, Page, expect

from tests.sandbox.page_room import Room, pane

pytestmark = pytest.mark.asyncio(loop_scope="module")

WAYS = ("typed", "pasted")


async def enter(page: Page, line: str, way: str = "typed") -> Locator:
    """Type a line into Ann's pane key by key, or put it there at once; return the pane."""
    ann = pane(page, "Ann")
    if way == "pasted":
        await ann.locator(".free").fill(line)
    else:
        await ann.locator(".free").click()
        await page.keyboard.type(line)
    return ann


async def send(page: Page) -> None:
    """Take the suggestion shown, if any, and send: another Enter on an empty line does nothing."""
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("said", "opened"),
    [
        ("", "points, anybody, 60 s"),
        ("beginner", "beginner, anybody, 60 s"),
        ("For Beginners", "beginner, anybody, 60 s"),
        ("room:beginner", "beginner, anybody, 60 s"),
        ("opponent:Ben room:for beginners", "beginner, Ben, 60 s"),
        ("seconds:5", "points, anybody, 5 s"),
    ],
)
async def test_what_fits_an_option_becomes_its_value(
    room: Room, way: str, said: str, opened: str
) -> None:
    page = await room.open()
    ann = await enter(page, f"/duel open {said}", way)
    await send(page)
    await expect(ann.get_by_text(f"opened {opened}")).to_be_visible()


async def test_choices_of_several_options_need_no_names_when_pasted(room: Room) -> None:
    page = await room.open()
    ann = await enter(page, "/duel open For beginners Ben", "pasted")
    await send(page)
    await expect(ann.get_by_text("opened beginner, Ben, 60 s")).to_be_visible()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("line", "kept", "told"),
    [
        ("/duel open zzz", "zzz", "“zzz” is not an option of /duel open: room, opponent, seconds"),
        ("/duel hand zzz", "zzz", "“zzz” is not sent: /duel hand has no options"),
        ("/duel open zzz room:beginner", "zzz", "“zzz” is not an option of /duel open"),
    ],
)
async def test_what_fits_no_option_is_named_and_neither_sent_nor_lost(
    room: Room, way: str, line: str, kept: str, told: str
) -> None:
    page = await room.open()
    ann = await enter(page, line, way)
    await send(page)
    await expect(ann.locator(".hint.problem")).to_contain_text(told)
    await expect(ann.locator(".loose")).to_have_value(kept)
    assert room.ann.sees() == []


async def test_a_wrong_value_of_an_option_stays_to_be_mended(room: Room) -> None:
    page = await room.open()
    ann = await enter(page, "/duel open room:zzz")
    await send(page)
    await expect(ann.locator(".hint.problem")).to_have_text("room: Choose one from the list")
    await expect(ann.locator("[data-option=room]")).to_have_value("zzz")
    assert room.ann.sees() == []


async def test_the_next_option_takes_text_that_is_no_choice(room: Room) -> None:
    page = await room.open()
    ann = await enter(page, "/duel play 9 9 name:a trap", "pasted")
    await page.keyboard.press("Enter")
    await expect(ann.get_by_text("played 9 9 as a trap")).to_be_visible()


async def test_people_are_offered_but_the_owner_nobody_plays(room: Room) -> None:
    page = await room.open()
    ann = await enter(page, "/duel open opponent:")
    await expect(ann.get_by_role("option")).to_have_text(["Crazy Duel", "Ann", "Ben"])


async def test_backspace_leads_back_to_the_command(room: Room) -> None:
    page = await room.open()
    ann = await enter(page, "/duel hand ")
    await page.keyboard.press("Backspace")
    await expect(ann.locator(".free")).to_have_value("/duel hand")
