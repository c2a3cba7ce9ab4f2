"""What to do next: one answer for everybody at any time."""

from random import Random

import pytest

from bot.tournament.clock import places_at
from bot.tournament.commands import (
    Begin,
    Cancel,
    CheckIn,
    Finish,
    Leave,
    MoveClock,
    OpenCheckIn,
    Pause,
)
from bot.tournament.state import OVER
from bot.tournament.todo import Todo, What, for_anybody, for_organiser
from bot.tournament.types import EntrantId, Format, Style
from tests.tournament.event import HOUR, NOW, Event, random_event

MINUTE = 60_000
START = NOW + HOUR
ONE, TWO, THREE = EntrantId(1), EntrantId(2), EntrantId(3)


def entrant(event: Event, who: EntrantId | None = ONE) -> Todo:
    return for_anybody(event.now, who)


def organiser(event: Event, at: int | None = None) -> Todo:
    return for_organiser(event.now, event.at if at is None else at)


def test_whoever_has_not_entered_may_join_while_there_is_room() -> None:
    event = Event.of(2, cap=3)
    assert entrant(event, None) == entrant(event, THREE) == Todo(What.JOIN)
    event.sign_up(3)
    assert entrant(event, None) == Todo(What.WATCH)
    event.do(Leave(NOW, THREE))
    assert entrant(event, THREE) == Todo(What.JOIN)
    assert entrant(Event.paired(4), None) == Todo(What.JOIN)  # late
    assert entrant(Event.paired(4, Format(Style.KNOCKOUT)), None) == Todo(What.WATCH)


def test_before_the_start_one_waits_checks_in_and_waits() -> None:
    event = Event.of(2, check_in_ms=15 * MINUTE)
    waiting = Todo(What.WAIT_CHECK_IN, when=START - 15 * MINUTE)
    assert entrant(event) == organiser(event) == waiting
    event.do(OpenCheckIn(NOW))
    assert entrant(event) == Todo(What.CHECK_IN, when=START)
    event.do(CheckIn(NOW, ONE))
    assert entrant(event) == organiser(event) == Todo(What.WAIT_START, when=START)
    assert organiser(event, START) == Todo(What.TOO_FEW)


def test_one_plays_waits_for_the_others_and_for_the_round() -> None:
    event = Event.paired(4)
    assert entrant(event) == Todo(What.PLAY, when=NOW + 5 * MINUTE, round=1, match=1)
    event.win(1)
    others = Todo(What.WAIT_MATCHES, when=NOW + 25 * MINUTE, round=1, left=1)
    assert entrant(event) == organiser(event) == others
    event.win(2)
    following = Todo(What.WAIT_ROUND, when=NOW + 2 * MINUTE, round=2)
    assert entrant(event) == organiser(event) == following
    event.play_out()
    assert entrant(event) == Todo(What.WAIT_PLACES, when=places_at(event.now))
    event.do(Finish(NOW))
    assert entrant(event) == organiser(event) == Todo(What.OVER)


def test_the_organiser_is_told_of_who_is_late() -> None:
    event = Event.paired(4)
    event.do(MoveClock(NOW, 1, 2, NOW + MINUTE))
    assert organiser(event, NOW + MINUTE) == Todo(What.LATE, NOW + MINUTE, 1, 2)
    event.do(Begin(NOW, 1, 2))
    assert organiser(event, NOW + MINUTE).what is What.WAIT_MATCHES
    event.win(1)
    assert organiser(event, NOW + 25 * MINUTE) == Todo(What.LATE, None, 1, 2)


def test_a_pause_is_waited_out_and_ended_by_the_organiser() -> None:
    event = Event.paired(4)
    event.do(Pause(NOW))
    assert (entrant(event), organiser(event)) == (Todo(What.PAUSED), Todo(What.RESUME))


def test_who_dropped_watches_and_all_do_nothing_when_it_is_called_off() -> None:
    event = Event.paired(4)
    event.drop(1)
    assert entrant(event) == Todo(What.WATCH)
    event.do(Cancel(NOW))
    assert entrant(event) == entrant(event, None) == organiser(event) == Todo(What.OVER)


@pytest.mark.parametrize("style", Style)
def test_there_is_always_something_to_do_until_it_is_over(style: Style) -> None:
    event = random_event(3, Format(style), 9, trouble=0.3)
    chance = Random(1)
    for state in event.states:
        said = [for_anybody(state, EntrantId(chance.randint(1, 9))), for_organiser(state, NOW)]
        assert all((todo.what is What.OVER) == (state.phase in OVER) for todo in said)


def test_who_has_lost_in_a_knockout_is_out_unless_the_third_place_is_to_be_played_for() -> None:
    event = Event.paired(4, Format(Style.KNOCKOUT))
    event.play_round()  # the smaller numbers win
    assert entrant(event, THREE) == entrant(event, EntrantId(4)) == Todo(What.OUT)
    assert entrant(event).what is What.WAIT_ROUND
    third = Event.paired(8, Format(Style.KNOCKOUT, third_place=True))
    third.play_round()
    assert entrant(third, EntrantId(8)) == Todo(What.OUT)
    third.next_round()
    third.play_round()
    assert entrant(third, THREE).what is What.WAIT_ROUND
    third.next_round()
    assert entrant(third, THREE).what is What.PLAY
    third.play_round()
    assert entrant(third, EntrantId(4)) == Todo(What.OUT)
    assert entrant(Event.started(4, Format(Style.KNOCKOUT))).what is What.WAIT_START
