"""Knockout: the standard bracket. The best two meet only in the final, byes go to the top seeds.

A round's matches are numbered by their place in the bracket: the winners of 1 and 2 meet in match 1
of the next round. Where both lost, nobody goes on, and the place in the bracket is empty.
"""

from bot.tournament.types import EntrantId, Match, Pairing


def rounds(entrants: int) -> int:
    """Return the number of rounds: ⌈log2 n⌉."""
    return (entrants - 1).bit_length()


def first_round(seeds: tuple[EntrantId, ...]) -> dict[int, Pairing]:
    """Return the first pairings by their number."""
    order = _order(1 << rounds(len(seeds)))
    lines = [seeds[line] if line < len(seeds) else None for line in order]
    return _met(lines)


def next_round(matches: tuple[Match, ...], places: int) -> dict[int, Pairing]:
    """Return the pairings after a round that had so many places in the bracket."""
    winners: dict[int, EntrantId | None] = {
        match.number: match.result.winner for match in matches if match.result
    }
    return _met([winners.get(number) for number in range(1, places + 1)])


def third_place(semi_finals: tuple[Match, ...]) -> Pairing | None:
    """Return the match of the semi-finals' losers, None where there are not two."""
    losers = [
        loser
        for match in semi_finals
        if match.result
        and match.result.winner is not None
        and (loser := match.pairing.other(match.result.winner)) is not None
    ]
    return Pairing(losers[0], losers[1]) if len(losers) == 2 else None


def places(seeds: int, number: int) -> int:
    """Return how many matches a round has room for, the one for the third place left out."""
    return 1 << (rounds(seeds) - number)


def _order(size: int) -> list[int]:
    """Return the seeds by their line: each round's pairs add up to the same."""
    order = [0]
    while len(order) < size:
        top = 2 * len(order) - 1
        order = [line for seed in order for line in (seed, top - seed)]
    return order


def _met(lines: list[EntrantId | None]) -> dict[int, Pairing]:
    met = {}
    for number, (first, second) in enumerate(zip(lines[::2], lines[1::2], strict=True), 1):
        if first is None:
            first, second = second, None
        if first is not None:
            met[number] = Pairing(first, second)
    return met
