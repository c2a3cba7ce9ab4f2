"""Leaderboard: places in numbers, medals and bars. Names nobody: the text beside it does."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache, lru_cache
from typing import assert_never

from PIL import Image

from bot.rules.tiers import tier_of
from rendering import emblems, shapes, theme
from rendering.badge import NAMES, metal_of
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


class Unit(Enum):
    """What is ranked."""

    NUMBER = auto()
    CHANGE = auto()  # a gain or a loss
    STARS = auto()


@dataclass(frozen=True, slots=True)
class Ranked:
    """One place of a leaderboard."""

    place: int
    value: int | None  # what is ranked; None: not to be seen
    points: int  # whose tier is shown
    mine: bool = False


@dataclass(frozen=True, slots=True)
class Ladder:
    """A page of a leaderboard, best first; `most` is the greatest value of all pages."""

    lines: Sequence[Ranked]
    unit: Unit = Unit.NUMBER
    most: int = 0

    @property
    def whole_bar(self) -> int:
        """Return the value that fills its bar."""
        return max(1, self.most, *(line.value or 0 for line in self.lines))


def draw_leaderboard(ladder: Ladder, *, names: tuple[str, ...] = NAMES) -> Picture:
    """Draw a page of a leaderboard. Raise ValueError when it has no line."""
    if not ladder.lines:
        raise ValueError("a leaderboard without a line has no picture")
    pitch = LINE_HEIGHT + LINE_GAP
    canvas = Canvas(WIDTH, 2 * TOP + len(ladder.lines) * pitch - LINE_GAP)
    paste_rim(canvas)
    for row, line in enumerate(ladder.lines):
        _paste_line(canvas, ladder, line, names, TOP + row * pitch)
    return canvas.packed_picture()


def written(value: int | None, unit: Unit) -> str:
    """Return a value as the picture writes it; a dash for one that is not to be seen."""
    if value is None:
        return "—"
    match unit:
        case Unit.NUMBER:
            return f"{value:,}"
        case Unit.CHANGE:
            return f"{value:+,}"
        case Unit.STARS:
            return f"★{value}"
        case _:
            assert_never(unit)


def _paste_line(
    canvas: Canvas, ladder: Ladder, line: Ranked, names: tuple[str, ...], y: int
) -> None:
    canvas.paste(framed_panel(LINE_HEIGHT, framed=line.mine), STRIP_X, y)
    paste_place(canvas, line.place, y)
    tier = tier_of(line.points)
    name = label(names[tier.index], theme.LINE_SMALL, metal_of(tier), PANEL)
    paste_middle(canvas, name, STRIP_X + theme.TIER_X, y)
    value = max(0, line.value or 0)  # the least of a gain is a dot
    share = max(value * 100 // ladder.whole_bar, min(value, 1))
    paste_middle(canvas, _bar(share), STRIP_X + theme.VALUE_BAR_X, y)
    number = label(written(line.value, ladder.unit), theme.LINE_TEXT, theme.WHITE, PANEL)
    paste_middle(canvas, number, STRIP_X + STRIP_WIDTH - LINE_PAD - number.width, y)


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
