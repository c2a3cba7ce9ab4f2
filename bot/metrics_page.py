"""The page of figures: /metrics for Prometheus and /healthz for whoever watches, on loopback only.

Reads; nothing can be changed through it.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.config import ConfigError
from bot.health import Health
from bot.host.host import Host
from bot.metrics import Measures
from data.figures import figures

LOOPBACK = "127.0.0.1"
LAG_S = 0.5  # how often the event loop's delay is measured
TYPE = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def page(port: int, host: Host, measures: Measures, health: Health) -> AsyncIterator[None]:
    """Serve the page while the context lasts. Raise ConfigError when the port can't be had."""
    from aiohttp import web  # only here: a server takes 2 MB that most bots never need

    async def metrics(_: web.Request) -> web.Response:
        await note_now(host, measures)
        return web.Response(body=measures.text(), headers={"Content-Type": TYPE})

    async def healthz(_: web.Request) -> web.Response:
        alive = await health.look()
        return web.json_response(alive, status=200 if all(alive.values()) else 503)

    application = web.Application()
    application.add_routes([web.get("/metrics", metrics), web.get("/healthz", healthz)])
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError as error:
            reason = os.strerror(error.errno) if error.errno else str(error)
            raise ConfigError(
                f"CRAZY_DUEL_METRICS_PORT: port {port} can't be had: {reason}. Name another one."
            ) from error
        yield
    finally:
        await runner.cleanup()


async def note_now(host: Host, measures: Measures) -> None:
    """Note how many tables live, what is owed to Discord and what waits for the writer."""
    now = host.clock.now()
    found = await host.store.read(lambda conn: figures(conn, now))
    measures.stands("live_tables", found.live_tables)
    measures.stands("outbox_rows", found.owed)
    measures.stands("outbox_oldest_seconds", found.oldest_ms / 1000)
    measures.stands("writer_waiting", host.store.waiting)
    measures.stands("gateway_connected", host.connected)


async def note_lag(measures: Measures) -> None:
    """Note by how much the event loop is late, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_S
        await asyncio.sleep(LAG_S)
        measures.took("loop_lag", max(0.0, loop.time() - due))
