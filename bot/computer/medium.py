"""Medium: the best hint, but with an eye on the opponent's cards.

Hints look at the own hand only. This adds what they can't see: a trick is let go where following
costs more plays than it saves, unless the opponent is nearly out; and who is nearly out is not led
what they could end with.
"""

from typing import TYPE_CHECKING

from bot.computer.plays import goes_out, hinted, needed_after, needed_now
from bot.rules.combinations import Reading
from bot.table.events import other
from bot.table.views import SeatView

if TYPE_CHECKING:
    from random import Random

_NEARLY_OUT = 5  # the opponent's cards: with so few no trick is let go
_LOOSE = 1  # how many plays more a hand may need after following with a plain play


def medium(view: SeatView, _: "Random") -> Reading | None:
    """Return the move of a player who follows the hints and knows when to let a trick go."""
    plays = hinted(view)
    if view.to_beat is None:
        return _led(view, plays)
    return next((play for play in plays if _worth_it(view, play)), None)


def _led(view: SeatView, plays: list[Reading]) -> Reading:
    theirs = _theirs(view)
    if theirs > _NEARLY_OUT or goes_out(view, plays[0]):
        return plays[0]
    # As many cards as they have left could be their last play: rather more, or a bomb, or the top.
    safe = [play for play in plays if play.stars or play.size != theirs]
    return safe[0] if safe else max(plays, key=lambda play: play.top or 0)


def _worth_it(view: SeatView, play: Reading) -> bool:
    after = needed_after(view, play)
    if after <= 1 or _theirs(view) <= _NEARLY_OUT:
        return True
    return after <= needed_now(view) + (0 if play.stars else _LOOSE)


def _theirs(view: SeatView) -> int:
    return view.public.counts[other(view.seat)]
