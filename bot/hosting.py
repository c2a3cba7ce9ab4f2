"""Hosting: the bot from its start until it is told to stop, by a signal or the end of its input.

Never decides how the bot is closed: bot.app does.
"""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import threading
from collections.abc import Callable

from bot.app import running
from bot.config import Config
from bot.doctor.finding import Level
from bot.doctor.machine import Premises, examine_machine
from bot.i18n import texts_for
from bot.invite import invite_link
from bot.rules.chains import prepare
from cogs.checkup import examine_clock
from rendering.warm import warm

log = logging.getLogger("bot")

STDIN = 0


async def host(config: Config) -> None:
    """Host until told to stop, also while still starting; raise what else ends the bot."""
    hosting, loop = asyncio.current_task(), asyncio.get_running_loop()
    assert hosting is not None
    told = False

    def stop() -> None:
        nonlocal told
        if not told:  # a second signal must not break off the closing
            told = True
            log.info("closing")
            hosting.cancel()

    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows interrupts with an exception
            loop.add_signal_handler(name, stop)
    if config.watch_stdin:
        threading.Thread(target=_watch, args=(loop, stop), daemon=True).start()
    try:
        async with running(config) as app:
            log.info("ready: %s", app.client.user)
            if app.client.application_id:
                log.info("to invite it to a server: %s", invite_link(app.client.application_id))
            warming = asyncio.create_task(asyncio.to_thread(_warm), name="warming")
            if not config.api:
                premises = app.client.premises(app.host.clock.now())
                await asyncio.to_thread(check_up, premises, app.measures.skew_s)
            await asyncio.wait({app.finished})
            warming.cancel()
            app.finished.result()
    except asyncio.CancelledError:
        if not told:
            raise


def check_up(premises: Premises, ahead_s: float | None) -> None:
    """Log what the doctor finds wrong with the machine and its clock, and what to do."""
    texts = texts_for(None)
    clock = [] if ahead_s is None else [examine_clock(ahead_s)]
    for finding in (*examine_machine(premises), *clock):
        if finding.level is not Level.OK:
            grave = finding.level is Level.BAD
            log.log(logging.ERROR if grave else logging.WARNING, "%s", finding.text(texts))


def _warm() -> None:
    """Read ahead and draw ahead what the first hands need; none of it is waited for."""
    prepare()
    warm()
    gc.freeze()  # what stays is not looked at again by every collection


def _watch(loop: asyncio.AbstractEventLoop, stop: Callable[[], None]) -> None:
    """Stop when the input ends: whoever holds its other end is gone, however they went."""
    # Not sys.stdin: a thread that waits on it keeps the interpreter from ending.
    with contextlib.suppress(OSError):
        while os.read(STDIN, 1024):
            pass
    with contextlib.suppress(RuntimeError):  # the bot has ended meanwhile
        loop.call_soon_threadsafe(stop)
