"""Who takes part: sign-up, leaving, check-in, the order by hand, joining late."""

import pytest

from bot.table.refusal import Reason, Refused
from bot.tournament.commands import (
    ChangeCap,
    CheckIn,
    Leave,
    OpenCheckIn,
    Order,
    Start,
)
from bot.tournament.events import CheckedIn, JoinedLate, Left, SignedUp, Started
from bot.tournament.state import Phase
from bot.tournament.types import EntrantId, Format, Style
from tests.tournament.event import NOW, Event, options, refused

ONE, TWO, THREE = EntrantId(1), EntrantId(2), EntrantId(3)
MINUTE = 60_000


def with_check_in(entrants: int = 3) -> Event:
    return Event.of(entrants, check_in_ms=15 * MINUTE, fee=100)


# Signing up


def test_signing_up_twice_is_refused_and_leaving_makes_room_again() -> None:
    event = Event.of(2, cap=2, fee=100)
    with refused(Reason.ALREADY_ENTERED):
        event.sign_up(1)
    with refused(Reason.TOURNAMENT_FULL):
        event.sign_up(3)
    assert event.now.pot == 200
    event.do(Leave(event.at, TWO))
    assert event.now.pot == 100
    with refused(Reason.NOT_ENTERED):
        event.do(Leave(event.at, TWO))
    event.sign_up(2, 5)
    assert [(one.id, one.points) for one in event.now.entered] == [(1, 999), (2, 5)]


def test_numbers_are_given_one_after_the_other() -> None:
    with pytest.raises(ValueError, match="one after the other"):
        Event.of(2).sign_up(4)


def test_points_outside_the_limits_are_refused() -> None:
    event = Event(options(least_points=100, most_points=200))
    with refused(Reason.TOO_FEW_POINTS):
        event.sign_up(1, 99)
    with refused(Reason.TOO_MANY_POINTS):
        event.sign_up(1, 201)
    event.sign_up(1, 100)
    event.sign_up(2, 200)


def test_the_cap_is_never_below_the_entrants() -> None:
    event = Event.of(3)
    with pytest.raises(Refused) as below:
        event.do(ChangeCap(event.at, 2))
    assert below.value.facts == {"cap": 2, "entrants": 3}
    with refused(Reason.CAP_TOO_LOW):
        Event().do(ChangeCap(NOW, 1))
    event.do(ChangeCap(event.at, 3))
    with refused(Reason.TOURNAMENT_FULL):
        event.sign_up(4)
    event.do(ChangeCap(event.at, None))
    event.sign_up(4)


# Checking in and starting


def test_who_did_not_check_in_does_not_play_and_has_the_fee_back() -> None:
    event = with_check_in()
    with pytest.raises(Refused) as early:
        event.do(CheckIn(event.at, ONE))
    assert early.value.facts == {"when": str((NOW + 45 * MINUTE) // 1000)}
    with refused(Reason.CHECK_IN_FIRST):
        event.do(Start(event.at, 1))
    event.do(OpenCheckIn(event.at))
    assert event.do(OpenCheckIn(event.at)) == ()
    event.do(CheckIn(event.at, ONE))
    assert event.do(CheckIn(event.at, ONE)) == ()
    with refused(Reason.TOO_FEW_HERE):
        event.do(Start(event.at, 1))
    event.do(CheckIn(event.at, THREE))
    happened = event.do(Start(event.at, 1))
    assert happened == (Left(event.at, TWO, absent=True), Started(event.at, (ONE, THREE), 1))
    assert event.now.pot == 200


def test_who_signs_up_during_check_in_is_here() -> None:
    event = with_check_in(0)
    event.do(OpenCheckIn(event.at))
    assert event.sign_up(1) == (SignedUp(event.at, ONE, 0, here=True),)


def test_where_nobody_has_to_check_in_all_are_here() -> None:
    event = Event.of(2)
    assert event.do(OpenCheckIn(event.at)) == ()
    assert event.do(CheckIn(event.at, ONE)) == ()
    event.do(Start(event.at, 1))
    assert event.now.phase is Phase.RUNNING


def test_the_organisers_order_seeds_before_points() -> None:
    event = Event.of(4)
    with refused(Reason.ORDER_TWICE):
        event.do(Order(event.at, (ONE, ONE)))
    with refused(Reason.NOT_ENTERED):
        event.do(Order(event.at, (EntrantId(9),)))
    event.do(Order(event.at, (THREE, TWO)))
    event.do(Start(event.at, 1))
    assert event.now.seeds == (3, 2, 1, 4)


def test_what_comes_before_the_start_is_refused_after_it() -> None:
    event = Event.started(3)
    for command in (
        Leave(event.at, ONE),
        CheckIn(event.at, ONE),
        OpenCheckIn(event.at),
        Order(event.at, (ONE,)),
        Start(event.at, 1),
    ):
        with refused(Reason.TOURNAMENT_STARTED):
            event.do(command)


def test_late_ones_join_swiss_until_the_second_round() -> None:
    event = Event.paired(4, fee=10)
    assert event.sign_up(5, 3) == (JoinedLate(event.at, EntrantId(5), 3),)
    assert event.now.pot == 50
    event.play_round()
    event.sign_up(6)
    event.next_round()
    assert event.round.match_of(EntrantId(5)) is not None
    with refused(Reason.JOIN_CLOSED):
        event.sign_up(7)


def test_nobody_joins_a_knockout_late() -> None:
    with refused(Reason.JOIN_CLOSED):
        Event.started(4, Format(Style.KNOCKOUT)).sign_up(5)


def test_a_check_in_is_an_event_of_its_own() -> None:
    event = with_check_in()
    event.do(OpenCheckIn(event.at))
    assert event.do(CheckIn(event.at, TWO)) == (CheckedIn(event.at, TWO),)
