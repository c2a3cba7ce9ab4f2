from dataclasses import FrozenInstanceError
from itertools import pairwise

import pytest

from bot.rules.tiers import TIERS, missing_points, next_tier, tier_of


def test_a_bound_belongs_to_the_higher_tier() -> None:
    for lower, higher in pairwise(TIERS):
        assert tier_of(higher.bound - 1) == lower
        assert tier_of(higher.bound) == higher


def test_each_tier_knows_its_place() -> None:
    assert [tier.index for tier in TIERS] == list(range(18))
    assert next_tier(TIERS[0]) == TIERS[1]
    assert next_tier(TIERS[-1]) is None


def test_missing_points_lead_to_the_next_tier() -> None:
    for points in (0, 99, 100, 49_999, 499_999):
        above = next_tier(tier_of(points))
        assert above is not None
        assert tier_of(points + missing_points(points)) == above
    assert missing_points(500_000) == missing_points(10**9) == 0


def test_a_total_below_zero_has_no_tier() -> None:
    with pytest.raises(ValueError, match=r"^a total is never below 0: -1$"):
        tier_of(-1)


def test_a_tier_never_changes() -> None:
    with pytest.raises(FrozenInstanceError):
        TIERS[0].bound = 1  # type: ignore[misc]
