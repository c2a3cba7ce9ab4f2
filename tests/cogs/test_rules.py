"""The rules: every page within Discord's limits in every language, and true to the constants."""

import re

import pytest

from bot.i18n import LANGUAGES, texts_for
from bot.rules import scoring
from bot.rules.combinations import Kind, beats
from bot.rules.rooms import Room
from bot.rules.tiers import TIERS
from cogs.ids import PAGE, RULES, RULES_ID, UNKNOWN
from cogs.rules import rules_draft
from cogs.rules_pages import SECTIONS, Section, Topic, section_text
from rendering.badge_text import drawn_names

EVERY_PAGE = [(topic, language) for topic in Topic for language in LANGUAGES]


def page(topic: Topic, language: str = "en-US") -> str:
    """Return all the text of a page."""
    texts = texts_for(language)
    return "\n".join(section_text(section, texts) for section in SECTIONS[topic])


@pytest.mark.parametrize(("topic", "language"), EVERY_PAGE)
def test_a_page_fits_a_message(topic: Topic, language: str) -> None:
    draft = rules_draft(topic, texts_for(language))
    view = draft.sending()["view"]
    assert 0 < view.content_length() <= 4000
    assert view.total_children_count <= 40
    for picture in draft.pictures:
        assert re.fullmatch(r"[a-z_]+\.png", picture.name)
        assert 0 < len(picture.alt) <= 1024
        assert len(picture.png) <= 40 * 1024


@pytest.mark.parametrize(("topic", "language"), EVERY_PAGE)
def test_a_page_leaves_no_figure_open(topic: Topic, language: str) -> None:
    text = page(topic, language)
    assert "{" not in text
    assert "None" not in text


def test_every_kind_is_pictured() -> None:
    pictured = {
        reading.kind
        for sections in SECTIONS.values()
        for section in sections
        for reading in section.readings
    }
    assert pictured == set(Kind)


def test_pictured_bombs_rise_from_one_to_the_next() -> None:
    (rising,) = [s for s in SECTIONS[Topic.BEATING] if s.plays]
    weaker, stronger = rising.readings[:-1], rising.readings[1:]
    assert all(beats(b, a) for a, b in zip(weaker, stronger, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_say_what_the_code_does(language: str) -> None:
    score, bombs = page(Topic.SCORE, language), page(Topic.BOMBS, language)
    for stars in range(6, 13):
        assert re.search(rf"{stars}★[:：] ?×{scoring.multiplier((stars,))}\n", score)
    for left in ("1–5", "6–10", "11–20", "21–25"):
        assert left in score
    assert "2,400" in score
    for row in ("4×3", "4×4 · 5×3", "4×5 · 5×4 · 6×3", "4×6 · 5×5 · 6×4 · 7×3", "8×3"):
        assert re.search(rf"★[:：] ?{re.escape(row)}(\n|$)", bombs)
    rooms, tiers = page(Topic.ROOMS, language), page(Topic.TIERS, language)
    for room in Room:
        assert f"{room.coefficient:,}" in rooms
        assert f"{room.entry:,}" in rooms
    for tier, name in zip(TIERS, drawn_names(texts_for(language)), strict=True):
        assert name in tiers
        assert f"{tier.bound:,}" in tiers


@pytest.mark.parametrize(("language", "ruling"), [("en-US", "house ruling"), ("zh-CN", "房规")])
def test_what_the_document_leaves_open_is_named_a_house_ruling(language: str, ruling: str) -> None:
    decided_here = set(Topic) - {Topic.COMBINATIONS}
    for topic in decided_here:
        assert ruling in page(topic, language).lower(), topic


@pytest.mark.parametrize(("language", "age"), [("en-US", "ages 12 and up"), ("zh-CN", "12 岁以上")])
def test_coins_are_said_to_be_play_data(language: str, age: str) -> None:
    for topic in (Topic.BASICS, Topic.ROOMS):
        assert age in page(topic, language)


def test_the_select_of_topics_has_an_id_of_its_own() -> None:
    assert RULES.fullmatch(RULES_ID)
    assert not UNKNOWN.fullmatch(RULES_ID)
    assert not PAGE.fullmatch(RULES_ID)
    assert UNKNOWN.fullmatch(RULES_ID + ":x")


def test_a_section_takes_its_plays_as_the_rules_do() -> None:
    (reading,) = Section("x", ("TJQKw",)).readings
    assert reading.kind is Kind.STRAIGHT
