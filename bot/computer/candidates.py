"""Candidates: the moves worth trying at a turn, by how little they harm the hand.

Looks at the own hand and at how many cards the other has; which is best belongs to the levels.
"""

from bot.computer.cost import cost
from bot.computer.greedy import greedy, near
from bot.computer.packed import play_of, reading_of
from bot.computer.plays import Move, goes_out
from bot.computer.position import position_of
from bot.rules.combinations import Reading, strength
from bot.rules.moves import canonical_moves
from bot.table.views import SeatView

MOST_CANDIDATES = 20
_CARD = 4  # what a card less in hand is worth, in hundredths of a poor play


def candidates(view: SeatView) -> list[Move]:
    """Return MOST_CANDIDATES at most: what greedy would do, a pass where one may, the others.

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
    return could[:MOST_CANDIDATES]


def greedy_move(view: SeatView) -> Move:
    """Return what the player inside the playouts would do."""
    here = position_of(view)
    play = greedy(here.mine, here.trick, near(here.number), here.my_stars)
    rule = view.public.options.two_in_chain_bomb
    return reading_of(play, two_in_chain_bomb=rule) if play else None
