"""Ends of a hand other than going out: resigning, calling off, voiding, and their prices."""

import pytest

from bot.table.commands import CallOff, Resign, Void
from bot.table.events import CallOffAsked, Ended, EndedBy, Seat, Voided, VoidReason
from bot.table.options import TableOptions
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase
from tests.strategies import ONE, START, ZERO, Game


def resign(game: Game, seat: Seat) -> Ended:
    """Resign and return the end."""
    (ended,) = game.do(Resign(game.at, seat))
    assert isinstance(ended, Ended)
    return ended


def test_either_seat_may_resign_at_any_turn() -> None:
    for seat in (ZERO, ONE):
        ended = resign(Game.dealt("9TT", "JJQ"), seat)
        assert ended == Ended(START, 1, Seat(1 - seat), EndedBy.RESIGN, 3, 1, 1, 0)


def test_resigning_costs_by_the_cards_left_now() -> None:
    assert resign(Game.dealt("9" * 8 + "T" * 3, "A"), ZERO).base == 3
    assert resign(Game.dealt("9" * 8 + "T" * 8 + "J" * 5, "A"), ZERO).base == 4


def test_resigning_pays_the_bombs_that_the_winner_has_played() -> None:
    game = Game.dealt("999999T", "AK")
    game.play(ZERO, "999999")
    ended = resign(game, ONE)
    assert (ended.multiplier, ended.stars) == (2, 6)


def test_resigning_is_not_cheaper_than_the_best_bomb_that_the_winner_still_holds() -> None:
    game = Game.dealt("9999TTTTJJJJwQQQQQQ", "AK")
    ended = resign(game, ONE)
    assert (ended.multiplier, ended.stars) == (6, 8)


def test_resigning_pays_the_larger_of_the_two_once() -> None:
    game = Game.dealt("99999999TTTTTT", "AK")
    game.play(ZERO, "99999999")
    ended = resign(game, ONE)
    assert (ended.multiplier, ended.stars) == (6, 8)


def test_a_chain_with_2_in_the_winners_hand_counts_only_where_it_may_be_played() -> None:
    hands = ("KKKKAAAA2222", "9")
    assert resign(Game.dealt(*hands), ONE).stars == 7
    strict = Game.dealt(*hands, options=TableOptions(two_in_chain_bomb=False))
    assert resign(strict, ONE).stars == 4


def test_the_losers_own_bombs_cost_nothing() -> None:
    game = Game.dealt("999999TTTTTTT", "AK")
    game.play(ZERO, "999999")
    assert resign(game, ZERO).multiplier == 1


def test_nobody_resigns_without_a_hand() -> None:
    with pytest.raises(Refused) as refused:
        Game.ready().do(Resign(START, ZERO))
    assert refused.value.reason is Reason.NO_HAND


def test_a_hand_is_called_off_when_both_ask() -> None:
    game = Game.dealt("99", "TT")
    assert game.do(CallOff(START, ONE)) == (CallOffAsked(START, ONE),)
    assert game.hand.running
    assert game.do(CallOff(START, ZERO)) == (
        CallOffAsked(START, ZERO),
        Voided(START, 1, VoidReason.CALLED_OFF),
    )
    assert game.table.phase is Phase.OVER
    assert game.hand.ended is None
    assert game.hand.ended_at == START


def test_calling_off_is_asked_once() -> None:
    game = Game.dealt("99", "TT")
    game.do(CallOff(START, ONE))
    with pytest.raises(Refused) as refused:
        game.do(CallOff(START, ONE))
    assert refused.value.reason is Reason.ALREADY_ASKED


def test_who_plays_on_no_longer_asks_to_call_it_off() -> None:
    game = Game.dealt("999", "TTT")
    game.do(CallOff(START, ZERO))
    game.play(ZERO, "9")
    assert game.hand.called_off == (False, False)


def test_the_others_move_does_not_withdraw_what_one_asked() -> None:
    game = Game.dealt("999", "TTT")
    game.do(CallOff(START, ONE))
    game.play(ZERO, "9")
    assert game.hand.called_off == (False, True)


def test_the_host_voids_a_running_hand_and_nothing_else() -> None:
    game = Game.ready()
    assert game.do(Void(START, VoidReason.HOST)) == ()
    game = Game.dealt("9", "TT")
    assert game.do(Void(START, VoidReason.HOST)) == (Voided(START, 1, VoidReason.HOST),)
    assert game.do(Void(START, VoidReason.HOST)) == ()
    with pytest.raises(Refused) as refused:
        game.play(ZERO, "9")
    assert refused.value.reason is Reason.NO_HAND
