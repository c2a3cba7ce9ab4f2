"""The line of the page and the connection: nothing is typed too early, nothing typed is lost."""

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from tests.sandbox.page_room import Room, pane

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Wire:
    """The page's connections, each let through when the test says so."""

    def __init__(self) -> None:
        self.held: list[WebSocketRoute] = []
        self.open: list[WebSocketRoute] = []
        self.holding = True

    def take(self, route: WebSocketRoute) -> None:
        self.held.append(route)
        if not self.holding:
            self.let_through()

    def let_through(self) -> None:
        self.holding = False
        for route in self.held:
            route.connect_to_server()
        self.open += self.held
        self.held = []

    async def cut(self) -> None:
        closing, self.open = self.open, []
        for route in closing:
            await route.close()


async def wired(room: Room) -> tuple[Page, Wire]:
    wire = Wire()
    context = await room.browser.new_context()
    await context.route_web_socket("**/page/ws*", wire.take)
    page = await context.new_page()
    page.set_default_timeout(10_000)
    await page.goto(room.address)
    return page, wire


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
    page, wire = await wired(room)
    wire.let_through()
    ann = pane(page, "Ann")
    await ann.locator(".free").fill(line)
    await wire.cut()
    await expect(ann.get_by_text("Connection lost")).to_be_visible()
    await expect(ann.get_by_text("Connection lost")).to_be_hidden()
    await page.keyboard.press("End")
    await page.keyboard.type("!")
    await page.keyboard.press("Enter")
    said = "played 9 as a trap!" if line.startswith("/") else "hello all!"
    await expect(ann.get_by_text(said)).to_be_visible()
