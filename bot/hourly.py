"""Hourly: does something once an hour by the clock that it is given. Owns no task of its own."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.clock import Clock

log = logging.getLogger(__name__)

HOUR_MS = 3_600_000
LOOK_S = 1.0


async def hourly(
    clock: Clock, do: Callable[[], Awaitable[object]], *, at_once: bool, look_s: float = LOOK_S
) -> None:
    """Do it at once or in an hour, and then every hour until cancelled; what fails is logged."""
    due = clock.now() + (0 if at_once else HOUR_MS)
    while True:
        if clock.now() >= due:
            due = clock.now() + HOUR_MS
            try:
                await do()
            except Exception:
                log.exception("an hourly task")
        await asyncio.sleep(look_s)
