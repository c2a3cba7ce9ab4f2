"""Pairs: what two players may lose to each other in a day."""

import pytest

from bot.table import commands
from bot.table.commands import Announce, Deal, Leave, Play, Rematch
from bot.table.events import SEATS, Seat, other
from bot.table.options import TableOptions
from bot.table.refusal import Reason, Refused
from bot.table.views import plays, seat_view
from data import days, pairs, results
from data.coins import Balance
from data.connection import Connection
from data.days import Day
from data.gifts import grant
from data.outcomes import of_hand
from data.pairs import PairDay
from tests.data.evening import (
    BOTH,
    CAM,
    COINS,
    GUILD,
    ONE,
    POINTS,
    PRACTICE,
    SECRET,
    START,
    ZERO,
    Evening,
    write,
)

DAY_MS = 86_400_000


def today(conn: Connection, evening: Evening) -> Day:
    return days.today(conn, GUILD, evening.at)


def pair(conn: Connection, evening: Evening) -> PairDay:
    first, second = evening.players
    return pairs.day_of(conn, GUILD, first, second, today(conn, evening))


def play_twice(evening: Evening, loser: Seat) -> None:
    """Play until a seat has played twice itself; the other passes whenever it may."""
    played = 0
    while played < 2:
        assert evening.table is not None
        hand = evening.table.hand
        assert hand is not None
        mover = hand.to_move
        if mover == loser or hand.to_beat is None:
            options = plays(seat_view(evening.table, mover))
            small = min(options, key=lambda reading: (reading.stars, reading.size))
            evening.do(Play(evening.at, mover, small.cards))
            played += mover == loser
        else:
            evening.do(commands.Pass(evening.at, mover))


def rich(conn: Connection, evening: Evening) -> None:
    for once, player in enumerate(evening.players):
        write(
            conn,
            lambda conn, player=player, once=once: grant(  # type: ignore[misc]
                conn, GUILD, player, 900_000, actor=player, once=once, at=START
            ),
        )


@pytest.mark.parametrize("options", [POINTS, COINS, BOTH])
def test_the_fourth_early_resignation_of_a_pair_in_a_day_moves_nothing(
    conn: Connection, options: TableOptions
) -> None:
    evening = Evening.dealt(conn, options)
    for loser in (ZERO, ONE, ZERO):
        evening.resign(loser)
        evening.rematch()
    before = evening.balances(), evening.progress()
    evening.resign(ONE)
    after = tuple(Balance(has.balance, 0) for has in before[0])
    assert (evening.balances(), evening.progress()) == (after, before[1])
    assert [hand.counted for hand in results.settlements(conn)] == [True, True, True, False]
    outcome = of_hand(conn, evening.id, 4)
    assert outcome is not None
    assert [(seat.points, seat.coins, seat.counted) for seat in outcome] == [(0, 0, False)] * 2
    assert (pair(conn, evening).early, pair(conn, evening).uncounted) == (4, 1)
    evening.at += DAY_MS
    evening.rematch()
    evening.resign(ONE)
    assert results.settlements(conn)[-1].counted


def test_a_hand_given_up_after_two_own_plays_always_counts(conn: Connection) -> None:
    evening = Evening.dealt(conn, POINTS)
    for _ in range(3):
        evening.resign(ZERO)
        evening.rematch()
    play_twice(evening, ONE)
    evening.resign(ONE)
    assert results.settlements(conn)[-1].counted
    assert pair(conn, evening).early == 3


def test_practice_knows_no_early_resignation(conn: Connection) -> None:
    evening = Evening.dealt(conn, PRACTICE)
    evening.resign(ZERO)
    assert pair(conn, evening).early == 0


def test_another_pair_has_its_own_count(conn: Connection) -> None:
    evening = Evening.dealt(conn, POINTS)
    for _ in range(3):
        evening.resign(ZERO)
        evening.rematch()
    evening.resign(ONE)
    for seat in SEATS:
        evening.do(Leave(evening.at, seat))
    others = Evening.dealt(conn, POINTS, CAM, CAM + 1)
    others.resign(ZERO)
    assert results.settlements(conn)[-1].counted


def test_a_pair_that_lost_more_than_three_entries_one_way_is_dealt_no_coin_hand_that_day(
    conn: Connection,
) -> None:
    evening = Evening.dealt(conn, COINS)
    rich(conn, evening)
    while pair(conn, evening).lost <= 24_000:
        play_twice(evening, ZERO)
        evening.resign(ZERO)
        evening.do(Announce(evening.at, SECRET))
        for seat in SEATS:
            evening.do(Rematch(evening.at, seat, 200 + seat))
        if pair(conn, evening).lost <= 24_000:
            evening.do(Deal(evening.at))
    lost = pair(conn, evening).lost
    before = evening.balances(), len(evening.events)
    with pytest.raises(Refused) as refused:
        evening.do(Deal(evening.at))
    assert refused.value.reason is Reason.PAIR_LIMIT
    end = today(conn, evening).end // 1000
    assert refused.value.facts == {"lost": lost, "limit": 24_000, "when": str(end)}
    assert (evening.balances(), len(evening.events)) == before
    assert pairs.striking(conn, GUILD, today(conn, evening)) == (pair(conn, evening),)
    evening.at += DAY_MS
    evening.do(Deal(evening.at))
    assert pairs.striking(conn, GUILD, today(conn, evening)) == ()


def test_what_was_won_back_counts_against_what_was_lost(conn: Connection) -> None:
    evening = Evening.dealt(conn, COINS)
    evening.resign(ZERO)
    first = pair(conn, evening).lost
    assert first == evening.balances()[1].balance - 20_000 > 0
    evening.rematch()
    evening.resign(ONE)
    back = 20_000 + first - evening.balances()[1].balance
    assert pair(conn, evening).lost == first - back
    mirrored = pairs.net_loss(
        conn, GUILD, evening.players[other(ZERO)], evening.players[ZERO], today(conn, evening)
    )
    assert mirrored == back - first
