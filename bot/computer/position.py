"""Position: what a seat knows of a hand, packed; and the worlds that this leaves possible.

Made from a SeatView alone: the other's cards are never in it, only what they may be.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.computer.evidence import Doubt, doubtful, doubts
from bot.computer.packed import NO_TWO, pack, trick_of
from bot.rules.cards import FULL_COUNTS, Rank, rank_of
from bot.table.events import Seat, other
from bot.table.views import SeatView

if TYPE_CHECKING:
    from random import Random

_LIKELY = 0.25
_TRIES = 8


@dataclass(frozen=True, slots=True)
class Position:
    """A turn as the seat to move sees it.

    `unseen` holds one packed card for each that is with the other or set aside, and `known` is the
    packed card of which it is known that the other holds it, or the mere rule of the table.
    """

    mine: int
    trick: int
    number: int  # of the other's cards
    my_stars: int
    their_stars: int
    unseen: tuple[int, ...]
    known: int
    hidden: int  # how many of the other's cards are not known
    doubts: tuple[Doubt, ...] = ()


def position_of(view: SeatView) -> Position:
    """Return what a seat knows."""
    public, two = view.public, view.public.options.two_in_chain_bomb
    theirs = other(view.seat)
    left = [
        all_of - held - gone
        for all_of, held, gone in zip(FULL_COUNTS, view.counts, public.gone, strict=True)
    ]
    known = 0 if two else NO_TWO
    hidden = public.counts[theirs]
    shown = public.face_up
    if shown is not None and public.leader == theirs and not _played(view):
        rank = rank_of(shown)
        left[rank] -= 1
        known += 1 << 4 * rank
        hidden -= 1
    return Position(
        mine=pack(view.counts, two_in_chain_bomb=two),
        trick=trick_of(view.to_beat),
        number=public.counts[theirs],
        my_stars=_stars(view, view.seat),
        their_stars=_stars(view, theirs),
        unseen=tuple([1 << 4 * rank for rank in Rank for _ in range(left[rank])]),
        known=known,
        hidden=hidden,
        doubts=doubts(view),
    )


def draw(position: Position, rng: "Random") -> int:
    """Return a hand that the other may hold, packed; one that its moves speak against is rarer."""
    hand = 0
    for _ in range(_TRIES):
        hand = position.known + sum(rng.sample(position.unseen, position.hidden))
        against = doubtful(hand, position.doubts) if position.doubts else 0
        if not against or rng.random() < _LIKELY**against:
            break
    return hand


def _played(view: SeatView) -> bool:
    """Tell whether the card that lay face up has been played."""
    return any(view.public.face_up in move.cards for move in view.public.moves)


def _stars(view: SeatView, seat: Seat) -> int:
    played = (move.reading for move in view.public.moves if move.seat == seat)
    return max((reading.stars for reading in played if reading), default=0)
