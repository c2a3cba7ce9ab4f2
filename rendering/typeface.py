"""Typeface: the project's own font files and writing with them on an RGB drawing.

Reads nothing but those files, the large one only once a text needs it. Text is drawn only here, in
RGB, because text on a palette picture has hard edges. ★ and × are drawn as shapes: those of the
fonts are as wide as a Chinese character.
"""

import re
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from rendering import shapes
from rendering.fonts import CHARACTERS, FONT_PATH, NAMES_PATH, name_characters
from rendering.theme import Colour

CAP = 0.733  # height of a digit or capital, as a share of the size

# Signs that are not written: the shape, its size and its advance as shares of the text's size.
_DRAWN = {"★": (shapes.star, 0.8, 0.84), "×": (shapes.times, 0.56, 0.6)}
_SPACE = 0.24
_PARTS = re.compile("([ ★×])")
_KNOWN = frozenset(CHARACTERS)


@cache
def _font(size: int, path: Path) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


def _font_of(text: str, size: int) -> ImageFont.FreeTypeFont:
    return _font(size, FONT_PATH if _KNOWN.issuperset(text) else NAMES_PATH)


def can_write(text: str) -> bool:
    """Tell whether the fonts have every character of a text."""
    return _KNOWN.issuperset(text) or name_characters().issuperset(text)


def can_be_read() -> bool:
    """Tell whether the fonts' files are there and are fonts."""
    try:
        for path in (FONT_PATH, NAMES_PATH):
            ImageFont.truetype(str(path), 20)
    except OSError:
        return False
    return True


def width_of(text: str, size: int) -> int:
    """Return the width of a text in pixels."""
    return round(sum(_advance(part, size) for part in _PARTS.split(text)))


def write(image: Image.Image, x: float, middle: float, text: str, size: int, ink: Colour) -> None:
    """Write on an RGB drawing from x on, digits and capitals centred on the middle.

    Raise ValueError for a text that the fonts can't write.
    """
    if not can_write(text):
        raise ValueError(f"no font has every character of {text!r}")
    draw = ImageDraw.Draw(image)
    baseline = round(middle + size * CAP / 2)
    for part in _PARTS.split(text):
        if part in _DRAWN:
            shape, share, advance = _DRAWN[part]
            mask = shape(round(size * share))
            left = round(x + size * (advance - share) / 2)
            image.paste(ink, (left, round(baseline - size * CAP / 2 - mask.height / 2)), mask)
        else:
            draw.text((round(x), baseline), part, ink, _font_of(part, size), anchor="ls")
        x += _advance(part, size)


def _advance(part: str, size: int) -> float:
    if part in _DRAWN:
        return size * _DRAWN[part][2]
    return size * _SPACE if part == " " else _font_of(part, size).getlength(part)
