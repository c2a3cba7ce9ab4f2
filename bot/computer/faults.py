"""Faults: what speaks against a move and for a better one, as facts that a text can be made of.

Only what is true of one of the two and not of the other is said. Knows what the seat knew, and owns
no judgement: which move is better, others have found out.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.computer.evaluate import Move
from bot.computer.plays import goes_out, needed_after, needed_now
from bot.rules.cards import Counts, Rank
from bot.rules.combinations import BOMB_SIZE, Reading
from bot.rules.hints import left_by
from bot.rules.scoring import multiplier
from bot.table.events import other
from bot.table.views import SeatView

NEARLY_OUT = 5  # cards of the opponent's: every lead may be the last
MOST_FAULTS = 2


class Blame(StrEnum):
    """A fault; the value is a key for texts."""

    MISSES_WIN = "misses_win"  # the better one plays the last cards
    LETS_OUT = "lets_out"  # led as many cards as the opponent has: `number`
    LEAVES_LEAD = "leaves_lead"  # passed, to an opponent with `number` cards
    BREAKS_BOMB = "breaks_bomb"  # of `rank`, which had `number` cards
    SPENDS_BOMB = "spends_bomb"  # on what needs none
    SPENDS_JOKERS = "spends_jokers"  # `number` more than the better one
    MORE_PLAYS = "more_plays"  # `number` needed after it, `instead` after the better one
    ORPHANS = "orphans"  # `number` lone ranks left, `instead` after the better one
    NO_STARS = "no_stars"  # the better one multiplies a win by `number`
    TOO_HIGH = "too_high"  # the same kind would do, lower
    TOO_LOW = "too_low"  # the same kind, higher, is harder to beat
    FEW_CARDS = "few_cards"  # rids of `number` cards, the better one of `instead`
    WASTES = "wastes"  # passing was better: the play is wanted later


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault and its facts; those that it has no use for are empty."""

    blame: Blame
    number: int = 0
    instead: int = 0
    rank: Rank | None = None


def faults(view: SeatView, played: Move, better: Move) -> tuple[Fault, ...]:
    """Return what was wrong with a move, the most telling first; there may be nothing to tell."""
    return tuple(_faults(view, played, better))[:MOST_FAULTS]


def _faults(view: SeatView, played: Move, better: Move) -> Iterator[Fault]:
    if better is not None and goes_out(view, better):
        yield Fault(Blame.MISSES_WIN)
        return
    theirs = view.public.counts[other(view.seat)]
    if played is None:
        yield Fault(Blame.LEAVES_LEAD, theirs)
    elif view.to_beat is None and theirs == played.size != _size(better):
        yield Fault(Blame.LETS_OUT, theirs)
    yield from _about_bombs(view.counts, played, better)
    more = _jokers(played) - _jokers(better)
    if more > 0:
        yield Fault(Blame.SPENDS_JOKERS, more)
    yield from _about_plays(view, played, better)
    if better is not None and multiplier([better.stars]) > max(
        view.public.multipliers[view.seat], multiplier([played.stars if played else 0])
    ):
        yield Fault(Blame.NO_STARS, multiplier([better.stars]))
    yield from _about_size(view, played, better)


def _about_bombs(hand: Counts, played: Move, better: Move) -> Iterator[Fault]:
    if played is None:
        return
    if played.stars and not (better and better.stars):
        yield Fault(Blame.SPENDS_BOMB)
        return
    spared = _broken(hand, better)
    for rank in _broken(hand, played):
        if rank not in spared and not played.stars:
            yield Fault(Blame.BREAKS_BOMB, hand[rank], rank=rank)
            return


def _about_plays(view: SeatView, played: Move, better: Move) -> Iterator[Fault]:
    needed, instead = _needed(view, played), _needed(view, better)
    if played is None:  # that passing leaves more to play goes without saying
        return
    if better is not None and needed > instead:
        yield Fault(Blame.MORE_PLAYS, needed, instead)
        return
    lone, fewer = _orphans(view.counts, played), _orphans(view.counts, better)
    if lone > fewer:
        yield Fault(Blame.ORPHANS, lone, fewer)


def _about_size(view: SeatView, played: Move, better: Move) -> Iterator[Fault]:
    if played is None:
        return
    if better is None:
        yield Fault(Blame.WASTES)
    elif (played.kind, played.size) == (better.kind, better.size) and not played.stars:
        if played.top is not None and better.top is not None and played.top != better.top:
            yield Fault(Blame.TOO_HIGH if played.top > better.top else Blame.TOO_LOW)
    elif view.to_beat is None and played.size < better.size:
        yield Fault(Blame.FEW_CARDS, played.size, better.size)


def _needed(view: SeatView, move: Move) -> int:
    return needed_now(view) if move is None else needed_after(view, move)


def _broken(hand: Counts, move: Move) -> set[Rank]:
    """Return the ranks that were bombs and are broken by a move."""
    left = hand if move is None else left_by(hand, move)
    return {rank for rank in Rank if not rank.is_joker and hand[rank] >= BOMB_SIZE > left[rank] > 0}


def _orphans(hand: Counts, move: Move) -> int:
    left = hand if move is None else left_by(hand, move)
    return sum(not rank.is_joker and left[rank] == 1 for rank in Rank)


def _jokers(move: Reading | None) -> int:
    return 0 if move is None else sum(move.cards[Rank.SMALL_JOKER :])


def _size(move: Move) -> int:
    return 0 if move is None else move.size
