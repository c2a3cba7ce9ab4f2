"""Chain bombs of a hand, grown rank by rank.

Only names the selections that can be chain bombs: what each is, bot.rules.combinations reads, and
remembers. Most of all combinations are chain bombs, so that `prepare` is worth its while.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from bot.rules.cards import FULL_COUNTS, HAND_SIZE, Counts, Rank
from bot.rules.combinations import BOMB_SIZE, FEWEST_LINKS, Reading, read_chain_bombs, readings

_JOKERS = int(Rank.SMALL_JOKER)
_MISSING = tuple(max(0, BOMB_SIZE - held) for held in range(FULL_COUNTS[0] + 1))
# The harm of playing so many of the cards held: a broken bomb is worse than all lone cards.
_HARM = [
    [10 * (had >= BOMB_SIZE > had - played > 0) + (had - played == 1) for played in range(had + 1)]
    for had in range(FULL_COUNTS[0] + 1)
]
_PREPARED_SIZE = 18  # of twenty chain bombs that hands hold, one is larger

Distinct = tuple[int, int, Rank | None]  # stars, size, top
_Spent = tuple[int, Reading]  # jokers, and the chain bomb that spends them
_Naturals = tuple[Counts, int]  # cards without jokers, and how many jokers they need


def chain_bombs(hand: Counts, *, two: bool) -> list[Reading]:
    """Return every chain bomb that the hand can play, of at most HAND_SIZE cards."""
    found: list[Reading] = []
    for stretch in _stretches(hand, two):
        found += stretch.every()
    return found


def canonical_chain_bombs(hand: Counts, *, two: bool) -> list[Reading]:
    """Return one chain bomb for each distinct reading: the one that costs the hand least.

    It spends the fewest jokers, a small one before a big one, then breaks the fewest bombs, leaves
    the fewest ranks with one lone card, and plays low ranks before high ones.
    """
    cheapest: dict[Distinct, _Spent] = {}
    for stretch in _stretches(hand, two):
        found = stretch.cheapest()
        if cheapest:
            cheapest = cheapest.copy()
            for key, (jokers, chain) in found.items():
                _keep(cheapest, key, jokers, chain, hand)
        else:
            cheapest = found
    return [chain for _, chain in cheapest.values()]


def prepare() -> None:
    """Read ahead what hands are likely to hold; may run in a thread of its own.

    Takes a tenth of a second once, so that no hand pays for what nobody held before.
    """
    *naturals, small, big = FULL_COUNTS
    for low in range(_JOKERS):
        every = _Stretch(low, tuple(naturals[low:]), small, big, two=True)
        read_chain_bombs(_selections(every, _PREPARED_SIZE))


class _Stretch(NamedTuple):
    """Adjacent ranks as far as jokers can fill them; its chain bombs begin at the first."""

    low: int
    held: Counts
    small: int
    big: int
    two: bool

    def every(self) -> list[Reading]:
        """Return the chain bombs; never change the list."""
        return _every(self) if sum(self.held) <= HAND_SIZE else _every.__wrapped__(self)

    def cheapest(self) -> dict[Distinct, _Spent]:
        """Return the one that costs least for each distinct reading; never change it."""
        if sum(self.held) > HAND_SIZE:
            return _cheapest.__wrapped__(self)
        return _cheapest(self) if self.small + self.big == BOMB_SIZE else _cheapest_here(self)

    def thrifty(self, jokers: int) -> Counts:
        """Return so many jokers, small before big."""
        return min(jokers, self.small), max(0, jokers - self.small)


def _stretches(hand: Counts, two: bool) -> Iterator[_Stretch]:
    *naturals, small, big = hand
    jokers = small + big
    missing = [_MISSING[held] for held in naturals]
    shortest, past = _shortest(jokers), _JOKERS if two else Rank.TWO
    for low in range(past + 1 - shortest):
        if not naturals[low] or sum(missing[low : low + shortest]) > jokers:
            continue
        end, lacked = low, 0
        while end < past and lacked + missing[end] <= jokers:
            lacked += missing[end]
            end += 1
        yield _Stretch(low, hand[low:end], small, big, two)


@lru_cache(maxsize=1 << 10)
def _every(stretch: _Stretch) -> list[Reading]:
    return read_chain_bombs(_selections(stretch, HAND_SIZE), two_in_chain_bomb=stretch.two)


def _selections(stretch: _Stretch, largest: int) -> list[Counts]:
    """Return the chain bombs of at most so many cards from the stretch's first rank up."""
    found = [
        naturals + way
        for naturals, needed in _naturals(stretch, largest)
        for way in _ways(needed, stretch.small, stretch.big)
    ]
    crowded = sum(stretch.held) + stretch.small + stretch.big > largest
    return [cards for cards in found if sum(cards) <= largest] if crowded else found


