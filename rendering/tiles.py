"""Tiles: a hand in one line, a tile for each rank with how many there are; gold where it is a bomb.

For pictures that show more than one hand. Suits are left out: they mean nothing in play.
"""

from collections.abc import Iterable
from functools import cache

from PIL import Image

from bot.rules.cards import Card, Rank, count
from bot.rules.combinations import BOMB_SIZE
from rendering import shapes, theme
from rendering.canvas import Canvas
from rendering.cards import CLOTHS, rank_text
from rendering.colours import to_palette
from rendering.theme import TILE_HEIGHT, TILE_PITCH, TILE_WIDTH, Colour
from rendering.typeface import width_of, write

TILES_WIDTH = len(Rank) * TILE_PITCH - (TILE_PITCH - TILE_WIDTH)


def paste_tiles(canvas: Canvas, cards: Iterable[Card], x: int, y: int) -> None:
    """Paste a hand from x, y on, high ranks first."""
    held = count(cards)
    shown = [rank for rank in reversed(Rank) if held[rank]]
    for place, rank in enumerate(shown):
        canvas.paste(tile(rank, held[rank]), x + place * TILE_PITCH, y)


@cache
def tile(rank: Rank, number: int) -> Image.Image:
    """Return the tile of so many cards of a rank."""
    bomb = (theme.GOLD, theme.DARK) if number >= BOMB_SIZE else (theme.PAPER, theme.BLACK_INK)
    cloth = CLOTHS.get(rank)
    paper, ink = (cloth.paper, cloth.ink) if cloth else bomb
    image = Image.new("RGB", (TILE_WIDTH, TILE_HEIGHT), theme.FELT)
    image.paste(paper, (0, 0), shapes.rounded(TILE_WIDTH, TILE_HEIGHT, theme.TILE_RADIUS))
    size = theme.TILE_JOKER if rank.is_joker else theme.TILE_RANK
    small = theme.TILE_JOKER_COUNT if rank.is_joker else theme.TILE_COUNT
    name, times = rank_text(rank), f"×{number}" if number > 1 else ""
    width = width_of(name, size) + (theme.TILE_TEXT_GAP + width_of(times, small) if times else 0)
    left, middle = (TILE_WIDTH - width) / 2, TILE_HEIGHT / 2
    _write(image, left, middle, name, size, ink)
    _write(image, left + width_of(name, size) + theme.TILE_TEXT_GAP, middle, times, small, ink)
    return to_palette(image)


def _write(
    image: Image.Image, left: float, middle: float, text: str, size: int, ink: Colour
) -> None:
    if text:
        write(image, left, middle, text, size, ink)
