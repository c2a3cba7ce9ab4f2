"""App: the bot put together, from a configuration to a running client and back to nothing.

The one place where host, client and presenter meet; the command line and the sandbox both use it.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    nullcontext,
    suppress,
)
from dataclasses import dataclass
from functools import partial

from bot.backups import make_backup
from bot.budget import Budget
from bot.chance import Chance, SeededChance, SystemChance
from bot.client import DuelBot, use_api
from bot.clock import Clock, SystemClock
from bot.config import Config
from bot.doctor.machine import premises_of
from bot.fuse import Fuse
from bot.health import SWEEPER, Health
from bot.host.host import Host
from bot.host.outbox import INTERVAL_S
from bot.host.sweeper import sweep_forever
from bot.hourly import hourly
from bot.metrics import ErrorCounter, Measures
from bot.metrics_page import note_lag, page
from cogs.presenter import DiscordPresenter
from cogs.suggest import LIBRARY, Late
from cogs.tokens import Tokens
from data import transaction
from data.pruning import prune
from data.store import Store

log = logging.getLogger(__name__)

Task = asyncio.Task[None]

READY_S = 30
ANSWER_S, SHOW_S, CLOSE_S = 2.5, 0.5, 1.0  # at the end, in this order


@dataclass(frozen=True, slots=True)
class App:
    """A running bot."""

    host: Host
    client: DuelBot
    finished: asyncio.Task[None]  # ends when the client does
    measures: Measures
    health: Health


@asynccontextmanager
async def running(
    config: Config,
    *,
    clock: Clock | None = None,
    chance: Chance | None = None,
    edit_interval_s: float = INTERVAL_S,
    measures: Measures | None = None,
) -> AsyncIterator[App]:
    """Run the bot while the context lasts: connected at its begin, closed cleanly at its end."""
    config.check_token()
    if config.api:
        use_api(config.api, config.gateway)
    clock = clock or SystemClock()
    chance = chance or (SystemChance() if config.seed is None else SeededChance(config.seed))
    measures = measures or Measures()
    commit = Fuse(config.die_at) if config.die_at else transaction.commit
    store = await Store.open(config.database, measures.committing(commit))
    counter = ErrorCounter(measures)
    logging.getLogger().addHandler(counter)
    late = Late()
    logging.getLogger(LIBRARY).addFilter(late)
    try:
        host = Host(
            *(store, clock, chance),
            edit_interval_s=edit_interval_s,
            thinking=config.thinking,
        )
        client = DuelBot(host, measures, Budget(config.requests_per_second, measures))
        client.tokens = Tokens(clock)
        client.premises = partial(premises_of, config)
        client.presenter = DiscordPresenter(client, host, client.tokens)
        host.presented_by(client.presenter)
        tasks: dict[str, Task] = {}
        health = Health(store, measures, tasks, lambda: host.connected)
        # The page first: a port that can't be had is told before Discord hears of us.
        async with _page(config, host, measures, health), client:
            await host.comeback.begin()
            finished = asyncio.create_task(
                client.start(config.token.get_secret_value()), name="client"
            )
            showing, side = list[Task](), list[Task]()
            try:
                await _ready(client, finished)
                showing.append(
                    asyncio.create_task(host.outbox.run(client.presenter), name="outbox")
                )
                side += _beside(host, config, measures)
                tasks |= {task.get_name(): task for task in (finished, *showing, *side)}
                yield App(host, client, finished, measures, health)
            finally:  # also when stopped while starting: people may have been answered already
                await _close(host, client, showing, side)
                await _stopped(finished)
    finally:
        logging.getLogger(LIBRARY).removeFilter(late)
        logging.getLogger().removeHandler(counter)
        await store.close()


def _page(
    config: Config, host: Host, measures: Measures, health: Health
) -> AbstractAsyncContextManager[None]:
    """Return the page of figures, where the operator wants one."""
    if config.metrics_port is None:
        return nullcontext()
    return page(config.metrics_port, host, measures, health)


def _beside(host: Host, config: Config, measures: Measures) -> list[Task]:
    """Start what goes on beside the client."""
    clock, store = host.clock, host.store
    return [
        asyncio.create_task(sweep_forever(host, lambda: measures.beat(SWEEPER)), name=SWEEPER),
        asyncio.create_task(note_lag(measures), name="loop lag"),
        asyncio.create_task(host.alive.note_forever(lambda: host.connected), name="alive"),
        asyncio.create_task(
            hourly(clock, lambda: _prune(store, clock), at_once=True), name="pruner"
        ),
        asyncio.create_task(
            hourly(clock, lambda: make_backup(config), at_once=False), name="backups"
        ),
    ]


async def _close(host: Host, client: DuelBot, showing: list[Task], side: list[Task]) -> None:
    """Close within five seconds: answer what is being worked on, show what can still be shown."""
    await _stopped(*side)
    await host.opponent.close()
    await host.thinker.close()
    if not await host.drain.finished(ANSWER_S):
        log.warning("some interactions are left without an answer")
    if host.connected:
        await _note_the_end(host)
    if showing:
        await host.outbox.quiet(SHOW_S)
    await _stopped(*showing)  # what is still owed is shown at the next start
    with suppress(TimeoutError):
        async with asyncio.timeout(CLOSE_S):
            await client.close()


async def _note_the_end(host: Host) -> None:
    """Note until when the bot was there; a full disk must not keep the rest from closing."""
    try:
        await host.alive.note()
    except Exception:
        log.exception("noting the end")


async def _prune(store: Store, clock: Clock) -> None:
    at = clock.now()
    await store.write(lambda conn: prune(conn, at))


async def _ready(client: DuelBot, finished: "asyncio.Task[None]") -> None:
    """Wait until the client is connected, or raise what kept it from it."""
    connected = asyncio.create_task(client.connected.wait(), name="connected")
    try:
        await asyncio.wait({connected, finished}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connected.cancel()
    if finished.done():
        finished.result()
        raise ConnectionError("the client stopped before it was connected")


async def _stopped(*tasks: Task) -> None:
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await task
