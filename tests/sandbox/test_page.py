"""The page in a real browser, against the local Discord and a small real bot."""

import pytest
from playwright.async_api import expect

from bot.clock import ManualClock
from bot.sandbox.page import add_page
from bot.sandbox.server import LocalDiscord
from tests.sandbox.page_room import PHONE, Room, pane, send
from tests.sandbox.page_scripts import COVER, FROM_NOW, MARKDOWN, RENDER, TOO_WIDE

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_command_is_found_completed_and_sent_with_the_keyboard_alone(room: Room) -> None:
    page = await room.open()
    ann = pane(page, "Ann")
    await ann.locator(".free").focus()
    await page.keyboard.type("/pl")
    await expect(ann.get_by_role("option", name="/duel play")).to_be_visible()
    await page.keyboard.press("Tab")
    await expect(ann.locator("[data-option=cards]")).to_be_focused()
    await expect(ann.get_by_role("option")).to_have_count(4)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(ann.locator("[data-option=cards]")).to_have_value("pair 99")
    await page.keyboard.press("Enter")
    for name in ("Ann", "Ben"):
        await expect(pane(page, name).get_by_text("played 99 as itself")).to_be_visible()
    await expect(pane(page, "Ben").get_by_text("Ann used /duel play")).to_be_visible()


