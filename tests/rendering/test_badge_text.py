"""Tiers and badges in words: every tier in every language, with the picture's own figures."""

import pytest

from bot.i18n import LANGUAGES, FactValue, Texts, texts_for
from bot.rules.tiers import TIERS
from rendering.badge import NAMES, draw_badge
from rendering.badge_text import alt_badge, drawn_names, name_tier


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tier_is_named_and_begins_with_what_its_picture_says(language: str) -> None:
    texts = texts_for(language)
    for tier, drawn in zip(TIERS, drawn_names(texts), strict=True):
        assert name_tier(texts, tier).startswith(drawn)


def test_pictures_say_the_tiers_in_the_script_of_the_language() -> None:
    drawn = {language: drawn_names(texts_for(language))[-1] for language in LANGUAGES}
    assert drawn == {"en-US": "杀神", "zh-CN": "杀神", "zh-TW": "殺神"}
    assert draw_badge(60_000).png != draw_badge(60_000, names=drawn_names(texts_for("zh-TW"))).png


def test_english_says_beside_it_what_a_tier_means() -> None:
    texts = texts_for("en-US")
    assert [name_tier(texts, TIERS[index]) for index in (2, 13, 17)] == [
        "二星 (Two stars)",
        "小杀 (Small kill)",
        "杀神 (God of kills)",
    ]


class Lengthy(Texts):
    """A language whose tiers have names that no badge has room for, or no glyphs."""

    def __init__(self) -> None:
        self.language = "xx"

    def __call__(self, key: str, **facts: FactValue) -> str:
        return "Stern der ersten Ordnung" if key != "tier-3" else "ژ"


def test_a_name_that_does_not_fit_or_has_no_glyphs_is_not_drawn() -> None:
    assert drawn_names(Lengthy()) == NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_of_a_badge_has_the_pictures_figures(language: str) -> None:
    alt = alt_badge(texts_for(language), 1234, hands=30, wins=12, stars=10)
    assert all(figure in alt for figure in ("1,234", "900", "1,500", "四星", "五星", "12", "30"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_highest_tier_has_no_next_one(language: str) -> None:
    alt = alt_badge(texts_for(language), 600_000, hands=1, wins=1, stars=0)
    assert drawn_names(texts_for(language))[-1] in alt
    assert "%" not in alt
