"""Records: made of hands that are over only, and gone through step by step."""

import pytest

from bot.rules.cards import count
from bot.table.commands import CallOff, Resign
from bot.table.events import Dealt, Ended, Voided
from bot.table.record import HandId, parse_hand_id, record_of
from bot.table.record_steps import last_step, step_of
from bot.table.refusal import Reason, Refused
from tests.strategies import ONE, ZERO, Game, random_game
from tests.table.finished import records, won


def test_a_record_holds_what_was_dealt_and_every_move() -> None:
    game = Game.dealt("99TT", "JJQQK")
    game.play(ZERO, "99")
    game.play(ONE, "JJ")
    game.pass_turn(ZERO)
    game.play(ONE, "QQ")
    game.pass_turn(ZERO)
    game.play(ONE, "K")
    record = record_of(game.events, 1)
    assert record.id == HandId(7, 1)
    assert [move.seat for move in record.moves] == [0, 1, 0, 1, 0, 1]
    assert (record.hands, record.leader) == (game.hand.dealt, ZERO)
    assert record.end == game.hand.ended
    assert record.stake == 1
    victory = step_of(record, last_step(record)).victory
    assert victory is not None
    assert victory.value == "小杀"
    assert step_of(record, 0).victory is None


def test_a_running_hand_has_no_record() -> None:
    game = Game.dealt("99TT", "JJQQK")
    with pytest.raises(Refused) as refused:
        record_of(game.events, 1)
    assert refused.value.reason is Reason.HAND_NOT_OVER


def test_a_hand_that_was_never_dealt_has_no_record() -> None:
    game = Game.ready()
    with pytest.raises(Refused) as refused:
        record_of(game.events, 1)
    assert refused.value.reason is Reason.HAND_UNKNOWN


def test_a_void_hand_has_a_record_without_winner() -> None:
    game = Game.dealt("99TT", "JJQQK")
    game.do(CallOff(game.at, ZERO))
    game.do(CallOff(game.at, ONE))
    record = record_of(game.events, 1)
    assert isinstance(record.end, Voided)
    last = step_of(record, 1)
    assert (record.stake, last.victory, last.winner) == (0, None, None)


@pytest.mark.parametrize("typed", ["12-3", " 12 - 3 ", "#12-3", "12–3"])
def test_a_hand_is_named_by_table_and_number(typed: str) -> None:
    assert parse_hand_id(typed) == HandId(12, 3)
    assert str(HandId(12, 3)) == "12-3"


@pytest.mark.parametrize("typed", ["", "12", "12-", "-3", "a-b", "1-2-3", "٣-٣", "9" * 19 + "-1"])
def test_anything_else_names_no_hand(typed: str) -> None:
    assert parse_hand_id(typed) is None


def test_steps_go_from_the_deal_to_the_end() -> None:
    record = won()
    steps = [step_of(record, number) for number in range(last_step(record) + 1)]
    assert len(steps) == len(record.moves) + 1
    assert steps[0].cards == record.hands
    assert (steps[0].move, steps[0].to_move, steps[0].end) == (None, record.leader, None)
    assert isinstance(record.end, Ended)
    winner = record.end.winner
    assert (steps[-1].winner, steps[-1].to_move) == (winner, None)
    assert steps[-1].cards[winner] == ()
    assert len(steps[-1].cards[1 - winner]) == record.end.left
    for before, after, move in zip(steps, steps[1:], record.moves, strict=False):
        assert after.move == move
        assert before.to_move == move.seat
        assert {*before.cards[move.seat]} - {*after.cards[move.seat]} == {*move.cards}


def test_a_step_knows_what_lay_there_before_it() -> None:
    game = Game.dealt("99TTQ", "JJQQK")
    game.play(ZERO, "99")
    game.play(ONE, "JJ")
    game.pass_turn(ZERO)
    game.play(ONE, "K")
    game.do(Resign(game.at, ZERO))
    record = record_of(game.events, 1)
    beaten = [step_of(record, number).to_beat for number in range(6)]
    assert beaten == [None, None, record.moves[0], record.moves[1], None, None]


def test_a_hand_that_was_given_up_has_a_step_more() -> None:
    game = Game.dealt("99999TT", "JJQQK")
    game.play(ZERO, "99999")
    game.do(Resign(game.at, ONE))
    record = record_of(game.events, 1)
    assert last_step(record) == 2
    assert (step_of(record, 1).end, step_of(record, 1).to_move) == (None, ONE)
    assert (step_of(record, 2).move, step_of(record, 2).winner) == (None, ZERO)
    assert step_of(record, 99) == step_of(record, 2)
    assert step_of(record, -1) == step_of(record, 0)


def test_multipliers_of_a_step_are_of_the_plays_until_then() -> None:
    game = Game.dealt("999999TT", "JJJJJJJK")
    game.play(ZERO, "999999")
    game.play(ONE, "JJJJJJJ")
    game.do(Resign(game.at, ZERO))
    record = record_of(game.events, 1)
    assert [step_of(record, n).multipliers for n in range(3)] == [(1, 1), (2, 1), (2, 4)]


def test_a_record_is_of_its_own_hand_among_several() -> None:
    game = random_game(3, steps=300)
    found = records(game)
    assert len(found) > 1
    dealt = [event for event in game.events if isinstance(event, Dealt)]
    for record, deal in zip(found, dealt, strict=False):
        assert (record.id.number, record.hands) == (deal.number, deal.hands)
        left = count(record.hands[0])
        assert sum(left) == 25
