"""The line of the page and the connection: nothing is typed too early, nothing typed is lost."""

import aiohttp
import pytest
from playwright.async_api import Locator, Page, expect

from bot.sandbox.page.forms import MOST_OPEN
from tests.sandbox.page_room import Room, pane, send
from tests.sandbox.page_wire import Wire, come_back, lose, wired

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def connected(room: Room) -> tuple[Page, Wire, Locator]:
    page, wire = await wired(room)
    wire.let_through()
    await expect(pane(page, "Ann").locator(".free")).to_be_enabled()
    return page, wire, pane(page, "Ann")


async def test_nothing_can_be_typed_before_it_is_known_where_and_what(room: Room) -> None:
    page, wire = await wired(room)
    ann = pane(page, "Ann")
    await expect(ann.locator(".free")).to_be_disabled()
    await expect(ann.get_by_role("button", name="Send")).to_be_disabled()
    wire.let_through()
    await ann.locator(".free").fill("/duel play 9")
    await expect(ann.locator("[data-option=cards]")).to_have_value("9")


@pytest.mark.parametrize("line", ["/duel play cards:9 name:a trap", "hello all"])
async def test_what_is_being_typed_outlives_the_connection(room: Room, line: str) -> None:
    page, wire, ann = await connected(room)
    await ann.locator(".free").fill(line)
    await wire.cut()
    await expect(ann.get_by_text("Connection lost")).to_be_visible()
    await expect(ann.get_by_text("Connection lost")).to_be_hidden()
    await page.keyboard.press("End")
    await page.keyboard.type("!")
    await page.keyboard.press("Enter")
    said = "played 9 as a trap!" if line.startswith("/") else "hello all!"
    await expect(ann.get_by_text(said)).to_be_visible()


@pytest.mark.parametrize("line", ["/duel play cards:9 name:a trap", "hello all"])
async def test_nothing_is_sent_without_a_connection_and_the_line_keeps_it(
    room: Room, line: str
) -> None:
    page, wire, ann = await connected(room)
    await lose(page, wire)
    await ann.locator(".free").fill(line)
    await page.keyboard.press("Enter")
    await expect(ann.locator(".hint.problem")).to_contain_text("Connection lost")
    await expect(ann.locator(".note")).to_have_count(0)
    await come_back(page, wire)
    await expect(ann.locator(".hint.problem")).to_have_count(0)
    assert room.ann.sees() == []
    await page.keyboard.press("Enter")
    said = "played 9 as a trap" if line.startswith("/") else "hello all"
    await expect(ann.get_by_text(said)).to_be_visible()


async def test_a_pick_and_the_caret_outlive_the_connection(room: Room) -> None:
    page, wire, ann = await connected(room)
    await ann.locator(".free").fill("/duel play 9")
    await ann.get_by_role("option", name="pair 99").click()
    await ann.get_by_role("button", name="Add option name").click()
    name = ann.locator("[data-option=name]")
    await name.fill("a trp ")
    await name.evaluate("input => input.setSelectionRange(4, 4)")
    await lose(page, wire)
    await come_back(page, wire)
    await expect(name).to_be_focused()
    await page.keyboard.type("a")
    await expect(name).to_have_value("a trap ")
    await page.keyboard.press("Enter")
    await expect(ann.get_by_text("played 99 as a trap")).to_be_visible()


async def test_a_command_out_of_focus_is_still_one_after_the_connection(room: Room) -> None:
    page, wire, ann = await connected(room)
    await ann.locator(".free").fill("/duel play cards:9 name:a trap")
    await page.evaluate("document.activeElement.blur()")
    await lose(page, wire)
    await come_back(page, wire)
    await expect(ann.locator("[data-option=cards]")).to_have_value("9")
    await expect(ann.locator(".suggestions")).to_be_hidden()
    await expect(page.locator("body")).to_be_focused()
    await ann.get_by_role("button", name="Send").click()
    await expect(ann.get_by_text("played 9 as a trap")).to_be_visible()


async def test_what_was_under_way_when_the_connection_broke_is_named_until_put_away(
    room: Room,
) -> None:
    page, wire, ann = await connected(room)
    await ann.locator(".free").fill("/duel silence word:hush opponent:Ben")
    await ann.get_by_role("button", name="Send").click()
    await expect(ann.locator(".free")).to_have_value("")
    await lose(page, wire)
    await come_back(page, wire)
    note = ann.locator(".note")
    await expect(note).to_contain_text("/duel silence word:hush opponent:Ben")
    await expect(note).to_contain_text("The connection was lost before an answer came")
    await ann.get_by_role("button", name="中文").click()
    await expect(note.get_by_role("button")).to_have_text("关闭消息")
    await note.get_by_role("button").click()
    await expect(note).to_have_count(0)


async def test_a_form_open_over_a_new_connection_is_sent_as_it_was_typed(room: Room) -> None:
    page, wire, ann = await connected(room)
    await send(page, "Ann", "duel table")
    await ann.get_by_role("button", name="Type").click()
    form = ann.get_by_role("dialog")
    await form.locator("input").fill("99")
    await lose(page, wire)
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_contain_text("Connection lost")
    await come_back(page, wire)
    await expect(form.locator("input")).to_have_value("99")
    await form.get_by_role("button", name="Submit").click()
    await expect(ann.get_by_text("typed 99")).to_be_visible()
    await expect(form).to_have_count(0)


async def test_a_character_half_composed_outlives_the_connection(room: Room) -> None:
    page, wire, ann = await connected(room)
    keyboard = await page.context.new_cdp_session(page)
    await ann.locator(".free").click()
    for text in ("n", "ni"):
        composed = {"text": text, "selectionStart": len(text), "selectionEnd": len(text)}
        await keyboard.send("Input.imeSetComposition", composed)
    await lose(page, wire)
    await come_back(page, wire)
    await keyboard.send("Input.insertText", {"text": "你"})
    await expect(ann.locator(".free")).to_have_value("你")
    await page.keyboard.press("Enter")
    await expect(ann.locator(".message").get_by_text("你")).to_be_visible()


async def test_a_form_that_was_forgotten_says_so_and_keeps_what_was_typed(room: Room) -> None:
    page, _, ann = await connected(room)
    await send(page, "Ann", "duel table")
    await ann.get_by_role("button", name="中文").click()
    await ann.get_by_role("button", name="Type").click()
    form = ann.get_by_role("dialog")
    await form.locator("input").fill("99")
    table = room.ann.sees()[-1]
    press = {"channel_id": str(room.ann.home.id), "message_id": str(table.id), "custom_id": "type"}
    address = room.address.replace("/page?", "/page/ws?") + f"&viewer={room.ann.id}"
    async with aiohttp.ClientSession() as http, http.ws_connect(address) as elsewhere:
        await elsewhere.receive_json(timeout=5)
        for nonce in range(MOST_OPEN):
            await elsewhere.send_json({"op": "click", "nonce": str(nonce), **press})
            while (await elsewhere.receive_json(timeout=5))["t"] != "modal":
                pass
    await form.get_by_role("button", name="提交").click()
    await expect(form.get_by_role("alert")).to_have_text("这个表单已经失效：请重新打开")
    await expect(form.locator("input")).to_have_value("99")
