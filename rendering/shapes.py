"""Shapes: suits, stars, crowns and frames as masks with soft edges. No colour, no text."""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

from bot.rules.cards import Suit
from rendering.theme import FINE

Points = list[tuple[float, float]]  # in a unit square, y down
Draw = ImageDraw.ImageDraw


def _mask(width: int, height: int, paint: Callable[[Draw], None]) -> Image.Image:
    image = Image.new("L", (width * FINE, height * FINE))
    paint(ImageDraw.Draw(image))
    return image.reduce(FINE)


def polygon(size: int, *outlines: Points) -> Image.Image:
    """Return filled outlines."""

    def paint(draw: Draw) -> None:
        for outline in outlines:
            draw.polygon([(x * size * FINE, y * size * FINE) for x, y in outline], fill=255)

    return _mask(size, size, paint)


@cache
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return a filled rectangle with round corners."""
    box = (0, 0, width * FINE - 1, height * FINE - 1)
    return _mask(width, height, lambda draw: draw.rounded_rectangle(box, radius * FINE, fill=255))


@cache
def frame(width: int, height: int, radius: int, line: int, dash: int = 0) -> Image.Image:
    """Return the outline of a rounded rectangle; `dash` cuts its straight sides in pieces."""
    box = (0, 0, width * FINE - 1, height * FINE - 1)

    def paint(draw: Draw) -> None:
        draw.rounded_rectangle(box, radius * FINE, outline=255, width=line * FINE)
        if dash:
            _cut(draw, width, height, radius, line, dash)

    return _mask(width, height, paint)


def _cut(draw: Draw, width: int, height: int, radius: int, line: int, dash: int) -> None:
    thick = line * FINE
    for along, across in ((width, height), (height, width)):
        pieces = max(1, round((along - 2 * radius) / dash)) | 1
        step = (along - 2 * radius) / pieces
        for piece in range(0, pieces, 2):
            low, high = ((radius + step * end) * FINE for end in (piece, piece + 1))
            for near, far in ((0, thick), (across * FINE - thick, across * FINE)):
                box = (
                    (low, near, high, far)
                    if (along, across) == (width, height)
                    else (near, low, far, high)
                )
                draw.rectangle(box, fill=0)


@cache
def star(size: int) -> Image.Image:
    """Return a filled five-pointed star."""
    return polygon(size, _star_points(0.5))


@cache
def hollow_star(size: int) -> Image.Image:
    """Return the outline of a five-pointed star."""

    def paint(draw: Draw) -> None:
        for radius, fill in ((0.5, 255), (0.29, 0)):
            draw.polygon(
                [(x * size * FINE, y * size * FINE) for x, y in _star_points(radius)], fill=fill
            )

    return _mask(size, size, paint)


def _star_points(radius: float) -> Points:
    points: Points = []
    for corner in range(10):
        angle = corner * pi / 5 - pi / 2
        reach = radius if corner % 2 == 0 else radius * 0.42
        points.append((0.5 + reach * cos(angle), 0.53 + reach * sin(angle)))
    return points


@cache
def crown(size: int) -> Image.Image:
    """Return a crown: three points with balls on a band."""

    def paint(draw: Draw) -> None:
        unit = size * FINE
        outline = [
            (0.08, 0.28),
            (0.3, 0.5),
            (0.5, 0.18),
            (0.7, 0.5),
            (0.92, 0.28),
            (0.84, 0.72),
            (0.16, 0.72),
        ]
        draw.polygon([(x * unit, y * unit) for x, y in outline], fill=255)
        draw.rounded_rectangle(
            (0.16 * unit, 0.78 * unit, 0.84 * unit, 0.9 * unit), 0.04 * unit, fill=255
        )
        for x, y in ((0.08, 0.24), (0.5, 0.14), (0.92, 0.24)):
            x = min(max(x, 0.075), 0.925)
            draw.ellipse(
                ((x - 0.07) * unit, (y - 0.07) * unit, (x + 0.07) * unit, (y + 0.07) * unit),
                fill=255,
            )

    return _mask(size, size, paint)


@cache
def coronet(size: int) -> Image.Image:
    """Return a coronet: five pearls over a low band."""

    def paint(draw: Draw) -> None:
        unit = size * FINE
        outline = [(0.1, 0.44), (0.3, 0.6), (0.5, 0.4), (0.7, 0.6), (0.9, 0.44), (0.82, 0.84)]
        draw.polygon([(x * unit, y * unit) for x, y in (*outline, (0.18, 0.84))], fill=255)
        for x, y in ((0.1, 0.36), (0.3, 0.24), (0.5, 0.18), (0.7, 0.24), (0.9, 0.36)):
            left, top, reach = x * unit, y * unit, 0.085 * unit
            draw.ellipse((left - reach, top - reach, left + reach, top + reach), fill=255)

    return _mask(size, size, paint)


@cache
def burst(size: int, rays: int) -> Image.Image:
    """Return rays about a middle."""
    points: Points = []
    for corner in range(2 * rays):
        angle, reach = corner * pi / rays - pi / 2, 0.36 if corner % 2 else 0.5
        points.append((0.5 + reach * cos(angle), 0.5 + reach * sin(angle)))
    return polygon(size, points)


@cache
def arrow(size: int) -> Image.Image:
    """Return a triangle that points to the right."""
    return polygon(size, [(0.14, 0.08), (0.94, 0.5), (0.14, 0.92)])


@cache
def plus(size: int) -> Image.Image:
    """Return a plus sign."""
    low, high = 0.41, 0.59
    return polygon(
        size,
        [(low, 0.08), (high, 0.08), (high, 0.92), (low, 0.92)],
        [(0.08, low), (0.92, low), (0.92, high), (0.08, high)],
    )


@cache
def times(size: int) -> Image.Image:
    """Return a multiplication sign."""
    low, high, half = 0.08, 0.92, 0.12
    down = [(low, low + half), (low + half, low), (high, high - half), (high - half, high)]
    return polygon(size, down, [(1 - x, y) for x, y in down])


@cache
def tick(size: int) -> Image.Image:
    """Return a tick."""
    return polygon(
        size, [(0.05, 0.55), (0.18, 0.41), (0.39, 0.62), (0.82, 0.15), (0.95, 0.28), (0.4, 0.87)]
    )


@cache
def eye(width: int, height: int) -> Image.Image:
    """Return an open eye."""

    def paint(draw: Draw) -> None:
        wide, high = width * FINE, height * FINE
        lid = [
            (wide * (0.5 - 0.5 * cos(t * pi / 40)), high * (0.5 - 0.5 * sin(t * pi / 40)))
            for t in range(81)
        ]
        draw.polygon(lid, fill=255)
        for radius, fill in ((0.36, 0), (0.2, 255)):
            reach = radius * high
            box = (wide / 2 - reach, high / 2 - reach, wide / 2 + reach, high / 2 + reach)
            draw.ellipse(box, fill=fill)

    return _mask(width, height, paint)


@cache
def barred(size: int) -> Image.Image:
    """Return a ring with a bar across: this counts for nothing."""

    def paint(draw: Draw) -> None:
        unit = size * FINE
        line = round(unit * 0.12)
        draw.ellipse((0, 0, unit - 1, unit - 1), outline=255, width=line)
        draw.line((unit * 0.17, unit * 0.17, unit * 0.83, unit * 0.83), fill=255, width=line)

    return _mask(size, size, paint)


@cache
def flag(size: int) -> Image.Image:
    """Return a flag on its pole."""
    pole = [(0.16, 0.04), (0.27, 0.04), (0.27, 0.97), (0.16, 0.97)]
    return polygon(
        size, pole, [(0.27, 0.08), (0.94, 0.08), (0.78, 0.32), (0.94, 0.56), (0.27, 0.56)]
    )


@cache
def clock(size: int) -> Image.Image:
    """Return a clock face."""

    def paint(draw: Draw) -> None:
        unit = size * FINE
        line = round(unit * 0.11)
        draw.ellipse((0, 0, unit - 1, unit - 1), outline=255, width=line)
        _draw_hands(draw, unit, line)

    return _mask(size, size, paint)


@cache
def hands(size: int) -> Image.Image:
    """Return the hands of a clock."""
    return _mask(size, size, lambda draw: _draw_hands(draw, size * FINE, size * FINE // 8))


def _draw_hands(draw: Draw, unit: int, line: int) -> None:
    for x, y in ((0.5, 0.2), (0.72, 0.62)):
        draw.line((unit / 2, unit / 2, x * unit, y * unit), fill=255, width=line)


@cache
def exclamation(size: int) -> Image.Image:
    """Return an exclamation mark."""
    return polygon(
        size, [(0.38, 0.04), (0.62, 0.04), (0.57, 0.64), (0.43, 0.64)], _circle(0.5, 0.84, 0.12)
    )


@cache
def suit_shape(suit: Suit, size: int) -> Image.Image:
    """Return a suit's sign."""
    match suit:
        case Suit.HEARTS:
            return polygon(size, _heart_points())
        case Suit.DIAMONDS:
            return polygon(size, _diamond_points())
        case Suit.SPADES:
            body = [(x, 0.86 - y * 0.86) for x, y in _heart_points()]
            return polygon(size, body, _STEM)
        case Suit.CLUBS:
            leaves = [_circle(x, y, 0.225) for x, y in ((0.5, 0.25), (0.25, 0.57), (0.75, 0.57))]
            return polygon(size, *leaves, _circle(0.5, 0.48, 0.14), _STEM)


_STEM: Points = [(0.5, 0.4), (0.55, 0.72), (0.68, 0.96), (0.32, 0.96), (0.45, 0.72)]


def _circle(x: float, y: float, radius: float) -> Points:
    return [(x + radius * cos(t * pi / 24), y + radius * sin(t * pi / 24)) for t in range(48)]


def _heart_points() -> Points:
    points: Points = []
    for part in range(80):
        t = part * pi / 40
        x = 16 * sin(t) ** 3
        y = 13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)
        points.append((0.5 + x / 34, 0.45 - y / 32))
    return points


def _diamond_points() -> Points:
    points: Points = []
    for part in range(80):
        t = part * pi / 40
        x, y = (abs(value) ** 2.5 * (1 if value > 0 else -1) for value in (cos(t), sin(t)))
        points.append((0.5 + 0.44 * x, 0.5 + 0.5 * y))
    return points
