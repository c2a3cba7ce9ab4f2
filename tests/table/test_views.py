"""Views: what each may know, and what is offered to play."""

import pytest

from bot.rules.cards import Rank
from bot.rules.combinations import Kind
from bot.rules.notation import format_cards, parse_canonical
from bot.rules.rooms import Room
from bot.rules.scoring import Victory
from bot.rules.shuffle import commitment
from bot.table.commands import Announce, CallOff, Close, Deal, Rematch, Void
from bot.table.events import CloseReason, EndedBy, VoidReason
from bot.table.options import Assist, Mode, TableOptions
from bot.table.state import Phase
from bot.table.views import playable, plays, public_view, seat_view, suggested
from tests.strategies import ONE, SECRET, START, ZERO, Game


def test_before_the_first_hand_only_seats_and_the_commitment_show() -> None:
    view = public_view(Game().table)
    assert (view.hand_number, view.commit, view.next_commit) == (0, None, None)
    game = Game.ready()
    view = public_view(game.table)
    assert view.phase is Phase.WAITING
    assert view.seated == (True, True)
    assert view.ready == (True, True)
    assert (view.hand_number, view.commit) == (1, commitment(SECRET))
    assert view.counts == (0, 0)
    assert (view.face_up, view.leader, view.to_move) == (None, None, None)
    assert (view.deadline, view.result) == (None, None)
    assert seat_view(game.table, ZERO).cards == ()
    assert plays(seat_view(game.table, ZERO)) == suggested(seat_view(game.table, ZERO)) == []


def test_a_running_hand_shows_what_lies_open() -> None:
    game = Game.dealt("999999T", "AAAKK")
    game.play(ZERO, "999999")
    game.do(CallOff(game.at, ZERO))
    view = public_view(game.table)
    assert view.phase is Phase.PLAYING
    assert view.counts == (1, 5)
    assert view.face_up == game.hand.dealt[ZERO][0]
    assert (view.leader, view.to_move) == (ZERO, ONE)
    assert view.to_beat is not None
    assert view.moves == (view.to_beat,)
    assert format_cards(view.gone) == "999999"
    assert view.multipliers == (2, 1)
    assert view.deadline == START + 120_000
    assert view.called_off == (True, False)
    assert view.commit == commitment(SECRET)
    assert view.next_commit is None
    assert view.result is None


def test_a_seat_sees_its_own_cards_and_whose_turn_it_is() -> None:
    game = Game.dealt("99T", "AAK")
    game.play(ZERO, "T")
    mine, yours = seat_view(game.table, ZERO), seat_view(game.table, ONE)
    assert mine.cards == game.hand.cards[ZERO]
    assert yours.cards == game.hand.cards[ONE]
    assert not mine.my_turn
    assert yours.my_turn
    assert yours.to_beat is not None
    assert yours.to_beat.top is Rank.TEN


def test_leading_there_is_nothing_to_beat() -> None:
    assert seat_view(Game.dealt("9", "T").table, ZERO).to_beat is None


def test_auto_play_and_the_claim_it_allows_are_shown() -> None:
    game = Game.dealt("9999", "TTTT")
    for _ in range(2):
        game.play(ZERO, "9")
        game.time_out()
    assert public_view(game.table).automatic == (False, True)
    assert public_view(game.table).claimable_by is None
    game.play(ZERO, "9")
    assert public_view(game.table).claimable_by == ZERO


def test_the_result_shows_everything_and_what_it_moved() -> None:
    options = TableOptions(mode=Mode.COINS, room=Room.ADVANCED, points_in_coin_rooms=True)
    game = Game.dealt("999999", "A" * 6, options=options)
    game.play(ZERO, "999999")
    view = public_view(game.table)
    result = view.result
    assert result is not None
    assert (result.winner, result.ended_by, result.voided) == (ZERO, EndedBy.OUT, None)
    assert (result.victory, result.left) == (Victory.BIG, 6)
    assert (result.base, result.multiplier, result.stars, result.stake) == (2, 2, 6, 4)
    assert (result.coins, result.points) == (8000, 4)
    assert result.hands_left == game.hand.cards
    assert result.set_aside == game.hand.set_aside
    assert (result.secret, result.commit) == (SECRET, commitment(SECRET))
    assert result.salt == "7:1:11:12"
    assert (view.to_move, view.to_beat, view.deadline) == (None, None, None)
    assert len(view.moves) == 1
    assert plays(seat_view(game.table, ONE)) == []


