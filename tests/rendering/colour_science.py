"""Colour science: WCAG 2 contrast, CIEDE2000, colour-blind vision (Machado 2009)."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Colour = tuple[int, int, int]
Lab = tuple[float, float, float]

VISIONS = {
    "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _linear(colour: Colour) -> tuple[float, float, float]:
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (value / 255 for value in colour)
    )
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, 1 to 21."""
    dark, light = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for red, green, blue in (_linear(one), _linear(other))
    )
    return (light + 0.05) / (dark + 0.05)


def seen(colour: Colour, vision: str) -> Lab:
    """Return a colour in L*a*b* as a reader with this vision sees it."""
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, _linear(colour), strict=True))))
        for row in VISIONS[vision]
    )
    x, y, z = (
        _cube_root(value)
        for value in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube_root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


def difference(one: Lab, other: Lab) -> float:
    """Return CIEDE2000 of two colours."""
    mean = (hypot(one[1], one[2]) + hypot(other[1], other[2])) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    (chroma, hue), (chroma_2, hue_2) = (
        (hypot(a * stretch, b), degrees(atan2(b, a * stretch)) % 360)
        for a, b in (one[1:], other[1:])
    )
    turn = (hue_2 - hue + 180) % 360 - 180 if chroma * chroma_2 else 0.0
    light, chroma_mean, hue_mean = (one[0] + other[0]) / 2, (chroma + chroma_2) / 2, hue + turn / 2
    weight = (
        1
        - 0.17 * cos(radians(hue_mean - 30))
        + 0.24 * cos(radians(2 * hue_mean))
        + 0.32 * cos(radians(3 * hue_mean + 6))
        - 0.20 * cos(radians(4 * hue_mean - 63))
    )
    by_light = (other[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (chroma_2 - chroma) / (1 + 0.045 * chroma_mean)
    by_hue = (
        2 * sqrt(chroma * chroma_2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma_mean * weight)
    )
    bend = exp(-((((hue_mean % 360) - 275) / 25) ** 2))
    blue = -2 * sin(radians(60 * bend)) * sqrt(chroma_mean**7 / (chroma_mean**7 + 25**7))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + blue * by_chroma * by_hue)
