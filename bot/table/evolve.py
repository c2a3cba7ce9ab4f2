"""Evolve: what an event makes of a table. Total over all events, and the only writer of state.

Never decides and never refuses: an event is a fact. Only events out of order raise ValueError.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar, assert_never

from bot.table.events import (
    Announced,
    AnyEvent,
    CallOffAsked,
    ClockRestarted,
    Closed,
    Dealt,
    Ended,
    Left,
    Opened,
    Passed,
    Played,
    RematchAsked,
    Returned,
    Sat,
    Seat,
    TimedOut,
    Voided,
    other,
)
from bot.table.state import Announcement, Hand, Move, Phase, Table
from bot.table.turn_clock import bank_after

T = TypeVar("T")


def fold(events: Iterable[AnyEvent]) -> Table:
    """Return the table that events add up to. Raise ValueError when there is none."""
    table = None
    for event in events:
        table = evolve(table, event)
    if table is None:
        raise ValueError("no events, no table")
    return table


def evolve(table: Table | None, event: AnyEvent) -> Table:
    """Return the table after an event."""
    if table is None:
        if not isinstance(event, Opened):
            raise ValueError(f"a table begins by being opened, not with {event!r}")
        asked = (event.asked_id, None)
        return Table(event.table_id, event.options, event.at, asked=asked, version=1)
    return replace(_after(table, event), version=table.version + 1)


def _after(table: Table, event: AnyEvent) -> Table:
    match event:
        case Opened():
            raise ValueError("a table is opened once")
        case Announced(number=number, secret=secret, commit=commit):
            return replace(table, announced=Announcement(number, secret, commit))
        case Sat(seat=seat, asked_id=asked_id):
            return _seat(table, seat, seated=True, asked_id=asked_id)
        case Left(seat=seat):
            return _left(table, seat)
        case RematchAsked(seat=seat, asked_id=asked_id):
            return _seat(table, seat, seated=True, asked_id=asked_id)
        case Closed(reason=reason):
            return replace(table, closed=reason, seated=(False, False), asked=(None, None))
        case Dealt():
            return _dealt(table, event)
        case Played() | Passed() | Ended() | Voided():
            return replace(table, hand=_hand_after(table.hand, event), turn=table.turn + 1)
        case TimedOut() | Returned() | ClockRestarted() | CallOffAsked():
            return replace(table, hand=_hand_after(table.hand, event))
        case _:
            assert_never(event)


def _seat(table: Table, seat: Seat, *, seated: bool, asked_id: int | None) -> Table:
    return replace(
        table, seated=_set(table.seated, seat, seated), asked=_set(table.asked, seat, asked_id)
    )


def _left(table: Table, seat: Seat) -> Table:
    after = _seat(table, seat, seated=False, asked_id=None)
    # Who asked for a rematch asked for this opponent. A first hand is anybody's who sits down.
    return replace(after, asked=(None, None)) if table.phase is Phase.OVER else after


def _dealt(table: Table, event: Dealt) -> Table:
    if table.announced is None:
        raise ValueError("a hand is announced before it is dealt")
    hands = (tuple(sorted(event.hands[0])), tuple(sorted(event.hands[1])))
    hand = Hand(
        number=event.number,
        secret=table.announced.secret,
        commit=event.commit,
        salt=event.salt,
        dealt=hands,
        cards=hands,
        set_aside=event.set_aside,
        face_up=event.face_up,
        leader=event.leader,
        to_move=event.leader,
        turn_started_at=event.at,
        turn_ms=event.turn_ms,
        bank_ms=event.bank_ms,
    )
    return replace(table, hand=hand, announced=None, asked=(None, None), turn=table.turn + 1)


def _hand_after(
    hand: Hand | None,
    event: Played | Passed | Ended | Voided | TimedOut | Returned | ClockRestarted | CallOffAsked,
) -> Hand:
    if hand is None or not hand.running:
        raise ValueError(f"no hand is being played, and yet {event!r}")
    match event:
        case Played(seat=seat, cards=cards):
            move = Move(seat, cards, event.reading, event.automatic)
            left = tuple(card for card in hand.cards[seat] if card not in cards)
            hand = replace(hand, cards=_set(hand.cards, seat, left), to_beat=move)
            return _moved(hand, move, event.at)
        case Passed(seat=seat):
            move = Move(seat, (), None, event.automatic)
            return _moved(replace(hand, to_beat=None), move, event.at)
        case TimedOut(seat=seat):
            turns = _set(hand.automatic_turns, seat, hand.automatic_turns[seat] + 1)
            bank = _set(hand.bank_ms, seat, bank_after(hand, seat, event.at))
            return replace(hand, automatic_turns=turns, bank_ms=bank)
        case Returned(seat=seat):
            # Back at one's own turn, ten seconds are no time to think: the turn starts again.
            started = event.at if seat == hand.to_move else hand.turn_started_at
            turns = _set(hand.automatic_turns, seat, 0)
            return replace(hand, automatic_turns=turns, turn_started_at=started)
        case ClockRestarted(at=at):
            return replace(hand, turn_started_at=at, restarted=True)
        case CallOffAsked(seat=seat):
            return replace(hand, called_off=_set(hand.called_off, seat, True))
        case Ended(at=at):
            return replace(hand, ended=event, ended_at=at)
        case Voided(at=at, reason=reason):
            return replace(hand, voided=reason, ended_at=at)
        case _:
            assert_never(event)


def _moved(hand: Hand, move: Move, at: int) -> Hand:
    """Turn to the other seat; a move of a seat's own ends its auto-play."""
    seat = move.seat
    turns = hand.automatic_turns
    # Who moves goes on with the hand: a call-off asked for before lapses and springs no surprise.
    return replace(
        hand,
        moves=(*hand.moves, move),
        to_move=other(seat),
        turn_started_at=at,
        bank_ms=_set(hand.bank_ms, seat, bank_after(hand, seat, at)),
        automatic_turns=turns if move.automatic else _set(turns, seat, 0),
        called_off=_set(hand.called_off, seat, False),
        restarted=False,
    )


def _set(pair: tuple[T, T], seat: Seat, value: T) -> tuple[T, T]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
