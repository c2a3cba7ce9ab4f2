"""Combinations: the kinds, the readings of a selection of cards, and which reading beats which.

A reading is one way to take a selection. Suits never matter, so all of it works on Counts. Never
looks at a hand: what can be played from one belongs to bot.rules.moves. Document 二.3 to 二.5.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from bot.rules.cards import HAND_SIZE, Counts, Rank


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
        return self in _BOMBS


_BOMBS = frozenset({Kind.BOMB, Kind.CHAIN_BOMB, Kind.THREE_JOKERS, Kind.FOUR_JOKERS})
BOMB_SIZE = 4  # cards that make a bomb, alone or as a link of a chain
FEWEST_LINKS = 3  # ranks that make a chain bomb

# Plain runs: kind, cards of each rank, fewest ranks. They reach from 9 to A; 2 is never in one.
# In this order, which decides between two readings with the same top (rulings: "Jokers").
RUNS = (
    (Kind.STRAIGHT, 1, 5),
    (Kind.CONSECUTIVE_TRIPLES, 3, 3),
    (Kind.CONSECUTIVE_PAIRS, 2, 3),
)
MOST_RANKS = Rank.ACE + 1
_NATURALS = int(Rank.SMALL_JOKER)  # ranks that are no jokers; they come first
_RANKS = tuple(Rank)
_ALIKE = {1: Kind.SINGLE, 2: Kind.PAIR, 3: Kind.TRIPLE}


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


def readings(cards: Counts, *, two_in_chain_bomb: bool = True) -> tuple[Reading, ...]:
    """Return the readings of a selection, strongest first: none, one, or two plain ones.

    A bomb hides every plain reading, and of one kind only the highest top is taken (二.5.4). Equal
    selections share their readings.
    """
    found = _FOUND.get(cards)
    if found is None:
        found = _remember(cards)
    if two_in_chain_bomb or not found or found[0].top is not Rank.TWO or found[0].groups == 1:
        return found
    return _without_two(cards)


def read_chain_bombs(
    selections: Iterable[Counts], *, two_in_chain_bomb: bool = True
) -> list[Reading]:
    """Return the readings of many selections, each of which is known to be a chain bomb."""
    found = [_FOUND.get(cards) or _remember(cards) for cards in selections]
    if two_in_chain_bomb:
        return [chain for (chain,) in found]
    return [readings(chain.cards, two_in_chain_bomb=False)[0] for (chain,) in found]


# What has been read: combinations only, of at most a hand, so that it never takes more than 40 MB.
_FOUND: dict[Counts, tuple[Reading, ...]] = {}


def _remember(cards: Counts) -> tuple[Reading, ...]:
    found = _read(cards, Rank.TWO)
    if found and sum(cards) <= HAND_SIZE:
        _FOUND[cards] = found
    return found


@lru_cache(maxsize=1 << 12)
def _without_two(cards: Counts) -> tuple[Reading, ...]:
    return _read(cards, Rank.ACE)


def _read(cards: Counts, highest: Rank) -> tuple[Reading, ...]:
    """Read a selection; `highest` is the highest rank that a chain bomb may have."""
    naturals, jokers = cards[:_NATURALS], cards[_NATURALS] + cards[_NATURALS + 1]
    if not any(naturals):
        return _of_jokers(cards, jokers)
    shapes = _in_company(naturals, jokers, highest)
    return tuple([Reading(kind, cards, top, stars, groups) for kind, top, stars, groups in shapes])


def _of_jokers(cards: Counts, jokers: int) -> tuple[Reading, ...]:
    """Read jokers alone: themselves, a pair ranked by the higher one, or the two special bombs."""
    if jokers == 0:
        return ()
    if jokers == 3:
        return (Reading(Kind.THREE_JOKERS, cards, None, stars=6),)
    if jokers == 4:
        return (Reading(Kind.FOUR_JOKERS, cards, None, stars=7),)
    top = Rank.BIG_JOKER if cards[Rank.BIG_JOKER] else Rank.SMALL_JOKER
    return (Reading(_ALIKE[jokers], cards, top),)


# A reading without its cards: kind, top, stars, groups.
_Shape = tuple[Kind, Rank, int, int]


@lru_cache(maxsize=1 << 8)  # small: selections that differ by the size of jokers come together
def _in_company(naturals: Counts, jokers: int, highest: Rank) -> tuple[_Shape, ...]:
    """Read cards of at least one natural rank; there all jokers are alike."""
    held = [rank for rank in range(_NATURALS) if naturals[rank]]
    low, high = held[0], held[-1]
    if low == high:
        size = naturals[low] + jokers
        if size >= BOMB_SIZE:
            return ((Kind.BOMB, _RANKS[low], size, 1),)
        return ((_ALIKE[size], _RANKS[low], 0, 1),)
    return _chain_bomb(naturals, low, high, jokers, highest) or _runs(naturals, low, high, jokers)


def _chain_bomb(
    naturals: Counts, low: int, high: int, jokers: int, highest: int
) -> tuple[_Shape, ...]:
    """Read naturals from low to high as their strongest chain bomb, if they are one.

    Four jokers can be a link of their own below or above; the higher one wins a tie of stars.
    """
    spans = [(low, high)]
    if jokers == BOMB_SIZE:
        spans += [(low - 1, high)] * (low > 0) + [(low, high + 1)]
    best = (0, 0, 0)
    for first, last in spans:
        links = last - first + 1
        if links >= FEWEST_LINKS and last <= highest:
            smallest = _smallest_link(naturals[first : last + 1], jokers)
            if smallest >= BOMB_SIZE:
                best = max(best, (smallest + links, last, links))
    stars, top, links = best
    return ((Kind.CHAIN_BOMB, _RANKS[top], stars, links),) if stars else ()


def _smallest_link(links: Counts, jokers: int) -> int:
    """Return the smallest link when jokers fill up the small ones."""
    size = min(links)
    while sum([size + 1 - link for link in links if link <= size]) <= jokers:
        size += 1
    return size


def _runs(naturals: Counts, low: int, high: int, jokers: int) -> tuple[_Shape, ...]:
    """Read cards of several ranks as plain runs, the highest top first."""
    size, most = sum(naturals) + jokers, max(naturals)
    found: list[_Shape] = []
    for kind, width, fewest in RUNS:
        links, rest = divmod(size, width)
        if most > width or rest or not fewest <= links <= MOST_RANKS:
            continue
        top = min(low + links, MOST_RANKS) - 1
        if top >= high:  # which a 2 never allows
            found.append((kind, _RANKS[top], 0, links))
    found.sort(key=_shape_top, reverse=True)
    return tuple(found)


def _shape_top(shape: _Shape) -> int:
    return shape[1]


def _top(reading: Reading) -> int:
    return -1 if reading.top is None else reading.top


def bomb_strength(bomb: Reading) -> tuple[int, int, int, int]:
    """Return the key that orders bombs: stars, the joker bombs' place, fewer cards, top (二.4)."""
    place = {Kind.THREE_JOKERS: -1, Kind.FOUR_JOKERS: 1}.get(bomb.kind, 0)
    return bomb.stars, place, -bomb.size, _top(bomb)


