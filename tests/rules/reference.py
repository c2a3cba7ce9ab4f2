"""A second opinion on the rules by brute force: definitions only, no code shared with bot.rules.

Forwards, every joker is tried as every rank. Backwards, for all combinations at once, every card of
each combination without jokers is tried as a joker.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement, product

NATURALS = "9TJQKA2"
ORDER = "9TJQKA2wW"
HELD = (8, 8, 8, 8, 8, 8, 8, 2, 2)  # what the deck has
MOST = 25  # cards of a hand
PLAIN_ORDER = ("straight", "consecutive_triples", "consecutive_pairs")

Taken = tuple[str, int, str | None, int]  # kind, size, top, stars
Numbers = tuple[int, ...]  # cards of each rank, with the jokers or without


def reference_readings(cards: str, *, two: bool = True) -> list[Taken]:
    """Return the readings of a selection, strongest first, by trying every joker as every rank."""
    numbers = tuple(cards.count(char) for char in ORDER)
    return list(forwards(numbers, two))


def forwards(cards: Numbers, two: bool) -> tuple[Taken, ...]:
    *held, small, big = cards
    if not any(held):
        return jokers_alone(small, big)
    found: set[Taken] = set()
    for roles in combinations_with_replacement(range(7), small + big):
        numbers = held.copy()
        for rank in roles:
            numbers[rank] += 1
        taken = natural(tuple(numbers), two)
        if taken:
            found.add(taken)
    return strongest(found)


def natural(numbers: Numbers, two: bool) -> Taken | None:
    """Read cards without jokers, by the definition of each kind."""
    ranks = [rank for rank in range(7) if numbers[rank]]
    size, low, high = sum(numbers), ranks[0], ranks[-1]
    top = NATURALS[high]
    if low == high:
        return (
            ("single", "pair", "triple", "bomb")[min(size, 4) - 1],
            size,
            top,
            size * (size > 3),
        )
    groups = numbers[low : high + 1]
    if 0 in groups or (top == "2" and not two):
        return None
    if min(groups) >= 4 and len(groups) >= 3:
        return ("chain_bomb", size, top, min(groups) + len(groups))
    if top == "2" or len(set(groups)) > 1:
        return None
    kind = {1: "straight", 2: "consecutive_pairs", 3: "consecutive_triples"}.get(groups[0])
    if kind is None or len(groups) < (5 if kind == "straight" else 3):
        return None
    return (kind, size, top, 0)


def jokers_alone(small: int, big: int) -> tuple[Taken, ...]:
    match small + big:
        case 0:
            return ()
        case 3:
            return (("three_jokers", 3, None, 6),)
        case 4:
            return (("four_jokers", 4, None, 7),)
        case size:
            return (("single" if size == 1 else "pair", size, "W" if big else "w", 0),)


def strongest(found: Iterable[Taken]) -> tuple[Taken, ...]:
    """Return the strongest bomb, or of each plain kind the highest, the highest of all first."""
    bombs = [taken for taken in found if taken[3]]
    if bombs:
        return (max(bombs, key=lambda taken: (taken[3], _top(taken))),)
    highest = {taken[0]: taken for taken in sorted(found, key=_top)}
    return tuple(sorted(highest.values(), key=lambda taken: (-_top(taken), _place(taken))))


def outranks(one: Taken, other: Taken) -> bool:
    """Tell whether one play beats another."""
    if not one[3] and not other[3]:
        return one[:2] == other[:2] and _top(one) > _top(other)
    if one[3] != other[3]:
        return one[3] > other[3]
    if one[0] != other[0]:
        if "three_jokers" in (one[0], other[0]):
            return other[0] == "three_jokers"
        if "four_jokers" in (one[0], other[0]):
            return one[0] == "four_jokers"
    if one[1] != other[1]:
        return one[1] < other[1]
    return _top(one) > _top(other)


def _top(taken: Taken) -> int:
    return ORDER.index(taken[2] or "9")


def _place(taken: Taken) -> int:
    return PLAIN_ORDER.index(taken[0]) if taken[0] in PLAIN_ORDER else 0


@cache
def every_combination(two: bool) -> dict[Numbers, tuple[Taken, ...]]:
    """Return every selection of at most a hand that is a combination, with its readings."""
    found: dict[tuple[Numbers, int], set[Taken]] = {}
    for numbers in _shapes():
        taken = natural(numbers, two)
        if taken:
            for held in _with_jokers(numbers):
                found.setdefault(held, set()).add(taken)
    every = {
        (*held, small, jokers - small): strongest(takens)
        for (held, jokers), takens in found.items()
        for small in range(max(0, jokers - 2), min(jokers, 2) + 1)
    }
    for small, big in product(range(3), repeat=2):
        if small or big:
            every[(*[0] * 7, small, big)] = jokers_alone(small, big)
    return every


def _shapes() -> Iterator[Numbers]:
    """Yield cards without jokers among which every combination is: adjacent ranks of any size."""
    for low in range(7):
        for past in range(low + 1, 8):
            for groups in _groups(past - low, MOST):
                if min(groups) > 3 or len(set(groups)) == 1:
                    yield (*[0] * low, *groups, *[0] * (7 - past))


def _groups(number: int, most: int) -> Iterator[Numbers]:
    """Yield the sizes of groups; jokers let one be as large as twelve."""
    if number == 0:
        yield ()
        return
    for size in range(1, min(12, most - number + 1) + 1):
        for others in _groups(number - 1, most - size):
            yield (size, *others)


def _with_jokers(numbers: Numbers) -> Iterator[tuple[Numbers, int]]:
    """Yield what is held where up to four of the cards are jokers, one at least is not."""
    ranks = [rank for rank in range(7) if numbers[rank]]
    for jokers in range(min(5, sum(numbers))):
        for roles in combinations_with_replacement(ranks, jokers):
            held = list(numbers)
            for rank in roles:
                held[rank] -= 1
            if min(held) >= 0 and max(held) <= 8:
                yield tuple(held), jokers


def selections(hand: str) -> Iterator[str]:
    """Yield every distinct selection from a hand, the empty one left out."""
    choices = [[char * number for number in range(hand.count(char) + 1)] for char in ORDER]
    for chosen in product(*choices):
        if any(chosen):
            yield "".join(chosen)
