"""Medium: leaves the cheapest hand, lets a trick go that is not worth it, and counts what is left.

It is the player inside the playouts of hard, at the table.
"""

from typing import TYPE_CHECKING

from bot.computer.greedy import greedy, near
from bot.computer.packed import reading_of
from bot.computer.plays import Move
from bot.computer.position import position_of
from bot.table.views import SeatView

if TYPE_CHECKING:
    from random import Random


def medium(view: SeatView, _: "Random") -> Move:
    """Return the move of a greedy player, who leaves nothing to chance."""
    return greedy_move(view)


def greedy_move(view: SeatView) -> Move:
    """Return what leaves the cheapest hand."""
    here = position_of(view)
    play = greedy(here.mine, here.trick, near(here.number))
    rule = view.public.options.two_in_chain_bomb
    return reading_of(play, two_in_chain_bomb=rule) if play else None
