"""Moves: every legal play from a hand, generated for the hand instead of sought among all plays.

A selection of ranks comes once for each of its readings. Which of them are worth showing belongs
to bot.rules.hints.
"""

from collections.abc import Iterator

from bot.rules.cards import FULL_COUNTS, Counts, Rank
from bot.rules.combinations import (
    BOMB_SIZE,
    FEWEST_LINKS,
    MOST_RANKS,
    RUNS,
    Kind,
    Reading,
    beats,
    _chain_bomb as chain_bomb,
    readings,
)

Jokers = tuple[int, int]  # small, big: the last two of Counts
_NATURAL = Rank.SMALL_JOKER  # naturals come before it in Counts
_MOST = FULL_COUNTS[Rank.NINE]


def legal_moves(
    hand: Counts, to_beat: Reading | None, *, two_in_chain_bomb: bool = True
) -> list[Reading]:
    """Return every play the hand may make: anything when leading, else what beats `to_beat`."""
    choices = _joker_choices(hand)
    moves = list(_of_one_rank(hand, choices))
    for kind, width, fewest in RUNS:
        if to_beat is None or to_beat.kind is kind:
            moves += _runs(hand, choices, kind, width, fewest)
    moves += _chain_bombs(hand, choices, Rank.TWO if two_in_chain_bomb else Rank.ACE)
    if to_beat is None:
        return moves
    return [move for move in moves if beats(move, to_beat)]


def _joker_choices(hand: Counts) -> list[list[Jokers]]:
    """Return the ways to take no joker, one, two … from the hand."""
    small, big = hand[_NATURAL:]
    return [
        [(n, jokers - n) for n in range(jokers, -1, -1) if n <= small and jokers - n <= big]
        for jokers in range(small + big + 1)
    ]


def _of_one_rank(hand: Counts, choices: list[list[Jokers]]) -> Iterator[Reading]:
    """Yield singles, pairs, triples, bombs, and jokers alone."""
    for number, ways in enumerate(choices):
        for jokers in ways:
            if number:
                yield readings((*[0] * _NATURAL, *jokers))[0]
            for rank in range(_NATURAL):
                for natural in range(1, hand[rank] + 1):
                    yield readings(_at(rank, (natural,), jokers))[0]


def _runs(
    hand: Counts, choices: list[list[Jokers]], kind: Kind, width: int, fewest: int
) -> Iterator[Reading]:
    """Yield the plain runs of one kind, each with the highest top its cards can reach."""
    for groups in range(fewest, MOST_RANKS + 1):
        for low in range(MOST_RANKS - groups + 1):
            top = Rank(low + groups - 1)
            for naturals in _links(hand[low : top + 1], len(choices) - 1, width, width):
                if naturals[0] == 0 and top < Rank.ACE:
                    continue  # the joker goes to the top instead
                number = groups * width - sum(naturals)
                for jokers in choices[number]:
                    cards = _at(low, naturals, jokers)
                    # Three jokers or more can make a bomb of a run's cards, which hides the run.
                    if number < BOMB_SIZE - 1 or not readings(cards)[0].stars:
                        yield Reading(kind, cards, top, groups=groups)


def _chain_bombs(hand: Counts, choices: list[list[Jokers]], highest: Rank) -> Iterator[Reading]:
    """Yield the chain bombs by the lowest and the highest rank of their naturals."""
    most = len(choices) - 1
    # Two ranks are enough where four jokers are the third.
    shortest = FEWEST_LINKS if most < BOMB_SIZE else FEWEST_LINKS - 1
    for low in range(highest):
        for high in range(low + shortest - 1, highest + 1):
            for naturals in _links(hand[low : high + 1], most, BOMB_SIZE, _MOST):
                if naturals[0] and naturals[-1]:
                    yield from _strengthened(low, high, naturals, choices, highest)


def _strengthened(
    low: int, high: int, naturals: Counts, choices: list[list[Jokers]], highest: Rank
) -> Iterator[Reading]:
    """Yield a chain bomb of these naturals with as few jokers as it needs, and with more."""
    needed = sum(BOMB_SIZE - natural for natural in naturals if natural < BOMB_SIZE)
    for ways in choices[needed:]:
        cards = _at(low, naturals, ways[0])
        chain = chain_bomb(cards, low, high, highest)
        if chain:
            yield chain
            for jokers in ways[1:]:
                cards = _at(low, naturals, jokers)
                yield Reading(Kind.CHAIN_BOMB, cards, chain.top, chain.stars, chain.groups)


def _links(held: Counts, jokers: int, needed: int, most: int) -> Iterator[Counts]:
    """Yield the ways to take adjacent ranks so that jokers can fill each up to what it needs."""
    if not held:
        yield ()
        return
    for number in range(max(0, needed - jokers), min(held[0], most) + 1):
        for rest in _links(held[1:], jokers - max(0, needed - number), needed, most):
            yield (number, *rest)


def _at(low: int, naturals: Counts, jokers: Jokers) -> Counts:
    """Return the cards whose naturals begin at a rank."""
    return (*[0] * low, *naturals, *[0] * (_NATURAL - low - len(naturals)), *jokers)
