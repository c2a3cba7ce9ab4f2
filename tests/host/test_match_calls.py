"""A call to a match: it frees seats, waits for a running hand, and keeps entrants from another."""

import pytest

from bot.host.bookings import BEFORE_MS
from bot.host.match_plan import HELD_UP_MS
from bot.host.presenter import Board
from bot.host.tournament_presenter import Stage
from bot.table.options import TableOptions
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase as TablePhase
from bot.tournament.types import Format, Outcome, Style
from tests.host.hall import ANN, BEN, CAM, DAN, MINUTE, Hall

EVE, FAY = 35, 36
NO_SHOW_MS = 5 * MINUTE
SWISS = Format(style=Style.SWISS)


async def refused(hall: Hall, *users: int) -> Reason:
    """Return why a casual hand is refused to the last of these."""
    with pytest.raises(Refused) as found:
        await hall.casual(*users)
    return found.value.reason


async def test_a_call_frees_the_seat_of_who_waits_alone(hall: Hall) -> None:
    await hall.announce(ANN, BEN)
    lobby = await hall.casual(ANN)
    await hall.later(20 * MINUTE)
    assert (await hall.table_of(lobby)).phase is TablePhase.CLOSED
    assert (await hall.now()).stage is Stage.CALLED


async def test_a_call_frees_the_seat_of_who_waits_for_a_rematch(hall: Hall) -> None:
    await hall.announce(ANN, BEN)
    table_id = await hall.casual(CAM, ANN)
    await hall.host.resign(hall.ask(CAM), table_id)
    await hall.host.rematch(hall.ask(CAM), table_id)
    await hall.later(20 * MINUTE)
    table = await hall.table_of(table_id)
    assert (table.phase, table.seated) == (TablePhase.OVER, (True, False))
    assert (await hall.now()).stage is Stage.CALLED


async def test_a_running_casual_hand_finishes_first_and_the_clock_starts_then(hall: Hall) -> None:
    await hall.announce(ANN, BEN)
    casual = await hall.casual(ANN, CAM)
    await hall.later(20 * MINUTE)
    match = await hall.now()
    assert (match.stage, match.table_id, match.due) == (Stage.HELD_UP, None, None)
    assert [hall.user(who) for who in match.busy] == [ANN]
    await hall.later(8 * MINUTE)  # longer than the no-show clock
    assert (await hall.now()).stage is Stage.HELD_UP
    await hall.host.resign(hall.ask(ANN), casual)
    await hall.later()
    match = await hall.now()
    assert (match.stage, match.due) == (Stage.CALLED, hall.clock.now() + NO_SHOW_MS)
    await hall.ready(ANN, BEN)
    assert (await hall.now()).stage is Stage.PLAYING


async def test_a_casual_hand_holds_a_match_up_for_ten_minutes_at_most(hall: Hall) -> None:
    await hall.announce(ANN, BEN)
    await hall.casual(ANN, CAM)
    await hall.later(20 * MINUTE)
    await hall.later(HELD_UP_MS)
    match = await hall.now()
    assert (match.stage, match.due) == (Stage.HELD_UP, hall.clock.now() + NO_SHOW_MS)
    await hall.later(NO_SHOW_MS - 1)
    assert await hall.result(ANN, BEN) is None
    await hall.later(1)
    result = await hall.result(ANN, BEN)
    assert result is not None
    assert (result.outcome, hall.user(result.winner)) == (Outcome.WALKOVER, BEN)


async def test_the_late_clock_is_not_set_back_when_the_casual_hand_ends(hall: Hall) -> None:
    await hall.announce(ANN, BEN)
    casual = await hall.casual(ANN, CAM)
    await hall.later(20 * MINUTE)
    await hall.later(HELD_UP_MS)
    due = (await hall.now()).due
    await hall.later(2 * MINUTE)
    await hall.host.resign(hall.ask(ANN), casual)
    await hall.later()
    assert ((await hall.now()).stage, (await hall.now()).due) == (Stage.CALLED, due)


async def test_just_before_the_start_entrants_start_no_casual_hand(hall: Hall) -> None:
    await hall.announce(ANN, BEN)
    hall.clock.advance(20 * MINUTE - BEFORE_MS - 1)
    table_id = await hall.casual(ANN, CAM)
    await hall.host.resign(hall.ask(ANN), table_id)
    hall.clock.advance(1)
    with pytest.raises(Refused) as found:
        await hall.host.rematch(hall.ask(ANN), table_id)
    assert found.value.reason is Reason.MATCH_SOON
    assert found.value.facts["because"] == "Friday"
    with pytest.raises(Refused) as found:
        await hall.host.rematch(hall.ask(CAM), table_id)
    assert found.value.reason is Reason.OPPONENT_MATCH_SOON
    assert await refused(hall, BEN) is Reason.MATCH_SOON
    await hall.casual(DAN, EVE)  # who has not entered plays on
    assert (await hall.table_of(table_id)).phase is TablePhase.OVER


async def test_nobody_sits_down_opposite_who_is_about_to_play_a_match(hall: Hall) -> None:
    await hall.announce(ANN, BEN)
    table_id = await hall.casual(ANN)
    hall.clock.advance(20 * MINUTE - BEFORE_MS)
    with pytest.raises(Refused) as found:
        await hall.host.sit(hall.ask(CAM), table_id)
    assert found.value.reason is Reason.OPPONENT_MATCH_SOON
    found_one = await hall.host.find(hall.ask(CAM), TableOptions())
    assert isinstance(found_one, Board)  # a table of their own
    assert found_one.row.id != table_id


async def test_who_is_not_here_is_not_kept_from_playing(hall: Hall) -> None:
    await hall.announce(ANN, BEN, check_in_ms=15 * MINUTE)
    hall.clock.advance(18 * MINUTE)
    await hall.casual(ANN, CAM)


async def test_between_rounds_and_while_the_match_is_called_no_casual_hand_begins(
    hall: Hall,
) -> None:
    await hall.announce(ANN, BEN, CAM, DAN, form=SWISS)
    busy = await hall.casual(ANN, EVE)
    await hall.later(20 * MINUTE)
    match = await hall.now(ANN)
    waiting = next(user for who in (match.first, match.second) if (user := hall.user(who)) != ANN)
    assert await refused(hall, waiting) is Reason.MATCH_SOON  # called, and the other plays on
    await hall.host.resign(hall.ask(ANN), busy)
    await hall.later()
    await hall.beaten(ANN, waiting)
    other = next(one for one in (BEN, CAM, DAN) if one != waiting)
    table_id = await hall.casual(ANN, FAY)  # others still play their match
    await hall.host.resign(hall.ask(FAY), table_id)
    await hall.host.leave(hall.ask(ANN), table_id)
    last = await hall.now(other)
    await hall.beaten(hall.user(last.first), hall.user(last.second))
    assert await refused(hall, ANN) is Reason.MATCH_SOON  # the next round is two minutes away


async def test_a_practice_table_in_direct_messages_is_nobodys_business(hall: Hall) -> None:
    await hall.announce(ANN, BEN)
    hall.clock.advance(19 * MINUTE)
    await hall.host.hall.bookings.refuse_booked(0, ANN)
    with pytest.raises(Refused):
        await hall.host.hall.bookings.refuse_booked(500, ANN)
