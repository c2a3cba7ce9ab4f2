"""Advice: why a play is a good one, as reasons with facts that a text can be made of.

Owns no order: which play is best, bot.rules.hints says. Only what is true of the play is said; what
it leaves is the last resort, so that no play is without a reason.
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
    LOWEST_LEAD = "lowest_lead"  # of the plain plays that can be led, none reaches less high
    JOKERS_NEEDED = "jokers_needed"  # short of a bomb, nothing beats without a joker
    BOMB_NEEDED = "bomb_needed"  # nothing but a bomb beats
    WEAKEST_BOMB = "weakest_bomb"  # of several bombs that beat, the weakest
    PLAYS_LEFT = "plays_left"  # nothing else speaks for it: what is left takes `plays`
    NO_BOMB = "no_bomb"  # it beats, and leaves every bomb that would, too, in the hand


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
    """Return the reasons for a legal play, the most telling first."""
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
    if to_beat is None:
        found += [Advice(Why.LOWEST_LEAD)] if _lowest(play, moves) else []
    elif len(moves) > 1:
        found += [Advice(why) for why in _to_beat(play, moves)]
    if not found:
        left = fewest_plays(left_by(hand, play), two_in_chain_bomb=two_in_chain_bomb)
        found.append(Advice(Why.PLAYS_LEFT, plays=left))
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


def _lowest(play: Reading, moves: list[Reading]) -> bool:
    tops = {move.top for move in moves if not move.stars and move.top is not None}
    return len(tops) > 1 and not play.stars and play.top == min(tops)


def _to_beat(play: Reading, moves: list[Reading]) -> list[Why]:
    """Return what speaks for a play by what else would beat."""
    bombs = [move for move in moves if move.stars]
    natural = [move for move in moves if not move.stars and not _jokers(move.cards)]
    found = []
    if natural and play.cards == min(natural, key=strength).cards:
        found.append(Why.CHEAPEST)
    if not play.stars:
        found += [Why.JOKERS_NEEDED] if not natural else []
        found += [Why.NO_BOMB] if bombs and not _jokers(play.cards) else []
        return found
    found += [Why.BOMB_NEEDED] if len(bombs) == len(moves) else []
    weakest = min(bombs, key=strength).cards
    found += [Why.WEAKEST_BOMB] if len(bombs) > 1 and play.cards == weakest else []
    return found


def _jokers(cards: Counts) -> int:
    return sum(cards[Rank.SMALL_JOKER :])
