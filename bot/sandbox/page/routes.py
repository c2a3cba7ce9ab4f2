"""Routes: the addresses of the page on the local Discord's server.

Host and Origin are checked at the server's door; what shows or does anything here also wants the
run's token, and the page may load nothing from elsewhere.
"""

import asyncio
import hmac
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from weakref import WeakSet

from aiohttp import ClientConnectionResetError, WSCloseCode, WSMsgType, web

from bot.sandbox.levers import Levers
from bot.sandbox.page import sight
from bot.sandbox.page.forms import Forms
from bot.sandbox.page.session import Session
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from bot.sandbox.wire import Json

STATIC = Path(__file__).with_name("static")
KINDS = {".js": "text/javascript", ".css": "text/css", ".html": "text/html"}
LARGEST_FRAME = 64 * 1024
HEARTBEAT = 20.0

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def add_page(
    discord: LocalDiscord,
    people: Sequence[Person],
    *,
    spectators: Sequence[Person] = (),
    levers: Levers | None = None,
) -> str:
    """Add the page to a server not yet started; return its token: /page?token=<it>.

    The panes of `spectators` are shown only when asked for.
    """
    page = Page(discord, people, spectators, levers or Levers(discord.faults, people, None))
    discord.app.add_routes(
        [
            web.get("/page", page.guarded(page.index)),
            web.get("/page/people", page.guarded(page.people)),
            web.get("/page/ws", page.guarded(page.socket)),
            web.get(r"/page/static/{name:[a-z]+\.(js|css)}", page.static),
        ]
    )
    discord.app.on_shutdown.append(page.close)
    return page.token


class Page:
    """The page of some people, for whoever knows its token."""

    def __init__(
        self,
        discord: LocalDiscord,
        people: Sequence[Person],
        spectators: Sequence[Person],
        levers: Levers,
    ) -> None:
        self.token = secrets.token_urlsafe(24)
        self._discord = discord
        self._levers = levers
        self._open: WeakSet[web.WebSocketResponse] = WeakSet()
        self._people = {str(person.id): person for person in (*people, *spectators)}
        self._forms = {person.id: Forms() for person in self._people.values()}
        self._spectators = frozenset(person.id for person in spectators)

    def guarded(self, handler: Handler) -> Handler:
        """Refuse whoever does not know the token."""

        async def guard(request: web.Request) -> web.StreamResponse:
            given = request.query.get("token", "").encode()
            if not hmac.compare_digest(given, self.token.encode()):
                text = "The sandbox was started anew: open the address it printed."
                raise web.HTTPForbidden(text=text)
            return await handler(request)

        return guard

    async def index(self, request: web.Request) -> web.Response:
        """Serve the page itself."""
        return _file("index.html", request)

    async def static(self, request: web.Request) -> web.Response:
        """Serve a script or style sheet; there is nothing secret in them."""
        return _file(request.match_info["name"], request)

    async def people(self, request: web.Request) -> web.Response:
        """Tell whose panes there are."""
        everyone = [
            sight.viewer(person) | {"spectator": person.id in self._spectators}
            for person in self._people.values()
        ]
        return web.json_response(everyone, headers=_headers(request))

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """Speak with one pane until it goes."""
        person = self._people.get(request.query.get("viewer", ""))
        if person is None:
            raise web.HTTPForbidden(text="nobody's pane")
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=LARGEST_FRAME)
        await socket.prepare(request)
        await self._converse(socket, person)
        return socket

    async def _converse(self, socket: web.WebSocketResponse, person: Person) -> None:
        async def send(event: Json) -> None:
            with suppress(ClientConnectionResetError):
                if not socket.closed:
                    await socket.send_json(event)

        feed = self._discord.subscribe(person)
        forms = self._forms[person.id]
        session = Session(person, feed, self._levers, forms, send, online=self._discord.online)
        showing = asyncio.create_task(session.show(), name="sandbox-page")
        self._open.add(socket)
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await session.take(frame.data)
                elif frame.type is WSMsgType.BINARY:
                    await send({"t": "error", "nonce": None, "message": "not text"})
        finally:
            session.close()
            await showing

    async def close(self, _app: web.Application) -> None:
        """Close what is open, so that the server can stop."""
        for socket in set(self._open):
            await socket.close(code=WSCloseCode.GOING_AWAY)


def _file(name: str, request: web.Request) -> web.Response:
    path = STATIC / name
    if not path.is_file():
        raise web.HTTPNotFound
    return web.Response(
        text=path.read_text(encoding="utf-8"),
        content_type=KINDS[path.suffix],
        charset="utf-8",
        headers=_headers(request),
    )


def _headers(request: web.Request) -> dict[str, str]:
    policy = (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        f"img-src 'self' data: http://127.0.0.1:{request.url.port}",
        f"connect-src 'self' ws://{request.host}",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
    return {
        "Content-Security-Policy": "; ".join(policy),
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
    }
