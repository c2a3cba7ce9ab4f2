"""Jester: the cap and bells that a joker shows. Drawn in RGB on a paper; knows no cards."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from rendering.theme import FINE, Colour

Point = tuple[float, float]
_TIPS: tuple[Point, ...] = ((0.09, 0.53), (0.5, 0.09), (0.91, 0.53))
_BELL, _STEPS = 0.085, 12


@dataclass(frozen=True, slots=True)
class Cloth:
    """What a cap is made of."""

    paper: Colour
    ink: Colour
    cap: Colour
    bell: Colour


def jester(size: int, cloth: Cloth) -> Image.Image:
    """Return a cap with three horns, bells and a band, size × size."""
    unit = size * FINE
    image = Image.new("RGB", (unit, unit), cloth.paper)
    draw = ImageDraw.Draw(image)
    left = [
        *_curve((0.2, 0.8), (0.24, 0.4), (0.09, 0.53)),
        *_curve((0.09, 0.53), (0.1, 0.08), (0.5, 0.46)),
        (0.5, 0.8),
    ]
    middle = [
        (0.34, 0.8),
        *_curve((0.3, 0.46), (0.42, 0.36), (0.5, 0.09)),
        *_curve((0.5, 0.09), (0.58, 0.36), (0.7, 0.46)),
        (0.66, 0.8),
    ]
    right = [(1 - x, y) for x, y in left]
    for outline, colour in ((left, cloth.ink), (right, cloth.ink), (middle, cloth.cap)):
        draw.polygon([(x * unit, y * unit) for x, y in outline], fill=colour)
    draw.rounded_rectangle(_box(0.16, 0.77, 0.84, 0.94, unit), 0.06 * unit, fill=cloth.cap)
    for x in (0.28, 0.5, 0.72):
        draw.ellipse(_box(x - 0.045, 0.81, x + 0.045, 0.9, unit), fill=cloth.ink)
    for x, y in _TIPS:
        for radius, colour in ((_BELL, cloth.ink), (_BELL * 0.62, cloth.bell)):
            draw.ellipse(_box(x - radius, y - radius, x + radius, y + radius, unit), fill=colour)
    return image.reduce(FINE)


def _box(left: float, top: float, right: float, bottom: float, unit: int) -> tuple[float, ...]:
    return left * unit, top * unit, right * unit, bottom * unit


def _curve(start: Point, bend: Point, end: Point) -> list[Point]:
    """Return points of a curve from start to end, drawn towards a bend."""
    points = []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        one, two, three = (1 - t) ** 2, 2 * t * (1 - t), t**2
        x = one * start[0] + two * bend[0] + three * end[0]
        points.append((x, one * start[1] + two * bend[1] + three * end[1]))
    return points
