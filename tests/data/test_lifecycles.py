"""Lifecycles: tables from opened to closed, and what each leaves in the books."""

from random import Random

import pytest

from bot.table.commands import Announce, Close, Deal, Leave, Open, Rematch, Sit, Void
from bot.table.events import CloseReason, Ended, VoidReason
from bot.table.evolve import fold
from bot.table.options import Assist, Mode, TableOptions
from bot.table.refusal import Refused
from bot.table.settlement import settle
from bot.table.state import Phase
from data import outcomes, points, results, tables
from data.coins import Balance
from data.connection import Connection
from data.outcomes import Outcome
from data.points import Progress
from data.tables import Sitter
from tests.data.evening import (
    ANN,
    BEN,
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
    person,
)
from tests.strategies import sensible


def test_a_deal_holds_the_entry_of_both_and_the_loser_pays_the_stake_out_of_it(
    conn: Connection,
) -> None:
    evening = Evening.dealt(conn, COINS)
    assert evening.balances() == (Balance(20_000, 8_000), Balance(20_000, 8_000))
    evening.resign(ZERO)
    ended = evening.events[-1]
    assert isinstance(ended, Ended)
    paid = settle(COINS, ended).coins
    assert 400 <= paid <= 8_000
    assert evening.balances() == (Balance(20_000 - paid, 0), Balance(20_000 + paid, 0))
    assert evening.progress() == (Progress(0, 0, 1, 0), Progress(0, 0, 1, 1))


def test_a_points_hand_moves_points_and_the_floor_of_zero_is_kept_beside_the_nominal(
    conn: Connection,
) -> None:
    evening = Evening.dealt(conn, POINTS)
    evening.resign(ZERO)
    (hand,) = results.settlements(conn)
    stake = hand.base * hand.multiplier
    assert [(entry.nominal, entry.applied) for entry in hand.points] == [
        (-stake, 0),
        (stake, stake),
    ]
    assert evening.progress() == (Progress(0, 0, 1, 0), Progress(stake, stake, 1, 1))
    evening.rematch()
    evening.resign(ONE)
    _, again = results.settlements(conn)
    back = again.base * again.multiplier
    assert evening.progress() == (
        Progress(back, back, 2, 1),
        Progress(max(0, stake - back), stake, 2, 1),
    )
    assert evening.balances() == (Balance(20_000, 0), Balance(20_000, 0))
    assert (hand.paid, hand.payer) == (None, None)


def test_a_coin_hand_moves_points_too_where_the_table_says_so(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    evening.resign(ONE)
    (hand,) = results.settlements(conn)
    stake = hand.base * hand.multiplier
    assert (hand.paid, hand.payer) == (stake * 100, ONE)
    assert evening.progress()[0].points == stake


@pytest.mark.parametrize("options", [PRACTICE, TableOptions(mode=Mode.MATCH)])
def test_practice_and_matches_move_nothing(conn: Connection, options: TableOptions) -> None:
    evening = Evening.dealt(conn, options)
    evening.resign(ZERO)
    hands = 0 if options.mode is Mode.PRACTICE else 1
    assert evening.progress() == (Progress(0, 0, hands, 0), Progress(0, 0, hands, hands))
    assert evening.balances() == (Balance(20_000, 0), Balance(20_000, 0))


def test_a_void_hand_gives_both_entries_back_and_the_next_one_follows(conn: Connection) -> None:
    evening = Evening.dealt(conn, COINS)
    evening.do(Void(evening.at, VoidReason.HOST))
    assert evening.balances() == (Balance(20_000, 0), Balance(20_000, 0))
    assert evening.progress() == (Progress(0, 0, 0, 0), Progress(0, 0, 0, 0))
    evening.rematch()
    assert evening.balances() == (Balance(20_000, 8_000), Balance(20_000, 8_000))
    evening.resign(ZERO)
    assert [hand.number for hand in results.settlements(conn)] == [2]


def test_the_last_to_leave_closes_the_table_and_the_announced_hand_is_void(
    conn: Connection,
) -> None:
    evening = Evening.dealt(conn, COINS)
    evening.resign(ZERO)
    evening.do(Announce(evening.at, SECRET))
    assert tables.seat_of(conn, GUILD, evening.players[0]) == (evening.id, ZERO)
    evening.do(Leave(evening.at, ZERO))
    assert tables.seat_of(conn, GUILD, evening.players[0]) is None
    assert tables.live(conn) == (evening.id,)
    evening.do(Leave(evening.at, ONE))
    assert tables.live(conn) == ()
    row = tables.row(conn, evening.id)
    assert row is not None
    assert (row.status, row.sitters) == ("closed", (None, None))
    states = conn.execute("SELECT state FROM hand ORDER BY no").fetchall()
    assert states == [("settled",), ("voided",)]


def test_a_lobby_that_nobody_came_to_closes(conn: Connection) -> None:
    evening = Evening.announced(conn, COINS)
    evening.do(Close(evening.at, CloseReason.EXPIRED))
    assert tables.live(conn) == ()
    assert evening.balances() == (Balance(20_000, 0), Balance(20_000, 0))


def test_a_seat_that_was_left_is_taken_by_another_who_plays_the_next_hand(
    conn: Connection,
) -> None:
    evening = Evening.dealt(conn, POINTS)
    evening.resign(ZERO)
    evening.do(Leave(evening.at, ONE))
    cam = person(conn, CAM)
    evening.players[1] = cam
    evening.do(Announce(evening.at, SECRET))
    evening.do(Sit(evening.at, ONE, 300))
    evening.do(Rematch(evening.at, ZERO, 301))
    evening.do(Deal(evening.at))
    evening.resign(ZERO)
    first, second = results.settlements(conn)
    assert first.points[1].player != second.points[1].player == cam
    assert points.progress(conn, GUILD, cam).wins == 1


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [POINTS, BOTH, PRACTICE])
def test_a_random_evening_loads_as_it_was_played_after_every_commit(
    conn: Connection, seed: int, options: TableOptions
) -> None:
    chance = Random(seed)
    evening = Evening(conn, options)
    evening.do(Open(evening.at, evening.id, options, 1))
    for _ in range(60):
        assert evening.table is not None
        if evening.table.phase is Phase.CLOSED:
            break
        command = sensible(evening.table, chance, evening.at)
        evening.at = max(evening.at, command.at) + 1
        try:
            evening.do(command)
        except Refused:
            continue
        assert fold(tables.events(conn, evening.id)) == evening.table
    assert results.check(conn) == []
    assert sum(balance.balance for balance in evening.balances()) == 40_000


