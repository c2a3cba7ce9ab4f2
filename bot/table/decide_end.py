"""Decide a hand's end other than by going out: resigning, forfeiting, calling off, voiding.

Also the price of it all: the one place that turns a hand into an Ended. Rulings, "House rules".
"""

from bot.rules import scoring
from bot.rules.cards import count
from bot.rules.combinations import Reading
from bot.rules.moves import legal_moves
from bot.table.commands import CallOff, Resign, Void
from bot.table.events import (
    AnyEvent,
    CallOffAsked,
    Ended,
    EndedBy,
    Seat,
    Voided,
    VoidReason,
    other,
)
from bot.table.options import TableOptions
from bot.table.refusal import Reason, Refused
from bot.table.state import Hand, Phase, Table


def resign(table: Table, command: Resign) -> tuple[AnyEvent, ...]:
    """Give the running hand up, at anybody's turn."""
    refuse_stale(table, command.turn)
    return (given_up(table, command.seat, EndedBy.RESIGN, command.at),)


def call_off(table: Table, command: CallOff) -> tuple[AnyEvent, ...]:
    """Ask to void the hand; it is void when both have asked."""
    hand = running_hand(table)
    if hand.called_off[command.seat]:
        raise Refused(Reason.ALREADY_ASKED)
    asked = CallOffAsked(command.at, command.seat)
    if hand.called_off[other(command.seat)]:
        return (asked, Voided(command.at, hand.number, VoidReason.CALLED_OFF))
    return (asked,)


def void(table: Table, command: Void) -> tuple[AnyEvent, ...]:
    """Void the running hand; without one there is nothing to void."""
    if table.hand is None or not table.hand.running:
        return ()
    return (Voided(command.at, table.hand.number, command.reason),)


def given_up(table: Table, loser: Seat, ended_by: EndedBy, at: int) -> Ended:
    """End the hand as `loser` leaves it now.

    Bombs still in the winner's hand count too: giving up is never cheaper than playing on.
    """
    hand = running_hand(table)
    winner = other(loser)
    stars = max(hand.stars[winner], held_stars(hand, winner, table.options))
    return _ended(hand, winner, ended_by, at, left=len(hand.cards[loser]), stars=stars)


def gone_out(hand: Hand, last: Reading, at: int) -> Ended:
    """End the hand as the seat to move goes out with its last cards; that play counts too."""
    winner = hand.to_move
    stars = max(hand.stars[winner], last.stars)
    left = len(hand.cards[other(winner)])
    return _ended(hand, winner, EndedBy.OUT, at, left=left, stars=stars)


def _ended(hand: Hand, winner: Seat, ended_by: EndedBy, at: int, *, left: int, stars: int) -> Ended:
    base, multiplier = scoring.base(left), scoring.multiplier((stars,))
    return Ended(at, hand.number, winner, ended_by, left, base, multiplier, stars)


def held_stars(hand: Hand, seat: Seat, options: TableOptions) -> int:
    """Return the greatest star that a seat could still play, jokers used, 0 for none."""
    held = count(hand.cards[seat])
    moves = legal_moves(held, None, two_in_chain_bomb=options.two_in_chain_bomb)
    return max(move.stars for move in moves)


def refuse_stale(table: Table, turn: int | None) -> None:
    """Refuse what was meant for an earlier turn."""
    if turn is not None and turn != table.turn:
        raise Refused(Reason.STALE, turn=table.turn)


def running_hand(table: Table) -> Hand:
    """Return the hand that is being played. Raise Refused when there is none.

    Both seats are taken while it runs, for nobody may leave.
    """
    if table.phase is Phase.CLOSED:
        raise Refused(Reason.TABLE_CLOSED)
    if table.hand is None or not table.hand.running:
        raise Refused(Reason.NO_HAND)
    return table.hand
