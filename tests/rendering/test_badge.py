"""Badges: every tier's is its own, nothing on it touches its name, and both bars tell the truth."""

from itertools import pairwise

import pytest

from bot.i18n import LANGUAGES, texts_for
from bot.rules.tiers import TIERS, Tier
from rendering import theme
from rendering.badge import HEIGHT, badge_sprite, draw_badge, metal_of, percent_of
from rendering.badge_text import drawn_names
from rendering.colours import index_of
from rendering.emblems import KILLS_FROM, Place, star_places
from rendering.picture import packed
from rendering.theme import BADGE as SIZE
from rendering.theme import BADGE_NAME as NAME_SIZE
from rendering.theme import BADGE_NAME_MIDDLE as NAME_MIDDLE
from rendering.theme import BADGE_RING as RING
from rendering.theme import WIDTH
from rendering.typeface import CAP, width_of
from tests.rendering.colour_science import contrast
from tests.rendering.decode import decode

STARRED = TIERS[1:KILLS_FROM]
NAME_TOP = NAME_MIDDLE - NAME_SIZE * 0.55  # Chinese characters are higher than digits
INNER = SIZE / 2 - RING


def corners(place: Place) -> list[tuple[float, float]]:
    half = place.size / 2
    return [(place.x + dx * half, place.y + dy * half) for dx in (-1, 1) for dy in (-1, 1)]


@pytest.mark.parametrize("tier", STARRED, ids=str)
def test_a_star_tier_shows_as_many_stars(tier: Tier) -> None:
    assert len(star_places(tier)) == tier.index


@pytest.mark.parametrize("tier", TIERS[:-1], ids=str)
def test_no_star_touches_the_name_or_the_ring(tier: Tier) -> None:
    for place in star_places(tier):
        assert place.y + place.size / 2 < NAME_TOP
        reach = (place.x**2 + place.y**2) ** 0.5 + place.size / 2
        assert reach < INNER


@pytest.mark.parametrize("tier", TIERS[:-1], ids=str)
def test_no_star_touches_another(tier: Tier) -> None:
    places = star_places(tier)
    for number, one in enumerate(places):
        for other in places[number + 1 :]:
            apart = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5
            assert apart > (one.size + other.size) / 2 * 0.95


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tier", TIERS, ids=str)
def test_the_name_fits_between_the_sides_of_the_ring(tier: Tier, language: str) -> None:
    half = width_of(drawn_names(texts_for(language))[tier.index], NAME_SIZE) / 2
    bottom = NAME_MIDDLE + NAME_SIZE * CAP / 2
    assert (half**2 + bottom**2) ** 0.5 < INNER


@pytest.mark.parametrize("tier", TIERS, ids=str)
def test_above_the_name_lies_a_line_of_nothing_but_the_face(tier: Tier) -> None:
    badge = badge_sprite(tier, 0)
    y = SIZE // 2 + round(NAME_TOP)
    line = badge.crop((RING + 20, y, SIZE - RING - 20, y + 1)).tobytes()
    assert set(line) == {index_of(theme.NIGHT)}


def test_no_two_tiers_have_the_same_badge() -> None:
    badges = {badge_sprite(tier, 50).tobytes() for tier in TIERS}
    assert len(badges) == len(TIERS)


@pytest.mark.parametrize("tier", TIERS, ids=str)
def test_a_ring_is_seen_on_its_track(tier: Tier) -> None:
    assert contrast(metal_of(tier), theme.TRACK) >= 2
    assert contrast(metal_of(tier), theme.NIGHT) >= 4.5


def test_names_and_numbers_are_readable() -> None:
    assert contrast(theme.WHITE, theme.NIGHT) >= 4.5
    assert contrast(theme.WHITE, theme.FELT) >= 4.5


def test_progress_runs_from_bound_to_bound() -> None:
    for tier, above in pairwise(TIERS):
        assert percent_of(tier.bound) == 0
        assert percent_of(above.bound - 1) == 99 or above.bound - tier.bound < 100
    assert percent_of(150) == 50
    assert percent_of(10_000_000) == 100


def test_the_bar_grows_with_the_points() -> None:
    y = 166 + 18
    widths = []
    for points in (1500, 1750, 2000, 2250, 2499):
        row = decode(draw_badge(points)).rows[y]
        widths.append(row.count(index_of(metal_of(TIERS[5]))))
    assert widths == sorted(set(widths))


@pytest.mark.parametrize("points", [0, 99, 35_000, 499_999, 500_000, 12_345_678])
def test_a_profile_is_of_one_size_and_small(points: int) -> None:
    picture = draw_badge(points, hands=20_000, wins=11_000, stars=12)
    assert (picture.width, picture.height) == (WIDTH, HEIGHT)
    assert len(packed(picture)) <= 24 * 1024


def test_the_same_profile_gives_the_same_bytes() -> None:
    first = draw_badge.__wrapped__(777, hands=5, wins=3, stars=9)
    assert first.png == draw_badge.__wrapped__(777, hands=5, wins=3, stars=9).png
