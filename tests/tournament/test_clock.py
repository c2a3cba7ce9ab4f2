"""The clock: what time brings about by itself, and when."""

from bot.tournament.clock import by_itself, due, next_round_at, places_at
from bot.tournament.commands import Begin, Cancel, MoveClock, OpenCheckIn, Pair, Pause, Resume
from bot.tournament.state import Phase
from tests.tournament.event import HOUR, NOW, Event

MINUTE = 60_000
START = NOW + HOUR


def pass_time(event: Event) -> bool:
    """Turn the clock to what is due next and let it happen; tell whether something did."""
    when = due(event.now)
    if when is None:
        return False
    event.at = max(event.at, when)
    command = by_itself(event.now, event.at, seed=1)
    if command is not None:
        event.do(command)
    return command is not None


def test_check_in_opens_and_the_rounds_begin_by_themselves() -> None:
    event = Event.of(2, check_in_ms=15 * MINUTE)
    assert due(event.now) == START - 15 * MINUTE
    assert by_itself(event.now, START - 15 * MINUTE - 1, 1) is None
    assert pass_time(event)
    assert event.now.phase is Phase.CHECK_IN
    assert due(event.now) == next_round_at(event.now) == START
    assert not pass_time(event)  # nobody is here
    assert event.now.phase is Phase.CHECK_IN


def test_without_check_in_the_start_comes_at_once_and_then_the_first_round() -> None:
    event = Event.of(2)
    assert due(event.now) == START
    assert pass_time(event)
    assert next_round_at(event.now) == START
    assert pass_time(event)
    assert event.round.number == 1


def test_a_round_is_due_by_its_no_show_clocks_then_by_its_end() -> None:
    event = Event.paired(4)
    assert due(event.now) == NOW + 5 * MINUTE
    event.do(MoveClock(NOW, 1, 1, NOW + MINUTE))
    assert due(event.now) == NOW + MINUTE
    assert by_itself(event.now, NOW + MINUTE, 1) is None  # who is absent the tables know
    for match in (1, 2):
        event.do(Begin(NOW, 1, match))
    assert due(event.now) == NOW + 25 * MINUTE
    assert next_round_at(event.now) is None


def test_the_next_round_comes_a_break_after_the_last_result() -> None:
    event = Event.paired(4)
    event.win(1)
    event.at = NOW + 10 * MINUTE
    event.win(2)
    assert due(event.now) == next_round_at(event.now) == NOW + 12 * MINUTE
    event.at += MINUTE
    event.do(Pause(event.at))
    assert due(event.now) is None
    assert next_round_at(event.now) is None
    event.do(Resume(event.at + 5 * MINUTE))
    assert next_round_at(event.now) == NOW + 17 * MINUTE
    assert pass_time(event)
    assert event.round.number == 2


def test_after_the_last_round_there_is_a_break_in_which_a_result_can_be_corrected() -> None:
    event = Event.paired(2)
    assert places_at(event.now) is None
    event.play_round()
    assert next_round_at(event.now) is None
    ends = event.at + event.now.options.break_ms
    assert due(event.now) == places_at(event.now) == ends
    assert by_itself(event.now, ends - 1, 1) is None
    event.do(Pause(event.at))
    assert places_at(event.now) is None
    event.do(Resume(event.at))
    assert pass_time(event)
    assert event.now.phase is Phase.FINISHED
    assert due(event.now) is None
    assert by_itself(event.now, event.at, 1) is None


def test_nothing_is_due_once_it_is_called_off() -> None:
    event = Event.of(2)
    event.do(Cancel(NOW))
    assert (due(event.now), next_round_at(event.now)) == (None, None)


def test_a_start_ahead_of_time_is_followed_by_its_first_round() -> None:
    event = Event.started(2)
    assert event.at < START
    assert due(event.now) == event.at


def test_the_clock_gives_what_the_organiser_could() -> None:
    event = Event.of(2, check_in_ms=MINUTE)
    assert by_itself(event.now, START, 1) == OpenCheckIn(START)
    started = Event.started(2)
    assert by_itself(started.now, START, 1) == Pair(START)
