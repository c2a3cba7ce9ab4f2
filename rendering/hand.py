"""Hand: the picture of one player's cards. Goes only to its owner; knows nothing of the table."""

from collections.abc import Sequence
from functools import cache

from PIL import Image

from bot.rules.cards import Card, Counts
from bot.rules.combinations import Reading
from rendering import shapes, theme
from rendering.canvas import LARGE, Canvas
from rendering.colours import Deck
from rendering.columns import Column, columns_of, paste_columns, size_of
from rendering.large import draw_large
from rendering.layout import Layout
from rendering.picture import Picture
from rendering.rail import paste_rail
from rendering.rows import draw_rows
from rendering.sprites import stamp
from rendering.theme import CARD_HEIGHT, CARD_WIDTH, MARGIN, RAIL


def draw_hand(
    cards: Sequence[Card],
    *,
    deck: Deck = Deck.FOUR_COLOUR,
    layout: Layout = Layout.COLUMNS,
    playable: Counts | None = None,
    chain: Reading | None = None,
) -> Picture:
    """Draw a hand. The same cards in any order give the same bytes.

    Ranks that `playable` has none of are dimmed, where it is given; `chain` is a chain bomb of the
    hand to be marked.
    """
    columns = columns_of(cards)
    if not columns:
        return _draw_no_cards()
    match layout:
        case Layout.COLUMNS:
            return _draw_columns(columns, deck, playable, chain)
        case Layout.ROWS:
            return draw_rows(columns, deck, playable, chain)
        case Layout.LARGE:
            return draw_large(columns, playable, chain)


def _draw_columns(
    columns: tuple[Column, ...], deck: Deck, playable: Counts | None, chain: Reading | None
) -> Picture:
    width, height = size_of(columns)
    rail = RAIL if chain is not None else 0
    below = 0 if playable is None else theme.PLAYABLE_GAP + theme.PLAYABLE_LINE
    canvas = Canvas(width + 2 * MARGIN, rail + height + below + 2 * MARGIN)
    if chain is not None:
        paste_rail(canvas, columns, chain, MARGIN, MARGIN)
    paste_columns(canvas, columns, MARGIN, MARGIN + rail, deck, playable)
    return canvas.picture(LARGE)


def _draw_no_cards() -> Picture:
    canvas = Canvas(CARD_WIDTH + 2 * MARGIN, CARD_HEIGHT + 2 * MARGIN)
    canvas.paste(empty_place(), MARGIN, MARGIN)
    return canvas.picture(LARGE)


@cache
def empty_place() -> Image.Image:
    """Return the outline of a place without a card."""
    radius, line = theme.CARD_RADIUS, theme.PLACE_LINE
    outline = shapes.frame(CARD_WIDTH, CARD_HEIGHT, radius, line, theme.PLACE_DASH)
    return stamp(outline, theme.SLOT, theme.FELT)
