"""Cost: what a hand still costs to play out, in hundredths of a poor play. Less is better.

The least sum of prices over all ways to part the hand into plays: exact, but that jokers are alike
and that a chain bomb takes all cards of its ranks. A poor play costs about 100, one that mostly
wins its trick little, a bomb less than nothing. The prices were found by play for the score X.
"""

from functools import lru_cache

from bot.computer import prices
from bot.computer.packed import NATURALS, NO_TWO

_JOKER = 1 << 28  # here jokers are alike: three bits count them
_JOKERS = 7 << 28
_BARRED = 1 << 31
_BOTH = [(both & 15) + (both >> 4) << 28 for both in range(1 << 6)]  # small and big ones together
_SHIFTS = tuple(range(0, 28, 4))
Part = tuple[int, int]  # a price, and the cards that are taken for it


def cost(hand: int) -> int:
    """Return what a packed hand costs."""
    return _cost(hand & NATURALS | _BOTH[hand >> 28 & 63] | (_BARRED if hand & NO_TWO else 0))


def parting(hand: int) -> list[Part]:
    """Return the plays of the cheapest parting; bits 28 to 30 of what they take count jokers."""
    key = hand & NATURALS | _BOTH[hand >> 28 & 63] | (_BARRED if hand & NO_TWO else 0)
    parts: list[Part] = []
    while key & NATURALS:
        best = _cost(key)
        for price, taken in _options(key):
            if price + _cost(key - taken) == best:
                parts.append((price, taken))
                key -= taken
                break
    if key & _JOKERS:
        parts.append((prices.JOKERS[(key & _JOKERS) >> 28], key & _JOKERS))
    return parts


@lru_cache(maxsize=1 << 18)
def _cost(key: int) -> int:
    if not key & NATURALS:
        return prices.JOKERS[(key & _JOKERS) >> 28]
    return min([price + _cost(key - taken) for price, taken in _options(key)])


def _options(key: int) -> list[Part]:
    """Return the plays that the lowest rank of a hand may be in."""
    low = ((key & -key).bit_length() - 1) // 4
    held = [key >> shift & 15 for shift in _SHIFTS]
    jokers = (key & _JOKERS) >> 28
    number, place = held[low], 4 * low
    alone = prices.ALONE[low]
    found = [(alone[number + more], (number << place) + (more << 28)) for more in range(jokers + 1)]
    if low <= 3:
        for width, fewest, price in prices.RUNS:
            lacking = emptied = taken = 0
            for high in range(low, 6):
                have = held[high]
                if have <= width:
                    lacking += width - have
                    if lacking > jokers:
                        break
                    emptied += have > 0
                    taken += have << 4 * high
                else:
                    taken += width << 4 * high
                groups = high - low + 1
                if groups >= fewest and emptied > 1:
                    found.append((price[high], taken + (lacking << 28)))
    if low <= 4:
        lacking = taken = 0
        least = 8
        for high in range(low, 6 if key & _BARRED else 7):
            have = held[high]
            if have < 4:
                lacking += 4 - have
                if lacking > jokers:
                    break
                least = 4
            elif have < least:
                least = have
            taken += have << 4 * high
            groups = high - low + 1
            if groups >= 3:
                found.append((prices.BOMBS[least + groups], taken + (lacking << 28)))
                if jokers > lacking:  # one star more, if there are jokers for it
                    more = sum([least + 1 - have for have in held[low : high + 1] if have <= least])
                    if more <= jokers:
                        found.append((prices.BOMBS[least + groups + 1], taken + (more << 28)))
    return found
