"""Decide: what a command makes happen in a tournament, or why it can't be done now.

The one way in: events out, or Refused and nothing happened. Never changes state and never looks at
a clock or dice; the answers live in decide_entry, decide_rounds, decide_matches and decide_life.
"""

from typing import assert_never

from bot.table.refusal import Reason, Refused
from bot.tournament.commands import (
    Announce,
    AnyCommand,
    Begin,
    Cancel,
    ChangeCap,
    CheckIn,
    Drop,
    Extend,
    Finish,
    Leave,
    MoveClock,
    NoShow,
    OpenCheckIn,
    Order,
    Override,
    Pair,
    Pause,
    Report,
    Resume,
    SignUp,
    Start,
)
from bot.tournament.decide_entry import change_cap, check_in, leave, open_check_in, order, sign_up
from bot.tournament.decide_life import announced, cancel, extend, finish, pause, resume, start
from bot.tournament.decide_matches import begin, drop, move_clock, no_show, override, report
from bot.tournament.decide_rounds import pair
from bot.tournament.events import AnyEvent
from bot.tournament.state import OVER, Tournament


def decide(tournament: Tournament | None, command: AnyCommand) -> tuple[AnyEvent, ...]:
    """Return the events of a command, none when it is already so. Raise Refused.

    Pairing a Swiss round of hundreds takes up to a second: call it off the event loop.
    """
    if tournament is None:
        if not isinstance(command, Announce):
            raise Refused(Reason.NO_TOURNAMENT)
        return (announced(command),)
    if tournament.phase in OVER:
        raise Refused(Reason.TOURNAMENT_OVER)
    return _decide(tournament, command)


def _decide(tournament: Tournament, command: AnyCommand) -> tuple[AnyEvent, ...]:
    match command:
        case Announce():
            raise ValueError("a tournament is announced once")
        case SignUp() | Leave() | OpenCheckIn() | CheckIn() | Order() | ChangeCap():
            return _before(tournament, command)
        case Begin() | MoveClock() | NoShow() | Report() | Override() | Drop():
            return _match(tournament, command)
        case Start():
            return start(tournament, command)
        case Pair():
            return pair(tournament, command)
        case Extend():
            return extend(tournament, command)
        case Pause():
            return pause(tournament, command)
        case Resume():
            return resume(tournament, command)
        case Finish():
            return finish(tournament, command)
        case Cancel():
            return cancel(tournament, command)
        case _:
            assert_never(command)


def _before(
    tournament: Tournament, command: SignUp | Leave | OpenCheckIn | CheckIn | Order | ChangeCap
) -> tuple[AnyEvent, ...]:
    match command:
        case SignUp():
            return sign_up(tournament, command)
        case Leave():
            return leave(tournament, command)
        case OpenCheckIn():
            return open_check_in(tournament, command)
        case CheckIn():
            return check_in(tournament, command)
        case Order():
            return order(tournament, command)
        case ChangeCap():
            return change_cap(tournament, command)
        case _:
            assert_never(command)


def _match(
    tournament: Tournament, command: Begin | MoveClock | NoShow | Report | Override | Drop
) -> tuple[AnyEvent, ...]:
    match command:
        case Begin():
            return begin(tournament, command)
        case MoveClock():
            return move_clock(tournament, command)
        case NoShow():
            return no_show(tournament, command)
        case Report():
            return report(tournament, command)
        case Override():
            return override(tournament, command)
        case Drop():
            return drop(tournament, command)
        case _:
            assert_never(command)
