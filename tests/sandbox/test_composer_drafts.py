"""What stands unsent in the page's line: kept by channel, through languages and without the bot."""

import pytest
from playwright.async_api import Locator, expect

from tests.sandbox.page_room import Room, pane

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def look_away_and_back(ann: Locator) -> None:
    await ann.get_by_role("tab", name="# lounge").click()
    await expect(ann.locator(".free")).to_have_value("")
    await ann.get_by_role("tab", name="# duels").click()


async def ready(room: Room, line: str) -> Locator:
    page = await room.open()
    ann = pane(page, "Ann")
    await ann.locator(".free").fill(line)
    return ann


async def press_send(ann: Locator) -> None:
    await ann.locator(".send").click()


async def test_what_is_being_typed_waits_in_its_channel(room: Room) -> None:
    ann = await ready(room, "/duel play cards:99 name:a tr")
    await look_away_and_back(ann)
    await expect(ann.locator("[data-option=cards]")).to_have_value("99")
    await expect(ann.locator("[data-option=name]")).to_have_value("a tr")
    await expect(ann.get_by_role("tab", name="# duels")).to_be_focused()
    await expect(ann.locator(".suggestions")).to_be_hidden()
    await ann.get_by_role("tab", name="# lounge").click()
    await ann.locator(".free").fill("hello ")
    await ann.get_by_role("tab", name="# duels").click()
    await ann.get_by_role("tab", name="# lounge").click()
    await expect(ann.locator(".free")).to_have_value("hello ")


async def test_a_pick_stays_a_pick_after_a_look_elsewhere(room: Room) -> None:
    ann = await ready(room, "/duel play 9")
    await ann.get_by_role("option", name="pair 99").click()
    await look_away_and_back(ann)
    await expect(ann.locator("[data-option=cards]")).to_have_value("pair 99")
    await press_send(ann)
    await expect(ann.get_by_text("played 99 as itself")).to_be_visible()


async def test_an_empty_option_and_what_belongs_nowhere_wait_too(room: Room) -> None:
    ann = await ready(room, "/duel open zzz")
    await ann.get_by_role("button", name="Add option seconds").click()
    await look_away_and_back(ann)
    await expect(ann.locator("[data-option=seconds]")).to_have_value("")
    await expect(ann.locator(".loose")).to_have_value("zzz")


async def test_a_command_of_which_only_the_name_was_typed_is_sent(room: Room) -> None:
    ann = await ready(room, "/duel hand")
    await look_away_and_back(ann)
    await press_send(ann)
    await expect(ann.get_by_text("your hand: 3 4 5")).to_be_visible()


async def test_a_command_is_shown_in_a_new_language_and_stays_the_same(room: Room) -> None:
    ann = await ready(room, "/duel play 9")
    await ann.get_by_role("option", name="pair 99").click()
    for language, name in (("中文", "/对杀 出牌"), ("English", "/duel play")):
        await ann.get_by_role("button", name=language).click()
        await expect(ann.locator(".chip")).to_contain_text(name)
        await expect(ann.locator("[data-option=cards]")).to_have_value("pair 99")
    await press_send(ann)
    await expect(ann.get_by_text("played 99 as itself")).to_be_visible()


async def test_a_choice_is_called_what_it_is_in_the_new_language(room: Room) -> None:
    ann = await ready(room, "/duel silence word:hush aloud:true")
    await ann.get_by_role("button", name="中文").click()
    await expect(ann.locator("[data-option=aloud]")).to_have_value("是")
    await ann.get_by_role("button", name="English").click()
    await expect(ann.locator("[data-option=aloud]")).to_have_value("True")


async def test_a_whole_name_is_shown_in_a_new_language(room: Room) -> None:
    ann = await ready(room, "/duel play")
    await ann.get_by_role("button", name="中文").click()
    await expect(ann.locator(".free")).to_have_value("/对杀 出牌")


async def test_a_command_waits_for_a_bot_that_takes_it_away(room: Room) -> None:
    ann = await ready(room, "/duel play 9")
    await ann.get_by_role("option", name="pair 99").click()
    tree = room.bot.tree
    [duel] = tree.get_commands()
    tree.clear_commands(guild=None)
    await tree.sync()
    room.local.add_channel("one")
    await expect(ann.locator(".free")).to_have_value("/duel play cards:pair 99 ")
    await press_send(ann)
    await expect(ann.locator(".hint.problem")).to_have_text("No command starts like this")
    tree.add_command(duel)
    await tree.sync()
    room.local.add_channel("two")
    await expect(ann.locator("[data-option=cards]")).to_have_value("pair 99")
    await press_send(ann)
    await expect(ann.get_by_text("played 99 as itself")).to_be_visible()


async def test_a_command_that_failed_is_named_with_its_options(room: Room) -> None:
    ann = await ready(room, "/duel silence word:hush opponent:Ben")
    await press_send(ann)
    await expect(ann.locator(".free")).to_have_value("")
    room.local.turn(3_001)
    await expect(ann.locator(".note")).to_contain_text("/duel silence word:hush opponent:Ben")
    await expect(ann.locator(".note")).to_contain_text("The application did not respond")
