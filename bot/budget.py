"""Budget: keeps the bot's own requests under Discord's 50 a second, before Discord has to say so.

Answers to interactions and edits through their tokens are not counted by Discord and not held up
here. Requests wait in the order they came; those that somebody waits for go first.
"""

import asyncio
from collections import deque
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp

from bot.haste import is_awaited
from bot.metrics import Measures

WINDOW_S = 1.0
FREE = ("/interactions/", "/webhooks/")


class Budget:
    """A sliding second."""

    def __init__(self, per_second: int, measures: Measures | None = None) -> None:
        self.per_second = per_second
        self._measures = measures
        self._recent: deque[float] = deque()
        self._line = asyncio.Lock()  # of what nobody waits for: one at a time goes on to its turn
        self._turn = asyncio.Lock()

    async def take(self) -> None:
        """Wait until one more request is allowed, and count it; what is awaited goes first."""
        if is_awaited():
            await self._counted()
            return
        async with self._line:
            await self._counted()

    async def _counted(self) -> None:
        async with self._turn:
            now = asyncio.get_running_loop().time()
            if len(self._recent) == self.per_second:
                wait = self._recent[0] + WINDOW_S - now
                if wait > 0:
                    await asyncio.sleep(wait)
                self._recent.popleft()
            self._recent.append(asyncio.get_running_loop().time())

    def trace(self) -> aiohttp.TraceConfig:
        """Return what makes an HTTP session's requests keep to the budget."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._before)
        trace.on_request_end.append(self._after)
        return trace

    async def _before(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        if not _is_free(request.url.path):
            await self.take()

    async def _after(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        if self._measures is None:
            return
        kind = "free" if _is_free(request.url.path) else "bot"
        self._measures.asked(kind, request.response.status)
        if date := request.response.headers.get("Date"):
            self._measures.skew_s = ahead_s(date, self._measures.wall())


def ahead_s(date: str, now: float) -> float | None:
    """Return by how many seconds a clock is ahead of an answer's Date; None for no date."""
    try:
        return now - parsedate_to_datetime(date).timestamp() - 0.5  # a date has whole seconds
    except ValueError:
        return None


def _is_free(path: str) -> bool:
    return any(part in path for part in FREE)
