"""Greedy: the move that leaves the cheapest hand, by one's own cards and the other's number.

The player inside every playout, `greedy` in the arena, and no level. Always legal, and quick: it
looks at few plays, and never at the other's cards.
"""

from collections.abc import Iterator
from functools import lru_cache

from bot.computer import prices
from bot.computer.cost import cost, parting
from bot.computer.packed import (
    BIG,
    BOMB,
    CARDS,
    LEAD,
    NATURALS,
    NO_TWO,
    SMALL,
    Play,
    beats,
    plays_of,
    trick_type,
)
from bot.rules.combinations import MOST_RANKS, RUNS, Kind

_NEAR = (0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 7, *[8] * 15)  # how near the other is to the end, in steps
_FEW = 6  # cards that may well be one plain play
_ALIKE = {1: Kind.SINGLE, 2: Kind.PAIR, 3: Kind.TRIPLE}


def near(number: int) -> int:
    """Return how near somebody with so many cards is to the end: what greedy wants to know."""
    return _NEAR[number]


@lru_cache(maxsize=1 << 18)
def greedy(hand: int, trick: int, close: int, stars: int) -> Play | None:
    """Return the move of who holds a packed hand and has played so many stars, None for a pass."""
    played = prices.ALREADY[stars]
    return _lead(hand, close, played) if trick == LEAD else _follow(hand, trick, close, played)


def _lead(hand: int, close: int, played: int) -> Play:
    whole = plays_of(hand & CARDS, hand >= NO_TWO)
    if whole:
        return whole[0]
    best, choice = -1_000_000, None
    for price, taken in parting(hand):
        play = _materialised(hand, taken)
        if play.stars:
            more = max(0, prices.PLAYED[play.stars] - played)
            gain = 100 * (more - prices.LEAD_BOMB) - prices.LEAD_LEFT * cost(hand - play.taken)
        else:
            gain = 100 * (price + prices.LEAD_SIZE * play.size)
            if play.size == close and close < _FEW:
                gain -= 100 * (prices.LEAD_DANGER - prices.LEAD_DANGER_TOP * (play.trick & 15))
        if gain > best:
            best, choice = gain, play
    assert choice is not None  # a hand has parts
    return choice


def _follow(hand: int, trick: int, close: int, played: int) -> Play | None:
    for whole in plays_of(hand & CARDS, hand >= NO_TWO):
        if beats(whole.trick, trick):
            return whole
    now = cost(hand)
    if trick < BOMB:
        urge = prices.URGE[close] - prices.PLAIN
        play = _best(hand, now, _plain(hand, trick), urge, played)
        if play is not None:
            return play
    return _best(hand, now, _bombs(hand, trick), -prices.BOMB, played)


def _best(hand: int, now: int, plays: Iterator[Play], urge: int, played: int) -> Play | None:
    """Return the play that gains most, None when no play is worth it."""
    best, choice = -1, None
    for play in plays:
        left = cost(hand - play.taken)
        gain = 100 * (now - left + urge)
        if play.stars:
            gain += 100 * max(0, prices.PLAYED[play.stars] - played) + prices.BOMB_LEFT * left
        if gain > best:
            best, choice = gain, play
    return choice


def _plain(hand: int, trick: int) -> Iterator[Play]:
    """Yield the plain plays that beat a plain trick, one for each top."""
    width, groups = _SHAPES[trick >> 4]
    jokers = (hand >> 28 & 15) + ((hand & CARDS) >> 32)
    past = 7 if groups == 1 else 6
    for top in range(max((trick & 15) + 1, groups - 1), past):
        taken = lacking = 0
        for shift in range(4 * (top - groups + 1), 4 * top + 1, 4):
            have = hand >> shift & 15
            if have < width:
                lacking += width - have
                taken += have << shift
            else:
                taken += width << shift
        if not lacking:
            yield Play(taken, trick & ~15 | top, 0, width * groups)
        elif lacking <= jokers and taken:  # jokers may reach higher, or make it a bomb
            for play in plays_of(_with_jokers(hand, taken, lacking), hand >= NO_TWO):
                if play.trick >> 4 == trick >> 4:
                    yield play
    if groups == 1 and width < 3:
        yield from _jokers_alone(hand, trick, width)


def _jokers_alone(hand: int, trick: int, number: int) -> Iterator[Play]:
    for taken in (SMALL, BIG) if number == 1 else (2 * SMALL, SMALL + BIG, 2 * BIG):
        if hand >> 28 & 15 >= taken >> 28 & 15 and (hand & CARDS) >> 32 >= taken >> 32:
            play = plays_of(taken, False)[0]
            if play.trick > trick:
                yield play
                return


def _bombs(hand: int, trick: int) -> Iterator[Play]:
    """Yield bombs that beat a trick: of each rank and each stretch of ranks, with few jokers."""
    jokers = (hand >> 28 & 15) + ((hand & CARDS) >> 32)
    no_two = hand >= NO_TWO
    held = [hand >> shift & 15 for shift in range(0, 28, 4)]
    for low in range(7):
        taken = lacking = 0
        for high in range(low, 6 if no_two and low < 6 else 7):
            have = held[high]
            lacking += max(0, 4 - have)
            if lacking > jokers or not held[low]:
                break
            taken += have << 4 * high
            if high != low + 1:
                stars = 0
                for number in range(lacking, jokers + 1):
                    play = plays_of(_with_jokers(hand, taken, number), no_two)[0]
                    if play.trick > trick and play.stars > stars:
                        stars = play.stars
                        yield play
    for number in range(3, jokers + 1):
        play = plays_of(_with_jokers(hand, 0, number), no_two)[0]
        if play.trick > trick:
            yield play


def _materialised(hand: int, taken: int) -> Play:
    """Return the play of a part, whose jokers are not told apart."""
    return plays_of(_with_jokers(hand, taken & NATURALS, taken >> 28), hand >= NO_TWO)[0]


def _with_jokers(hand: int, taken: int, number: int) -> int:
    """Return cards and so many jokers of a hand, small before big."""
    if not number:
        return taken
    small = min(number, hand >> 28 & 15)
    return taken + small * SMALL + (number - small) * BIG


# Cards of each rank and number of ranks, by what plain tricks have in common.
_SHAPES = {
    **{trick_type(kind, width): (width, 1) for width, kind in _ALIKE.items()},
    **{
        trick_type(kind, width * groups): (width, groups)
        for kind, width, fewest in RUNS
        for groups in range(fewest, MOST_RANKS + 1)
    },
}
