"""Faucets: daily coins and relief, by the calendar of the server."""

from contextlib import suppress
from datetime import UTC, datetime

import pytest

from bot.table.commands import Void
from bot.table.events import VoidReason
from bot.table.refusal import Reason, Refused
from data import coins, days, faucets, players
from data.coins import Balance
from data.connection import Connection
from data.faucets import Daily, Relief
from data.gifts import grant
from data.players import PlayerId
from tests.data.evening import ANN, GUILD, POINTS, Evening, person, write

HOUR = 3_600_000


def at(text: str) -> int:
    """Return a moment given in UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()) * 1000


def move_zone(conn: Connection, zone: str) -> None:
    players.change_guild_settings(conn, GUILD, timezone=zone)


def claim(conn: Connection, player: PlayerId, moment: int) -> Daily:
    return write(
        conn,
        lambda conn: faucets.daily(conn, GUILD, player, days.today(conn, GUILD, moment), moment),
    )


def relieve(conn: Connection, player: PlayerId, moment: int) -> Relief:
    return write(
        conn,
        lambda conn: faucets.relief(conn, GUILD, player, days.today(conn, GUILD, moment), moment),
    )


def leave(conn: Connection, player: PlayerId, left: int, once: int) -> None:
    """Take coins from a player until so many are left."""
    has = coins.balance(conn, GUILD, player).balance
    write(conn, lambda conn: grant(conn, GUILD, player, left - has, actor=player, once=once, at=1))


@pytest.fixture
def ann(conn: Connection) -> PlayerId:
    return person(conn, ANN)


def test_daily_coins_rise_by_five_hundred_a_day_to_four_thousand(
    conn: Connection, ann: PlayerId
) -> None:
    paid = [claim(conn, ann, at(f"2026-11-{day:02} 04:00")).amount for day in range(1, 10)]
    assert paid == [1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 4_000, 4_000]
    assert coins.balance(conn, GUILD, ann) == Balance(20_000 + sum(paid), 0)


@pytest.mark.parametrize(
    ("then", "amount"),
    [("2026-11-10", 4_000), ("2026-11-11", 3_500), ("2026-11-12", 3_000), ("2026-12-24", 1_000)],
)
def test_each_missed_day_lowers_the_step_by_one(
    conn: Connection, ann: PlayerId, then: str, amount: int
) -> None:
    for day in range(1, 10):
        claim(conn, ann, at(f"2026-11-{day:02} 04:00"))
    assert claim(conn, ann, at(f"{then} 04:00")).amount == amount


def test_the_day_begins_at_midnight_in_shanghai(conn: Connection, ann: PlayerId) -> None:
    first = claim(conn, ann, at("2026-11-01 06:00"))
    assert first.next_at == at("2026-11-02 02:00")  # 20 hours are later than midnight
    late = claim(conn, ann, at("2026-11-02 15:59"))
    assert late.next_at == at("2026-11-03 11:59")
    with pytest.raises(Refused) as refused:
        claim(conn, ann, at("2026-11-02 16:01"))
    assert refused.value.reason is Reason.DAILY_TAKEN
    assert refused.value.facts == {
        "amount": 2_000,
        "when": str(at("2026-11-03 11:59") // 1000),
    }


def test_a_day_pays_once_however_often_it_is_claimed(conn: Connection, ann: PlayerId) -> None:
    claim(conn, ann, at("2026-11-01 00:00"))
    with pytest.raises(Refused) as refused:
        claim(conn, ann, at("2026-11-01 00:01"))
    assert refused.value.facts["when"] == str(at("2026-11-01 20:00") // 1000)
    assert coins.balance(conn, GUILD, ann).balance == 21_000


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Etc/GMT+12", "Europe/Berlin"])
def test_changing_the_time_zone_never_pays_twice(
    conn: Connection, ann: PlayerId, zone: str
) -> None:
    start = at("2026-11-01 04:00")
    claims = 0
    for hour in range(24 * 10):
        move_zone(conn, zone if hour % 2 else "Asia/Shanghai")
        with suppress(Refused):
            claim(conn, ann, start + hour * HOUR)
            claims += 1
    assert claims <= 11


def test_a_zone_that_nobody_knows_counts_as_shanghai(conn: Connection, ann: PlayerId) -> None:
    move_zone(conn, "Nowhere/At_All")
    day = days.today(conn, GUILD, at("2026-11-01 15:59"))
    assert (str(day.date), day.end) == ("2026-11-01", at("2026-11-01 16:00"))
    for name in ("", "../etc/passwd", "Europe"):
        with pytest.raises(LookupError):
            days.day_at(0, name)


def test_a_day_with_a_lost_hour_is_shorter() -> None:
    spring = days.day_at(at("2026-03-29 12:00"), "Europe/Berlin")
    assert spring.end - spring.start == 23 * HOUR


def test_relief_fills_up_to_twelve_thousand_and_three_times_a_day(
    conn: Connection, ann: PlayerId
) -> None:
    for times in range(3):
        leave(conn, ann, 7_999 - times, once=times)
        relief = relieve(conn, ann, at("2026-11-01 04:00") + times)
        assert relief == Relief(4_001 + times, 2 - times, Balance(12_000, 0))
    leave(conn, ann, 0, once=9)
    with pytest.raises(Refused) as refused:
        relieve(conn, ann, at("2026-11-01 15:00"))
    assert refused.value.reason is Reason.RELIEF_SPENT
    assert refused.value.facts["when"] == str(at("2026-11-01 16:00") // 1000)
    assert relieve(conn, ann, at("2026-11-01 16:00")).left_today == 2


def test_relief_is_for_those_below_eight_thousand(conn: Connection, ann: PlayerId) -> None:
    leave(conn, ann, 8_000, once=1)
    with pytest.raises(Refused) as refused:
        relieve(conn, ann, at("2026-11-01 04:00"))
    assert refused.value.reason is Reason.RELIEF_NOT_NEEDED
    assert refused.value.facts == {"below": 8_000, "balance": 8_000}


def test_nobody_is_relieved_in_the_middle_of_a_hand(conn: Connection) -> None:
    evening = Evening.dealt(conn, POINTS)
    ann = evening.players[0]
    leave(conn, ann, 100, once=1)
    with pytest.raises(Refused) as refused:
        relieve(conn, ann, evening.at)
    assert refused.value.reason is Reason.HAND_RUNNING
    evening.do(Void(evening.at, VoidReason.HOST))
    assert relieve(conn, ann, evening.at).balance == Balance(12_000, 0)


def test_the_first_claim_of_somebody_new_comes_on_top_of_the_starting_grant(
    conn: Connection,
) -> None:
    def arrive(conn: Connection) -> PlayerId:
        players.ensure_guild(conn, GUILD, 1)
        return players.ensure_person(conn, 99, 1)

    new = write(conn, arrive)
    assert claim(conn, new, at("2026-11-01 04:00")).balance == Balance(21_000, 0)
