"""Decide: what a command makes happen at a table, or why it can't be done now.

The one way in: events out, or Refused and nothing happened. Never changes state and never looks
at a clock or dice; the answers live in decide_seats, decide_play, decide_clock and decide_end.
"""

from typing import assert_never

from bot.table.commands import (
    Announce,
    AnyCommand,
    CallOff,
    ClaimWin,
    Close,
    Deal,
    Leave,
    Open,
    Pass,
    Play,
    Rematch,
    Resign,
    RestartClock,
    Return,
    Sit,
    TimeOut,
    Void,
)
from bot.table.decide_clock import claim_win, come_back, restart_clock, time_out
from bot.table.decide_end import call_off, resign, void
from bot.table.decide_play import pass_turn, play
from bot.table.decide_seats import announce, close, deal_hand, leave, opened, rematch, sit
from bot.table.events import AnyEvent
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase, Table


def decide(table: Table | None, command: AnyCommand) -> tuple[AnyEvent, ...]:
    """Return the events of a command, none when it is already so. Raise Refused."""
    if table is None:
        if not isinstance(command, Open):
            raise Refused(Reason.TABLE_GONE)
        return (opened(command),)
    return _decide(table, command)


def wants_announcement(table: Table) -> bool:
    """Tell whether the host should announce the next hand now."""
    return table.phase in (Phase.WAITING, Phase.OVER) and table.announced is None


def wants_deal(table: Table) -> bool:
    """Tell whether both seats have asked for the announced hand."""
    return table.announced is not None and None not in table.asked


def _decide(table: Table, command: AnyCommand) -> tuple[AnyEvent, ...]:
    match command:
        case Open():
            raise ValueError("a table is opened once")
        case Announce():
            return announce(table, command)
        case Sit():
            return sit(table, command)
        case Leave():
            return leave(table, command)
        case Rematch():
            return rematch(table, command)
        case Deal():
            return deal_hand(table, command)
        case Close():
            return close(table, command)
        case Play():
            return play(table, command)
        case Pass():
            return pass_turn(table, command)
        case Resign():
            return resign(table, command)
        case CallOff():
            return call_off(table, command)
        case Void():
            return void(table, command)
        case TimeOut():
            return time_out(table, command)
        case Return():
            return come_back(table, command)
        case ClaimWin():
            return claim_win(table, command)
        case RestartClock():
            return restart_clock(table, command)
        case _:
            assert_never(command)
