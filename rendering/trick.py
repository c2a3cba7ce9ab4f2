"""Trick: the play to beat as a strip, for who has only the own hand before them. Wordless."""

from bot.table.state import Move
from rendering import theme
from rendering.canvas import Canvas
from rendering.colours import Deck
from rendering.picture import Picture
from rendering.play import lay_out, paste_play
from rendering.seats import disc
from rendering.theme import ACTOR, MARGIN, STRIP_X, WIDTH

PLAY_X = MARGIN + ACTOR + STRIP_X


def draw_trick(move: Move, *, deck: Deck = Deck.FOUR_COLOUR) -> Picture:
    """Draw a play beside the disc of who played it. Raise ValueError for a pass."""
    layout = lay_out(move)
    canvas = Canvas(WIDTH, layout.height + 2 * MARGIN)
    canvas.paste(disc(move.seat, ACTOR, theme.FELT), MARGIN, (canvas.height - ACTOR) // 2)
    paste_play(canvas, layout, PLAY_X, MARGIN, deck)
    return canvas.picture()
