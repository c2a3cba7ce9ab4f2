"""Rooms: where coins are played, their coefficient N and entry. Document section 五."""

from enum import Enum

MAX_STAKE = 80  # base 4 × multiplier 20


class Room(Enum):
    """A coin room; the value is its coefficient N."""

    BEGINNER = 100
    INTERMEDIATE = 500
    ADVANCED = 2000
    EXPERT = 4000

    @property
    def coefficient(self) -> int:
        """Return N, the coins of one stake."""
        return self.value

    @property
    def entry(self) -> int:
        """Return the coins needed to sit down: the largest possible loss."""
        return MAX_STAKE * self.value
