"""Days: calendar days of a server's time zone, in which coins are granted and pairs are limited.

Owns what a server's zone is and when its days begin; never the clock.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from data import players
from data.connection import Connection

DEFAULT_ZONE = "Asia/Shanghai"
ZONE_SETTING = "timezone"  # in a guild's settings


@dataclass(frozen=True, slots=True)
class Day:
    """A calendar day, from `start` up to `end` in unix milliseconds."""

    date: date
    start: int
    end: int


def day_at(at: int, zone: str) -> Day:
    """Return the day that a moment is in. Raise LookupError for a zone that nobody knows."""
    place = _zone(zone)
    today = (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=at)).astimezone(place).date()
    return Day(today, _midnight(today, place), _midnight(today + timedelta(days=1), place))


def today(conn: Connection, guild_id: int, at: int) -> Day:
    """Return the day that a moment is in for a server."""
    zone = players.guild_settings(conn, guild_id).get(ZONE_SETTING, DEFAULT_ZONE)
    try:
        return day_at(at, str(zone))
    except LookupError:  # a zone that was renamed since it was set
        return day_at(at, DEFAULT_ZONE)


def is_zone(name: str) -> bool:
    """Tell whether a time zone is called so."""
    try:
        _zone(name)
    except LookupError:
        return False
    return True


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:  # also '', '..' and folders
        raise LookupError(f"no time zone is called {name!r}") from error


def _midnight(day: date, place: ZoneInfo) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=place).timestamp()) * 1000
