"""Round robin: everybody meets everybody once, by the circle method.

An odd number gives everybody one round off, which is worth nothing.
"""

from bot.tournament.types import EntrantId, Pairing


def rounds(entrants: int) -> int:
    """Return the number of rounds."""
    return entrants - 1 if entrants % 2 == 0 else entrants


def pairings(seeds: tuple[EntrantId, ...], number: int) -> tuple[Pairing, ...]:
    """Return a round's pairings, counted from 1: one stays, the others move on around a circle."""
    circle: list[EntrantId | None] = [*seeds]
    if len(circle) % 2:
        circle.append(None)
    fixed, *turning = circle
    shift = (number - 1) % len(turning)
    placed = [fixed, *turning[len(turning) - shift :], *turning[: len(turning) - shift]]
    half = len(placed) // 2
    return tuple(
        _pairing(first, second)
        for first, second in zip(placed[:half], reversed(placed[half:]), strict=True)
    )


def _pairing(first: EntrantId | None, second: EntrantId | None) -> Pairing:
    if first is None:
        first, second = second, None
    assert first is not None
    return Pairing(first, second)
