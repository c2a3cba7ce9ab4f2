"""StartTime: what somebody types for when a tournament starts, in the server's time zone.

Read forgivingly, said back as Discord's timestamp; never guesses what could be two things.
"""

import re
import unicodedata
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.table.refusal import Reason, Refused

MINUTE = 60_000
SOON_MS = 30 * MINUTE  # without a word about it
MOST_MS = 366 * 24 * 60 * MINUTE

_CLOCK = (
    r"(?P<part>早上|上午|中午|下午|晚上|今晚)?\s*"
    r"(?P<hour>\d{1,2})(?:(?:[:.]|点|时)\s*(?P<minute>\d{2}|半)?|(?P<bare>))\s*分?"
    r"\s*(?P<half>[ap]\.?m\.?)?"
)
_DAY = (
    r"(?:(?P<year>\d{4})[-/.年])?(?P<month>\d{1,2})(?:[-月]|(?(year)[/.]|-))(?P<day>\d{1,2})[日号]?"
    r"|(?P<named>today|tonight|tomorrow|今天|今日|今晚|明天|明日|明晚|后天)"
)
_WHEN = re.compile(rf"(?:(?:{_DAY})[\s,t]*(?:at\s*)?)?{_CLOCK}")
_LATER = re.compile(
    r"(?:in\s*)?(?:(?P<hours>\d{1,3}(?:[.,]5)?)\s*(?:hours?|hrs?|h|个?小时|个?钟头)\s*(?:and|又)?)?"
    r"\s*(?:(?P<minutes>\d{1,4})\s*(?:minutes?|mins?|min|m|分钟?)?)?\s*(?:后|以后|之后)?"
)
_STAMP = re.compile(r"<t:(\d{9,11})(?::[a-z])?>")
_AFTER = {"tomorrow": 1, "明天": 1, "明日": 1, "明晚": 1, "后天": 2}
_EVENING = ("tonight", "今晚", "明晚", "下午", "晚上")
_SIMPLE = str.maketrans("點時鐘後個號兩", "点时钟后个号两")
_DIGITS = {**{char: number for number, char in enumerate("零一二三四五六七八九")}, "两": 2}


def read_start(typed: str | None, now: int, zone: str) -> int:
    """Return unix milliseconds of what was typed; nothing typed means soon.

    A time without a day is the next such time. Raise Refused for what can't be read, for what is
    past, and for what is more than a year away.
    """
    said = unicodedata.normalize("NFKC", typed or "").strip().casefold().translate(_SIMPLE)
    said = re.sub(r"半个?小时|half an hour", "30min", said)
    said = re.sub(rf"[{''.join(_DIGITS)}十]+", _numeral, said)
    if not said:
        return now + SOON_MS
    try:
        at = _read(said, now, ZoneInfo(zone))
    except (ValueError, OverflowError):
        at = None
    if at is None:
        raise Refused(Reason.START_UNCLEAR, because=(typed or "")[:60], zone=zone)
    if at <= now:
        raise Refused(Reason.START_PAST)
    if at > now + MOST_MS:
        raise Refused(Reason.START_FAR)
    return at


def _read(said: str, now: int, zone: ZoneInfo) -> int | None:
    if match := _STAMP.fullmatch(said):
        return int(match[1]) * 1000
    if (match := _LATER.fullmatch(said)) and _is_later(said, match):
        hours = float((match["hours"] or "0").replace(",", "."))
        return now + round(hours * 60 + int(match["minutes"] or 0)) * MINUTE
    if (match := _WHEN.fullmatch(said)) and _is_clock(match):
        return _at(match, datetime.fromtimestamp(now / 1000, UTC).astimezone(zone), zone)
    return None


def _numeral(match: re.Match[str]) -> str:
    """Return a number below a hundred in digits; anything else as it is."""
    tens, ten, ones = match[0].rpartition("十")
    if len(tens) > 1 or len(ones) > 1:
        return match[0]
    return str((_DIGITS.get(tens, 1) * 10 if ten else 0) + _DIGITS.get(ones, 0))


def _is_later(said: str, match: re.Match[str]) -> bool:
    """Tell whether a unit or a word says that it is a span: a bare number could be an hour."""
    spoken = said.startswith("in") or bool(re.search(r"\d\s*\D", said))
    return spoken and (match["hours"] or match["minutes"]) is not None


def _is_clock(match: re.Match[str]) -> bool:
    """Tell whether the hour is said as one: 20:00, 8pm, 20h, a day before it; not a bare 20."""
    return match["bare"] is None or bool(match["half"] or match["part"] or _has_day(match))


def _has_day(match: re.Match[str]) -> bool:
    return match["month"] is not None or match["named"] is not None


def _at(match: re.Match[str], today: datetime, zone: ZoneInfo) -> int | None:
    minute = "30" if match["minute"] == "半" else match["minute"] or "0"
    clock = time(_hour(match), int(minute))
    day = today.date()
    if match["month"] is not None:
        year = int(match["year"] or day.year)
        day = day.replace(year=year, month=int(match["month"]), day=int(match["day"]))
        if match["year"] is None and day < today.date():
            day = day.replace(year=year + 1)
    elif match["named"] is not None:
        day += timedelta(days=_AFTER.get(match["named"], 0))
    when = datetime.combine(day, clock, zone)
    if not _has_day(match) and when <= today:
        when = datetime.combine(day + timedelta(days=1), clock, zone)
    if when.astimezone(UTC).astimezone(zone).time() != clock:
        return None  # the clocks are put forward over it
    return round(when.timestamp()) * 1000


def _hour(match: re.Match[str]) -> int:
    """Return the hour of the day. Raise ValueError where the half of the day doesn't fit it."""
    hour, half = int(match["hour"]), (match["half"] or "")[:1]
    if half:
        if not 1 <= hour <= 12:
            raise ValueError("an hour of half a day")
        return hour % 12 + (12 if half == "p" else 0)
    late = match["part"] in _EVENING or match["named"] in _EVENING
    return hour + 12 if late and 1 <= hour < 12 else hour
