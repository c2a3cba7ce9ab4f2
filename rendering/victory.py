"""Victory: the emblem of a won hand, grander with each class. Wordless.

One sword, crossed swords, crossed swords in rays, and those under a crown in a burst of rays.
"""

from functools import cache
from math import cos, pi, sin

from PIL import Image

from bot.rules.scoring import Victory
from rendering import emblems, shapes, theme
from rendering.colours import to_palette
from rendering.theme import BANNER_EMBLEM, PIP, PIP_GAP, PIP_LINE, Colour

METALS: dict[Victory, Colour] = {
    Victory.SMALL: theme.BRONZE,
    Victory.BIG: theme.SILVER,
    Victory.MAD: theme.GOLD,
    Victory.TOTAL: theme.EMBER,
}
_RAYS = {Victory.SMALL: 0, Victory.BIG: 0, Victory.MAD: 8, Victory.TOTAL: 16}
_CLASSES = tuple(Victory)


@cache
def victory_emblem(victory: Victory) -> Image.Image:
    """Return the emblem of a class of victory."""
    size, metal = BANNER_EMBLEM, METALS[victory]
    image = Image.new("RGB", (size, size), theme.PANEL)
    rays = _RAYS[victory]
    if rays:
        image.paste(metal, (0, 0), shapes.burst(size, rays))
    face = size * 3 // 4
    _centre(image, emblems.disc(face), theme.NIGHT)
    ring = theme.EMBLEM_THIN_RING if victory is Victory.SMALL else theme.EMBLEM_RING
    _centre(image, emblems.ring(face, ring, 100), metal)
    blades = size * (9 if victory is Victory.TOTAL else 11) // 20
    if victory is Victory.SMALL:
        _centre(image, emblems.sword(blades * 5 // 4), metal)
    else:
        _centre(image, emblems.swords(blades), metal, down=8 if victory is Victory.TOTAL else 0)
    if victory is Victory.TOTAL:
        _centre(image, shapes.crown(size // 4), theme.GOLD, down=-size // 5)
    return to_palette(image)


def _centre(image: Image.Image, mask: Image.Image, ink: Colour, down: int = 0) -> None:
    left, top = (image.width - mask.width) // 2, (image.height - mask.height) // 2 + down
    image.paste(ink, (left, top), mask)


@cache
def victory_pips(victory: Victory) -> Image.Image:
    """Return four diamonds of which as many are filled as the class is worth."""
    worth = _CLASSES.index(victory) + 1
    width = len(_CLASSES) * (PIP + PIP_GAP) - PIP_GAP
    image = Image.new("RGB", (width, PIP), theme.PANEL)
    for place in range(len(_CLASSES)):
        filled = place < worth
        ink = METALS[victory] if filled else theme.SLOT
        image.paste(ink, (place * (PIP + PIP_GAP), 0), _diamond(PIP))
        if not filled:
            inner = _diamond(PIP - 2 * PIP_LINE)
            image.paste(theme.PANEL, (place * (PIP + PIP_GAP) + PIP_LINE, PIP_LINE), inner)
    return to_palette(image)


@cache
def _diamond(size: int) -> Image.Image:
    return shapes.polygon(
        size, [(0.5 + 0.5 * cos(t * pi / 2), 0.5 + 0.5 * sin(t * pi / 2)) for t in range(4)]
    )
