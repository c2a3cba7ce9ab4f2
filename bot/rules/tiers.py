"""Tiers: a player's 等级 by total points. A bound belongs to the higher one.

Document section 四.
"""

from bisect import bisect_right
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tier:
    """A player's tier; `bound` is the least total that has it."""

    index: int
    name: str
    bound: int


_BOUNDS = (
    ("小星", 0),
    ("一星", 100),
    ("二星", 200),
    ("三星", 500),
    ("四星", 900),
    ("五星", 1500),
    ("六星", 2500),
    ("七星", 4000),
    ("八星", 6000),
    ("九星", 10_000),
    ("十星", 16_000),
    ("十一星", 25_000),
    ("十二星", 35_000),
    ("小杀", 50_000),
    ("大杀", 80_000),
    ("狂杀", 150_000),
    ("通杀", 250_000),
    ("杀神", 500_000),
)
TIERS = tuple(Tier(index, name, bound) for index, (name, bound) in enumerate(_BOUNDS))


def tier_of(points: int) -> Tier:
    """Return the tier of a total, which is never below 0."""
    if points < 0:
        raise ValueError(f"a total is never below 0: {points}")
    return TIERS[bisect_right(TIERS, points, key=lambda tier: tier.bound) - 1]


def next_tier(tier: Tier) -> Tier | None:
    """Return the tier above, None above the highest."""
    return TIERS[tier.index + 1] if tier.index + 1 < len(TIERS) else None


def missing_points(points: int) -> int:
    """Return the points missing to the next tier, 0 in the highest."""
    above = next_tier(tier_of(points))
    return above.bound - points if above else 0
