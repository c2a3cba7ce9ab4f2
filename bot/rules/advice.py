"""Advice: why a play is a good one, as reasons with facts that a text can be made of.

Owns no order: which play is best, bot.rules.hints says. Only what is true of the play is said, and
what is true of every play is not.
"""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.cards import Counts, Rank, holds
from bot.rules.combinations import Reading, strength
from bot.rules.fewest import fewest_plays
from bot.rules.hints import left_by
from bot.rules.moves import canonical_moves


class Why(StrEnum):
    """A reason for a play; the value is a key for texts."""

    WINS = "wins"  # it plays the last cards
    ONLY = "only"  # nothing else beats
    ONE_LEFT = "one_left"  # what is left is one play
    FEWEST_PLAYS = "fewest_plays"  # no play leaves fewer plays: `plays`
    KEEPS_BOMB = "keeps_bomb"  # the strongest bomb stays: `bomb`
    SAVES_JOKERS = "saves_jokers"  # it spends none, and `jokers` stay
    CHEAPEST = "cheapest"  # of what beats, no plain play without jokers is lower


@dataclass(frozen=True, slots=True)
class Advice:
    """A reason and its facts; those that it has no use for are empty."""

    why: Why
    plays: int = 0
    bomb: Reading | None = None
    jokers: int = 0


def advice(
    hand: Counts, to_beat: Reading | None, play: Reading, *, two_in_chain_bomb: bool = True
) -> tuple[Advice, ...]:
    """Return the reasons for a legal play, the most telling first; none for a poor one."""
    if play.cards == hand:
        return (Advice(Why.WINS),)
    moves = canonical_moves(hand, to_beat, two_in_chain_bomb=two_in_chain_bomb)
    found: list[Advice] = []
    if len(moves) == 1:
        found.append(Advice(Why.ONLY))
    found += _about_plays(hand, play, moves, two_in_chain_bomb)
    found += _about_bombs(hand, play, two_in_chain_bomb)
    jokers, spent = _jokers(hand), _jokers(play.cards)
    if jokers and not spent and any(_jokers(move.cards) for move in moves):
        found.append(Advice(Why.SAVES_JOKERS, jokers=jokers))
    if to_beat is not None and _cheapest(play, moves):
        found.append(Advice(Why.CHEAPEST))
    return tuple(found)


def _about_plays(hand: Counts, play: Reading, moves: list[Reading], two: bool) -> list[Advice]:
    def needed_after(move: Reading) -> int:
        return fewest_plays(left_by(hand, move), two_in_chain_bomb=two)

    plays = needed_after(play)
    if plays == 1:
        return [Advice(Why.ONE_LEFT, plays=1)]
    others = [needed_after(move) for move in moves]
    best = plays == min(others) < max(others)
    return [Advice(Why.FEWEST_PLAYS, plays=plays)] if best else []


def _about_bombs(hand: Counts, play: Reading, two: bool) -> list[Advice]:
    leads = canonical_moves(hand, None, two_in_chain_bomb=two)
    bomb = max((move for move in leads if move.stars), key=strength, default=None)
    kept = bomb is not None and holds(left_by(hand, play), bomb.cards)
    return [Advice(Why.KEEPS_BOMB, bomb=bomb)] if kept else []


def _cheapest(play: Reading, moves: list[Reading]) -> bool:
    natural = [move for move in moves if not move.stars and not _jokers(move.cards)]
    lowest = min(natural, key=strength, default=None)
    return lowest is not None and len(moves) > 1 and play.cards == lowest.cards


def _jokers(cards: Counts) -> int:
    return sum(cards[Rank.SMALL_JOKER :])
