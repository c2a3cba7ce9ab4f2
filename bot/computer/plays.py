"""Plays: what a computer's seat may play, and what a play leaves to do.

Only looks at a SeatView.
"""

from typing import TypeAlias

from bot.rules.combinations import Reading
from bot.rules.fewest import fewest_plays
from bot.rules.hints import left_by, suggestions
from bot.table.views import SeatView

Move: TypeAlias = Reading | None  # None is a pass


def hinted(view: SeatView) -> list[Reading]:
    """Return the hints of the seat to move, best first, whatever the table shows its people."""
    rule = view.public.options.two_in_chain_bomb
    return suggestions(view.counts, view.to_beat, two_in_chain_bomb=rule)


def needed_after(view: SeatView, play: Reading) -> int:
    """Return in how few plays the seat could be out after a play, were it left alone."""
    rule = view.public.options.two_in_chain_bomb
    return fewest_plays(left_by(view.counts, play), two_in_chain_bomb=rule)


def goes_out(view: SeatView, play: Reading) -> bool:
    """Tell whether a play is the seat's last."""
    return play.cards == view.counts


def needed_now(view: SeatView) -> int:
    """Return in how few plays the seat could be out, were it left alone."""
    rule = view.public.options.two_in_chain_bomb
    return fewest_plays(view.counts, two_in_chain_bomb=rule)
