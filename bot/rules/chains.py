"""Chain bombs of a hand, grown rank by rank.

Only names the selections that can be chain bombs: what each is, bot.rules.combinations reads, and
remembers. Most of all combinations are chain bombs, so that `prepare` is worth its while.
"""

from functools import cache, lru_cache

from bot.rules.cards import FULL_COUNTS, HAND_SIZE, Counts, Rank
from bot.rules.combinations import BOMB_SIZE, FEWEST_LINKS, Reading
from bot.rules.combinations import chain_bombs as readings_of

_JOKERS = int(Rank.SMALL_JOKER)
_MISSING = tuple(max(0, BOMB_SIZE - held) for held in range(FULL_COUNTS[0] + 1))
_PREPARED_SIZE = 21  # of a hundred chain bombs that hands hold, one is larger

_Links = tuple[Counts, int]  # naturals of adjacent ranks, and the jokers that they need


def chain_bombs(hand: Counts, *, two: bool) -> list[Reading]:
    """Return every chain bomb that the hand can play, of at most HAND_SIZE cards."""
    *naturals, small, big = hand
    jokers = small + big
    missing = [_MISSING[held] for held in naturals]
    shortest = _shortest(jokers)
    past = _JOKERS if two else Rank.TWO
    found: list[Reading] = []
    for low in range(past + 1 - shortest):
        if not naturals[low] or sum(missing[low : low + shortest]) > jokers:
            continue
        end, lacked = low, 0
        while end < past and lacked + missing[end] <= jokers:
            lacked += missing[end]
            end += 1
        stretch = hand[low:end]
        if sum(stretch) + jokers <= HAND_SIZE:
            found += _from(low, stretch, small, big, two)
        else:
            found += readings_of(
                _selections(low, stretch, small, big, HAND_SIZE), two_in_chain_bomb=two
            )
    return found


def prepare() -> None:
    """Read ahead what hands are likely to hold; may run in a thread of its own.

    Takes some tenths of a second once, so that no hand pays for what nobody held before.
    """
    *naturals, small, big = FULL_COUNTS
    for low in range(_JOKERS):
        readings_of(_selections(low, tuple(naturals[low:]), small, big, _PREPARED_SIZE))


@lru_cache(maxsize=1 << 13)
def _from(low: int, stretch: Counts, small: int, big: int, two: bool) -> list[Reading]:
    """Return the chain bombs whose lowest natural is the stretch's first; never change them."""
    selections = _selections(low, stretch, small, big, HAND_SIZE)
    return readings_of(selections, two_in_chain_bomb=two)


def _selections(low: int, stretch: Counts, small: int, big: int, largest: int) -> list[Counts]:
    """Return what may be a chain bomb of at most so many cards, from the stretch's first rank."""
    jokers = small + big
    shortest, crowded = _shortest(jokers), sum(stretch) + jokers > largest
    before, after = (0,) * low, _JOKERS - low
    grown: list[_Links] = [((), 0)]
    found: list[Counts] = []
    for place, held in enumerate(stretch, 1):
        grown = [
            ((*links, number), lacked + _MISSING[number])
            for links, lacked in grown
            for number in range(max(place == 1, BOMB_SIZE + lacked - jokers), held + 1)
        ]
        if crowded:
            grown = [more for more in grown if sum(more[0]) <= largest]
        if place < shortest or not held:
            continue
        rest = (0,) * (after - place)
        for links, lacked in grown:
            if links[-1] and (place >= FEWEST_LINKS or not lacked):
                cards = before + links + rest
                # Two ranks are enough where four jokers are the third.
                needed = lacked if place >= FEWEST_LINKS else BOMB_SIZE
                found += [cards + way for way in _ways(needed, small, big)]
    return [cards for cards in found if sum(cards) <= largest] if crowded else found


def _shortest(jokers: int) -> int:
    return FEWEST_LINKS if jokers < BOMB_SIZE else FEWEST_LINKS - 1


@cache
def _ways(least: int, small: int, big: int) -> list[Counts]:
    """Return the ways to take so many jokers or more."""
    return [(s, b) for s in range(small + 1) for b in range(big + 1) if s + b >= least]
