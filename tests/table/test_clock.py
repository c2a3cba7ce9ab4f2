"""The turn clock: deadlines, banks, automatic turns, coming back, and claiming the win."""

import pytest

from bot.table.commands import ClaimWin, Deal, Pass, RestartClock, Return, TimeOut
from bot.table.events import (
    ClockRestarted,
    Ended,
    EndedBy,
    Passed,
    Played,
    Returned,
    TimedOut,
)
from bot.table.options import Pace, TableOptions
from bot.table.refusal import Reason, Refused
from bot.table.turn_clock import claimant, deadline
from bot.table.views import public_view
from tests.strategies import ONE, START, ZERO, Game

SECOND = 1000


def away_twice() -> Game:
    """Return a game whose seat 1 has been away for two turns and is to move."""
    game = Game.dealt("999TTTA", "JJJJJJQ")
    for _ in range(2):
        game.play(ZERO, "9")
        game.time_out()
    game.play(ZERO, "9")
    return game


def test_a_turn_lasts_its_own_time_and_the_bank() -> None:
    game = Game.dealt("99", "TT")
    assert deadline(game.table) == START + 120 * SECOND


def test_the_clock_stands_when_nobody_is_to_move() -> None:
    game = Game.ready()
    assert deadline(game.table) is None
    game.do(Deal(game.at))
    assert deadline(game.table) is not None
    game = Game.dealt("9", "T")
    game.play(ZERO, "9")
    assert deadline(game.table) is None


def test_a_quick_move_leaves_the_bank_alone_and_a_slow_one_takes_only_the_excess() -> None:
    game = Game.dealt("9999", "TTTTT")
    game.at += 60 * SECOND
    game.play(ZERO, "9")
    assert game.hand.bank_ms == (60 * SECOND, 60 * SECOND)
    game.at += 75 * SECOND
    game.pass_turn(ONE)
    assert game.hand.bank_ms == (60 * SECOND, 45 * SECOND)
    game.play(ZERO, "9")
    assert deadline(game.table) == game.at + (60 + 45) * SECOND


def test_a_late_move_that_comes_before_its_time_out_empties_the_bank_and_no_more() -> None:
    game = Game.dealt("99", "TT")
    game.at += 1000 * SECOND
    game.play(ZERO, "9")
    assert game.hand.bank_ms == (0, 60 * SECOND)


def test_a_time_out_that_is_too_early_does_nothing() -> None:
    game = Game.dealt("99", "TT")
    assert game.do(TimeOut(START + 120 * SECOND - 1, game.table.turn)) == ()


def test_a_time_out_of_a_turn_that_moved_on_does_nothing() -> None:
    game = Game.dealt("999", "TT")
    turn = game.table.turn
    game.play(ZERO, "9")
    game.at += 1000 * SECOND
    assert game.do(TimeOut(game.at, turn)) == ()


def test_a_time_out_without_a_hand_does_nothing() -> None:
    game = Game()
    assert game.do(TimeOut(game.at, game.table.turn)) == ()
    game = Game.dealt("9", "T")
    game.play(ZERO, "9")
    assert game.do(TimeOut(game.at + 1000 * SECOND, game.table.turn)) == ()


def test_following_the_clock_passes() -> None:
    game = Game.dealt("99", "TT")
    game.play(ZERO, "9")
    at = START + 120 * SECOND
    assert game.time_out() == (TimedOut(at, ONE), Passed(at, ONE, automatic=True))
    assert game.hand.bank_ms == (60 * SECOND, 0)
    assert game.hand.automatic_turns == (0, 1)
    assert game.hand.moves[-1].automatic


@pytest.mark.parametrize(
    ("hand", "single"), [("KAT2", "T"), ("2A", "A"), ("2wW", "2"), ("WWw", "w"), ("WW", "W")]
)
def test_leading_the_clock_plays_the_lowest_single_and_jokers_last(hand: str, single: str) -> None:
    game = Game.dealt(hand, "999999999"[:8])
    timed_out, played = game.time_out()
    assert timed_out == TimedOut(game.at, ZERO)
    assert isinstance(played, Played)
    assert played.automatic
    assert game.cards(ZERO) == "".join(sorted(hand, key="9TJQKA2wW".index))[1:]
    assert played.reading.top is not None
    assert played.reading.top.char == single


def test_the_clock_can_play_a_hand_out() -> None:
    game = Game.dealt("9", "TT")
    *_, ended = game.time_out()
    assert ended == Ended(game.at, 1, ZERO, EndedBy.OUT, left=2, base=1, multiplier=1, stars=0)


def test_on_auto_play_the_next_turns_wait_ten_seconds() -> None:
    game = Game.dealt("9999", "TTTT")
    game.play(ZERO, "9")
    game.time_out()
    game.play(ZERO, "9")
    assert deadline(game.table) == game.at + 10 * SECOND
    game.pass_turn(ONE)
    game.play(ZERO, "9")
    assert deadline(game.table) == game.at + 60 * SECOND


