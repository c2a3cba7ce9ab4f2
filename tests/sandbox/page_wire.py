"""The page's connections to the local Discord, cut and let through when a test says so."""

from playwright.async_api import Page, WebSocketRoute, expect

from tests.sandbox.page_room import Room, pane


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
    """Open the page over a wire that holds every connection back."""
    wire = Wire()
    context = await room.browser.new_context()
    await context.route_web_socket("**/page/ws*", wire.take)
    page = await context.new_page()
    page.set_default_timeout(10_000)
    page.on("pageerror", lambda error: room.complaints.append(str(error)))
    await page.goto(room.address)
    return page, wire


async def lose(page: Page, wire: Wire) -> None:
    """Cut the wire and hold it until it is asked to come back."""
    wire.holding = True
    await wire.cut()
    await expect(pane(page, "Ann").locator(".state")).to_contain_text("Connection lost")


async def come_back(page: Page, wire: Wire) -> None:
    """Let the connection through again."""
    wire.let_through()
    await expect(pane(page, "Ann").locator(".state")).to_be_hidden()
