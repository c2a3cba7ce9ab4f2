"""Trick: the play to beat as a strip, for who has only the own hand before them. Wordless."""

from bot.table.state import Move
from rendering import colours
from rendering.canvas import Canvas
from rendering.colours import Deck
from rendering.picture import MAX_WIDTH, Picture
from rendering.play import lay_out, paste_play
from rendering.seats import MARGIN, disc

PLAY_X = 96
_DISC = 54


def draw_trick(move: Move, *, deck: Deck = Deck.FOUR_COLOUR) -> Picture:
    """Draw a play beside the disc of who played it. Raise ValueError for a pass."""
    layout = lay_out(move)
    canvas = Canvas(MAX_WIDTH, layout.height + 2 * MARGIN)
    canvas.paste(disc(move.seat, _DISC, colours.FELT), MARGIN, (canvas.height - _DISC) // 2)
    paste_play(canvas, layout, PLAY_X, MARGIN, deck)
    return canvas.picture()
