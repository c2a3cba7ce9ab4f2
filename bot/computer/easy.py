"""Easy: a beginner. Takes the hints for no more than one opinion, and is glad of every trick.

Never misses that a play goes out: that would not be easy, but silly.
"""

from typing import TYPE_CHECKING

from bot.computer.plays import goes_out, hinted
from bot.rules.combinations import Reading
from bot.table.views import SeatView

if TYPE_CHECKING:
    from random import Random

_LOOKS_AWAY = 0.25  # how often a trick is let go that could be had
_SEES_THE_BEST = 0.25  # how often the best hint is seen; else some play
_BOMBS_EARLY = 0.5  # how often a bomb is thrown at a trick that is not worth it


def easy(view: SeatView, rng: "Random") -> Reading | None:
    """Return the move of a beginner."""
    plays = hinted(view)
    last = next((play for play in plays if goes_out(view, play)), None)
    if last is not None or not plays:
        return last
    follows = view.to_beat is not None
    if follows and rng.random() < _LOOKS_AWAY:
        return None
    if rng.random() < _SEES_THE_BEST:
        return plays[0]
    plain = [play for play in plays if not play.stars]
    if plain and rng.random() >= _BOMBS_EARLY:
        plays = plain
    return plays[int(rng.random() * len(plays))]
