"""Leaderboard: places in numbers, medals and bars. Names nobody: the text beside it does."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image

from bot.rules.tiers import tier_of
from rendering import emblems, shapes, theme
from rendering.badge import metal_of
from rendering.canvas import Canvas
from rendering.colours import to_palette
from rendering.picture import Picture
from rendering.rim import paste_rim
from rendering.seats import framed_panel
from rendering.sprites import label
from rendering.theme import (
    LINE_GAP,
    LINE_HEIGHT,
    LINE_PAD,
    PANEL,
    STRIP_WIDTH,
    STRIP_X,
    TOP,
    WIDTH,
)
from rendering.typeface import width_of, write

_MEDALS = {1: theme.GOLD, 2: theme.SILVER, 3: theme.BRONZE}


@dataclass(frozen=True, slots=True)
class Ranked:
    """One place of a leaderboard."""

    place: int
    value: int  # what is ranked
    points: int  # whose tier is shown
    mine: bool = False


def draw_leaderboard(lines: Sequence[Ranked]) -> Picture:
    """Draw a page of a leaderboard, best first. Raise ValueError when it has no line."""
    if not lines:
        raise ValueError("a leaderboard without a line has no picture")
    pitch, most = LINE_HEIGHT + LINE_GAP, max(1, *(line.value for line in lines))
    canvas = Canvas(WIDTH, 2 * TOP + len(lines) * pitch - LINE_GAP)
    paste_rim(canvas)
    for row, line in enumerate(lines):
        _paste_line(canvas, line, most, TOP + row * pitch)
    return canvas.packed_picture()


def _paste_line(canvas: Canvas, line: Ranked, most: int, y: int) -> None:
    canvas.paste(framed_panel(LINE_HEIGHT, framed=line.mine), STRIP_X, y)
    paste_place(canvas, line.place, y)
    tier = tier_of(line.points)
    name = label(tier.name, theme.LINE_SMALL, metal_of(tier), PANEL)
    paste_middle(canvas, name, STRIP_X + theme.TIER_X, y)
    share = max(0, line.value) * 100 // most
    paste_middle(canvas, _bar(share), STRIP_X + theme.VALUE_BAR_X, y)
    value = label(f"{line.value:,}", theme.LINE_TEXT, theme.WHITE, PANEL)
    paste_middle(canvas, value, STRIP_X + STRIP_WIDTH - LINE_PAD - value.width, y)


def paste_place(canvas: Canvas, place: int, y: int) -> None:
    """Paste a place at the beginning of a line, the first three as medals."""
    sprite = place_sign(place)
    paste_middle(canvas, sprite, STRIP_X + LINE_PAD + (theme.MEDAL - sprite.width) // 2, y)


def paste_middle(canvas: Canvas, sprite: Image.Image, x: int, y: int) -> None:
    """Paste something in the middle of the height of the line at y."""
    canvas.paste(sprite, x, y + (LINE_HEIGHT - sprite.height) // 2)


@lru_cache(maxsize=128)
def place_sign(place: int) -> Image.Image:
    """Return a place as a number, on a medal for the first three."""
    metal, text = _MEDALS.get(place), str(place)
    if metal is None:
        return label(text, theme.LINE_SMALL, theme.WHITE, PANEL)
    size, line, high = theme.MEDAL, theme.MEDAL_LINE, theme.MEDAL_TEXT
    image = Image.new("RGB", (size, size), PANEL)
    image.paste(metal, (0, 0), emblems.disc(size))
    image.paste(theme.NIGHT, (line, line), emblems.disc(size - 2 * line))
    write(image, (size - width_of(text, high)) / 2, size / 2, text, high, metal)
    return to_palette(image)


@cache
def _bar(percent: int) -> Image.Image:
    width, height = theme.VALUE_BAR_WIDTH, theme.VALUE_BAR_HEIGHT
    image, radius = Image.new("RGB", (width, height), PANEL), height // 2
    image.paste(theme.FELT, (0, 0), shapes.rounded(width, height, radius))
    if percent:
        done = max(height, width * percent // 100)
        image.paste(theme.GOLD, (0, 0), shapes.rounded(done, height, radius))
    return to_palette(image)
