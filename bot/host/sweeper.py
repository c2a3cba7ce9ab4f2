"""Sweeper: looks once a second for passed deadlines. They are rows; no table has a timer.

Looks at once when something has happened that a tournament may go on from.
"""

import logging
from collections.abc import Callable

from bot.host.host import Host
from bot.table.refusal import Refused
from data import tables

log = logging.getLogger(__name__)

EVERY_S = 1.0


async def sweep(host: Host) -> None:
    """Let every passed deadline act, but not while the bot is away: that costs nobody anything."""
    await host.thinker.rest()
    if not host.connected:
        return
    await host.places.expire()
    await host.hall.matches.check()
    now = host.clock.now()
    for table_id in await host.store.read(lambda conn: tables.due(conn, now)):
        try:
            await host.time_out(table_id)
        except Refused as refused:
            log.warning("deadline of table %s: %s", table_id, refused.reason)
        except Exception:
            log.exception("deadline of table %s", table_id)
    if host.nudges is not None and not host.alive.looping:
        await host.nudges.check(now)


async def sweep_forever(host: Host, beat: Callable[[], None] = lambda: None) -> None:
    """Sweep until cancelled, and tell each time that it goes on."""
    while True:
        beat()
        await host.hall.matches.woken(EVERY_S)
        try:
            await sweep(host)
        except Exception:
            log.exception("sweep")
