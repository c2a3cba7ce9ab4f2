"""Cards, ranks and counts: what the deck holds and how a hand is counted.

A card is an id 0..59 (face + 30 × copy). A face is a rank and a suit; suits have no meaning in
play, so every rule works on `Counts`: how many cards of each of the nine ranks. Document 二.1.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import NewType

Card = NewType("Card", int)
Counts = tuple[int, ...]  # nine numbers, indexed by Rank


class Rank(IntEnum):
    """A card's rank, weakest first. Not a player's tier."""

    NINE = 0
    TEN = 1
    JACK = 2
    QUEEN = 3
    KING = 4
    ACE = 5
    TWO = 6
    SMALL_JOKER = 7
    BIG_JOKER = 8

    @property
    def char(self) -> str:
        """Return the rank's character in canonical text."""
        return RANK_CHARS[self]

    @property
    def is_joker(self) -> bool:
        """Tell whether this is one of the two jokers."""
        return self >= Rank.SMALL_JOKER


class Suit(IntEnum):
    """A card's suit: decoration only."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3


HAND_SIZE = 25
RANK_CHARS = "9TJQKA2wW"
FACES = 30
DECK: tuple[Card, ...] = tuple(Card(card) for card in range(2 * FACES))
FULL_COUNTS: Counts = (8, 8, 8, 8, 8, 8, 8, 2, 2)
NO_CARDS: Counts = (0,) * 9


_RANKS = tuple(Rank(face // 4) if face < 28 else Rank(face - 21) for face in range(FACES))


def rank_of(card: Card) -> Rank:
    """Return the rank of a card."""
    return _RANKS[card % FACES]


def suit_of(card: Card) -> Suit | None:
    """Return the suit of a card, None for a joker."""
    face = card % FACES
    return Suit(face % 4) if face < 28 else None


def count(cards: Iterable[Card]) -> Counts:
    """Count the cards of each rank."""
    counts = [0] * 9
    for card in cards:
        counts[rank_of(card)] += 1
    return tuple(counts)


def holds(hand: Counts, wanted: Counts) -> bool:
    """Tell whether the hand has every wanted card."""
    return all(have >= want for have, want in zip(hand, wanted, strict=True))
