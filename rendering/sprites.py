"""Sprites: labels, pills and signs as finished palette pictures, each made once.

A sprite is opaque: the ground it lies on is drawn into it, so that pasting copies and never blends.
They are pure functions of their arguments, so threads may share them.
"""

from functools import cache

from PIL import Image

from rendering import shapes, theme
from rendering.colours import to_palette
from rendering.theme import Colour
from rendering.typeface import width_of, write


@cache
def label(text: str, size: int, ink: Colour, ground: Colour) -> Image.Image:
    """Return a line of text as wide as it is, one and a quarter of its size high."""
    image = Image.new("RGB", (width_of(text, size) + 2, round(size * 1.25)), ground)
    write(image, 1, image.height / 2, text, size, ink)
    return to_palette(image)


@cache
def pill(text: str, size: int, ground: Colour, least_width: int = 0) -> Image.Image:
    """Return dark text on a gold pill, one and a third of its size high."""
    height = round(size * 1.34)
    width = max(least_width, width_of(text, size) + round(size * 0.7))
    image = Image.new("RGB", (width, height), ground)
    image.paste(theme.GOLD, (0, 0), shapes.rounded(width, height, height // 2))
    write(image, (width - width_of(text, size)) / 2, height // 2, text, size, theme.DARK)
    return to_palette(image)


def stamp(mask: Image.Image, ink: Colour, ground: Colour) -> Image.Image:
    """Return a shape in one colour on another."""
    image = Image.new("RGB", mask.size, ground)
    image.paste(ink, (0, 0), mask)
    return to_palette(image)
