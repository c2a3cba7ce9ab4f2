"""Hands for tests: random counts that Hypothesis can shrink, and readings as plain tuples."""

from random import Random

from hypothesis import strategies as st

from bot.rules.cards import DECK, FULL_COUNTS, Counts, count
from bot.rules.combinations import Reading, readings
from bot.rules.notation import parse_canonical
from tests.rules.reference import Taken


def taken(reading: Reading) -> Taken:
    """Return what distinguishes a reading: kind, size, top, stars."""
    top = None if reading.top is None else reading.top.char
    return (reading.kind.value, reading.size, top, reading.stars)


def only(text: str, *, two: bool = True) -> Reading:
    """Return the one reading of literal cards."""
    (reading,) = readings(parse_canonical(text), two_in_chain_bomb=two)
    return reading


def counts() -> st.SearchStrategy[Counts]:
    """Return any selection that the deck allows."""
    return st.tuples(*[st.integers(0, most) for most in FULL_COUNTS])


def dealt(size: int) -> st.SearchStrategy[Counts]:
    """Return hands as they are dealt."""
    seeds = st.integers(0, 2**32 - 1)
    return seeds.map(lambda seed: count(Random(seed).sample(DECK, size)))
