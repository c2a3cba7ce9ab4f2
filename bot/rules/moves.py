"""Moves: every legal play from a hand, put together from the parts that its ranks make.

A selection of ranks comes once for each of its readings. Which of them are worth showing belongs
to bot.rules.hints.
"""

from collections.abc import Iterator

from bot.rules import parts
from bot.rules.cards import Counts
from bot.rules.chains import chain_bombs
from bot.rules.combinations import MOST_RANKS, RUNS, Reading, strength
from bot.rules.parts import NATURALS, Alike


def legal_moves(
    hand: Counts, to_beat: Reading | None, *, two_in_chain_bomb: bool = True
) -> list[Reading]:
    """Return every play the hand may make: anything when leading, else what beats `to_beat`."""
    moves: list[Reading] = []
    if to_beat is None:
        for alike in alike_parts(hand):
            moves += alike.plays
        for _, width, fewest in RUNS:
            for run in run_parts(hand, width, fewest):
                moves += run
        return moves + chain_bombs(hand, two=two_in_chain_bomb)
    least = strength(to_beat)
    if not to_beat.stars:
        moves += _plain_above(hand, to_beat)
    for alike in alike_parts(hand):
        moves += alike.bombs.above(least)
    chains = chain_bombs(hand, two=two_in_chain_bomb)
    if to_beat.stars:
        chains = [chain for chain in chains if strength(chain) > least]
    return moves + chains


def _plain_above(hand: Counts, to_beat: Reading) -> Iterator[Reading]:
    """Yield the plays of the same kind and size with a higher top."""
    least = strength(to_beat)
    if to_beat.groups == 1:
        for alike in alike_parts(hand):
            yield from alike.plain[to_beat.size - 1].above(least)
    for kind, width, _ in RUNS:
        if to_beat.kind is kind:
            for run in run_parts(hand, width, to_beat.groups, to_beat.groups):
                if run and strength(run[0]) > least:
                    yield from run


def alike_parts(hand: Counts) -> Iterator[Alike]:
    """Yield the plays of each rank, lowest first, and of jokers alone."""
    *naturals, small, big = hand
    for rank, held in enumerate(naturals):
        if held:
            yield parts.of_one_rank(rank, held, small, big)
    if small or big:
        yield parts.of_jokers(small, big)


def run_parts(
    hand: Counts, width: int, fewest: int, most: int = MOST_RANKS
) -> Iterator[tuple[Reading, ...]]:
    """Yield the plain runs of one kind from each stretch of ranks that jokers can fill."""
    small, big = hand[NATURALS:]
    jokers = small + big
    capped = tuple([min(held, width) for held in hand[:MOST_RANKS]])
    for low in range(MOST_RANKS - fewest + 1):
        missing = 0
        for high in range(low, min(low + most, MOST_RANKS)):
            missing += width - capped[high]
            if missing > jokers:
                break
            if high - low >= fewest - 1:
                yield parts.runs(width, low, capped[low : high + 1], small, big)
