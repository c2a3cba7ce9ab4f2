"""Scenes that only tests have: the strongest chain of a hand, and a hand that was called off."""

from collections.abc import Iterable
from dataclasses import replace

from bot.rules.cards import Card, count
from bot.rules.combinations import Kind, Reading, bomb_strength
from bot.rules.moves import canonical_moves
from bot.table.events import VoidReason
from bot.table.views import PublicView
from rendering.scenes import over


def chain_in(hand: Iterable[Card]) -> Reading | None:
    """Return the strongest chain bomb of a hand."""
    moves = canonical_moves(count(hand), None)
    chains = (one for one in moves if one.kind is Kind.CHAIN_BOMB)
    return max(chains, key=bomb_strength, default=None)


def void(first: str, second: str) -> PublicView:
    """Return a view of a hand that was called off."""
    view = over(second, held=first)
    assert view.result is not None
    result = replace(
        view.result,
        winner=None,
        ended_by=None,
        voided=VoidReason.CALLED_OFF,
        victory=None,
        left=0,
        base=0,
        multiplier=0,
        stars=0,
        stake=0,
        points=0,
    )
    return replace(view, result=result)
