"""Matches: who came, what was reported, the organiser's word, and those who drop."""

import pytest

from bot.table.refusal import Reason
from bot.tournament.commands import (
    Begin,
    Drop,
    MoveClock,
    NoShow,
    Override,
    Pause,
    Report,
)
from bot.tournament.events import ClockMoved, Decided, Dropped, Overridden
from bot.tournament.evolve import evolve
from bot.tournament.standings import standings
from bot.tournament.types import (
    EntrantId,
    FixedHands,
    Format,
    Outcome,
    Result,
    Style,
)
from tests.tournament.event import NOW, Event, refused

ONE, TWO, THREE, FOUR = (EntrantId(number) for number in range(1, 5))
DUE = NOW + 5 * 60_000
WON = Result(Outcome.PLAYED, ONE, (2, 1), (8, 20))
NOBODY = Result(Outcome.DOUBLE_LOSS, None)
KNOCKOUT = Format(Style.KNOCKOUT)


def results(event: Event) -> list[Outcome | None]:
    return [match.result.outcome if match.result else None for match in event.round.matches]


def test_the_first_result_stands() -> None:
    event = Event.paired(4)  # 1-3, 2-4
    event.do(Report(event.at, 1, 1, WON))
    with refused(Reason.MATCH_DECIDED):
        event.do(Report(event.at, 1, 1, Result(Outcome.FORFEIT, THREE)))
    assert event.round.matches[0].result == WON


@pytest.mark.parametrize(
    ("result", "reason"),
    [
        (Result(Outcome.PLAYED, TWO, (2, 0)), Reason.NOT_IN_MATCH),
        (Result(Outcome.PLAYED, THREE, (2, 1)), Reason.RESULT_WRONG),
        (Result(Outcome.PLAYED, ONE, (1, 1), (4, 4)), Reason.RESULT_WRONG),
        (Result(Outcome.BYE, ONE), Reason.RESULT_WRONG),
    ],
)
def test_a_result_that_can_not_be_is_refused(result: Result, reason: Reason) -> None:
    event = Event.paired(4)
    with refused(reason):
        event.do(Report(event.at, 1, 1, result))


def test_a_match_by_x_is_won_by_x_or_when_time_is_up_by_hands() -> None:
    by_x, by_hands = ((1, 2), (80, 2)), ((1, 2), (1, 2))
    event = Event.paired(4, Format(length=FixedHands(3)))
    event.do(Report(event.at, 1, 1, Result(Outcome.PLAYED, ONE, *by_x)))
    event.do(Report(event.at, 1, 2, Result(Outcome.PLAYED, FOUR, *by_hands)))
    assert event.round.over


def test_a_match_that_is_not_there_is_refused() -> None:
    event = Event.paired(4)
    for where in ((1, 3), (2, 1), (0, 1)):
        with refused(Reason.NO_MATCH):
            event.do(Report(event.at, *where, WON))
    with pytest.raises(ValueError, match="no match"):
        evolve(event.now, Decided(NOW, 2, 1, WON))
    with refused(Reason.NOT_STARTED):
        Event.of(2).do(Report(NOW, 1, 1, WON))


def test_who_does_not_come_in_time_loses() -> None:
    event = Event.paired(4)
    with refused(Reason.NO_SHOW_EARLY):
        event.do(NoShow(DUE - 1, 1, 1, (ONE,)))
    with refused(Reason.NOT_IN_MATCH):
        event.do(NoShow(DUE, 1, 1, (TWO,)))
    with refused(Reason.NOT_IN_MATCH):
        event.do(NoShow(DUE, 1, 1, ()))
    walkover = Result(Outcome.WALKOVER, THREE)
    assert event.do(NoShow(DUE, 1, 1, (ONE,))) == (Decided(DUE, 1, 1, walkover),)
    event.do(NoShow(DUE, 1, 2, (TWO, FOUR)))
    assert results(event) == [Outcome.WALKOVER, Outcome.DOUBLE_LOSS]
    assert event.now.playing(ONE)  # one match, not the tournament


def test_the_organiser_stops_the_clock_or_gives_longer() -> None:
    event = Event.paired(2)
    assert event.do(MoveClock(NOW, 1, 1, None)) == (ClockMoved(NOW, 1, 1, None),)
    with refused(Reason.NO_SHOW_EARLY):
        event.do(NoShow(DUE, 1, 1, (ONE,)))
    event.do(MoveClock(NOW, 1, 1, DUE + 1))
    with refused(Reason.NO_SHOW_EARLY):
        event.do(NoShow(DUE, 1, 1, (ONE,)))
    event.do(Pause(NOW))
    with refused(Reason.TOURNAMENT_PAUSED):
        event.do(NoShow(DUE + 1, 1, 1, (ONE,)))


