"""Urgency: how much of a turn's time is left, as a sign without words. Knows no clock.

The ring empties; below half the time it has hands, and near its end an exclamation mark instead.
"""

from functools import cache

from PIL import Image

from rendering import emblems, shapes, theme
from rendering.colours import to_palette

_STEPS = 20  # of a ring


def urgency_sign(remaining: float) -> Image.Image:
    """Return the sign for the share of the time that is left, 0 to 1."""
    return _sign(round(min(1.0, max(0.0, remaining)) * _STEPS))


@cache
def _sign(steps: int) -> Image.Image:
    size, line, share = theme.URGENCY, theme.URGENCY_RING, steps / _STEPS
    image = Image.new("RGB", (size, size), theme.PANEL)
    image.paste(theme.SLOT, (0, 0), emblems.ring(size, line, 100))
    ink = theme.WHITE
    if share <= theme.CRITICAL_FROM:
        ink = theme.EMBER
        mark = shapes.exclamation(size - 2 * line - 6)
        image.paste(ink, (line + 3, line + 3), mark)
    elif share <= theme.URGENT_FROM:
        ink = theme.GOLD
        image.paste(ink, (line + 3, line + 3), shapes.hands(size - 2 * line - 6))
    image.paste(ink, (0, 0), emblems.ring(size, line, round(share * 100)))
    return to_palette(image)
