"""Hints: the short list of plays worth offering, best first.

One selection for each distinct reading, the one that costs the hand least. A rule of thumb that
looks at the own hand only; judging a position belongs to a computer opponent.
"""

from bot.rules.cards import Counts, Rank
from bot.rules.combinations import BOMB_SIZE, Kind, Reading, bomb_strength
from bot.rules.moves import legal_moves

_JOKER_PRICE, _BIG_PRICE, _BROKEN_PRICE, _ORPHAN_PRICE = 9, 2, 8, 3
_NATURAL_RANKS = range(Rank.SMALL_JOKER)

Distinct = tuple[Kind, int, Rank | None, int]


def suggestions(
    hand: Counts, to_beat: Reading | None, *, two_in_chain_bomb: bool = True
) -> list[Reading]:
    """Return one play for each distinct reading that the hand can make, best first.

    A play that wins at once comes first, plain plays before bombs, weaker bombs before stronger.
    Following, the cheapest plain play is best; leading, the one that sheds most weak cards.
    """
    cheapest: dict[Distinct, tuple[tuple[int, ...], Reading]] = {}
    for move in legal_moves(hand, to_beat, two_in_chain_bomb=two_in_chain_bomb):
        key = (move.kind, move.size, move.top, move.stars)
        cost = _cost(hand, move)
        if key not in cheapest or cost < cheapest[key][0]:
            cheapest[key] = (cost, move)
    moves = [move for _, move in cheapest.values()]
    order = _lead_order if to_beat is None else _follow_order
    return sorted(moves, key=lambda move: order(hand, move))


def _cost(hand: Counts, move: Reading) -> tuple[int, ...]:
    """Return the price of a selection: jokers, big ones, then what it leaves broken."""
    big = move.cards[Rank.BIG_JOKER]
    return (move.cards[Rank.SMALL_JOKER] + big, big, *_damage(hand, move))


def _damage(hand: Counts, move: Reading) -> tuple[int, int]:
    """Return how many bombs a play breaks up, and how many groups it leaves as one lone card."""
    broken = orphans = 0
    for rank in _NATURAL_RANKS:
        held, played = hand[rank], move.cards[rank]
        if 0 < played < held:
            broken += held >= BOMB_SIZE > held - played
            orphans += held - played == 1
    return broken, orphans


def _follow_order(hand: Counts, move: Reading) -> tuple[int, ...]:
    if move.stars or move.cards == hand:
        return _urgent_order(hand, move)
    top = -1 if move.top is None else move.top
    jokers, big, broken, orphans = _cost(hand, move)
    return (1, jokers, broken, big, orphans, top)


def _lead_order(hand: Counts, move: Reading) -> tuple[int, ...]:
    if move.stars or move.cards == hand:
        return _urgent_order(hand, move)
    shed = sum((_JOKER_PRICE - rank) * move.cards[rank] for rank in _NATURAL_RANKS)
    jokers, big, broken, orphans = _cost(hand, move)
    price = jokers * _JOKER_PRICE + big * _BIG_PRICE
    price += broken * _BROKEN_PRICE + orphans * _ORPHAN_PRICE
    return (1, price - shed)


def _urgent_order(hand: Counts, move: Reading) -> tuple[int, ...]:
    """Order what wins at once before, and bombs after, all else."""
    if move.cards == hand:
        return (0, -move.stars)
    return (2, *bomb_strength(move))
