"""Decide between hands: opening, seats, the announcement, the deal, closing.

A closed table stays closed, and nobody comes or goes while a hand is being played.
"""

from bot.rules import RULES_VERSION, shuffle
from bot.table.commands import Announce, Close, Deal, Leave, Open, Rematch, Sit
from bot.table.events import (
    Announced,
    AnyEvent,
    Closed,
    CloseReason,
    Dealt,
    Left,
    Opened,
    RematchAsked,
    Sat,
    Seat,
    other,
)
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase, Table
from bot.table.turn_clock import turn_times


def opened(command: Open) -> Opened:
    """Open a table."""
    return Opened(command.at, command.table_id, command.options, command.asked_id)


def announce(table: Table, command: Announce) -> tuple[AnyEvent, ...]:
    """Announce the next hand; a second announcement changes nothing, for the first one binds."""
    _between_hands(table)
    if table.announced is not None:
        return ()
    number = table.hand.number + 1 if table.hand else 1
    commit = shuffle.commitment(command.secret)
    return (Announced(command.at, number, command.secret, commit),)


def sit(table: Table, command: Sit) -> tuple[AnyEvent, ...]:
    """Take a free seat. Whoever asks for a hand by it must have seen that hand's commitment."""
    _between_hands(table)
    if table.seated[command.seat]:
        raise Refused(Reason.SEAT_TAKEN)
    if command.asked_id is not None and table.announced is None:
        raise Refused(Reason.NOT_READY)
    return (Sat(command.at, command.seat, command.asked_id),)


def leave(table: Table, command: Leave) -> tuple[AnyEvent, ...]:
    """Give up a seat; who is gone already is gone. The last one out closes the table."""
    if not table.seated[command.seat]:
        return ()
    _between_hands(table)
    left = Left(command.at, command.seat)
    if table.seated[other(command.seat)]:
        return (left,)
    return (left, Closed(command.at, CloseReason.LEFT))


def rematch(table: Table, command: Rematch) -> tuple[AnyEvent, ...]:
    """Ask for the announced hand."""
    _between_hands(table)
    if not table.seated[command.seat]:
        raise Refused(Reason.NOT_SEATED)
    if table.announced is None:
        raise Refused(Reason.NOT_READY)
    if table.asked[command.seat] is not None:
        raise Refused(Reason.ALREADY_ASKED)
    return (RematchAsked(command.at, command.seat, command.asked_id),)


def deal_hand(table: Table, command: Deal) -> tuple[AnyEvent, ...]:
    """Deal the announced hand to two seats that asked for it."""
    _between_hands(table)
    asked0, asked1 = table.asked
    if table.announced is None or asked0 is None or asked1 is None:
        raise Refused(Reason.NOT_READY)
    announced = table.announced
    salt = shuffle.salt(table.id, announced.number, asked0, asked1)
    deal = shuffle.deal(announced.secret, salt)
    dealt = Dealt(
        at=command.at,
        number=announced.number,
        rules=RULES_VERSION,
        commit=announced.commit,
        salt=salt,
        hands=deal.hands,
        set_aside=deal.set_aside,
        face_up=deal.face_up,
        leader=Seat(deal.leader),
        turn_ms=turn_times(table.options, command.newcomers),
        bank_ms=(table.options.bank_ms, table.options.bank_ms),
    )
    return (dealt,)


def close(table: Table, command: Close) -> tuple[AnyEvent, ...]:
    """Close the table between hands; closed is closed."""
    if table.phase is Phase.CLOSED:
        return ()
    _between_hands(table)
    return (Closed(command.at, command.reason),)


def _between_hands(table: Table) -> None:
    if table.phase is Phase.CLOSED:
        raise Refused(Reason.TABLE_CLOSED)
    if table.phase is Phase.PLAYING:
        raise Refused(Reason.HAND_RUNNING)
