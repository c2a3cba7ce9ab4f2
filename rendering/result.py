"""Result: a hand that is over. Crown and score for the winner, what both still held, open.

A hand that is void has neither crown nor score, a barred ring instead.
"""

from PIL import Image

from bot.table.events import SEATS, EndedBy, Seat
from bot.table.views import PublicView, ResultView
from rendering.canvas import Canvas
from rendering.colours import Deck
from rendering.columns import Column, columns_of, paste_columns, size_of
from rendering.picture import MAX_WIDTH, Picture
from rendering.play import PlayLayout, lay_out, paste_play
from rendering.seats import (
    MARGIN,
    STRIP_HEIGHT,
    Lead,
    Strip,
    panel_pill,
    panel_sign,
    panel_text,
    paste_strip,
)

_GAP = 16
_INDENT = 16


def draw_result(view: PublicView, result: ResultView, deck: Deck) -> Picture:
    """Draw a hand that is over, from a view that has its result."""
    out = _going_out(view, result)
    hands = [columns_of(result.hands_left[seat]) for seat in SEATS]
    heights = [_height(hands[seat], out if result.winner == seat else None) for seat in SEATS]
    canvas = Canvas(MAX_WIDTH, 2 * MARGIN + 2 * STRIP_HEIGHT + _GAP + sum(heights))
    y = MARGIN
    for seat in SEATS:
        paste_strip(canvas, _strip(view, result, seat), y)
        y += STRIP_HEIGHT + _GAP
        if result.winner == seat and out is not None:
            paste_play(canvas, out, _INDENT, y, deck)
        else:
            paste_columns(canvas, hands[seat], _INDENT, y, deck, short=True)
        y += heights[seat]
    return canvas.picture()


def _going_out(view: PublicView, result: ResultView) -> PlayLayout | None:
    """Return the play that won the hand, None when it was not won by playing."""
    return lay_out(view.moves[-1]) if result.ended_by is EndedBy.OUT and view.moves else None


def _height(hand: tuple[Column, ...], out: PlayLayout | None) -> int:
    height = out.height if out is not None else size_of(hand, short=True)[1]
    return height + 2 * _GAP if height else 0


def _strip(view: PublicView, result: ResultView, seat: Seat) -> Strip:
    ready: tuple[Image.Image, ...] = (panel_sign("tick"),) if view.ready[seat] else ()
    left = len(result.hands_left[seat])
    if result.winner is None:
        return Strip(seat, count=left, signs=(*ready, panel_sign("barred")))
    if result.winner == seat:
        signs = (*ready, *_score(result))
        return Strip(seat, lead=Lead.WINNER, count=left, signs=signs)
    ends = {EndedBy.RESIGN: "flag", EndedBy.FORFEIT: "clock"}
    lost = tuple(panel_sign(ends[how]) for how in (result.ended_by,) if how in ends)
    return Strip(seat, count=left, signs=(*ready, *lost))


def _score(result: ResultView) -> tuple[Image.Image, ...]:
    """Return base × multiplier = stake and the star that counted, from the right."""
    score = panel_text(f"{result.base} × {result.multiplier} = {result.stake}")
    star = (panel_pill(f"★{result.stars}"),) if result.stars else ()
    return (score, *star)