def test_a_row_tells_where_everything_of_a_table_is(conn: Connection) -> None:
    evening = Evening.announced(conn, POINTS)
    tables.set_message(conn, evening.id, 42, START + 1)
    first = tables.known_row(conn, evening.id).sitters[ZERO]
    assert first is not None
    tables.set_hand_message(conn, evening.id, first.player, 43, 44)
    row = tables.row(conn, evening.id)
    assert row is not None
    assert (row.guild_id, row.channel_id, row.message_id, row.posted_at) == (
        GUILD,
        9,
        42,
        START + 1,
    )
    assert row.sitters == (Sitter(evening.players[0], ANN, ZERO, 43, 44), None)
    assert tables.open_tables(conn, GUILD) == [row]
    assert tables.open_tables(conn, GUILD + 1) == []
    evening.do(Sit(evening.at, ONE, 1))
    assert tables.open_tables(conn, GUILD) == []
    assert tables.row(conn, 99) is None


def test_finished_hands_count_wins_and_losses_but_no_void_ones(conn: Connection) -> None:
    evening = Evening.dealt(conn, TableOptions(assist=Assist.LEGAL_ONLY))
    evening.do(Void(evening.at, VoidReason.HOST))
    evening.rematch()
    assert [tables.finished_hands(conn, player) for player in evening.players] == [0, 0]
    evening.resign(ONE)
    assert [tables.finished_hands(conn, player) for player in evening.players] == [1, 1]


def test_a_settled_hand_comes_with_all_that_is_needed_to_check_it(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    evening.resign(ZERO)
    first_events = tuple(evening.events)
    evening.rematch()
    evening.resign(ONE)
    first, second = results.settlements(conn)
    assert (first.events, second.events) == (first_events, tuple(evening.events))
    assert (second.options, second.secret, second.winner) == (BOTH, SECRET, ZERO)
    for hand in (first, second):
        ended = hand.events[-1]
        assert isinstance(ended, Ended)
        settlement = settle(hand.options, ended)
        assert (hand.paid, hand.payer) == (settlement.coins, settlement.loser)
        assert [entry.nominal for entry in hand.points if entry.won] == [settlement.points]
        assert hand.dealt.number == hand.number
    assert results.settlement(conn, second.hand_id) == second


def test_the_outcome_tells_each_seat_s_change_and_what_it_came_to(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    assert outcomes.of_hand(conn, evening.id, 2) is None
    evening.resign(ZERO)
    (hand,) = results.settlements(conn)
    stake = hand.base * hand.multiplier
    coins = stake * 100
    assert outcomes.of_hand(conn, evening.id, 1) == (
        Outcome(ZERO, ANN, 0, 0, -coins, 20_000 - coins),
        Outcome(ONE, BEN, stake, stake, coins, 20_000 + coins),
    )
    evening.rematch()
    evening.resign(ZERO)
    assert outcomes.of_hand(conn, evening.id, 1) == (
        Outcome(ZERO, ANN, 0, 0, -coins, 20_000 - coins),
        Outcome(ONE, BEN, stake, stake, coins, 20_000 + coins),
    )


def test_the_outcome_of_a_hand_without_coins_knows_no_balance(conn: Connection) -> None:
    evening = Evening.dealt(conn, PRACTICE)
    evening.resign(ONE)
    assert outcomes.of_hand(conn, evening.id, 1) == (
        Outcome(ZERO, ANN, 0, 0, 0, None),
        Outcome(ONE, BEN, 0, 0, 0, None),
    )
