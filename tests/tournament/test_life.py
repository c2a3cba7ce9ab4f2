"""A tournament's life: announced, signed up for, checked in to, started, paused, finished."""

from typing import Any

import pytest

from bot.table.options import Assist, Mode, Pace
from bot.table.refusal import Reason
from bot.tournament.commands import (
    Announce,
    Cancel,
    Extend,
    Finish,
    Leave,
    Pair,
    Pause,
    Resume,
    SignUp,
    Start,
)
from bot.tournament.decide import decide
from bot.tournament.events import (
    Announced,
    Cancelled,
    Paused,
    Resumed,
    SignedUp,
)
from bot.tournament.evolve import evolve, fold
from bot.tournament.options import TournamentOptions
from bot.tournament.state import Phase
from bot.tournament.types import (
    BestOf,
    EntrantId,
    FixedHands,
    Format,
    Outcome,
    Pairing,
    Result,
    Seeding,
    Style,
)
from tests.tournament.event import HOUR, NOW, Event, options, refused

ONE, TWO, THREE = EntrantId(1), EntrantId(2), EntrantId(3)
MINUTE = 60_000


# Announcing


def test_a_name_is_enough_the_rest_has_defaults() -> None:
    chosen = TournamentOptions(starts_at=NOW + HOUR)
    assert chosen.form == Format(Style.SWISS, BestOf(3), Seeding.POINTS)
    table = chosen.table
    assert (table.mode, table.pace, table.assist) == (Mode.MATCH, Pace.FAST, Assist.LEGAL_ONLY)
    assert (table.pace.turn_ms, table.bank_ms) == (30_000, 60_000)
    assert (chosen.no_show_ms, chosen.round_limit_ms) == (5 * MINUTE, 25 * MINUTE)


@pytest.mark.parametrize(
    "wrong",
    [
        {"fee": -1}, {"no_show_ms": 0}, {"pace": Pace.SLOW}, {"cap": 1}, {"split": (50, 40)},
        {"split": (100, 0)}, {"least_points": 100, "most_points": 99},
    ],
)  # fmt: skip
def test_options_that_make_no_sense_are_an_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        options(**wrong)


def test_formats_that_make_no_sense_are_an_error() -> None:
    for hands in (1, 4):
        with pytest.raises(ValueError, match="odd"):
            BestOf(hands)
    with pytest.raises(ValueError, match="two hands"):
        FixedHands(1)
    with pytest.raises(ValueError, match="rounds"):
        Format(Style.KNOCKOUT, rounds=3)
    with pytest.raises(ValueError, match="third place"):
        Format(Style.SWISS, third_place=True)
    with pytest.raises(ValueError, match="no winner"):
        Result(Outcome.DOUBLE_LOSS, ONE)
    with pytest.raises(ValueError, match="fewer"):
        Result(Outcome.PLAYED, ONE, (-1, 0))
    with pytest.raises(ValueError):
        Pairing(ONE, TWO).side(THREE)


def test_a_start_in_the_past_is_refused() -> None:
    with refused(Reason.START_PAST):
        decide(None, Announce(NOW + HOUR, 7, options()))


def test_nothing_happens_in_a_tournament_that_is_not_there() -> None:
    with refused(Reason.NO_TOURNAMENT):
        decide(None, Pair(NOW))


def test_events_out_of_order_are_an_error() -> None:
    event = Event()
    announced = event.events[0]
    assert isinstance(announced, Announced)
    for wrong in (
        lambda: event.do(Announce(NOW, 7, options())),
        lambda: evolve(event.now, announced),
        lambda: evolve(None, Paused(NOW)),
        lambda: evolve(event.now, Resumed(NOW)),
        lambda: evolve(event.now, SignedUp(NOW, TWO, 0, here=True)),
        lambda: fold([]),
    ):
        with pytest.raises(ValueError):
            wrong()


# Time


def test_more_time_before_the_start_moves_the_start() -> None:
    event = Event.of(2)
    event.do(Extend(event.at, 5 * MINUTE))
    assert event.now.starts_at == NOW + HOUR + 5 * MINUTE
    with pytest.raises(ValueError, match="given"):
        event.do(Extend(event.at, 0))


def test_more_time_for_what_has_passed_counts_from_now_or_from_the_pause() -> None:
    event = Event.of(2)
    event.at = NOW + 26 * HOUR
    event.do(Extend(event.at, 5 * MINUTE))
    assert event.now.starts_at == event.at + 5 * MINUTE
    running = Event.paired(4)
    running.at += 40 * MINUTE
    running.do(Pause(running.at))
    running.do(Extend(running.at + HOUR, 5 * MINUTE))
    assert running.round.ends_at == running.at + 5 * MINUTE
    running.do(Resume(running.at + HOUR))
    assert running.round.ends_at == running.at + HOUR + 5 * MINUTE


def test_more_time_in_a_round_moves_its_end() -> None:
    event = Event.started(2)
    with refused(Reason.NO_ROUND):
        event.do(Extend(event.at, MINUTE))
    event.next_round()
    event.do(Extend(event.at, MINUTE))
    assert event.round.ends_at == NOW + 26 * MINUTE
    event.play_round()
    with refused(Reason.NO_ROUND):
        event.do(Extend(event.at, MINUTE))


def test_a_pause_stops_every_clock_and_the_next_round() -> None:
    event = Event.paired(4)
    event.do(Pause(event.at))
    assert event.do(Pause(event.at)) == ()
    event.win(1)
    event.at += 10 * MINUTE
    event.do(Resume(event.at))
    assert event.do(Resume(event.at)) == ()
    assert event.round.ends_at == NOW + 35 * MINUTE
    assert [match.due for match in event.round.matches] == [None, NOW + 15 * MINUTE]
    event.play_round()
    event.do(Pause(event.at))
    with refused(Reason.TOURNAMENT_PAUSED):
        event.next_round()


def test_a_pause_before_the_start_moves_the_start() -> None:
    event = Event.of(2)
    event.do(Pause(event.at))
    with refused(Reason.TOURNAMENT_PAUSED):
        event.do(Start(event.at, 1))
    event.do(Resume(event.at + MINUTE))
    assert event.now.starts_at == NOW + HOUR + MINUTE


# The end


def test_finishing_gives_places_and_the_whole_pot() -> None:
    event = Event.paired(4, fee=250)
    with refused(Reason.ROUNDS_LEFT):
        event.do(Finish(event.at))
    with refused(Reason.ROUND_RUNNING):
        event.next_round()
    event.play_out()
    with refused(Reason.ROUNDS_OVER):
        event.next_round()
    event.do(Finish(event.at))
    assert event.now.phase is Phase.FINISHED
    assert event.now.places[0] == (1, 1)
    assert sum(amount for _, amount in event.now.prizes) == 1000


def test_cancelling_gives_every_fee_back_that_is_in() -> None:
    event = Event.of(3, fee=10)
    event.do(Leave(event.at, TWO))
    assert event.do(Cancel(event.at)) == (Cancelled(event.at, (ONE, THREE)),)
    assert event.now.phase is Phase.CANCELLED


def test_over_is_over() -> None:
    event = Event.of(2)
    event.do(Cancel(event.at))
    for command in (SignUp(event.at, THREE, 0), Cancel(event.at), Pair(event.at)):
        with refused(Reason.TOURNAMENT_OVER):
            event.do(command)


def test_before_the_start_there_are_no_rounds_to_call_or_finish() -> None:
    event = Event.of(2)
    for command in (Pair(event.at), Finish(event.at)):
        with refused(Reason.NOT_STARTED):
            event.do(command)
