"""Hard: plays each promising move out in many worlds that might be, and takes the best.

Knows what its seat may know and nothing else. Never looks at a clock.
"""

from typing import TYPE_CHECKING

from bot.computer.evaluate import Move, Stop, Value, evaluate, never
from bot.computer.plays import goes_out, hinted
from bot.table.views import SeatView

if TYPE_CHECKING:
    from random import Random

PLAYOUTS = 600  # of a move, when nothing else is said
_MOST_CANDIDATES = 20


def hard(view: SeatView, rng: "Random", budget: int = PLAYOUTS, stop: Stop = never) -> Move:
    """Return the move that is worth most."""
    could = candidates(view)
    if len(could) == 1 or (could[0] and goes_out(view, could[0])):
        return could[0]

    def worth(value: Value) -> float:
        return value.mean_x

    return max(evaluate(view, could, rng, budget, stop), key=worth).move


def candidates(view: SeatView) -> list[Move]:
    """Return the moves worth trying, the most promising first, a pass among them where allowed."""
    could: list[Move] = [*hinted(view)[:_MOST_CANDIDATES]]
    if view.to_beat is not None:
        could.append(None)
    return could
