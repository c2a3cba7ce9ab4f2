"""Decide what the clock does: automatic turns, coming back, claiming the win, starting again.

A clock that comes too early or too late does nothing. Rulings, "House rules".
"""

from bot.table.commands import ClaimWin, RestartClock, Return, TimeOut
from bot.table.decide_end import given_up, running_hand
from bot.table.decide_play import lowest_single, played
from bot.table.events import (
    AnyEvent,
    ClockRestarted,
    EndedBy,
    Passed,
    Returned,
    TimedOut,
    other,
)
from bot.table.refusal import Reason, Refused
from bot.table.state import Table
from bot.table.turn_clock import FORFEIT_AFTER, claimant, deadline, on_auto_play


def time_out(table: Table, command: TimeOut) -> tuple[AnyEvent, ...]:
    """Move for the seat whose time is gone: pass, or lead the lowest single; the third forfeits."""
    due = deadline(table)
    if table.hand is None or due is None or command.turn != table.turn or command.at < due:
        return ()
    hand, seat = table.hand, table.hand.to_move
    timed_out = TimedOut(command.at, seat)
    if hand.automatic_turns[seat] >= FORFEIT_AFTER:
        return (timed_out, given_up(table, seat, EndedBy.FORFEIT, command.at))
    if hand.to_beat is not None:
        return (timed_out, Passed(command.at, seat, automatic=True))
    return (timed_out, *played(hand, lowest_single(hand), command.at, automatic=True))


def come_back(table: Table, command: Return) -> tuple[AnyEvent, ...]:
    """Come back from auto-play; who was never away is here already."""
    hand = running_hand(table)
    return (Returned(command.at, command.seat),) if on_auto_play(hand, command.seat) else ()


def claim_win(table: Table, command: ClaimWin) -> tuple[AnyEvent, ...]:
    """Claim the win over a seat that is away, at its turn."""
    if claimant(running_hand(table)) != command.seat:
        raise Refused(Reason.NOT_AWAY)
    return (given_up(table, other(command.seat), EndedBy.FORFEIT, command.at),)


def restart_clock(table: Table, command: RestartClock) -> tuple[AnyEvent, ...]:
    """Start the running turn again in full, if there is one."""
    return () if deadline(table) is None else (ClockRestarted(command.at),)
