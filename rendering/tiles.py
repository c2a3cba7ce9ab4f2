"""Tiles: a hand in one line, a tile for each rank with how many there are; gold where it is a bomb.

For pictures that show more than one hand. Suits are left out: they mean nothing in play.
"""

from collections.abc import Iterable
from functools import cache

from PIL import Image

from bot.rules.cards import Card, Rank, Suit, count
from bot.rules.combinations import BOMB_SIZE
from rendering import colours, shapes
from rendering.canvas import Canvas
from rendering.colours import Colour, Deck, to_palette
from rendering.sprites import rank_text
from rendering.typeface import width_of, write

TILE_WIDTH, TILE_HEIGHT, TILE_PITCH = 112, 76, 119
TILES_WIDTH = len(Rank) * TILE_PITCH - (TILE_PITCH - TILE_WIDTH)
_RADIUS, _LINE, _GAP = 12, 2, 5
_RANK_SIZE, _JOKER_SIZE, _COUNT_SIZE, _JOKER_COUNT_SIZE = 46, 32, 34, 27
_INK = Deck.CLASSIC.ink(Suit.SPADES)
_JOKERS = {
    Rank.SMALL_JOKER: (colours.SMALL_JOKER_PAPER, colours.SMALL_JOKER_INK),
    Rank.BIG_JOKER: (colours.BIG_JOKER_PAPER, colours.BIG_JOKER_INK),
}


def paste_tiles(canvas: Canvas, cards: Iterable[Card], x: int, y: int) -> None:
    """Paste a hand from x, y on, high ranks first."""
    held = count(cards)
    shown = [rank for rank in reversed(Rank) if held[rank]]
    for place, rank in enumerate(shown):
        canvas.paste(tile(rank, held[rank]), x + place * TILE_PITCH, y)


@cache
def tile(rank: Rank, number: int) -> Image.Image:
    """Return the tile of so many cards of a rank."""
    bomb = (colours.GOLD, colours.DARK) if number >= BOMB_SIZE else (colours.PAPER, _INK)
    paper, ink = _JOKERS.get(rank, bomb)
    image = Image.new("RGB", (TILE_WIDTH, TILE_HEIGHT), colours.FELT)
    image.paste(paper, (0, 0), shapes.rounded(TILE_WIDTH, TILE_HEIGHT, _RADIUS))
    size = _JOKER_SIZE if rank.is_joker else _RANK_SIZE
    small = _JOKER_COUNT_SIZE if rank.is_joker else _COUNT_SIZE
    name, times = rank_text(rank), f"×{number}" if number > 1 else ""
    width = width_of(name, size) + (_GAP + width_of(times, small) if times else 0)
    left, middle = (TILE_WIDTH - width) / 2, TILE_HEIGHT / 2
    _write(image, left, middle, name, size, ink)
    _write(image, left + width_of(name, size) + _GAP, middle, times, small, ink)
    return to_palette(image)


def _write(
    image: Image.Image, left: float, middle: float, text: str, size: int, ink: Colour
) -> None:
    if text:
        write(image, left, middle, text, size, ink)
