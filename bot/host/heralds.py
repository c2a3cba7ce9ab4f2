"""Heralds: word of a new table for those who asked to hear of one.

Only for people who have sat in that server and sit nowhere there now; to each at most once in an
hour, and never at night by the server's clock.
"""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.host.notice import What
from data import hearers
from data.outbox import Owed
from data.store import Connection

APART_MS = 3_600_000
NIGHT_FROM, NIGHT_TO = 23, 8  # o'clock
MOST = 25  # people for one table


def heralds(conn: Connection, guild_id: int, asker: int, zone: str, at: int) -> tuple[Owed, ...]:
    """Return what is owed to those who want to hear of a table that opens now; note it."""
    if is_night(zone, at):
        return ()
    heard = hearers.take(conn, guild_id, asker, at, since=at - APART_MS, most=MOST)
    return tuple(
        Owed(
            "tell",
            {
                "user": user_id,
                "what": What.OPENED.value,
                "number": None,
                "secret": None,
                "channel": None,
                "message": None,
            },
        )
        for user_id in heard
    )


def is_night(zone: str, at: int) -> bool:
    """Tell whether people sleep where the server's clock is."""
    moment = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=at)
    hour = moment.astimezone(ZoneInfo(zone)).hour
    return hour >= NIGHT_FROM or hour < NIGHT_TO
