"""Rim: what makes a picture a table: a wooden edge with a brass line, and lines in the felt."""

from functools import cache

from PIL import Image

from rendering import shapes, theme
from rendering.canvas import Canvas
from rendering.colours import to_palette
from rendering.theme import BRASS, FELT, INLAY, RIM, RIM_LINE, RIM_RADIUS, WOOD, Colour

_BOTH = RIM + RIM_LINE


def paste_rim(canvas: Canvas) -> None:
    """Paste a table's edge around the whole picture."""
    width, height = canvas.width, canvas.height
    for colour, inset, thick in ((WOOD, 0, RIM), (BRASS, RIM, RIM_LINE)):
        across, down = width - 2 * inset, height - 2 * inset
        canvas.fill(inset, inset, across, thick, colour)
        canvas.fill(inset, height - inset - thick, across, thick, colour)
        canvas.fill(inset, inset, thick, down, colour)
        canvas.fill(width - inset - thick, inset, thick, down, colour)
    _paste_corners(canvas, _rim_corners(), (0, 0, width, height))


def paste_inlay(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """Paste a line with round corners that is let into the felt."""
    line, radius = theme.INLAY_LINE, min(theme.INLAY_RADIUS, height // 2)
    canvas.fill(x + radius, y, width - 2 * radius, line, INLAY)
    canvas.fill(x + radius, y + height - line, width - 2 * radius, line, INLAY)
    canvas.fill(x, y + radius, line, height - 2 * radius, INLAY)
    canvas.fill(x + width - line, y + radius, line, height - 2 * radius, INLAY)
    _paste_corners(canvas, _corners(radius, line), (x, y, x + width, y + height))


def _paste_corners(
    canvas: Canvas, corners: tuple[Image.Image, ...], box: tuple[int, int, int, int]
) -> None:
    size = corners[0].width
    left, top, right, bottom = box
    places = (
        (left, top),
        (right - size, top),
        (left, bottom - size),
        (right - size, bottom - size),
    )
    for sprite, (x, y) in zip(corners, places, strict=True):
        canvas.paste(sprite, x, y)


@cache
def _rim_corners() -> tuple[Image.Image, ...]:
    size = _BOTH + RIM_RADIUS
    image = Image.new("RGB", (2 * size, 2 * size), WOOD)
    for inset, colour, radius in ((RIM, BRASS, RIM_RADIUS), (_BOTH, FELT, RIM_RADIUS - RIM_LINE)):
        across = 2 * (size - inset)
        _paste(image, inset, colour, shapes.rounded(across, across, radius))
    return _quarters(image)


@cache
def _corners(radius: int, line: int) -> tuple[Image.Image, ...]:
    image = Image.new("RGB", (2 * radius, 2 * radius), FELT)
    _paste(image, 0, INLAY, shapes.frame(2 * radius, 2 * radius, radius, line))
    return _quarters(image)


def _paste(image: Image.Image, inset: int, colour: Colour, mask: Image.Image) -> None:
    image.paste(colour, (inset, inset), mask)


def _quarters(image: Image.Image) -> tuple[Image.Image, ...]:
    half, whole, sprite = image.width // 2, image.width, to_palette(image)
    return tuple(
        sprite.crop((x, y, x + half, y + half)) for y in range(0, whole, half) for x in (0, half)
    )
