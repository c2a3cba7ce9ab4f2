"""Endgame: the exact score X of a hand whose cards are all known, few as they are.

Alpha-beta over one play for each distinct reading. Both hands are known to it, so that it belongs
into a drawn world and never to the table.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from bot.computer.packed import CARDS, LEAD, NO_TWO, Play, beats, play_of, size_of, unpack
from bot.computer.playout import stake
from bot.rules.moves import canonical_moves

MOST_CARDS = 12  # in both hands
MOST_X = 80
_ASKED = 64  # positions between two questions
_Key = tuple[int, int, int, int, int]
Stop: TypeAlias = Callable[[], bool]


def never() -> bool:
    """Stop never."""
    return False


class StoppedError(Exception):
    """The solver was told to stop before it had an answer."""


class Solver:
    """One world's endgame: what it has found, it keeps for the next question.

    Asks `stop` now and then while it searches, and raises StoppedError when told so.
    """

    def __init__(self, stop: Stop = never) -> None:
        self._bounds: dict[_Key, tuple[int, int]] = {}
        self._stop = stop

    def solve(
        self, mover: int, waiter: int, trick: int, mover_stars: int, waiter_stars: int
    ) -> int:
        """Return X for who is to move when both play their best; packed hands, none empty."""
        return self._search((mover, waiter, trick, mover_stars, waiter_stars), -MOST_X, MOST_X)

    def _search(self, key: _Key, alpha: int, beta: int) -> int:
        low, high = self._bounds.get(key, (-MOST_X, MOST_X))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        least, most = max(alpha, low), min(beta, high)
        if len(self._bounds) % _ASKED == _ASKED - 1 and self._stop():
            raise StoppedError
        best = self._best(key, least, most)
        if best <= least:
            self._bounds[key] = low, best
        elif best >= most:
            self._bounds[key] = best, high
        else:
            self._bounds[key] = best, best
        return best

    def _best(self, key: _Key, alpha: int, beta: int) -> int:
        mover, waiter, trick, mover_stars, waiter_stars = key
        best = -MOST_X - 1
        for play in _plays(mover):
            if not beats(play.trick, trick):
                continue
            stars = max(mover_stars, play.stars)
            left = mover - play.taken
            if left & CARDS:
                after = (waiter, left, play.trick, waiter_stars, stars)
                found = -self._search(after, -beta, -max(alpha, best))
            else:
                found = stake(size_of(waiter), stars)
            if found > best:
                best = found
                if best >= beta:
                    return best
        if trick != LEAD:
            after = (waiter, mover, LEAD, waiter_stars, mover_stars)
            best = max(best, -self._search(after, -beta, -max(alpha, best)))
        return best


@lru_cache(maxsize=1 << 14)
def _plays(hand: int) -> tuple[Play, ...]:
    """Return one play for each distinct reading, the largest first."""
    moves = canonical_moves(unpack(hand), None, two_in_chain_bomb=hand < NO_TWO)
    return tuple(sorted(map(play_of, moves), key=_size, reverse=True))


def _size(play: Play) -> int:
    return play.size
