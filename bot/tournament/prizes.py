"""Prizes: what each place gets of the pot. They always sum to the pot, whatever the places are."""

from collections.abc import Sequence
from itertools import pairwise

from bot.tournament.types import EntrantId

Placed = tuple[EntrantId, int]  # who, and on which place


def prizes(
    pot: int, split: tuple[int, ...], places: Sequence[Placed]
) -> tuple[tuple[EntrantId, int], ...]:
    """Return what each entrant gets, those without a prize left out.

    `places` come best first and are not empty. Who shares a place shares the prizes of all the
    places they take up; where there are fewer entrants than prizes, the others' percents grow. A
    coin that can't be shared goes to the earlier one.
    """
    given = split[: len(places)]
    # Rounded up, so that a part of a coin goes to the better place.
    bounds = [-(-pot * sum(given[:count]) // sum(given)) for count in range(len(given) + 1)]
    shares = [high - low for low, high in pairwise(bounds)]
    shares += [0] * (len(places) - len(shares))
    won: list[tuple[EntrantId, int]] = []
    for place in dict.fromkeys(place for _, place in places):
        sharing = [entrant for entrant, its in places if its == place]
        together = sum(shares[len(won) : len(won) + len(sharing)])
        each, over = divmod(together, len(sharing))
        won += [(entrant, each + (number < over)) for number, entrant in enumerate(sharing)]
    return tuple((entrant, amount) for entrant, amount in won if amount)
