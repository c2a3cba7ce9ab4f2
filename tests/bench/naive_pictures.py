"""The naive renderer that the real one is measured against: everything drawn anew, every time.

Same layout and content as rendering.hand: TrueType text per card and picture, RGBA, default PNG.
"""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.rules.cards import Card, rank_of, suit_of
from rendering import theme
from rendering.cards import rank_text
from rendering.colours import Deck
from rendering.columns import columns_of, size_of
from rendering.fonts import FONT_PATH
from rendering.theme import CARD_HEIGHT, CARD_WIDTH, HEAD, MARGIN, PITCH, STEP

_SUITS = "SHDC"


def draw_hand_naively(cards: Sequence[Card]) -> bytes:
    """Draw a hand without any cache."""
    columns = columns_of(cards)
    width, height = size_of(columns)
    image = Image.new("RGBA", (width + 2 * MARGIN, height + 2 * MARGIN), (*theme.FELT, 255))
    for place, column in enumerate(columns):
        x = MARGIN + place * PITCH
        _write(image, x + 30, MARGIN, f"×{len(column.cards)}", 40, theme.WHITE)
        for row, card in enumerate(column.cards):
            _draw_card(image, card, x, MARGIN + HEAD + row * STEP)
    buffer = BytesIO()
    image.save(buffer, "PNG")
    return buffer.getvalue()


def _draw_card(image: Image.Image, card: Card, x: int, y: int) -> None:
    box = (x, y, x + CARD_WIDTH - 1, y + CARD_HEIGHT - 1)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(box, 11, fill=theme.PAPER, outline=theme.EDGE, width=2)
    suit = suit_of(card)
    ink = theme.BIG_JOKER_INK if suit is None else Deck.FOUR_COLOUR.ink(suit)
    _write(image, x + 9, y - 2, rank_text(rank_of(card)), 40, ink)
    if suit is not None:
        _write(image, x + 90, y + 4, _SUITS[suit], 30, ink)
        _write(image, x + 40, y + 80, _SUITS[suit], 60, ink)


def _write(image: Image.Image, x: int, y: int, text: str, size: int, ink: theme.Colour) -> None:
    font = ImageFont.truetype(str(FONT_PATH), size)
    ImageDraw.Draw(image).text((x, y), text, ink, font)
