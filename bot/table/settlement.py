"""Settlement: what a won hand moves, coins and points, before anybody's balance is known.

Pure. Never reads or writes a balance; document sections 三 and 五.
"""

from dataclasses import dataclass

from bot.table.events import Ended, EndedBy, Seat, other
from bot.table.options import Mode, TableOptions
from bot.table.state import Hand

EARLY_PLAYS = 2  # own plays of the loser; with fewer, a resignation is an early one


@dataclass(frozen=True, slots=True)
class Settlement:
    """What the loser pays the winner: `stake` X, and what X is here in coins and in points.

    A hand that is not `counted` moves nothing.
    """

    winner: Seat
    loser: Seat
    stake: int
    coins: int
    points: int
    counted: bool = True


def settle(options: TableOptions, ended: Ended, *, counted: bool = True) -> Settlement:
    """Return what a hand moves; nothing but the stake itself in practice and matches."""
    stake = ended.base * ended.multiplier
    return Settlement(
        winner=ended.winner,
        loser=other(ended.winner),
        stake=stake,
        coins=stake * options.coefficient if counted else 0,
        points=stake if options.moves_points and counted else 0,
        counted=counted,
    )


def resigned_early(options: TableOptions, hand: Hand) -> bool:
    """Tell whether a hand that moves something was resigned before the loser's second own play."""
    ended = hand.ended
    if ended is None or ended.ended_by is not EndedBy.RESIGN:
        return False
    return is_early(options, hand, other(ended.winner))


def is_early(options: TableOptions, hand: Hand, seat: Seat) -> bool:
    """Tell whether a hand that moves something is one of fewer than two own plays of a seat."""
    if options.mode not in (Mode.POINTS, Mode.COINS):
        return False
    own = [move for move in hand.moves if move.seat == seat and move.cards and not move.automatic]
    return len(own) < EARLY_PLAYS


def applied(total: int, nominal: int) -> int:
    """Return the change of a points total that really happens: a total never falls below 0."""
    return max(total + nominal, 0) - total
