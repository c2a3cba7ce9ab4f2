"""Hand: the picture of one player's cards. Goes only to its owner; knows nothing of the table."""

from collections.abc import Sequence

from bot.rules.cards import Card
from rendering import colours
from rendering.canvas import Canvas
from rendering.colours import Deck
from rendering.columns import columns_of, paste_columns, size_of
from rendering.picture import Picture
from rendering.shapes import frame
from rendering.sprites import CARD_HEIGHT, CARD_WIDTH, stamp

MARGIN = 16


def draw_hand(cards: Sequence[Card], *, deck: Deck = Deck.FOUR_COLOUR) -> Picture:
    """Draw a hand, one column per rank. The same cards in any order give the same bytes."""
    columns = columns_of(cards)
    if not columns:
        return _draw_no_cards()
    width, height = size_of(columns)
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN)
    paste_columns(canvas, columns, MARGIN, MARGIN, deck)
    return canvas.picture()


def _draw_no_cards() -> Picture:
    canvas = Canvas(CARD_WIDTH + 2 * MARGIN, CARD_HEIGHT + 2 * MARGIN)
    place = stamp(frame(CARD_WIDTH, CARD_HEIGHT, 13, 4, 14), colours.SLOT, colours.FELT)
    canvas.paste(place, MARGIN, MARGIN)
    return canvas.picture()
