"""Combinations: the kinds, and a reading, which is one way to take a selection of cards.

Document sections 二.3 to 二.5.
"""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.cards import Counts, Rank


class Kind(StrEnum):
    """A kind of combination; the value is its name in the referee protocol."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    STRAIGHT = "straight"
    CONSECUTIVE_PAIRS = "consecutive_pairs"
    CONSECUTIVE_TRIPLES = "consecutive_triples"
    BOMB = "bomb"
    CHAIN_BOMB = "chain_bomb"
    THREE_JOKERS = "three_jokers"
    FOUR_JOKERS = "four_jokers"

    @property
    def is_bomb(self) -> bool:
        """Tell whether it beats every plain kind."""
        return self in (Kind.BOMB, Kind.CHAIN_BOMB, Kind.THREE_JOKERS, Kind.FOUR_JOKERS)


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to take a selection of cards.

    `top` is the highest rank it reaches (None for the joker bombs), `stars` is 0 for plain kinds,
    `groups` the number of adjacent ranks (1 unless it is a run or a chain).
    """

    kind: Kind
    cards: Counts
    top: Rank | None
    stars: int = 0
    groups: int = 1

    @property
    def size(self) -> int:
        """Return the number of cards."""
        return sum(self.cards)