@lru_cache(maxsize=1 << 10)
def _cheapest_here(stretch: _Stretch) -> dict[Distinct, _Spent]:
    """Return the cheapest as in the lowest place: fewer than four jokers know no edges."""
    jokers, low = stretch.small + stretch.big, stretch.low
    model = _Stretch(0, stretch.held, min(jokers, 2), max(0, jokers - 2), two=True)
    here: dict[Distinct, _Spent] = {}
    for (stars, size, _), (number, chain) in _cheapest(model).items():
        cards = (0,) * low + chain.cards[: _JOKERS - low] + stretch.thrifty(number)
        reading = readings(cards)[0]
        here[stars, size, reading.top] = number, reading
    return here


@lru_cache(maxsize=1 << 10)
def _cheapest(stretch: _Stretch) -> dict[Distinct, _Spent]:
    most, hand = stretch.small + stretch.big, (0,) * stretch.low + stretch.held
    cheapest: dict[Distinct, _Spent] = {}
    for naturals, needed in _naturals(stretch, HAND_SIZE):
        size = sum(naturals)
        for jokers in range(needed, min(most, HAND_SIZE - size) + 1):
            cards = naturals + stretch.thrifty(jokers)
            chain = readings(cards, two_in_chain_bomb=stretch.two)[0]
            _keep(cheapest, (chain.stars, size + jokers, chain.top), jokers, chain, hand)
    return cheapest


def _keep(
    cheapest: dict[Distinct, _Spent], key: Distinct, jokers: int, chain: Reading, hand: Counts
) -> None:
    """Keep a chain bomb if it is the first of its reading, or cheaper than the former."""
    fewest, former = cheapest.setdefault(key, (jokers, chain))
    if former is not chain and (
        jokers < fewest or (jokers == fewest and _harm(hand, chain) < _harm(hand, former))
    ):
        cheapest[key] = jokers, chain


def _harm(hand: Counts, chain: Reading) -> tuple[int, Counts]:
    """Return what to compare: bombs broken, then lone cards left, then high ranks played."""
    harm = sum([_HARM[had][number] for had, number in zip(hand, chain.cards, strict=False)])
    return harm, chain.cards[::-1]


def _naturals(stretch: _Stretch, largest: int) -> list[_Naturals]:
    """Return the naturals that jokers make a chain bomb, the lowest from the first rank."""
    low, held, small, big, _ = stretch
    jokers = small + big
    shortest, crowded = _shortest(jokers), sum(held) > largest
    before, after = (0,) * low, _JOKERS - low
    grown: list[_Naturals] = [((), 0)]
    found: list[_Naturals] = []
    for place, most in enumerate(held, 1):
        grown = [
            ((*links, number), lacked + _MISSING[number])
            for links, lacked in grown
            for number in range(max(place == 1, BOMB_SIZE + lacked - jokers), most + 1)
        ]
        if crowded:
            grown = [more for more in grown if sum(more[0]) <= largest]
        if place < shortest or not most:
            continue
        rest = (0,) * (after - place)
        if place < FEWEST_LINKS:  # the four jokers are the third
            found += [(before + links + rest, BOMB_SIZE) for links, lacked in grown if lacked == 0]
        else:
            found += [(before + links + rest, lacked) for links, lacked in grown if links[-1]]
    return found


def _shortest(jokers: int) -> int:
    return FEWEST_LINKS if jokers < BOMB_SIZE else FEWEST_LINKS - 1


@cache
def _ways(least: int, small: int, big: int) -> list[Counts]:
    """Return the ways to take so many jokers or more."""
    return [(s, b) for s in range(small + 1) for b in range(big + 1) if s + b >= least]