def strength(reading: Reading) -> tuple[int, int, int, int]:
    """Return the key that orders bombs, and plain plays of one kind and size; bombs are higher."""
    if reading.stars:
        return bomb_strength(reading)
    return 0, 0, 0, _top(reading)


def beats(play: Reading, to_beat: Reading) -> bool:
    """Tell whether a play beats another: more bomb, or the same kind and size with a higher top."""
    if play.stars or to_beat.stars:
        return strength(play) > strength(to_beat)
    alike = play.kind is to_beat.kind and play.groups == to_beat.groups
    return alike and _top(play) > _top(to_beat)


def stands_for(reading: Reading) -> tuple[Rank, ...]:
    """Return the ranks that the jokers stand for, lowest first; empty when they are themselves.

    Where jokers are more than the smallest link needs, the rest strengthen the top rank.
    """
    jokers = reading.cards[Rank.SMALL_JOKER] + reading.cards[Rank.BIG_JOKER]
    if reading.top is None or reading.top.is_joker:
        return ()
    # The cards that every rank has, at least.
    chain = reading.kind is Kind.CHAIN_BOMB
    link = reading.stars - reading.groups if chain else reading.size // reading.groups
    filled: list[Rank] = []
    for rank in range(reading.top - reading.groups + 1, reading.top + 1):
        filled += [Rank(rank)] * max(0, link - reading.cards[rank])
    return (*filled, *[reading.top] * (jokers - len(filled)))
