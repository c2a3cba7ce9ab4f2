"""Gifts: only what was won can be given; and what moderators give and take."""

import pytest

from bot.table.refusal import Reason, Refused
from data import coins, days, gifts
from data.coins import Balance
from data.connection import Connection
from data.gifts import Gift
from data.players import PlayerId
from tests.data.evening import ANN, CAM, COINS, GUILD, START, ZERO, Evening, person, write

DAY = days.day_at(START, days.DEFAULT_ZONE)


def give(
    conn: Connection,
    giver: PlayerId,
    receiver: PlayerId,
    amount: int,
    *,
    once: int = 1,
    cap: int = 10_000,
) -> Gift:
    return write(
        conn,
        lambda conn: gifts.give(
            conn, GUILD, giver, receiver, amount, day=DAY, daily_cap=cap, once=once, at=START
        ),
    )


def grant(conn: Connection, player: PlayerId, amount: int, once: int = 1) -> Balance:
    return write(
        conn,
        lambda conn: gifts.grant(conn, GUILD, player, amount, actor=player, once=once, at=START),
    )


def winner_of_a_hand(conn: Connection) -> tuple[PlayerId, PlayerId, int]:
    """Return who won, who lost, and what."""
    evening = Evening.dealt(conn, COINS)
    evening.resign(ZERO)
    loser, winner = evening.players
    return winner, loser, coins.balance(conn, GUILD, winner).balance - 20_000


def test_what_hands_have_won_can_be_given_and_no_more(conn: Connection) -> None:
    winner, loser, won = winner_of_a_hand(conn)
    cam = person(conn, CAM)
    with pytest.raises(Refused) as refused:
        give(conn, winner, cam, won + 1)
    assert refused.value.reason is Reason.GIFT_NOT_WON
    assert refused.value.facts == {"givable": won}
    given = give(conn, winner, cam, won - 100)
    assert given.receiver == Balance(20_000 + won - 100, 0)
    assert gifts.givable(conn, GUILD, winner) == 100
    for nothing_won in (loser, cam):  # what was given to Cam can't be passed on
        with pytest.raises(Refused):
            give(conn, nothing_won, winner, 1, once=2)


def test_a_gift_delivered_twice_is_made_once(conn: Connection) -> None:
    winner, loser, won = winner_of_a_hand(conn)
    first = give(conn, winner, loser, won, once=7)
    assert give(conn, winner, loser, won, once=7) == first
    assert gifts.givable(conn, GUILD, winner) == 0


def test_a_day_has_a_cap_of_gifts(conn: Connection) -> None:
    winner, loser, won = winner_of_a_hand(conn)
    cap = won - 1
    assert give(conn, winner, loser, 100, cap=cap).left_today == cap - 100
    with pytest.raises(Refused) as refused:
        give(conn, winner, loser, won - 100, once=2, cap=cap)
    assert refused.value.reason is Reason.GIFT_CAP
    assert refused.value.facts == {"cap": cap, "left": cap - 100}


def test_nobody_gives_to_themselves(conn: Connection) -> None:
    ann = person(conn, ANN)
    with pytest.raises(Refused) as refused:
        give(conn, ann, ann, 1)
    assert refused.value.reason is Reason.GIFT_TO_SELF


def test_what_a_running_hand_holds_is_neither_given_nor_taken(conn: Connection) -> None:
    evening = Evening.dealt(conn, COINS)
    evening.resign(ZERO)
    evening.rematch()
    loser, winner = evening.players
    assert grant(conn, winner, 8_000 - evening.balances()[1].balance) == Balance(8_000, 8_000)
    for attempt in (
        lambda: give(conn, winner, loser, 1),
        lambda: grant(conn, winner, -1, once=2),
    ):
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.reason is Reason.TOO_FEW_COINS
        assert refused.value.facts == {"needed": 1, "balance": 0}


def test_a_moderator_grants_and_takes_by_name_and_once(conn: Connection) -> None:
    ann, moderator = person(conn, ANN), person(conn, CAM)
    for _ in range(2):
        has = write(
            conn,
            lambda conn: gifts.grant(conn, GUILD, ann, 500, actor=moderator, once=7, at=START),
        )
        assert has == Balance(20_500, 0)
    assert grant(conn, ann, -20_500, once=8) == Balance(0, 0)
    assert grant(conn, ann, -20_500, once=8) == Balance(0, 0)
    actors = conn.execute("SELECT actor_id FROM transfer WHERE kind = 'admin' ORDER BY id")
    assert [actor for (actor,) in actors] == [moderator, ann]
