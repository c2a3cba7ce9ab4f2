"""Keeper: a bot as a child process, kept alive, killed and started again on demand.

Knows nothing of what the process does. A bot that dies by itself is started again; one that was
killed here stays dead until it is asked for.
"""

import asyncio
import contextlib
import logging
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable

WRONG_SETUP = 2
PAUSE_S = 1.0

log = logging.getLogger(__name__)


class Keeper:
    """Keeps what `begin` starts, while its context lasts."""

    def __init__(self, begin: Callable[[], Awaitable[Process]]) -> None:
        self._begin = begin
        self._wanted = asyncio.Event()
        self._wanted.set()
        self._process: Process | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Keeper":
        self._keeping = asyncio.create_task(self._keep(), name="keeper")
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._keeping is not None
        self._keeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._keeping

    @property
    def given_up(self) -> asyncio.Task[None]:
        """Return what ends by itself only when the setup is wrong."""
        assert self._keeping is not None
        return self._keeping

    @property
    def wanted(self) -> bool:
        """Say whether the bot is meant to run."""
        return self._wanted.is_set()

    def kill(self) -> None:
        """End the bot at once, without a word to it."""
        self._wanted.clear()
        self._end()

    def start(self) -> None:
        """Let the bot run again."""
        self._wanted.set()

    async def _keep(self) -> None:
        while True:
            await self._wanted.wait()
            self._process = await self._begin()
            if not self.wanted:  # it was killed while it was being started
                self._end()
            try:
                code = await self._process.wait()
            except asyncio.CancelledError:
                with contextlib.suppress(ProcessLookupError):
                    self._process.terminate()
                await self._process.wait()
                raise
            if code == WRONG_SETUP:  # it would only fail again
                return
            if self.wanted:
                log.warning("The bot ended with code %s; starting it again.", code)
                await asyncio.sleep(PAUSE_S)

    def _end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
