"""Explanations: why a selection is no combination, and which plays are nearest to what was tried.

Facts only: they become sentences elsewhere. What is a combination is said by
bot.rules.combinations; here is only what its nearest kind would have taken. Document 二.3.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from bot.rules.cards import Counts, Rank
from bot.rules.combinations import (
    BOMB_SIZE,
    FEWEST_LINKS,
    MOST_RANKS,
    RUNS,
    Kind,
    Reading,
    readings,
)


class Flaw(StrEnum):
    """What keeps a selection from being a combination: the first thing that has to change."""

    NO_CARDS = "no-cards"
    MIXED = "mixed"  # single cards of different ranks, and no run in sight
    STRANGER = "stranger"  # another rank beside a pair or a bomb
    ATTACHED = "attached"  # something goes along with triples (三连二)
    TWO = "two"  # 2 is in no run
    TWO_IN_CHAIN = "two-in-chain"  # nor in a chain bomb at this table
    TOO_MANY = "too-many"  # of one rank
    GAP = "gap"  # ranks that are not adjacent
    THIN = "thin"  # too few of one rank
    SHORT = "short"  # too few ranks
    JOKER_OVER = "joker-over"  # a joker without a place


@dataclass(frozen=True, slots=True)
class NoCombination:
    """Why a selection is none, measured against the kind that is nearest to it.

    `groups` are the ranks that it fills and `needed` the fewest of its kind; `width` the cards that
    each of them takes. `missing` would fill the ranks between, jokers not counted in; `surplus`
    does not belong.
    """

    flaw: Flaw
    kind: Kind
    missing: Counts
    surplus: Counts
    groups: int = 1
    needed: int = 1
    width: int = 1


_NATURALS = range(Rank.SMALL_JOKER)
_NOTHING: Counts = (0,) * len(Rank)
_SHAPES = (*RUNS, (Kind.CHAIN_BOMB, BOMB_SIZE, FEWEST_LINKS))
_OF_ONE_RANK = {1: (Kind.PAIR, Flaw.MIXED), 2: (Kind.PAIR, Flaw.STRANGER)}
_OF_ONE_RANK |= {3: (Kind.TRIPLE, Flaw.ATTACHED)}
_BOMB = (Kind.BOMB, Flaw.STRANGER)

_Near = tuple[int, NoCombination]  # how many cards would have to change, and why


def explain(cards: Counts, *, two_in_chain_bomb: bool = True) -> NoCombination | None:
    """Return why a selection is no combination, None when it is one."""
    if readings(cards, two_in_chain_bomb=two_in_chain_bomb):
        return None
    if not any(cards):
        return NoCombination(Flaw.NO_CARDS, Kind.SINGLE, _NOTHING, _NOTHING)
    shapes = [_as_run(cards, *shape, two=two_in_chain_bomb) for shape in _SHAPES]
    found = [*_as_triples(cards), *shapes, _as_one_rank(cards)]
    return min(found, key=_distance)[1]


def nearest(plays: Iterable[Reading], tried: Counts, kind: Kind | None) -> list[Reading]:
    """Return plays by how near they are to what was tried: fewest cards changed, then its kind.

    Bombs come last unless one was tried: they share cards with everything.
    """

    def change(play: Reading) -> tuple[bool, int, bool]:
        changed = sum([abs(a - b) for a, b in zip(play.cards, tried, strict=True)])
        costly = play.kind.is_bomb and not (kind is not None and kind.is_bomb)
        return costly, changed, play.kind is not kind

    return sorted(plays, key=change)


def _distance(near: _Near) -> int:
    return near[0]


def _as_one_rank(cards: Counts) -> _Near:
    """Take a selection as the cards of its most frequent rank, and what does not belong to it."""
    most = max(_NATURALS, key=lambda rank: (cards[rank], rank))
    surplus = tuple([0 if rank == most or rank not in _NATURALS else cards[rank] for rank in Rank])
    size = sum(cards) - sum(surplus)
    kind, flaw = _OF_ONE_RANK.get(size, _BOMB)
    return sum(surplus), NoCombination(flaw, kind, _NOTHING, surplus)


def _as_triples(cards: Counts) -> list[_Near]:
    """Take a selection as triples with something attached, as other games of this family have it.

    Either each triple has a single or a pair with it, or the triples alone are a run.
    """
    triples = tuple([held if held == 3 else 0 for held in cards])
    attached = tuple([held - three for held, three in zip(cards, triples, strict=True)])
    others = [held for held in attached if held]
    number = sum(triples) // 3
    if not number or _jokers(cards) or max(attached) > 2:
        return []
    one_each = len(others) == number and len(set(others)) == 1
    run = any(reading.kind is Kind.CONSECUTIVE_TRIPLES for reading in readings(triples))
    if not one_each and not run:
        return []
    kind = Kind.TRIPLE if number == 1 else Kind.CONSECUTIVE_TRIPLES
    why = NoCombination(Flaw.ATTACHED, kind, _NOTHING, attached, groups=number)
    return [(0 if one_each else sum(others), why)]


def _as_run(cards: Counts, kind: Kind, width: int, fewest: int, *, two: bool) -> _Near:
    """Take a selection as a run or chain from its lowest to its highest rank.

    A 2 counts as the rank above the ace, and as one more thing to change where it is barred.
    """
    chain = kind is Kind.CHAIN_BOMB
    held = [rank for rank in _NATURALS if cards[rank]]
    span = range(held[0], held[-1] + 1)
    missing = tuple([max(0, width - cards[rank]) if rank in span else 0 for rank in Rank])
    surplus = _NOTHING
    if not chain:
        surplus = tuple([max(0, cards[rank] - width) if rank in span else 0 for rank in Rank])
    lacking = sum(missing) - _jokers(cards)
    more, over = _more_ranks(max(0, -lacking), width, MOST_RANKS - len(span))
    groups = len(span) + more
    short = max(0, (fewest - groups) * width - over)
    barred = cards[Rank.TWO] > 0 and not (chain and two)
    why = NoCombination(
        flaw=_flaw_of_run(cards, span, surplus, lacking, barred=barred, chain=chain, short=short),
        kind=kind,
        missing=missing,
        surplus=surplus,
        groups=groups,
        needed=fewest,
        width=width,
    )
    alone = over if not chain and not short else 0
    return max(0, lacking) + sum(surplus) + short + alone + barred, why


def _flaw_of_run(
    cards: Counts,
    span: range,
    surplus: Counts,
    lacking: int,
    *,
    barred: bool,
    chain: bool,
    short: int,
) -> Flaw:
    if barred:
        return Flaw.TWO_IN_CHAIN if chain else Flaw.TWO
    if any(surplus):
        return Flaw.TOO_MANY
    if lacking > 0:
        return Flaw.GAP if any(not cards[rank] for rank in span) else Flaw.THIN
    return Flaw.SHORT if short else Flaw.JOKER_OVER


def _more_ranks(jokers: int, width: int, room: int) -> tuple[int, int]:
    """Return how many ranks of their own free jokers make, and how many are left over."""
    more = min(jokers // width, max(0, room))
    return more, jokers - more * width


def _jokers(cards: Counts) -> int:
    return cards[Rank.SMALL_JOKER] + cards[Rank.BIG_JOKER]
