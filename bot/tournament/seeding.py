"""Seeding: the order of the entrants before the first round, best first.

Chance comes in as a seed; the same seed gives the same order for ever.
"""

from collections.abc import Iterable
from hashlib import sha256

from bot.tournament.types import Entrant, EntrantId, Seeding


def seeded(
    entrants: Iterable[Entrant],
    seeding: Seeding,
    *,
    seed: int,
    by_hand: tuple[EntrantId, ...] = (),
) -> tuple[EntrantId, ...]:
    """Return the entrants in order.

    By points equals are drawn by lot; by hand whoever was not named comes last, by points.
    """
    ordered = sorted(entrants, key=lambda entrant: _lot(seed, entrant.id))
    if seeding is not Seeding.RANDOM:
        ordered.sort(key=lambda entrant: -entrant.points)
    if seeding is Seeding.HAND:
        named = {entrant: place for place, entrant in enumerate(by_hand)}
        ordered.sort(key=lambda entrant: named.get(entrant.id, len(named)))
    return tuple(entrant.id for entrant in ordered)


def _lot(seed: int, entrant: EntrantId) -> bytes:
    return sha256(f"{seed}:{entrant}".encode()).digest()
