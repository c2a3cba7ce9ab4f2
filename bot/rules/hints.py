"""Hints: the short list of plays worth offering, best first.

The order's rule: first what wins at once, the most stars before others. Then what costs least. To
the plays that the rest of the hand still needs (bot.rules.fewest) are added: jokers spent, bombs
broken, and of a bomb itself the more the more stars it has, unless one more play wins; else the
rank that it reaches, which weighs more in following, and less the more cards a lead gets rid of.

Looks at the own hand only; judging a position belongs to a computer player.
"""

from functools import lru_cache

from bot.rules.cards import Counts, Rank
from bot.rules.combinations import BOMB_SIZE, Reading
from bot.rules.fewest import fewest_plays
from bot.rules.moves import canonical_moves

# Prices in hundredths of a play, found by letting orders play each other for the score.
_PLAY = 100
_BROKEN_BOMB, _BROKEN_BY_BOMB = 100, 50
_JOKER, _BIG_JOKER = 20, 5
_BOMB, _STAR, _LAST_BUT_ONE = 80, 15, -120
_TOP_LEADING, _TOP_FOLLOWING, _CARD_LED = 3, 10, -3


def suggestions(
    hand: Counts, to_beat: Reading | None, *, two_in_chain_bomb: bool = True
) -> list[Reading]:
    """Return one play for each distinct reading that the hand may play, best first."""
    return list(_ordered(hand, to_beat, two_in_chain_bomb))


def left_by(hand: Counts, play: Reading) -> Counts:
    """Return what a play leaves of a hand."""
    return tuple([held - played for held, played in zip(hand, play.cards, strict=True)])


@lru_cache(maxsize=1 << 8)  # one turn asks again and again
def _ordered(hand: Counts, to_beat: Reading | None, two: bool) -> tuple[Reading, ...]:
    moves = canonical_moves(hand, to_beat, two_in_chain_bomb=two)
    leading = to_beat is None
    return tuple(sorted(moves, key=lambda move: _price(hand, move, leading, two)))


def _price(hand: Counts, move: Reading, leading: bool, two: bool) -> tuple[int, int]:
    if move.cards == hand:
        return 0, -move.stars
    left = left_by(hand, move)
    plays = fewest_plays(left, two_in_chain_bomb=two)
    broken = sum([held >= BOMB_SIZE > rest > 0 for held, rest in zip(hand, left, strict=True)])
    price = _PLAY * plays
    if move.top is not None:
        small, big = move.cards[Rank.SMALL_JOKER :]
        price += _JOKER * (small + big) + _BIG_JOKER * big
    if move.stars:
        price += _BOMB + _STAR * (move.stars - BOMB_SIZE) + _BROKEN_BY_BOMB * broken
        return 1, price + (_LAST_BUT_ONE if plays == 1 else 0)
    price += _BROKEN_BOMB * broken
    top = move.top or 0
    if leading:
        return 1, price + _TOP_LEADING * top + _CARD_LED * move.size
    return 1, price + _TOP_FOLLOWING * top
