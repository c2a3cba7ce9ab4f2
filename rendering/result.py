"""Result: a hand that is over. A banner for the victory, what both still held, open. Wordless.

A hand that is void has neither banner nor score, a barred ring instead.
"""

from PIL import Image

from bot.rules.scoring import Victory
from bot.table.events import SEATS, EndedBy, Seat
from bot.table.views import PublicView, ResultView
from rendering import theme
from rendering.canvas import Canvas
from rendering.colours import Deck
from rendering.picture import Picture
from rendering.play import PlayLayout, lay_out, paste_play
from rendering.rim import paste_rim
from rendering.seats import Lead, Strip, disc, framed_panel, panel_sign, paste_strip
from rendering.sprites import label, pill
from rendering.theme import (
    BANNER_HEIGHT,
    BANNER_X,
    PANEL,
    RESULT_GAP,
    STRIP_HEIGHT,
    STRIP_WIDTH,
    STRIP_X,
    TILE_HEIGHT,
    TOP,
    WIDTH,
)
from rendering.tiles import paste_tiles
from rendering.victory import victory_emblem, victory_pips

_INDENT = STRIP_X + 8


def draw_result(view: PublicView, result: ResultView, deck: Deck) -> Picture:
    """Draw a hand that is over, from a view that has its result."""
    out = _going_out(view, result)
    heights = [_height(result, seat, out if result.winner == seat else None) for seat in SEATS]
    banner = BANNER_HEIGHT + RESULT_GAP if result.victory is not None else 0
    canvas = Canvas(WIDTH, 2 * TOP + banner + 2 * STRIP_HEIGHT + RESULT_GAP + sum(heights))
    paste_rim(canvas)
    if result.winner is not None and result.victory is not None:
        _paste_banner(canvas, result, result.winner, result.victory)
    y = TOP + banner
    for seat in SEATS:
        paste_strip(canvas, _strip(view, result, seat), y)
        y += STRIP_HEIGHT + RESULT_GAP
        if result.winner == seat and out is not None:
            paste_play(canvas, out, _INDENT, y, deck)
        else:
            paste_tiles(canvas, result.hands_left[seat], _INDENT, y)
        y += heights[seat]
    return canvas.packed_picture()


def _going_out(view: PublicView, result: ResultView) -> PlayLayout | None:
    """Return the play that won the hand, None when it was not won by playing."""
    return lay_out(view.moves[-1]) if result.ended_by is EndedBy.OUT and view.moves else None


def _height(result: ResultView, seat: Seat, out: PlayLayout | None) -> int:
    height = out.height if out is not None else TILE_HEIGHT if result.hands_left[seat] else 0
    return height + RESULT_GAP if height else 0


def _paste_banner(canvas: Canvas, result: ResultView, winner: Seat, victory: Victory) -> None:
    """Paste the emblem of the victory, who won, the score, and the star that counted."""
    great = victory in (Victory.MAD, Victory.TOTAL)
    canvas.paste(framed_panel(BANNER_HEIGHT, framed=great), STRIP_X, TOP)
    emblem = victory_emblem(victory)
    canvas.paste(emblem, BANNER_X, TOP + (BANNER_HEIGHT - emblem.height) // 2)
    left = BANNER_X + emblem.width + theme.BANNER_GAP
    sign = disc(winner, theme.BANNER_DISC, PANEL)
    canvas.paste(sign, left, TOP + theme.BANNER_DISC_UP)
    beside = left + sign.width + theme.BANNER_DISC_GAP
    canvas.paste(score_label(result), beside, TOP + theme.BANNER_SCORE_UP)
    pips = victory_pips(victory)
    canvas.paste(pips, left, TOP + BANNER_HEIGHT - pips.height - theme.BANNER_PIPS_UP)
    if result.stars:
        star = stars_pill(result.stars)
        right = STRIP_X + STRIP_WIDTH - star.width - theme.BANNER_END
        canvas.paste(star, right, TOP + BANNER_HEIGHT - star.height - theme.BANNER_STARS_UP)


def score_label(result: ResultView) -> Image.Image:
    """Return base × multiplier = stake."""
    score = f"{result.base} × {result.multiplier} = {result.stake}"
    return label(score, theme.BANNER_SCORE, theme.WHITE, PANEL)


def stars_pill(stars: int) -> Image.Image:
    """Return the star that counted."""
    return pill(f"★{stars}", theme.BANNER_STARS, PANEL)


def _strip(view: PublicView, result: ResultView, seat: Seat) -> Strip:
    ready: tuple[Image.Image, ...] = (panel_sign("tick"),) if view.ready[seat] else ()
    left = len(result.hands_left[seat])
    if result.winner is None:
        return Strip(seat, count=left, signs=(*ready, panel_sign("barred")))
    if result.winner == seat:
        return Strip(seat, lead=Lead.WINNER, count=left, signs=ready)
    ends = {EndedBy.RESIGN: "flag", EndedBy.FORFEIT: "clock"}
    lost = tuple(panel_sign(ends[how]) for how in (result.ended_by,) if how in ends)
    return Strip(seat, count=left, signs=(*ready, *lost))
