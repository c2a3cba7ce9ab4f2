"""When a tournament starts, as somebody types it on a phone."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.table.refusal import Reason, Refused
from cogs.start_time import read_start

SHANGHAI = "Asia/Shanghai"


def at(text: str, zone: str = SHANGHAI) -> int:
    """Return unix milliseconds of a time on a zone's clocks."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()) * 1000


NOW = at("2026-11-30 19:50")  # a Monday


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        (None, "2026-11-30 20:20"),
        ("  ", "2026-11-30 20:20"),
        ("20:00", "2026-11-30 20:00"),
        ("２０：００", "2026-11-30 20:00"),
        ("20.30", "2026-11-30 20:30"),
        ("8pm", "2026-11-30 20:00"),
        ("8:15 p.m.", "2026-11-30 20:15"),
        ("12am", "2026-12-01 00:00"),
        ("0:30", "2026-12-01 00:30"),
        ("19:00", "2026-12-01 19:00"),
        ("20点", "2026-11-30 20:00"),
        ("20点30分", "2026-11-30 20:30"),
        ("晚上8点半", "2026-11-30 20:30"),
        ("今晚8点", "2026-11-30 20:00"),
        ("明晚 8:30", "2026-12-01 20:30"),
        ("明天20:00", "2026-12-01 20:00"),
        ("tonight 8", "2026-11-30 20:00"),
        ("tomorrow at 8pm", "2026-12-01 20:00"),
        ("in 30 min", "2026-11-30 20:20"),
        ("In 30 Minutes", "2026-11-30 20:20"),
        ("90m", "2026-11-30 21:20"),
        ("1 h", "2026-11-30 20:50"),
        ("1h30", "2026-11-30 21:20"),
        ("1.5 hours", "2026-11-30 21:20"),
        ("30分钟后", "2026-11-30 20:20"),
        ("半小时后", "2026-11-30 20:20"),
        ("1小时后", "2026-11-30 20:50"),
        ("两个小时后", "2026-11-30 21:50"),
        ("十分钟后", "2026-11-30 20:00"),
        ("今晚八点半", "2026-11-30 20:30"),
        ("晚上九點", "2026-11-30 21:00"),
        ("30分鐘後", "2026-11-30 20:20"),
        ("明天下午三點十五分", "2026-12-01 15:15"),
        ("十二月一号二十点", "2026-12-01 20:00"),
        ("2026-12-01 19:30", "2026-12-01 19:30"),
        ("2026-12-01T19:30", "2026-12-01 19:30"),
        ("2026/12/1 7:30pm", "2026-12-01 19:30"),
        ("12-01 19:30", "2026-12-01 19:30"),
        ("12月1日 19:30", "2026-12-01 19:30"),
        ("2026年12月1日19点30分", "2026-12-01 19:30"),
        ("01-02 10:00", "2027-01-02 10:00"),
    ],
)
def test_what_is_typed_is_read_in_the_servers_time_zone(typed: str | None, means: str) -> None:
    assert read_start(typed, NOW, SHANGHAI) == at(means)


def test_discords_own_timestamp_is_read_too() -> None:
    assert read_start("<t:1796100000:F>", NOW, SHANGHAI) == 1_796_100_000_000


def test_another_zone_has_another_twenty_oclock() -> None:
    assert read_start("20:00", NOW, "Europe/Berlin") == at("2026-11-30 20:00", "Europe/Berlin")


@pytest.mark.parametrize(
    "typed",
    [
        *("soon", "20", "in", "friday 20:00", "25:00", "20:61", "13pm", "0am", "1/12 20:00"),
        *("2026-13-01 10:00", "2026-02-30 10:00", "in -5 min", "20:00:00", "now", "-1", "<t:1>"),
        *(
            "９" * 60,
            "0" * 60,
            "2026-12-01",
            "\u202e20:00",
            "20:00; drop table",
            "明天",
            "h",
            "min",
        ),
    ],
)
def test_what_can_not_be_read_is_refused_with_what_was_typed(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_start(typed, NOW, SHANGHAI)
    assert refused.value.reason is Reason.START_UNCLEAR
    assert refused.value.facts == {"because": typed[:60], "zone": SHANGHAI}


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("2026-11-30 19:49", Reason.START_PAST),
        ("2026-11-30 19:50", Reason.START_PAST),
        ("today 19:00", Reason.START_PAST),
        ("in 0 min", Reason.START_PAST),
        ("<t:1796000000>", Reason.START_PAST),
        ("2028-01-01 10:00", Reason.START_FAR),
        ("<t:1900000000>", Reason.START_FAR),
    ],
)
def test_the_past_and_the_far_future_are_refused(typed: str, reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        read_start(typed, NOW, SHANGHAI)
    assert refused.value.reason is reason


def test_an_hour_that_the_clocks_skip_does_not_exist() -> None:
    now = at("2027-03-27 20:00", "Europe/Berlin")
    with pytest.raises(Refused):
        read_start("2027-03-28 02:30", now, "Europe/Berlin")
    assert read_start("2027-03-28 03:30", now, "Europe/Berlin") - now == int(6.5 * 3_600_000)
