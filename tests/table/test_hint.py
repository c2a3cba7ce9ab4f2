"""Hints: the best plays with why, only for the seat to move and only where the table gives them."""

import pytest

from bot.rules.advice import Why
from bot.rules.notation import format_cards
from bot.table.hint import MOST_HINTS, hints
from bot.table.options import Assist, TableOptions
from bot.table.refusal import Reason, Refused
from bot.table.views import seat_view, suggested
from tests.strategies import ONE, ZERO, Game


def test_a_hint_names_the_best_suggestions_and_why() -> None:
    view = seat_view(Game.dealt("9999TTTTJJJJ2", "A").table, ZERO)
    found = hints(view)
    assert [hint.play for hint in found] == suggested(view)[:MOST_HINTS]
    assert any(reason.why is Why.ONE_LEFT for reason in found[0].reasons)


def test_the_last_cards_win() -> None:
    (best, *_) = hints(seat_view(Game.dealt("99TTJJ", "A").table, ZERO))
    assert format_cards(best.play.cards) == "99TTJJ"
    assert [reason.why for reason in best.reasons] == [Why.WINS]


def test_following_with_nothing_that_beats_there_is_no_hint() -> None:
    game = Game.dealt("AA9", "KKQ")
    game.play(ZERO, "AA")
    assert hints(seat_view(game.table, ONE)) == ()


def refusal(game: Game, seat: int) -> Reason:
    with pytest.raises(Refused) as refused:
        hints(seat_view(game.table, (ZERO, ONE)[seat]))
    return refused.value.reason


def test_a_table_without_assist_gives_no_hints() -> None:
    game = Game.dealt("99T", "A", options=TableOptions(assist=Assist.LEGAL_ONLY))
    assert refusal(game, ZERO) is Reason.NO_HINTS


def test_out_of_turn_and_without_a_hand_there_are_no_hints() -> None:
    game = Game.dealt("99T", "A")
    assert refusal(game, ONE) is Reason.NOT_YOUR_TURN
    assert refusal(Game.ready(), ZERO) is Reason.NO_HAND
