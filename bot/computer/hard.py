"""Hard: plays each promising move out in many worlds that might be, and takes the best.

Half of the candidates are given up after each round, so that the good ones are tried most. Knows
what its seat may know and nothing else. Never looks at a clock.
"""

from typing import TYPE_CHECKING

from bot.computer.cost import cost
from bot.computer.medium import greedy_move
from bot.computer.packed import play_of
from bot.computer.plays import Move, goes_out
from bot.computer.position import position_of
from bot.computer.trial import Stop, Trial, mean, never
from bot.rules.combinations import Reading, strength
from bot.rules.moves import canonical_moves
from bot.table.views import SeatView

if TYPE_CHECKING:
    from random import Random

PLAYOUTS = 1000  # of a move, when nothing else is said
_MOST_CANDIDATES = 20
_CARD = 4  # what a card less in hand is worth, in hundredths of a poor play
_LAST = 2  # so many candidates are compared to the end


def hard(view: SeatView, rng: "Random", budget: int = PLAYOUTS, stop: Stop = never) -> Move:
    """Return the move that is worth most."""
    could = candidates(view)
    if len(could) == 1:
        return could[0]
    trial = Trial(position_of(view), [play_of(move) if move else None for move in could])
    return could[_best(trial, budget, rng, stop)]


def _best(trial: Trial, budget: int, rng: "Random", stop: Stop) -> int:
    """Return the index of the candidate that holds out to the end."""

    def worth(index: int) -> float:
        return mean(trial.results[index])

    alive = list(range(len(trial.candidates)))
    rounds = 1 + max(0, (len(alive) - 1).bit_length() - 1)
    going = True
    for left in range(rounds, 0, -1):
        worlds = max(1, budget // (left * len(alive) * trial.price))
        budget -= worlds * len(alive) * trial.price
        going = trial.run(alive, worlds, rng, stop)
        alive.sort(key=worth, reverse=True)
        if not going:
            break
        alive = alive[: max(_LAST, (len(alive) + 1) // 2)]
    return alive[0]


def candidates(view: SeatView, most: int = _MOST_CANDIDATES) -> list[Move]:
    """Return at most so many moves, what medium plays first, a pass among them where it is allowed.

    What goes out at once is all there is to try.
    """
    rule = view.public.options.two_in_chain_bomb
    moves = canonical_moves(view.counts, view.to_beat, two_in_chain_bomb=rule)
    last = [move for move in moves if goes_out(view, move)]
    if last:
        return [max(last, key=strength)]
    here = position_of(view)

    def harm(move: Reading) -> int:
        """Return how dear the hand is when this is one of its plays."""
        play = play_of(move)
        return cost(here.mine - play.taken) + cost(play.taken) - _CARD * play.size

    chosen = greedy_move(view)
    could: list[Move] = [chosen]
    if view.to_beat is not None and chosen is not None:
        could.append(None)
    could += [move for move in sorted(moves, key=harm) if move != chosen]
    return could[:most]
