"""Hint: the best plays of a seat to move, each with why, where the table's assist allows it.

Sees what the seat sees and nothing else: a SeatView.
"""

from dataclasses import dataclass

from bot.rules.advice import Advice, advice
from bot.rules.combinations import Reading
from bot.table.options import Assist
from bot.table.refusal import Reason, Refused
from bot.table.views import SeatView, suggested

MOST_HINTS = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """A play worth making, and the reasons for it, the most telling first."""

    play: Reading
    reasons: tuple[Advice, ...]


def hints(view: SeatView) -> tuple[Hint, ...]:
    """Return the best plays, none where only a pass is left. Raise Refused where none may be."""
    if view.public.to_move is None:
        raise Refused(Reason.NO_HAND)
    if view.public.options.assist is not Assist.FULL:
        raise Refused(Reason.NO_HINTS)
    if not view.my_turn:
        raise Refused(Reason.NOT_YOUR_TURN)
    rule = view.public.options.two_in_chain_bomb
    return tuple(
        Hint(play, advice(view.counts, view.to_beat, play, two_in_chain_bomb=rule))
        for play in suggested(view)[:MOST_HINTS]
    )
