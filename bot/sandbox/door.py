"""Door: what every request passes before it is served, and how refusals leave.

Only this machine gets in: Host and Origin must name it, and a token that could be a real
bot's is turned away before anything else is looked at.
"""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.sandbox.bodies import NOTED, answer
from bot.sandbox.faults import Faults
from bot.sandbox.traffic import Request, Traffic, Window
from bot.sandbox.wire import ENTITY_TOO_LARGE, UNAUTHORIZED, ApiError, Json, TooFast, refusal
from bot.sandbox.world import World

PREFIX = "/api/v10"
REAL_TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}")
LONGEST_WORD = 25  # of a route; what is longer may be a token
BY_INTERACTION_TOKEN = (f"{PREFIX}/interactions/", f"{PREFIX}/webhooks/")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

log = logging.getLogger(__name__)


def looks_real(token: str) -> bool:
    """Say whether a token has the form of a real bot's."""
    return REAL_TOKEN.fullmatch(token.removeprefix("Bot ").strip()) is not None


class Door:
    """The middlewares of the server."""

    def __init__(
        self,
        world: World,
        faults: Faults,
        traffic: Traffic,
        window: Window | None,
        token: str,
    ) -> None:
        self._world = world
        self._faults = faults
        self._traffic = traffic
        self._window = window
        self._token = token

    @web.middleware
    async def local_only(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let only this machine in."""
        port = self._world.origin.rpartition(":")[2]
        hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}
        if request.headers.get("Host") not in hosts:
            raise web.HTTPForbidden(text="This server answers to its own address only.")
        origins = {f"http://{host}" for host in hosts}
        if not origins.issuperset(request.headers.getall("Origin", ())):
            raise web.HTTPForbidden(text="This server answers to its own pages only.")
        if looks_real(request.headers.get("Authorization", "")):
            raise web.HTTPForbidden(text="Never give a real bot token to a local Discord.")
        return await handler(request)

    @web.middleware
    async def api(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Check, serve and note a REST request."""
        if not request.path.startswith("/api/"):
            return await handler(request)
        started = time.perf_counter()
        counted = not request.path.startswith(BY_INTERACTION_TOKEN)
        noted: list[Any] = []
        NOTED.set(noted)
        try:
            response = await self._serve(request, handler, counted)
        except (ConnectionError, web.RequestPayloadError):
            return web.Response(status=400)  # whoever asked left in the middle of it
        note = Request(
            request.method,
            _route(request),
            request.path,
            response.status,
            (time.perf_counter() - started) * 1_000,
            counted,
            noted[0] if noted else None,
            response.body if isinstance(response.body, bytes) else b"",
            request.query_string,
            request.headers.get("User-Agent", ""),
        )
        self._traffic.note(note)
        self._world.pulse.beat()
        return response

    async def _serve(self, request: web.Request, handler: Handler, counted: bool) -> web.Response:
        try:
            if counted and request.headers.get("Authorization") != f"Bot {self._token}":
                raise refusal(UNAUTHORIZED)
            if (fault := self._faults.take("latency")) is not None:
                await asyncio.sleep((150 if fault.ms is None else fault.ms) / 1_000)
            if (fault := self._faults.take("server_error")) is not None:
                return answer({"message": f"{fault.status}: Fault", "code": 0}, fault.status)
            if counted and (wait := self._wait()):
                text = "You are being rate limited."
                return _too_fast({"message": text, "code": 0, "retry_after": wait, "global": True})
            response = await handler(request)
            assert isinstance(response, web.Response)
            return response
        except TooFast as error:
            return _too_fast(error.json())
        except ApiError as error:
            return answer(error.json(), error.status)
        except web.HTTPRequestEntityTooLarge:
            large = refusal(ENTITY_TOO_LARGE)
            return answer(large.json(), large.status)
        except web.HTTPException as error:
            return answer({"message": f"{error.status}: {error.reason}", "code": 0}, error.status)
        except (ConnectionError, web.RequestPayloadError):
            raise
        except Exception:
            log.exception("The local Discord failed at %s %s", request.method, request.path)
            return answer({"message": "500: Internal Server Error", "code": 0}, 500)

    def _wait(self) -> float:
        if (fault := self._faults.take("rate_limit")) is not None:
            return fault.retry_after
        return 0.0 if self._window is None else self._window.admit()


def _route(request: web.Request) -> str:
    """Return the route: names stand for ids and tokens, but not for words such as @original."""
    resource = request.match_info.route.resource
    if resource is None:
        return "/".join(map(_unnamed, request.path.removeprefix(PREFIX).split("/")))
    route = resource.canonical.removeprefix(PREFIX)
    for name in ("user_id", "message_id"):
        word = request.match_info.get(name, "")
        if word.startswith("@"):
            route = route.replace(f"{{{name}}}", word)
    return route


def _unnamed(step: str) -> str:
    return "{id}" if step.isdecimal() else step if len(step) <= LONGEST_WORD else "{token}"


def _too_fast(body: Json) -> web.Response:
    response = answer(body, 429)
    everywhere = bool(body.get("global"))
    response.headers.update(
        {
            "Via": "1.1 local",
            "Retry-After": str(max(1, round(body["retry_after"]))),
            "X-RateLimit-Scope": "global" if everywhere else "shared",
        }
    )
    if everywhere:
        response.headers["X-RateLimit-Global"] = "true"
    return response
