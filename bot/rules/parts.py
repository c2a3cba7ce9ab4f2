"""Parts of a hand: the plays of one rank, of jokers alone, and the runs of a stretch of ranks.

There are few distinct parts, so each is found once, and shared. Which parts a hand has belongs to
bot.rules.moves, what a selection is to bot.rules.combinations; chain bombs are in bot.rules.chains.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from bot.rules.cards import Counts, Rank
from bot.rules.combinations import RUNS, Kind, Reading, readings, strength

NATURALS = int(Rank.SMALL_JOKER)  # how many ranks are none; they come before the jokers in Counts
Strength = tuple[int, int, int, int]
Distinct = tuple[Kind, int, Rank | None, int]


class Part(NamedTuple):
    """Plays that all compete with each other, weakest first, with their strengths."""

    plays: tuple[Reading, ...]
    strengths: tuple[Strength, ...]

    def above(self, least: Strength) -> tuple[Reading, ...]:
        """Return the plays that are stronger."""
        if not self.plays or self.strengths[-1] <= least:
            return ()
        return self.plays[bisect_right(self.strengths, least) :]


class Alike(NamedTuple):
    """Plays of one rank, or of jokers alone: all of them, and by what they compete in."""

    plays: tuple[Reading, ...]
    plain: tuple[Part, ...]  # singles, pairs, triples
    bombs: Part


@cache
def of_one_rank(rank: int, held: int, small: int, big: int, *, canonical: bool) -> Alike:
    """Return the plays of one rank, strengthened by jokers or not."""
    natural = [(0,) * rank + (n,) + (0,) * (NATURALS - rank - 1) for n in range(1, held + 1)]
    return _alike(
        ((*cards, *jokers) for cards in natural for jokers in _up_to(small, big)), canonical
    )


@cache
def of_jokers(small: int, big: int, *, canonical: bool) -> Alike:
    """Return the plays of jokers alone."""
    ways = (jokers for jokers in _up_to(small, big) if any(jokers))
    return _alike(((0,) * NATURALS + jokers for jokers in ways), canonical)


@cache
def runs(width: int, low: int, naturals: Counts, small: int, big: int) -> tuple[Reading, ...]:
    """Return the plain runs that begin at a rank and have at most these naturals, one each rank.

    Each has the highest top that its cards can reach; a selection that a bomb hides is none. All
    are one reading, the one that spends least first.
    """
    kind, groups = _KINDS[width], len(naturals)
    top = low + groups - 1
    found = [
        reading
        for links in _links(naturals, small + big, width, width)
        for jokers in _exactly(groups * width - sum(links), small, big)
        for reading in readings(_placed(low, links, jokers))
        if reading.kind is kind and reading.top == top
    ]
    return tuple(sorted(found, key=spent))


def spent(play: Reading) -> tuple[int, int]:
    """Return the jokers that a play spends, and how many of them are big."""
    small, big = play.cards[NATURALS:]
    return small + big, big


def distinct(play: Reading) -> Distinct:
    """Return what tells a play's reading from others, whatever cards it is made of."""
    return play.kind, play.size, play.top, play.stars


_KINDS = {width: kind for kind, width, _ in RUNS}


def _alike(selections: Iterable[Counts], canonical: bool) -> Alike:
    plays = [reading for cards in selections for reading in readings(cards)]
    if canonical:
        dearest_first = sorted(plays, key=spent, reverse=True)
        plays = list({distinct(play): play for play in dearest_first}.values())
    plain = [_part(p for p in plays if p.size == size and not p.stars) for size in (1, 2, 3)]
    return Alike(tuple(plays), tuple(plain), _part(play for play in plays if play.stars))


def _part(plays: Iterable[Reading]) -> Part:
    ordered = sorted(plays, key=strength)
    return Part(tuple(ordered), tuple(strength(play) for play in ordered))


def _up_to(small: int, big: int) -> list[Counts]:
    """Return the ways to take any number of jokers, fewer first, small before big."""
    ways = [(s, b) for s in range(small + 1) for b in range(big + 1)]
    return sorted(ways, key=lambda way: (sum(way), way[1]))


def _exactly(number: int, small: int, big: int) -> list[Counts]:
    return [(s, number - s) for s in range(small + 1) if 0 <= number - s <= big]


def _links(held: Counts, jokers: int, needed: int, most: int) -> Iterator[Counts]:
    """Yield the ways to take adjacent ranks so that jokers can fill each up to what it needs."""
    if not held:
        yield ()
        return
    for number in range(max(0, needed - jokers), min(held[0], most) + 1):
        for rest in _links(held[1:], jokers - max(0, needed - number), needed, most):
            yield (number, *rest)


def _placed(low: int, naturals: Counts, jokers: Counts) -> Counts:
    """Return the cards whose naturals begin at a rank."""
    return (0,) * low + naturals + (0,) * (NATURALS - low - len(naturals)) + jokers
