"""Playout: a hand played to its end by two greedy players, and its score X.

Both hands are known to it, to the players only their own.
"""

from bot.computer.greedy import greedy, near
from bot.computer.packed import CARDS, LEAD, size_of
from bot.rules.cards import HAND_SIZE
from bot.rules.scoring import base, multiplier

_BASES = [0, *[base(left) for left in range(1, HAND_SIZE + 1)]]
_TIMES = [1, 1, 1, 1, *[multiplier((stars,)) for stars in range(4, 13)]]


def stake(left: int, stars: int) -> int:
    """Return X for who has won with so many stars against so many cards left."""
    return _BASES[left] * _TIMES[stars]


def playout(mover: int, waiter: int, trick: int, mover_stars: int, waiter_stars: int) -> int:
    """Return X of the hand for who is to move, played out from here; packed hands, none empty."""
    number, other = size_of(mover), size_of(waiter)
    sign = 1
    while True:
        play = greedy(mover, trick, near(other), mover_stars)
        if play is None:
            trick = LEAD
        else:
            mover -= play.taken
            if play.stars > mover_stars:
                mover_stars = play.stars
            if not mover & CARDS:
                return sign * stake(other, mover_stars)
            number -= play.size
            trick = play.trick
        mover, waiter, number, other = waiter, mover, other, number
        mover_stars, waiter_stars = waiter_stars, mover_stars
        sign = -sign