def test_a_move_of_ones_own_ends_auto_play() -> None:
    game = Game.dealt("9999", "TTTT")
    game.play(ZERO, "9")
    game.time_out()
    game.play(ZERO, "9")
    game.play(ONE, "T")
    assert game.hand.automatic_turns == (0, 0)


def test_auto_play_does_not_use_the_bank() -> None:
    game = Game.dealt("9999", "TTTT", options=TableOptions(pace=Pace.FAST))
    game.play(ZERO, "9")
    game.time_out()
    game.play(ZERO, "9")
    game.at += 9 * SECOND
    game.play(ONE, "T")
    assert game.hand.bank_ms == (60 * SECOND, 0)


def test_the_others_moves_do_not_end_auto_play() -> None:
    game = Game.dealt("9999", "TTTT")
    game.play(ZERO, "9")
    game.time_out()
    game.play(ZERO, "9")
    assert game.hand.automatic_turns == (0, 1)


def test_coming_back_ends_auto_play_and_gives_ones_own_turn_again_in_full() -> None:
    game = Game.dealt("9999", "TTTT")
    game.play(ZERO, "9")
    game.time_out()
    game.play(ZERO, "9")
    game.at += 5 * SECOND
    assert game.do(Return(game.at, ONE)) == (Returned(game.at, ONE),)
    assert game.hand.automatic_turns == (0, 0)
    assert deadline(game.table) == game.at + 60 * SECOND


def test_coming_back_at_the_others_turn_leaves_the_others_clock_alone() -> None:
    game = Game.dealt("9999", "TTTT")
    game.play(ZERO, "9")
    game.time_out()
    due = deadline(game.table)
    game.at += 5 * SECOND
    game.do(Return(game.at, ONE))
    assert deadline(game.table) == due


def test_who_was_never_away_does_not_come_back() -> None:
    game = Game.dealt("9999", "TTTT")
    game.at += 5 * SECOND
    assert game.do(Return(game.at, ZERO)) == ()


def test_the_third_automatic_turn_in_a_row_forfeits() -> None:
    game = away_twice()
    assert game.hand.automatic_turns == (0, 2)
    timed_out, ended = game.time_out()
    assert timed_out == TimedOut(game.at, ONE)
    assert ended == Ended(game.at, 1, ZERO, EndedBy.FORFEIT, left=7, base=2, multiplier=1, stars=0)


def test_a_move_between_automatic_turns_starts_their_count_again() -> None:
    game = away_twice()
    game.do(Pass(game.at, ONE))
    game.play(ZERO, "T")
    game.time_out()
    assert game.hand.running
    assert game.hand.automatic_turns == (0, 1)


def test_a_win_is_claimed_over_a_seat_away_for_two_turns() -> None:
    game = away_twice()
    assert claimant(game.hand) == ZERO
    (ended,) = game.do(ClaimWin(game.at, ZERO))
    assert ended == Ended(game.at, 1, ZERO, EndedBy.FORFEIT, left=7, base=2, multiplier=1, stars=0)
    assert claimant(game.hand) is None


def test_a_win_is_claimed_at_the_absent_seats_turn_only_and_only_by_the_other() -> None:
    game = Game.dealt("9999", "TTTT")
    game.play(ZERO, "9")
    game.time_out()
    game.play(ZERO, "9")
    for seat in (ZERO, ONE):
        with pytest.raises(Refused) as once:
            game.do(ClaimWin(game.at, seat))
        assert once.value.reason is Reason.NOT_AWAY
    game.time_out()
    with pytest.raises(Refused) as not_its_turn:
        game.do(ClaimWin(game.at, ZERO))
    assert not_its_turn.value.reason is Reason.NOT_AWAY
    game.play(ZERO, "9")
    with pytest.raises(Refused) as over_oneself:
        game.do(ClaimWin(game.at, ONE))
    assert over_oneself.value.reason is Reason.NOT_AWAY


def test_after_the_host_was_away_the_turn_starts_again_in_full() -> None:
    game = Game.dealt("9999", "TTTT")
    game.at += 119 * SECOND
    assert game.do(RestartClock(game.at)) == (ClockRestarted(game.at),)
    assert deadline(game.table) == game.at + 120 * SECOND
    assert game.do(TimeOut(game.at + 1 * SECOND, game.table.turn)) == ()
    game.at += 60 * SECOND
    game.play(ZERO, "9")
    assert game.hand.bank_ms == (60 * SECOND, 60 * SECOND)


def test_no_clock_restarts_between_hands() -> None:
    game = Game.ready()
    assert game.do(RestartClock(game.at)) == ()


def test_the_table_says_that_its_clock_was_restarted_until_somebody_moves() -> None:
    game = Game.dealt("99J", "TTTT")
    assert not public_view(game.table).restarted
    game.do(RestartClock(game.at))
    assert public_view(game.table).restarted
    game.play(ZERO, "9")
    assert not public_view(game.table).restarted
