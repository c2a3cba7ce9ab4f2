"""Settlement: what a won hand moves, coins and points, before anybody's balance is known.

Pure. Never reads or writes a balance; document sections 三 and 五.
"""

from dataclasses import dataclass

from bot.table.events import Ended, Seat, other
from bot.table.options import TableOptions


@dataclass(frozen=True, slots=True)
class Settlement:
    """What the loser pays the winner: `stake` X, and what X is here in coins and in points."""

    winner: Seat
    loser: Seat
    stake: int
    coins: int
    points: int


def settle(options: TableOptions, ended: Ended) -> Settlement:
    """Return what a hand moves; nothing but the stake itself in practice and matches."""
    stake = ended.base * ended.multiplier
    return Settlement(
        winner=ended.winner,
        loser=other(ended.winner),
        stake=stake,
        coins=stake * options.coefficient,
        points=stake if options.moves_points else 0,
    )


def applied(total: int, nominal: int) -> int:
    """Return the change of a points total that really happens: a total never falls below 0."""
    return max(total + nominal, 0) - total
