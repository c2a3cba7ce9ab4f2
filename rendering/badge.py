"""Badge: a tier's sign, and the picture of a profile with it. Numbers and signs, no words.

The ring and the bar both tell how much of the way to the next tier is done. Names nobody.
"""

from functools import cache, lru_cache

from PIL import Image

from bot.rules.tiers import TIERS, Tier, next_tier, tier_of
from rendering import emblems, shapes, theme
from rendering.canvas import Canvas
from rendering.colours import to_palette
from rendering.picture import Picture
from rendering.sprites import label, pill, stamp
from rendering.theme import BADGE, WIDTH, Colour
from rendering.typeface import width_of, write

MARGIN = theme.BADGE_MARGIN
HEIGHT = BADGE + 2 * MARGIN
NAMES = tuple(tier.name for tier in TIERS)  # as the rules have them; by the tier's index
_LEFT = BADGE + 3 * MARGIN  # of what stands beside the badge
_BAR_WIDTH, _BAR_HEIGHT = WIDTH - _LEFT - 2 * MARGIN, theme.PROFILE_BAR

# By the tier's index: the last family whose first tier is not above it.
_METALS: tuple[tuple[int, Colour], ...] = (
    (0, theme.BRONZE),
    (4, theme.SILVER),
    (7, theme.GOLD),
    (10, theme.AZURE),
    (13, theme.VIOLET),
    (15, theme.EMBER),
    (17, theme.GOLD),
)


def metal_of(tier: Tier) -> Colour:
    """Return the colour of a tier."""
    return next(metal for first, metal in reversed(_METALS) if first <= tier.index)


def percent_of(points: int) -> int:
    """Return how much of the way from its tier to the next one a total has gone."""
    tier = tier_of(points)
    above = next_tier(tier)
    return 100 if above is None else (points - tier.bound) * 100 // (above.bound - tier.bound)


@lru_cache(maxsize=256)
def draw_badge(
    points: int,
    *,
    hands: int = 0,
    wins: int = 0,
    stars: int = 0,
    names: tuple[str, ...] = NAMES,
) -> Picture:
    """Draw a profile: badge, points, the way to the next tier, hands won, the best bomb."""
    tier, percent = tier_of(points), percent_of(points)
    metal, canvas = metal_of(tier), Canvas(WIDTH, HEIGHT)
    canvas.paste(badge_sprite(tier, percent, names[tier.index]), MARGIN, MARGIN)
    canvas.paste(label(f"{points:,}", theme.PROFILE_POINTS, theme.WHITE, theme.FELT), _LEFT, MARGIN)
    canvas.paste(_bar(metal, percent), _LEFT, theme.PROFILE_BAR_Y)
    _paste_bounds(canvas, tier, names, theme.PROFILE_BOUND_Y)
    _paste_record(canvas, hands, wins, stars, theme.PROFILE_RECORD_Y)
    return canvas.packed_picture()


@lru_cache(maxsize=256)
def badge_sprite(tier: Tier, percent: int, name: str | None = None) -> Image.Image:
    """Return a tier's badge with so much of its ring filled, under a name of its own or another."""
    empty, full = faces(tier, name or tier.name)
    image = empty.copy()
    image.paste(full, (0, 0), emblems.slice_of(BADGE, percent))
    return image


@cache
def faces(tier: Tier, name: str) -> tuple[Image.Image, Image.Image]:
    """Return a tier's badge with nothing of its ring filled, and with all of it."""
    empty = _face(tier, name)
    full = empty.copy()
    full.paste(metal_of(tier), (0, 0), emblems.ring(BADGE, theme.BADGE_RING, 100))
    return to_palette(empty), to_palette(full)


def _face(tier: Tier, name: str) -> Image.Image:
    """Return a badge without progress, in RGB."""
    metal, middle = metal_of(tier), BADGE // 2
    image = Image.new("RGB", (BADGE, BADGE), theme.FELT)
    image.paste(theme.NIGHT, (0, 0), emblems.disc(BADGE))
    image.paste(theme.TRACK, (0, 0), emblems.ring(BADGE, theme.BADGE_RING, 100))
    if tier.index >= emblems.KILLS_FROM:
        _paste_kill(image, tier, metal)
    star = shapes.hollow_star if tier.index == 0 else shapes.star
    ink = theme.GOLD if tier.index >= emblems.KILLS_FROM else metal
    for place in () if next_tier(tier) is None else emblems.star_places(tier):
        left, top = round(middle + place.x - place.size / 2), round(middle + place.y)
        image.paste(ink, (left, top - place.size // 2), star(place.size))
    width = width_of(name, theme.BADGE_NAME)
    write(
        image,
        middle - width / 2,
        middle + theme.BADGE_NAME_MIDDLE,
        name,
        theme.BADGE_NAME,
        theme.WHITE,
    )
    return image


def _paste_kill(image: Image.Image, tier: Tier, metal: Colour) -> None:
    """Draw crossed swords; the highest tier has a crown above them instead of stars."""
    middle, size = BADGE // 2, theme.KILL_SWORDS
    blade = metal
    if next_tier(tier) is None:
        blade = theme.EMBER
        crown = shapes.crown(theme.KILL_CROWN)
        image.paste(metal, (middle - crown.width // 2, middle - theme.KILL_CROWN_UP), crown)
    image.paste(blade, (middle - size // 2, middle - theme.KILL_SWORDS_UP), emblems.swords(size))


@lru_cache(maxsize=256)
def _bar(metal: Colour, percent: int) -> Image.Image:
    image = Image.new("RGB", (_BAR_WIDTH, _BAR_HEIGHT), theme.FELT)
    whole = shapes.rounded(_BAR_WIDTH, _BAR_HEIGHT, _BAR_HEIGHT // 2)
    image.paste(theme.TRACK, (0, 0), whole)
    if percent:
        done = max(_BAR_HEIGHT, _BAR_WIDTH * percent // 100)
        image.paste(metal, (0, 0), shapes.rounded(done, _BAR_HEIGHT, _BAR_HEIGHT // 2))
    return to_palette(image)


def _paste_bounds(canvas: Canvas, tier: Tier, names: tuple[str, ...], y: int) -> None:
    """Write where this tier begins, and where the next one does, with its name."""
    start = label(f"{tier.bound:,}", theme.PROFILE_BOUND, theme.WHITE, theme.FELT)
    canvas.paste(start, _LEFT, y)
    above = next_tier(tier)
    if above is None:
        return
    bound = label(f"{above.bound:,}", theme.PROFILE_BOUND, theme.WHITE, theme.FELT)
    name = label(names[above.index], theme.PROFILE_BOUND, theme.WHITE, theme.FELT)
    right = _LEFT + _BAR_WIDTH
    canvas.paste(bound, right - bound.width, y)
    canvas.paste(name, right - bound.width - name.width - 14, y)


def _paste_record(canvas: Canvas, hands: int, wins: int, stars: int, y: int) -> None:
    canvas.paste(stamp(shapes.crown(64), theme.GOLD, theme.FELT), _LEFT, y)
    won = label(f"{wins:,}/{hands:,}", theme.PROFILE_RECORD, theme.WHITE, theme.FELT)
    canvas.paste(won, _LEFT + 76, y + 2)
    if stars:
        best = pill(f"★{stars}", 46, theme.FELT)
        canvas.paste(best, _LEFT + _BAR_WIDTH - best.width, y)
