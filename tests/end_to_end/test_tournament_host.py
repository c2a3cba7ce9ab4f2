"""Hosting tournaments: matches open their own tables, are called, played, decided, and go on."""

from bot.host.tournament_presenter import Stage
from bot.table.options import Assist, Mode
from bot.table.state import Phase as TablePhase
from bot.tournament.state import Phase
from bot.tournament.types import Outcome
from tests.end_to_end.table import Evening
from tests.end_to_end.tournament_scene import MINUTE, announced


async def test_a_round_opens_a_table_for_each_match_with_both_in_their_seats(
    evening: Evening,
) -> None:
    cup = await announced(evening, players=(evening.ann, evening.ming))
    await cup.start()
    match = await cup.now()
    assert match.stage is Stage.CALLED
    table = await cup.table(match)
    assert table.seated == (True, True)
    assert table.asked == (None, None)
    assert table.announced is not None
    assert (table.options.mode, table.options.assist) == (Mode.MATCH, Assist.LEGAL_ONLY)
    board = cup.board(match, evening.ann)
    assert "Friday" in board.text
    assert [button.label for button in board.buttons] == ["I'm here"]
    users = {evening.ann.person.id, evening.ming.person.id}
    assert {user.id for user in board.mentions} == users


async def test_the_hand_is_dealt_when_both_are_there_and_the_match_goes_to_the_better(
    evening: Evening,
) -> None:
    cup = await announced(evening, players=(evening.ann, evening.ming))
    await cup.start()
    match = await cup.now()
    await cup.ready(match, evening.ann)
    assert (await cup.table(match)).phase is TablePhase.WAITING
    assert (await cup.now()).absent == (2,)
    await cup.ready(match, evening.ming)
    assert (await cup.table(match)).phase is TablePhase.PLAYING
    assert (await cup.now()).stage is Stage.PLAYING
    await cup.resigned(match, evening.ann)
    assert (await cup.now()).stage is Stage.BETWEEN
    await cup.later(MINUTE)
    assert (await cup.now()).stage is Stage.PLAYING
    await cup.resigned(match, evening.ann)
    result = (await cup.match()).result
    assert result is not None
    assert (result.outcome, result.winner) == (Outcome.PLAYED, 2)
    assert sorted(result.hands) == [0, 2]
    assert (await cup.table(match)).phase is TablePhase.CLOSED
    await cup.later(2 * MINUTE)
    assert (await cup.shown()).state.phase is Phase.FINISHED
