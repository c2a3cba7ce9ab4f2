"""A slow second opinion on readings: every joker tried as every rank. Shares no code with them."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

NATURALS = "9TJQKA2"
ORDER = "9TJQKA2wW"
SPECIAL = {3: ("three_jokers", 3, None, 6), 4: ("four_jokers", 4, None, 7)}
PLAIN_ORDER = ("straight", "consecutive_triples", "consecutive_pairs")

Taken = tuple[str, int, str | None, int]  # kind, size, top, stars


def reference_readings(cards: str, *, two: bool = True) -> list[Taken]:
    """Return the readings of a selection, strongest first."""
    naturals = [card for card in cards if card in NATURALS]
    jokers = [card for card in cards if card not in NATURALS]
    if not naturals:
        return _jokers_alone(jokers)
    found = set()
    for roles in combinations_with_replacement(NATURALS, len(jokers)):
        taken = _natural([*naturals, *roles], two)
        if taken:
            found.add(taken)
    bombs = [taken for taken in found if taken[3]]
    if bombs:
        return [max(bombs, key=lambda taken: (taken[3], ORDER.index(taken[2] or "9")))]
    best = {}
    for taken in sorted(found, key=lambda taken: ORDER.index(taken[2] or "9")):
        best[taken[0]] = taken
    return sorted(best.values(), key=_plain_key)


def _plain_key(taken: Taken) -> tuple[int, int]:
    tie = PLAIN_ORDER.index(taken[0]) if taken[0] in PLAIN_ORDER else 0
    return -ORDER.index(taken[2] or "9"), tie


def _jokers_alone(jokers: list[str]) -> list[Taken]:
    if len(jokers) in SPECIAL:
        return [SPECIAL[len(jokers)]]
    if not jokers:
        return []
    return [(("single", "pair")[len(jokers) - 1], len(jokers), max(jokers, key=ORDER.index), 0)]


def _natural(cards: list[str], two: bool) -> Taken | None:
    """Read cards without jokers."""
    ranks = sorted({NATURALS.index(card) for card in cards})
    numbers = [cards.count(NATURALS[rank]) for rank in ranks]
    size, top = len(cards), NATURALS[ranks[-1]]
    if len(ranks) == 1:
        kind = {1: "single", 2: "pair", 3: "triple"}.get(size, "bomb")
        return (kind, size, top, size if kind == "bomb" else 0)
    if ranks != list(range(ranks[0], ranks[-1] + 1)):
        return None
    if min(numbers) >= 4 and len(ranks) >= 3 and (two or top != "2"):
        return ("chain_bomb", size, top, min(numbers) + len(ranks))
    if top == "2" or len(set(numbers)) > 1:
        return None
    match numbers[0]:
        case 1 if len(ranks) >= 5:
            return ("straight", size, top, 0)
        case 2 if len(ranks) >= 3:
            return ("consecutive_pairs", size, top, 0)
        case 3 if len(ranks) >= 3:
            return ("consecutive_triples", size, top, 0)
    return None


def selections(hand: str) -> Iterator[str]:
    """Yield every distinct selection from a hand, the empty one left out."""
    choices = [[char * number for number in range(hand.count(char) + 1)] for char in ORDER]
    for chosen in product(*choices):
        if any(chosen):
            yield "".join(chosen)
