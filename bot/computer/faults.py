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
from bot.rules.combinations import Reading, strength
from bot.rules.fewest import fewest_plays
from bot.rules.hints import left_by
from bot.rules.moves import canonical_moves
from bot.rules.scoring import multiplier
from bot.table.events import other
from bot.table.views import SeatView

NEARLY_OUT = 5  # cards of the opponent's: every lead may be the last
NEARLY_DONE = 2  # plays of one's own
MANY_CARDS = 3  # more than the other move rids of
HARD_TO_BEAT = Rank.ACE
MOST_FAULTS = 2


class Blame(StrEnum):
    """A fault; the value is a key for texts."""

    MISSES_WIN = "misses_win"  # the better one plays the last cards
    LETS_OUT = "lets_out"  # led as many cards as the opponent has: `number`
    LEAVES_LEAD = "leaves_lead"  # passed, to an opponent with few cards: `number`
    GIVES_LEAD = "gives_lead"  # passed, though the trick could be had
    NEARLY_DONE = "nearly_done"  # the better one leaves no more than `number` plays
    LOSES_BOMB = "loses_bomb"  # the cards of `bomb` are not together any more
    SPENDS_BOMB = "spends_bomb"  # where none was needed
    OVERKILL = "overkill"  # a bomb where a smaller one does
    NO_STARS = "no_stars"  # the better one multiplies a win by `number`
    MORE_PLAYS = "more_plays"  # `number` needed after it, `instead` after the better one
    SPENDS_JOKERS = "spends_jokers"  # `number` more than the better one
    ORPHANS = "orphans"  # `number` lone cards left, `instead` after the better one
    FEW_CARDS = "few_cards"  # rids of `number` cards, the better one of `instead`
    TOO_HIGH = "too_high"  # lower would do
    TOO_LOW = "too_low"  # higher is harder to beat
    WASTES = "wastes"  # passing was better: the play is wanted later


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault and its facts; those that it has no use for are empty."""

    blame: Blame
    number: int = 0
    instead: int = 0
    bomb: Reading | None = None


def faults(view: SeatView, played: Move, better: Move) -> tuple[Fault, ...]:
    """Return what was wrong with a move, the most telling first; there may be nothing to tell."""
    if better is not None and goes_out(view, better):
        return (Fault(Blame.MISSES_WIN),)
    if played is None:
        assert better is not None
        found = [*_of_pass(view, better)]
    elif better is None:
        found = [*_of_play_for_pass(view, played)]
    else:
        found = [*_of_play(view, played, better)]
    return tuple(found[:MOST_FAULTS])


def _of_pass(view: SeatView, better: Reading) -> Iterator[Fault]:
    theirs = view.public.counts[other(view.seat)]
    if theirs <= NEARLY_OUT:
        yield Fault(Blame.LEAVES_LEAD, theirs)
    needed = needed_after(view, better)
    if needed <= NEARLY_DONE:
        yield Fault(Blame.NEARLY_DONE, needed)
    yield from _about_stars(view, None, better)
    if theirs > NEARLY_OUT:
        yield Fault(Blame.GIVES_LEAD)


def _of_play_for_pass(view: SeatView, played: Reading) -> Iterator[Fault]:
    if played.stars:
        yield Fault(Blame.SPENDS_BOMB)
    else:
        yield from _about_lost_bombs(view, played, None)
    jokers = _jokers(played)
    if jokers and not played.stars:
        yield Fault(Blame.SPENDS_JOKERS, jokers)
    needed, now = needed_after(view, played), needed_now(view)
    if needed > now:
        yield Fault(Blame.MORE_PLAYS, needed, now)
    yield Fault(Blame.WASTES)


def _of_play(view: SeatView, played: Reading, better: Reading) -> Iterator[Fault]:
    theirs, leads = view.public.counts[other(view.seat)], view.to_beat is None
    if leads and not played.stars and played.size == theirs != better.size:
        yield Fault(Blame.LETS_OUT, theirs)
    if played.stars and not better.stars:
        yield Fault(Blame.SPENDS_BOMB)
    elif played.stars and strength(played) > strength(better):
        yield Fault(Blame.OVERKILL)
    if not played.stars:
        yield from _about_lost_bombs(view, played, better)
    yield from _about_stars(view, played, better)
    needed, instead = needed_after(view, played), needed_after(view, better)
    if needed > instead:
        yield Fault(Blame.MORE_PLAYS, needed, instead)
    more = _jokers(played) - _jokers(better)
    if more > 0:
        yield Fault(Blame.SPENDS_JOKERS, more)
    lone, fewer = _orphans(view, played), _orphans(view, better)
    if needed == instead and lone > fewer:
        yield Fault(Blame.ORPHANS, lone, fewer)
    if better.size >= played.size + (1 if leads else MANY_CARDS):
        yield Fault(Blame.FEW_CARDS, played.size, better.size)
    if not (played.stars or better.stars):
        yield from _about_tops(played, better)


def _about_tops(played: Reading, better: Reading) -> Iterator[Fault]:
    if played.top is None or better.top is None:
        return
    alike = (played.kind, played.size) == (better.kind, better.size)
    if played.top > better.top and (alike or played.top >= HARD_TO_BEAT):
        yield Fault(Blame.TOO_HIGH)
    elif played.top < better.top and (alike or better.top >= HARD_TO_BEAT):
        yield Fault(Blame.TOO_LOW)


def _about_stars(view: SeatView, played: Move, better: Reading) -> Iterator[Fault]:
    """Tell that the better one multiplies a win by more than anything played so far."""
    times = multiplier([better.stars])
    so_far = max(view.public.multipliers[view.seat], multiplier([played.stars if played else 0]))
    if times > so_far:
        yield Fault(Blame.NO_STARS, times)


def _about_lost_bombs(view: SeatView, played: Reading, better: Move) -> Iterator[Fault]:
    """Tell which bomb is no longer together after a play, and would be after the better one."""
    kept = _best_bomb(view, left_by(view.counts, better) if better else view.counts)
    left = _best_bomb(view, left_by(view.counts, played))
    if kept is not None and (left is None or left.stars < kept.stars):
        yield Fault(Blame.LOSES_BOMB, bomb=kept)


def _best_bomb(view: SeatView, hand: Counts) -> Reading | None:
    rule = view.public.options.two_in_chain_bomb
    moves = canonical_moves(hand, None, two_in_chain_bomb=rule)
    return max((move for move in moves if move.stars), key=strength, default=None)


def _orphans(view: SeatView, move: Reading) -> int:
    """Return how many single cards a move leaves that need a play of their own."""
    left, rule = left_by(view.counts, move), view.public.options.two_in_chain_bomb
    needed = fewest_plays(left, two_in_chain_bomb=rule)
    without = (
        (*left[:rank], 0, *left[rank + 1 :]) for rank in range(Rank.TWO + 1) if left[rank] == 1
    )
    return sum(fewest_plays(rest, two_in_chain_bomb=rule) < needed for rest in without)


def _jokers(move: Reading) -> int:
    return sum(move.cards[Rank.SMALL_JOKER :])