async def test_escape_closes_the_suggestions_and_sends_what_was_typed(room: Room) -> None:
    page = await room.open()
    ann = pane(page, "Ann")
    await ann.locator(".free").fill("/duel play cards:9 name:a trap")
    await ann.locator("[data-option=cards]").focus()
    await expect(ann.get_by_role("option", name="pair 99")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(ann.get_by_text("played 9 as a trap")).to_be_visible()


async def test_a_missing_option_is_named_and_nothing_is_sent(room: Room) -> None:
    page = await room.open()
    ann = pane(page, "Ann")
    await ann.locator(".free").fill("/duel play ")
    await ann.get_by_role("button", name="Send").click()
    await expect(ann.get_by_text("cards: This option is required")).to_be_visible()
    assert room.ann.sees() == []


async def test_a_click_changes_the_board_for_both_and_keeps_the_focus(room: Room) -> None:
    await room.ann.command("duel table")
    page = await room.open()
    press = pane(page, "Ann").get_by_role("button", name="Press")
    await press.focus()
    await page.keyboard.press("Enter")
    for name in ("Ann", "Ben"):
        await expect(pane(page, name).get_by_text("pressed 1 times")).to_be_visible()
    await expect(press).to_be_focused()
    await expect(pane(page, "Ann").get_by_role("button", name="Off")).to_be_disabled()


async def test_an_ephemeral_answer_is_seen_by_one_and_can_be_dismissed(room: Room) -> None:
    page = await room.open()
    await send(page, "Ann", "duel hand")
    hand = pane(page, "Ann").get_by_text("your hand: 3 4 5")
    await expect(hand).to_be_visible()
    await expect(pane(page, "Ann").get_by_text("Only you can see this")).to_be_visible()
    await expect(pane(page, "Ben").get_by_text("your hand")).to_have_count(0)
    await pane(page, "Ann").get_by_role("button", name="Dismiss").click()
    await expect(hand).to_have_count(0)
    assert room.ann.ephemerals == []


async def test_a_form_sends_what_was_typed(room: Room) -> None:
    await room.ann.command("duel table")
    page = await room.open()
    ann = pane(page, "Ann")
    await ann.get_by_role("button", name="Type").click()
    form = ann.get_by_role("dialog", name="Type your cards")
    await form.get_by_role("textbox", name="Cards").fill("TJQKA")
    await page.keyboard.press("Enter")
    await expect(ann.get_by_text("typed TJQKA")).to_be_visible()
    await expect(form).to_have_count(0)


async def test_a_form_without_an_answer_stays_open_with_what_was_typed(room: Room) -> None:
    await room.ann.command("duel table")
    page = await room.open()
    ann = pane(page, "Ann")
    await ann.get_by_role("button", name="Type").click()
    await ann.get_by_role("textbox", name="Cards").fill("silence")
    await page.keyboard.press("Enter")
    await expect(ann.get_by_role("button", name="Submit")).to_be_disabled()
    room.local.turn(3_001)
    await expect(ann.get_by_role("alert")).to_have_text("The application did not respond")
    await expect(ann.get_by_role("textbox", name="Cards")).to_have_value("silence")
    await expect(ann.get_by_role("button", name="Submit")).to_be_enabled()


async def test_a_click_without_an_answer_is_shown_as_such(room: Room) -> None:
    await room.ann.command("duel table")
    ann = pane(await room.open(), "Ann")
    silent = ann.get_by_role("button", name="Silent")
    await silent.click()
    await expect(silent).to_have_attribute("aria-busy", "true")
    room.local.turn(3_001)
    await expect(ann.get_by_role("alert")).to_have_text("The application did not respond")
    await expect(silent).not_to_have_attribute("aria-busy", "true")


async def test_nothing_in_a_message_becomes_markup_or_a_bad_link(room: Room) -> None:
    await room.ann.command("duel tricky")
    page = await room.open()
    text = pane(page, "Ann").locator(".text")
    await expect(text.get_by_role("heading", name="Heading")).to_be_visible()
    await expect(text.get_by_text("<img src=x")).to_be_visible()
    await expect(text.locator("img, script")).to_have_count(0)
    links = [await link.get_attribute("href") for link in await text.locator("a").all()]
    assert links == ["https://example.com/"]
    assert "broken" not in await page.title()


async def test_the_language_changes_command_names_and_what_the_bot_is_told(room: Room) -> None:
    page = await room.open()
    ben = pane(page, "Ben")
    await ben.get_by_role("button", name="中文").click()
    await ben.get_by_placeholder("在 # duels 发消息").fill("/对杀 出")
    await expect(ben.get_by_role("option", name="/对杀 出牌 打出手中的牌")).to_be_visible()
    await page.keyboard.press("Enter")
    await ben.locator("[data-option=cards]").fill("JJ")
    await ben.get_by_role("option", name="pair JJ").click()
    await ben.get_by_role("button", name="发送").click()
    await expect(pane(page, "Ann").get_by_text("played JJ")).to_be_visible()
    await expect(pane(page, "Ann").get_by_text("Ben used /duel play")).to_be_visible()
    await expect(ben.get_by_text("Ben 使用了 /对杀 出牌")).to_be_visible()
    assert room.bot.heard_locale == "zh-CN"


async def test_direct_messages_are_counted_until_they_are_read(room: Room) -> None:
    page = await room.open()
    ann = pane(page, "Ann")
    await send(page, "Ann", "duel letter")
    tab = ann.get_by_role("tab", name="DM · Crazy Duel")
    await expect(tab).to_contain_text("1 unread")
    await tab.click()
    await expect(ann.get_by_text("your turn")).to_be_visible()
    await expect(tab).not_to_contain_text("unread")


async def test_a_picture_opens_large_with_its_description(room: Room) -> None:
    await room.ann.command("duel table")
    page = await room.open()
    picture = pane(page, "Ann").get_by_role("button", name="Enlarge picture: Ann leads with 99")
    assert await picture.locator("img").evaluate("image => image.decode().then(() => true)")
    await picture.click()
    await expect(page.get_by_role("dialog").get_by_text("Ann leads with 99")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_a_phone_shows_one_pane_and_nothing_scrolls_sideways(room: Room) -> None:
    await room.ann.command("duel table")
    await room.ann.command("duel tricky")
    page = await room.open(PHONE)
    await expect(pane(page, "Ann")).to_be_visible()
    await expect(pane(page, "Ben")).to_be_hidden()
    await pane(page, "Ann").get_by_role("button", name="Build").tap()
    assert await page.evaluate(TOO_WIDE) == []
    await send(page, "Ann", "duel hand")
    await page.get_by_role("button", name="Ben").tap()
    await expect(pane(page, "Ben").get_by_text("The table")).to_be_visible()
    await expect(pane(page, "Ann")).to_be_hidden()


async def test_every_tab_can_be_reached_on_a_phone(room: Room) -> None:
    ann = pane(await room.open(PHONE), "Ann")
    for name in ("# duels", "DM · Crazy Duel", "# lounge"):
        tab = ann.get_by_role("tab", name=name)
        await expect(tab).to_be_in_viewport(ratio=1)
        await tab.tap()
        await expect(tab).to_have_attribute("aria-selected", "true")


async def test_the_second_half_of_a_double_click_presses_nothing_beneath(room: Room) -> None:
    await room.ann.command("duel table")
    page = await room.open()
    ann = pane(page, "Ann")
    await ann.get_by_role("button", name="Suggested plays").click()
    row = await ann.get_by_role("option", name="pair 99").bounding_box()
    assert row is not None
    spot = {"x": row["x"] + 20, "y": row["y"] + row["height"] / 2}
    # Whatever the layout, something to press now comes to lie where the option was.
    await page.evaluate(COVER, spot)
    await page.mouse.dblclick(spot["x"], spot["y"])
    await expect(ann.get_by_text("chose 99")).to_be_visible()
    assert await page.evaluate("window.pressed") == 0
    await page.wait_for_timeout(600)
    await page.mouse.click(spot["x"], spot["y"])
    assert await page.evaluate("window.pressed") == 1


async def test_a_page_of_an_earlier_start_says_where_the_new_one_is(room: Room) -> None:
    page = await room.open()
    await expect(pane(page, "Ann").get_by_role("heading", name="Welcome, Ann")).to_be_visible()
    port = int(room.local.origin.rpartition(":")[2])
    await room.bot.close()  # or it would knock at the new one with the old token
    await room.local.stop()
    await expect(pane(page, "Ann").get_by_text("Connection lost, trying again…")).to_be_visible()
    anew = LocalDiscord(ManualClock(), enforce_rate=False)
    add_page(anew, [anew.person("Ann"), anew.person("Ben")])
    await anew.start(port)
    await expect(pane(page, "Ann").get_by_text("The sandbox was started anew")).to_be_visible()
    await expect(pane(page, "Ben").get_by_text("The sandbox was started anew")).to_be_visible()
    await page.close()
    await anew.stop()
    room.complaints.clear()  # of what could not be loaded meanwhile


async def test_people_talk(room: Room) -> None:
    page = await room.open()
    await pane(page, "Ann").locator(".free").fill("hello <b>Ben</b>")
    await page.keyboard.press("Enter")
    for name in ("Ann", "Ben"):
        await expect(pane(page, name).get_by_text("hello <b>Ben</b>")).to_be_visible()
    await expect(pane(page, "Ann").locator(".free")).to_have_value("")
    await pane(page, "Ann").locator(".free").fill("/no such thing")
    await page.keyboard.press("Enter")
    await expect(pane(page, "Ann").locator(".hint.problem")).to_have_text(
        "No command starts like this"
    )
    await expect(pane(page, "Ann").locator(".free")).to_have_value("/no such thing")


async def test_one_viewer_alone_has_the_page(room: Room) -> None:
    page = await room.open(more=f"&viewer={room.ben.id}")
    await expect(pane(page, "Ben")).to_be_visible()
    await expect(pane(page, "Ann")).to_have_count(0)


async def test_a_new_channel_appears_and_a_deleted_one_goes(room: Room) -> None:
    ann = pane(await room.open(), "Ann")
    channel = room.local.add_channel("side-room")
    tab = ann.get_by_role("tab", name="# side-room")
    await tab.click()
    room.local.delete_channel(channel)
    await expect(tab).to_have_count(0)
    await expect(ann.get_by_role("tab", name="# duels")).to_have_attribute("aria-selected", "true")


async def test_markdown_is_shown_as_players_know_it(room: Room) -> None:
    page = await room.open()
    shown = await page.evaluate(RENDER, list(MARKDOWN))
    assert dict(zip(MARKDOWN, shown, strict=True)) == MARKDOWN


async def test_deadlines_are_told_from_now(room: Room) -> None:
    page = await room.open()
    told = await page.evaluate(FROM_NOW, [45, 95, -3, -7200])
    assert told == ["in 45 seconds", "in 2 minutes", "3 seconds ago", "2 hours ago"]