def test_the_clock_is_off_once_both_came() -> None:
    event = Event.paired(2)
    event.do(Begin(NOW, 1, 1))
    assert event.do(Begin(NOW, 1, 1)) == ()
    assert event.round.matches[0].due is None
    for command in (NoShow(DUE, 1, 1, (ONE,)), MoveClock(NOW, 1, 1, DUE)):
        with refused(Reason.MATCH_BEGUN):
            event.do(command)


def test_dropping_gives_the_running_match_away_and_every_later_one() -> None:
    event = Event.paired(4, Format(Style.ROUND_ROBIN))  # 1-4, 2-3
    event.do(Begin(NOW, 1, 1))
    forfeit = Result(Outcome.FORFEIT, FOUR)
    assert event.drop(1) == (Dropped(NOW, ONE), Decided(NOW, 1, 1, forfeit))
    assert event.drop(1) == ()
    event.play_round()
    event.next_round()  # 1-3, 4-2
    assert results(event) == [Outcome.FORFEIT, None]
    event.drop(2)
    assert results(event) == [Outcome.FORFEIT, Outcome.FORFEIT]
    event.next_round()  # 1-2, 3-4
    assert results(event) == [Outcome.DOUBLE_LOSS, None]


def test_who_drops_before_the_first_hand_gives_the_match_up_and_is_not_called_absent() -> None:
    event = Event.paired(2)
    event.drop(2)
    assert results(event) == [Outcome.FORFEIT]


def test_dropping_between_rounds_touches_no_result() -> None:
    event = Event.started(4)
    assert event.drop(4) == (Dropped(NOW, FOUR),)
    event.next_round()
    event.play_round()
    assert event.drop(1) == (Dropped(NOW, ONE),)
    with refused(Reason.NOT_ENTERED):
        event.drop(9)
    with refused(Reason.NOT_STARTED):
        Event.of(2).do(Drop(NOW, ONE))


def test_a_swiss_pairs_those_who_are_left() -> None:
    event = Event.paired(4)
    event.play_round()
    event.drop(1)
    event.next_round()
    assert event.pairs() == {(2, 3), (4, None)}


def test_a_knockout_goes_on_without_those_who_both_lost() -> None:
    event = Event.paired(8, KNOCKOUT)
    for number in (1, 2):
        event.do(MoveClock(NOW, 1, number, NOW))
        pairing = event.round.matches[number - 1].pairing
        assert pairing.second is not None
        event.do(NoShow(NOW, 1, number, (pairing.first, pairing.second)))
    event.play_round()
    event.next_round()
    assert [match.number for match in event.round.matches] == [2]
    event.play_round()
    event.next_round()
    assert results(event) == [Outcome.BYE]
    assert event.now.played_out


def test_who_dropped_wins_no_bye() -> None:
    event = Event.paired(3, KNOCKOUT)  # 1 rests, 2-3
    event.drop(1)
    event.drop(2)
    event.next_round()
    assert results(event) == [Outcome.FORFEIT]
    event = Event.started(3, KNOCKOUT)
    event.drop(1)
    event.next_round()
    assert results(event)[0] is Outcome.DOUBLE_LOSS
    event.play_round()
    event.next_round()
    assert standings(event.now)[0].entrant == 2


def test_no_third_place_is_played_for_without_two_losers() -> None:
    event = Event.paired(4, Format(Style.KNOCKOUT, third_place=True))
    event.do(Report(NOW, 1, 1, NOBODY))
    event.play_round()
    event.next_round()
    assert results(event) == [Outcome.BYE]


def test_the_organisers_word_stands_and_is_marked() -> None:
    event = Event.paired(4)
    event.do(Report(NOW, 1, 1, WON))
    other = Result(Outcome.FORFEIT, THREE)
    assert event.do(Override(NOW, 1, 1, other)) == (Overridden(NOW, 1, 1, other),)
    assert event.round.matches[0].result == other
    assert event.round.matches[0].overridden
    event.play_round()
    event.next_round()
    event.do(Override(NOW, 1, 1, NOBODY))
    with refused(Reason.NOT_IN_MATCH):
        event.do(Override(NOW, 1, 1, Result(Outcome.FORFEIT, TWO)))
    with refused(Reason.NO_MATCH):
        event.do(Override(NOW, 9, 1, NOBODY))


def test_in_a_knockout_a_result_stands_once_the_next_round_rests_on_it() -> None:
    event = Event.paired(4, KNOCKOUT)
    event.play_round()
    event.do(Override(NOW, 1, 1, Result(Outcome.FORFEIT, FOUR)))
    event.next_round()
    assert event.pairs() == {(4, 2)}
    with refused(Reason.LATER_ROUND):
        event.do(Override(NOW, 1, 1, Result(Outcome.FORFEIT, ONE)))
