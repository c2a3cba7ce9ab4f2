"""Settlement: what a won hand moves in each room."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import Card
from bot.rules.combinations import readings
from bot.rules.rooms import Room
from bot.table.events import Ended, EndedBy
from bot.table.evolve import evolve
from bot.table.options import Mode, TableOptions
from bot.table.settlement import Settlement, applied, resigned_early, settle
from bot.table.state import Announcement, Hand, Move, Table
from tests.strategies import ONE, START, ZERO, deal_of

# The document's example: 24 cards left, greatest star 8, a room with N = 100.
EXAMPLE = Ended(START, 1, ONE, EndedBy.OUT, left=24, base=4, multiplier=6, stars=8)


def test_the_documents_example_moves_2400_coins() -> None:
    options = TableOptions(mode=Mode.COINS, room=Room.BEGINNER)
    expected = Settlement(winner=ONE, loser=ZERO, stake=24, coins=2400, points=0)
    assert settle(options, EXAMPLE) == expected


def test_a_points_room_moves_points_only() -> None:
    settlement = settle(TableOptions(), EXAMPLE)
    assert (settlement.stake, settlement.coins, settlement.points) == (24, 0, 24)


def test_a_coin_room_moves_points_too_where_the_server_says_so() -> None:
    options = TableOptions(mode=Mode.COINS, room=Room.EXPERT, points_in_coin_rooms=True)
    settlement = settle(options, EXAMPLE)
    assert (settlement.coins, settlement.points) == (96_000, 24)


def test_practice_and_matches_move_nothing() -> None:
    for mode in (Mode.PRACTICE, Mode.MATCH):
        settlement = settle(TableOptions(mode=mode), EXAMPLE)
        assert (settlement.stake, settlement.coins, settlement.points) == (24, 0, 0)


def test_a_points_total_never_falls_below_zero() -> None:
    assert applied(100, -80) == -80
    assert applied(30, -80) == -30
    assert applied(0, -80) == 0
    assert applied(0, 80) == 80


@given(st.integers(0, 10**6), st.integers(-80, 80))
def test_a_total_after_any_hand_is_at_least_zero(total: int, nominal: int) -> None:
    change = applied(total, nominal)
    assert total + change >= 0
    assert change == nominal or total + change == 0


def test_a_hand_that_is_not_counted_moves_nothing() -> None:
    options = TableOptions(mode=Mode.COINS, room=Room.BEGINNER, points_in_coin_rooms=True)
    expected = Settlement(winner=ONE, loser=ZERO, stake=24, coins=0, points=0, counted=False)
    assert settle(options, EXAMPLE, counted=False) == expected


@pytest.mark.parametrize(
    ("mode", "ended_by", "own", "early"),
    [
        (Mode.POINTS, EndedBy.RESIGN, 0, True),
        (Mode.POINTS, EndedBy.RESIGN, 1, True),
        (Mode.POINTS, EndedBy.RESIGN, 2, False),
        (Mode.POINTS, EndedBy.FORFEIT, 0, False),
        (Mode.COINS, EndedBy.RESIGN, 1, True),
        (Mode.MATCH, EndedBy.RESIGN, 0, False),
        (Mode.PRACTICE, EndedBy.RESIGN, 0, False),
    ],
)
def test_a_resignation_is_early_before_the_losers_second_own_play(
    mode: Mode, ended_by: EndedBy, own: int, early: bool
) -> None:
    options = TableOptions(mode=mode, room=Room.BEGINNER if mode is Mode.COINS else None)
    nine = readings((1, 0, 0, 0, 0, 0, 0, 0, 0))[0]
    theirs = Move(ZERO, (Card(0),), nine)
    moves = (
        *[Move(ONE, (Card(0),), nine)] * 3,
        *[theirs] * own,
        Move(ZERO, (), None),
        replace(theirs, automatic=True),
    )
    hand = replace(_running_hand(), moves=moves, ended=replace(EXAMPLE, ended_by=ended_by))
    assert resigned_early(options, hand) is early


def test_a_hand_that_runs_was_not_resigned() -> None:
    assert not resigned_early(TableOptions(), _running_hand())


def _running_hand() -> Hand:
    secret = bytes(32)
    table = Table(7, TableOptions(), START, (True, True), announced=Announcement(1, secret, secret))
    hand = evolve(table, deal_of("99", "TT")).hand
    assert hand is not None
    return hand
