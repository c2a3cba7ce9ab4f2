"""Moves: every legal play from a hand, put together from the parts that its ranks make.

A selection of ranks comes once for each of its readings. Which of them is best belongs to
bot.rules.hints.
"""

from collections.abc import Iterator

from bot.rules import parts
from bot.rules.cards import Counts
from bot.rules.chains import canonical_chain_bombs, chain_bombs
from bot.rules.combinations import MOST_RANKS, RUNS, Reading, strength
from bot.rules.parts import NATURALS, Alike


def legal_moves(
    hand: Counts, to_beat: Reading | None, *, two_in_chain_bomb: bool = True
) -> list[Reading]:
    """Return every play the hand may make: anything when leading, else what beats `to_beat`."""
    chains = chain_bombs(hand, two=two_in_chain_bomb)
    return [*_others(hand, to_beat, canonical=False), *_stronger(chains, to_beat)]


def canonical_moves(
    hand: Counts, to_beat: Reading | None, *, two_in_chain_bomb: bool = True
) -> list[Reading]:
    """Return one play for each distinct reading the hand may play: the one that costs it least.

    That spends the fewest jokers, a small one before a big one, and then keeps together what it
    can (see bot.rules.chains: nothing else leaves a choice).
    """
    chains = canonical_chain_bombs(hand, two=two_in_chain_bomb)
    return [*_others(hand, to_beat, canonical=True), *_stronger(chains, to_beat)]


def _stronger(chains: list[Reading], to_beat: Reading | None) -> list[Reading]:
    if to_beat is None or not to_beat.stars:
        return chains
    least = strength(to_beat)
    return [chain for chain in chains if strength(chain) > least]


def _others(hand: Counts, to_beat: Reading | None, *, canonical: bool) -> list[Reading]:
    """Return what may be played but chain bombs."""
    most = 1 if canonical else None
    moves: list[Reading] = []
    if to_beat is None:
        for alike in _alike_parts(hand, canonical):
            moves += alike.plays
        for _, width, fewest in RUNS:
            for run in _run_parts(hand, width, fewest):
                moves += run[:most]
        return moves
    least = strength(to_beat)
    if to_beat.stars:
        for alike in _alike_parts(hand, canonical):
            moves += alike.bombs.above(least)
        return moves
    for alike in _alike_parts(hand, canonical):
        if to_beat.groups == 1:
            moves += alike.plain[to_beat.size - 1].above(least)
        moves += alike.bombs.plays
    for kind, width, _ in RUNS:
        if to_beat.kind is kind:
            for run in _run_parts(hand, width, to_beat.groups, to_beat.groups):
                if run and strength(run[0]) > least:
                    moves += run[:most]
    return moves


def _alike_parts(hand: Counts, canonical: bool) -> Iterator[Alike]:
    """Yield the plays of each rank, lowest first, and of jokers alone."""
    *naturals, small, big = hand
    for rank, held in enumerate(naturals):
        if held:
            yield parts.of_one_rank(rank, held, small, big, canonical=canonical)
    if small or big:
        yield parts.of_jokers(small, big, canonical=canonical)


def _run_parts(
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
