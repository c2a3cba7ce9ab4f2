"""Match play: what a match's hands add up to, and whether it is over.

Void hands are not in the list: they count for nothing. Never ends in a draw.
"""

from collections.abc import Sequence
from typing import assert_never

from bot.tournament.types import BestOf, FixedHands, Length

Hand = tuple[int, int]  # the winner's side of the pairing, 0 or 1, and X


def score(hands: Sequence[Hand]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the hands and the sums of X that each side has won."""
    won, stakes = [0, 0], [0, 0]
    for side, stake in hands:
        won[side] += 1
        stakes[side] += stake
    return (won[0], won[1]), (stakes[0], stakes[1])


def winner(length: Length, hands: Sequence[Hand], *, time_up: bool) -> int | None:
    """Return the side that has won the match, None while another hand is to be played.

    When time is up: hands won, then the sum of X, then one deciding hand.
    """
    won, stakes = score(hands)
    match length:
        case BestOf(hands=most):
            enough, by = 2 * max(won) > most, (won, stakes)
        case FixedHands(hands=most):
            # Played in full it goes by X first; a tie in both is broken by one more hand.
            in_full = len(hands) >= most
            enough, by = in_full, (stakes, won) if in_full else (won, stakes)
        case _:
            assert_never(length)
    if not (enough or time_up):
        return None
    first, second = ((by[0][side], by[1][side]) for side in (0, 1))
    if first == second:
        return None
    return 0 if first > second else 1
