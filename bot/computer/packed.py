"""Packed: hands and plays as single integers, for positions by the million.

A hand has four bits for each rank, the weakest lowest; one bit above them says that 2 is in no
chain bomb at this table. A trick is an integer that orders plays which compete. Owns no rule: what
a play is, bot.rules.combinations says.
"""

from functools import lru_cache
from typing import NamedTuple

from bot.rules.cards import Counts, Rank
from bot.rules.combinations import Kind, Reading, bomb_strength, readings

CARDS = (1 << 36) - 1  # the bits of a hand that are cards
NATURALS = (1 << 28) - 1
NO_TWO = 1 << 36
SMALL, BIG = 1 << 28, 1 << 32
LEAD = 0  # the trick to beat of who leads
BOMB = 1 << 16  # tricks from here on are bombs

_RANKS = range(len(Rank))
_TYPES = {kind: index * 12 for index, kind in enumerate(Kind, 1)}


class Play(NamedTuple):
    """A play: the cards it takes from a packed hand, and what it is."""

    taken: int
    trick: int
    stars: int
    size: int


def pack(counts: Counts, *, two_in_chain_bomb: bool) -> int:
    """Return a hand as one integer."""
    packed = 0 if two_in_chain_bomb else NO_TWO
    for rank, number in enumerate(counts):
        packed |= number << 4 * rank
    return packed


def unpack(packed: int) -> Counts:
    """Return how many cards of each rank a packed hand has."""
    return tuple([packed >> 4 * rank & 15 for rank in _RANKS])


def size_of(packed: int) -> int:
    """Return the number of cards."""
    return sum(unpack(packed))


def trick_of(reading: Reading | None) -> int:
    """Return the trick that a play makes, LEAD for none.

    One play beats another if its trick is greater and is a bomb, or is alike but for the last four
    bits: those of plain plays are their top.
    """
    if reading is None:
        return LEAD
    if not reading.stars:
        top = reading.top
        assert top is not None
        return trick_type(reading.kind, reading.size) << 4 | top
    stars, place, cards, highest = bomb_strength(reading)
    return BOMB | (stars * 3 + place + 1) * 1024 + (32 + cards) * 16 + highest + 1


def trick_type(kind: Kind, size: int) -> int:
    """Return what plain plays that compete have in common, their trick but for the top."""
    return _TYPES[kind] + size


def beats(trick: int, to_beat: int) -> bool:
    """Tell whether a play beats what is to beat; anything beats LEAD."""
    return trick > to_beat and (trick >= BOMB or to_beat == LEAD or trick >> 4 == to_beat >> 4)


def play_of(reading: Reading) -> Play:
    """Return a reading as a packed play."""
    taken = pack(reading.cards, two_in_chain_bomb=True)
    return Play(taken, trick_of(reading), reading.stars, reading.size)


@lru_cache(maxsize=1 << 16)
def plays_of(taken: int, no_two: bool) -> tuple[Play, ...]:
    """Return the ways to take cards that are played together, strongest first."""
    found = readings(unpack(taken), two_in_chain_bomb=not no_two)
    return tuple([play_of(reading) for reading in found])


def reading_of(play: Play, *, two_in_chain_bomb: bool) -> Reading:
    """Return a packed play as a reading."""
    found = readings(unpack(play.taken), two_in_chain_bomb=two_in_chain_bomb)
    return next(reading for reading in found if trick_of(reading) == play.trick)
