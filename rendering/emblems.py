"""Emblems: what stands on a tier's badge, as masks and places. No colour, no text.

Places are relative to the badge's middle, in pixels of theme.BADGE; stars keep clear of the name
below them.
"""

from dataclasses import dataclass
from functools import cache
from math import cos, pi, radians, sin

from PIL import Image, ImageDraw

from bot.rules.tiers import Tier
from rendering.theme import FINE

KILLS_FROM = 13  # the tiers above the stars
_KILL_STARS = 4  # on the highest tier but one


@dataclass(frozen=True, slots=True)
class Place:
    """Where a star stands: its middle and its size."""

    x: float
    y: float
    size: int


def star_places(tier: Tier) -> tuple[Place, ...]:
    """Return where a tier's stars stand."""
    if tier.index == 0:
        return (Place(0, -50, 128),)
    if tier.index >= KILLS_FROM:
        return _arc(min(tier.index - KILLS_FROM + 1, _KILL_STARS), 128, 16, 32)
    match tier.index:
        case 1:
            return (Place(0, -50, 128),)
        case 2:
            return (Place(-58, -46, 104), Place(58, -46, 104))
        case 3:
            return (Place(-82, -34, 76), Place(0, -62, 96), Place(82, -34, 76))
        case 4 | 5:
            return _arc(tier.index, 92, 42, 58)
        case stars:
            outer = (stars + 2) // 2
            return (*_arc(outer, 118, 25, 44), *_arc(stars - outer, 70, 36, 38))


def _arc(stars: int, radius: int, step: int, size: int) -> tuple[Place, ...]:
    """Return places on an arc about the top, `step` degrees apart."""
    angles = (radians((place - (stars - 1) / 2) * step) for place in range(stars))
    return tuple(Place(radius * sin(angle), -radius * cos(angle), size) for angle in angles)


@cache
def disc(size: int) -> Image.Image:
    """Return a filled disc."""
    image = Image.new("L", (size * FINE, size * FINE))
    ImageDraw.Draw(image).ellipse((0, 0, size * FINE - 1, size * FINE - 1), fill=255)
    return image.reduce(FINE)


@cache
def ring(size: int, line: int, percent: int) -> Image.Image:
    """Return the part of a ring that `percent` of a turn from the top covers, with round ends."""
    image = Image.new("L", (size * FINE, size * FINE))
    draw, wide, thick = ImageDraw.Draw(image), size * FINE, line * FINE
    box = (0, 0, wide - 1, wide - 1)
    if percent >= 100:
        draw.ellipse(box, outline=255, width=thick)
    elif percent > 0:
        end = percent * 3.6 - 90
        draw.arc(box, -90, end, fill=255, width=thick)
        middle, reach, half = wide / 2, (wide - thick) / 2, thick / 2
        for angle in (-90.0, end):
            x = middle + reach * cos(angle * pi / 180)
            y = middle + reach * sin(angle * pi / 180)
            draw.ellipse((x - half, y - half, x + half, y + half), fill=255)
    return image.reduce(FINE)


def slice_of(size: int, percent: int) -> Image.Image:
    """Return the part of a disc that `percent` of a turn from the top covers, with hard edges."""
    image = Image.new("L", (size, size))
    if percent > 0:
        box = (-size, -size, 2 * size, 2 * size)
        ImageDraw.Draw(image).pieslice(box, -90, min(percent, 100) * 3.6 - 90, fill=255)
    return image


@cache
def swords(size: int) -> Image.Image:
    """Return two crossed swords, points up."""
    image = Image.new("L", (size * FINE, size * FINE))
    draw, unit = ImageDraw.Draw(image), size * FINE
    for mirror in (1, -1):
        # A gap of the ground between the blades tells which one lies above.
        for widen, fill in ((0.035, 0), (0.0, 255)):
            for outline in _SWORD:
                draw.polygon([_turned(x, y, mirror, widen, unit) for x, y in outline], fill=fill)
    return image.reduce(FINE)


@cache
def sword(size: int) -> Image.Image:
    """Return one sword, point up."""
    image = Image.new("L", (size * FINE, size * FINE))
    draw, unit = ImageDraw.Draw(image), size * FINE
    for outline in _SWORD:
        draw.polygon([((0.5 + x) * unit, y * unit * 0.8) for x, y in outline], fill=255)
    return image.reduce(FINE)


# One upright sword about the middle line x = 0, from its point at y = 0 to its pommel.
_SWORD = (
    ((0.0, -0.02), (0.055, 0.1), (0.055, 0.86), (-0.055, 0.86), (-0.055, 0.1)),
    ((-0.2, 0.86), (0.2, 0.86), (0.2, 0.94), (-0.2, 0.94)),
    ((-0.04, 0.94), (0.04, 0.94), (0.04, 1.12), (-0.04, 1.12)),
    ((-0.075, 1.1), (0.075, 1.1), (0.075, 1.22), (-0.075, 1.22)),
)


def _turned(x: float, y: float, mirror: int, widen: float, unit: int) -> tuple[float, float]:
    """Return a point of a sword that leans 45° to one side, on the drawing."""
    x += widen if x > 0 else -widen if x < 0 else 0
    along, across = (y - 0.6) * 1.12, x * 1.12
    left = 0.5 + (across * cos(pi / 4) - along * sin(pi / 4)) * mirror
    top = 0.5 + along * cos(pi / 4) + across * sin(pi / 4)
    return left * unit, top * unit