def test_a_void_hand_shows_its_cards_and_secret_but_nobody_won() -> None:
    game = Game.dealt("9", "AA")
    game.do(Void(game.at, VoidReason.HOST))
    result = public_view(game.table).result
    assert result is not None
    assert (result.winner, result.ended_by, result.voided) == (None, None, VoidReason.HOST)
    assert (result.victory, result.stake, result.coins, result.points) == (None, 0, 0, 0)
    assert result.secret == SECRET
    assert result.hands_left == game.hand.cards


def test_a_result_already_holds_the_next_commitment_and_who_wants_a_rematch() -> None:
    game = Game.dealt("9", "AA")
    game.play(ZERO, "9")
    game.do(Announce(game.at, bytes(32)))
    game.do(Rematch(game.at, ONE, 22))
    view = public_view(game.table)
    assert view.phase is Phase.OVER
    assert view.hand_number == 1
    assert view.commit == view.next_commit == commitment(bytes(32))
    assert view.ready == (False, True)
    assert view.result is not None


def test_the_next_deal_takes_the_result_away() -> None:
    game = Game.dealt("9", "AA")
    game.play(ZERO, "9")
    game.do(Announce(game.at, bytes(32)))
    game.do(Rematch(game.at, ONE, 22))
    game.do(Rematch(game.at, ZERO, 23))
    game.do(Deal(game.at))
    view = public_view(game.table)
    assert (view.result, view.hand_number, view.counts) == (None, 2, (25, 25))


def test_a_closed_table_still_shows_its_last_result() -> None:
    game = Game.dealt("9", "AA")
    game.play(ZERO, "9")
    game.do(Close(game.at, CloseReason.EXPIRED))
    view = public_view(game.table)
    assert view.phase is Phase.CLOSED
    assert view.result is not None


def test_what_is_offered_is_what_beats() -> None:
    game = Game.dealt("TTK", "99JJJJ")
    game.play(ZERO, "TT")
    offered = plays(seat_view(game.table, ONE))
    assert {format_cards(reading.cards) for reading in offered} == {"JJ", "JJJJ"}
    assert plays(seat_view(game.table, ZERO)) == []


@pytest.mark.parametrize("two_in_chain_bomb", [True, False])
def test_a_chain_with_2_is_offered_only_where_it_may_be_played(two_in_chain_bomb: bool) -> None:
    options = TableOptions(two_in_chain_bomb=two_in_chain_bomb)
    view = seat_view(Game.dealt("KKKKAAAA2222", "9", options=options).table, ZERO)
    chain = parse_canonical("KKKKAAAA2222")
    for offered in (plays(view), suggested(view)):
        assert (chain in [reading.cards for reading in offered]) is two_in_chain_bomb


def test_with_full_assist_the_best_is_suggested_first() -> None:
    view = seat_view(Game.dealt("9999", "A").table, ZERO)
    assert suggested(view)[0].kind is Kind.BOMB


def test_without_hints_every_play_is_listed_by_kind_and_strength() -> None:
    options = TableOptions(assist=Assist.LEGAL_ONLY)
    view = seat_view(Game.dealt("99TTTw", "A", options=options).table, ZERO)
    listed = [format_cards(reading.cards) for reading in suggested(view)]
    assert listed == ["9", "T", "w", "99", "9w", "TT", "Tw", "99w", "TTT", "TTw", "TTTw"]


def test_cards_can_be_played_in_each_reading_that_beats() -> None:
    game = Game.dealt("9TJwwW2", "AA9", leader=ONE)
    game.play(ONE, "9")
    view = seat_view(game.table, ZERO)
    assert [reading.kind for reading in playable(view, parse_canonical("T"))] == [Kind.SINGLE]
    assert playable(view, parse_canonical("9")) == []
    assert playable(view, parse_canonical("A")) == []
    assert playable(view, parse_canonical("9TJwwW")) == []
    assert playable(seat_view(game.table, ONE), parse_canonical("A")) == []
    leading = seat_view(Game.dealt("9TJwwW2", "A").table, ZERO)
    kinds = [reading.kind for reading in playable(leading, parse_canonical("9TJwwW"))]
    assert kinds == [Kind.STRAIGHT, Kind.CONSECUTIVE_PAIRS]
