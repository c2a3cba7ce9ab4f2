"""Scoring: what a won hand is worth, X = base × multiplier. Document section 三.

Knows nothing of coins and points: a room's coefficient and the totals belong to the table.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from bot.rules.cards import HAND_SIZE

MIN_STARS, MAX_STARS = 4, 12  # of any bomb that a hand of 25 cards can hold


class Victory(Enum):
    """How badly a hand was lost; the value is its Chinese name."""

    SMALL = "小杀"
    BIG = "大杀"
    MAD = "狂杀"
    TOTAL = "通杀"


_CLASSES = (
    (5, Victory.SMALL, 1),
    (10, Victory.BIG, 2),
    (20, Victory.MAD, 3),
    (HAND_SIZE, Victory.TOTAL, 4),
)
_MULTIPLIERS = {6: 2, 7: 4, 8: 6, 9: 8, 10: 12, 11: 16, 12: 20}


@dataclass(frozen=True, slots=True)
class Score:
    """A won hand's worth; `stake` is X."""

    victory: Victory
    base: int
    multiplier: int
    stake: int


def victory(left: int) -> Victory:
    """Return the class of a win over a hand with so many cards left."""
    return _class_of(left)[0]


def base(left: int) -> int:
    """Return the base for a loser with so many cards left."""
    return _class_of(left)[1]


def multiplier(stars: Iterable[int]) -> int:
    """Return the multiplier of the winner's plays: the largest star once, plain plays being 0."""
    greatest = 0
    for star in stars:
        if star != 0 and not MIN_STARS <= star <= MAX_STARS:
            raise ValueError(f"no play has {star} stars")
        greatest = max(greatest, star)
    return _MULTIPLIERS.get(greatest, 1)


def max_stars(cards: int) -> int:
    """Return the most stars that so many cards can have, 0 for fewer than three."""
    if cards < 3:
        return 0
    if cards < 8:
        return 6 if cards == 3 else 7  # three jokers, four jokers
    return min(cards, MAX_STARS)


def score(left: int, stars: Iterable[int]) -> Score:
    """Score a hand by the loser's cards left and the stars of the winner's plays."""
    times = multiplier(stars)
    return Score(victory(left), base(left), times, base(left) * times)


def _class_of(left: int) -> tuple[Victory, int]:
    if not 1 <= left <= HAND_SIZE:
        raise ValueError(f"a loser holds 1 to {HAND_SIZE} cards, not {left}")
    return next((kind, worth) for most, kind, worth in _CLASSES if left <= most)
