"""Thinker: asks the thinking process, one request at a time, and keeps that process in its place.

Started at the first need, stopped after ten idle minutes and with the bot. The event loop never
waits for a thought. Whatever goes wrong with the process, it is killed and the answer is NoThought
at once; the next need starts another, but not for a minute when it did not even start.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

from bot.clock import Clock
from bot.computer.evaluate import Move, Value
from bot.config_fields import is_setting
from bot.table.views import SeatView
from bot.thinking.requests import (
    LONGEST_LINE,
    READY,
    Answer,
    Choose,
    Evaluate,
    Request,
    read_answer,
    write_request,
)

log = logging.getLogger(__name__)

THINK_MS = 200  # a move; less when others wait for theirs
LEAST_MS = 20
IDLE_MS = 10 * 60_000
AGAIN_MS = 60_000  # after a start that failed
START_S = 5.0
LATE_S = 1.0  # beyond a request's time
CLOSE_S = 0.3  # to end by itself
COMMAND = (sys.executable, "-m", "bot.thinking")

Process = asyncio.subprocess.Process


class NoThought(Exception):  # noqa: N818 -- an answer: do without
    """There is no thinking process, or it did not answer as it should."""


class Thinker:
    """One thinking process, or none."""

    def __init__(
        self, clock: Clock, *, enabled: bool = True, command: Sequence[str] = COMMAND
    ) -> None:
        self.enabled = enabled
        self._clock = clock
        self._command = command
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._closed = False
        self._asked = 0  # requests that wait or are being answered
        self._number = 0
        self._used_at = 0
        self._not_before = 0
        self._ending: set[asyncio.Task[int]] = set()

    @property
    def pid(self) -> int | None:
        """Return the process that is there, None while there is none."""
        return self._process.pid if self._process else None

    @property
    def closed(self) -> bool:
        """Tell whether it has stopped for good."""
        return self._closed

    async def choose(self, view: SeatView, seed: str) -> Move:
        """Return the move of the level hard. Raise NoThought."""
        answer = await self._ask(lambda ms: Choose(view, seed, ms), THINK_MS)
        assert not isinstance(answer, tuple)
        return answer

    async def evaluate(
        self, view: SeatView, candidates: Sequence[Move], seed: str, ms: int
    ) -> tuple[Value, ...]:
        """Return the values of legal moves, in their order. Raise NoThought."""
        answer = await self._ask(lambda ms: Evaluate(view, tuple(candidates), seed, ms), ms)
        assert isinstance(answer, tuple)
        return answer

    async def rest(self) -> None:
        """Stop the process when nobody has needed it for ten minutes."""
        idle = not self._asked and self._clock.now() - self._used_at >= IDLE_MS
        if self._process is not None and idle:
            log.info("nobody needs the thinking process: it stops")
            await self._end()

    async def close(self) -> None:
        """Stop for good; whoever waits for an answer gets NoThought."""
        self._closed = True
        await self._end()
        async with self._turn:  # whoever has it is about to find that there is no process
            await self._end()
        await asyncio.gather(*self._ending)

    # ---------------------------------------------------------------- a request

    async def _ask(self, request_of: Callable[[int], Request], ms: int) -> Answer:
        self._asked += 1
        try:
            async with self._turn:
                return await self._answered(request_of(max(LEAST_MS, ms // self._asked)))
        finally:
            self._asked -= 1

    async def _answered(self, request: Request) -> Answer:
        """Send a request and wait for its answer, no longer than it may take."""
        process = await self._ready()
        assert process.stdin is not None
        assert process.stdout is not None
        self._number += 1
        answered = False
        try:
            async with asyncio.timeout(request.ms / 1000 + LATE_S):
                process.stdin.write(write_request(self._number, request))
                await process.stdin.drain()
                line = await process.stdout.readline()
            answer = read_answer(line, self._number, request)
            answered = True
        except (OSError, ValueError) as error:  # TimeoutError is an OSError
            log.warning("the thinking process does not answer: %s", str(error) or "not in time")
            raise NoThought from error
        finally:
            self._used_at = self._clock.now()
            if not answered:  # also when cancelled: its answer would be taken for the next one's
                self._kill()
        return answer

    # ---------------------------------------------------------------- the process

    async def _ready(self) -> Process:
        """Return the process, started if need be."""
        if self._closed or not self.enabled or self._clock.now() < self._not_before:
            raise NoThought
        if self._process is not None and self._process.returncode is None:
            return self._process
        self._kill()
        self._used_at = self._clock.now()
        started = False
        try:
            async with asyncio.timeout(START_S):
                self._process = process = await asyncio.create_subprocess_exec(
                    *self._command,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LONGEST_LINE,
                    env=_environment(),
                    start_new_session=True,  # Ctrl+C is for the bot alone
                )
                if self._closed:  # meanwhile
                    raise NoThought
                assert process.stdout is not None
                started = await process.stdout.readline() == READY
        except (OSError, ValueError) as error:
            log.warning("the thinking process does not start: %s", str(error) or "not in time")
        finally:
            if not started:
                self._not_before = self._clock.now() + AGAIN_MS
                self._kill()
        if not started:
            raise NoThought
        return process

    async def _end(self) -> None:
        """Let the process end by itself, for a moment, then kill it."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(CLOSE_S):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _kill(self) -> None:
        """Kill the process, if there is one, without waiting for its end."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        ending = asyncio.ensure_future(process.wait())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


def _environment() -> dict[str, str]:
    """Return the environment without the bot's settings: its token is nobody else's business."""
    return {name: value for name, value in os.environ.items() if not is_setting(name)}
