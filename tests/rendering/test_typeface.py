"""The fonts: names of their own, a licence beside them, and every glyph that a picture can need."""

import pytest
from fontTools.ttLib import TTFont
from PIL import Image

from bot.i18n import LANGUAGES, texts_for
from bot.rules.cards import Rank
from bot.rules.scoring import Victory
from bot.rules.tiers import TIERS
from rendering import (
    badge,
    bracket,
    cards,
    gallery_scenes,
    large,
    leaderboard,
    sprites,
    theme,
    tiles,
)
from rendering.badge_text import drawn_names
from rendering.cards import rank_text
from rendering.fonts import CHARACTERS, FONT_PATH, NAMES_PATH, name_characters
from rendering.theme import Colour
from rendering.typeface import can_write, width_of, write

FONT, NAMES = TTFont(str(FONT_PATH)), TTFont(str(NAMES_PATH))
MODULES = ("cards", "sprites", "tiles", "large", "badge", "leaderboard", "bracket")


def test_the_font_has_every_character_that_writing_allows() -> None:
    assert set(map(ord, CHARACTERS)) <= FONT.getBestCmap().keys()
    assert set(map(ord, name_characters())) <= NAMES.getBestCmap().keys()
    assert name_characters() >= set(CHARACTERS)


def test_what_the_font_lacks_is_refused_instead_of_drawn_as_a_box() -> None:
    image = Image.new("RGB", (50, 50), theme.FELT)
    assert not can_write("𠮷")
    with pytest.raises(ValueError, match="𠮷"):
        write(image, 0, 25, "𠮷", 20, theme.WHITE)
    assert image.getcolors() == [(2500, theme.FELT)]


@pytest.mark.parametrize("rank", Rank)
def test_every_rank_can_be_written(rank: Rank) -> None:
    assert can_write(rank_text(rank))


def test_numbers_tiers_and_victories_can_be_written() -> None:
    assert can_write("0123456789 ×★=JOKER")
    assert can_write("".join(tier.name for tier in TIERS))
    assert can_write("".join(victory.value for victory in Victory))


def test_every_text_that_is_drawn_in_any_picture_can_be_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Pictures are the same in every language: their texts are all that is ever written."""
    written: set[str] = set()

    def note(image: Image.Image, x: float, y: float, text: str, size: int, ink: Colour) -> None:
        written.add(text)
        write(image, x, y, text, size, ink)

    for name in MODULES:
        monkeypatch.setattr(f"rendering.{name}.write", note)
    for module in (cards, sprites, tiles, large, badge, leaderboard, bracket):
        for made in vars(module).values():
            if hasattr(made, "cache_clear"):
                made.cache_clear()
    assert len(list(gallery_scenes.pictures())) > 20
    for tier in TIERS:
        badge.badge_sprite(tier, 50)
    assert {"=10", "大王", "小王", "×5", "★12", "杀神", "Ann", "#4"} <= written
    assert all(can_write(text) for text in written)
    assert set(map(ord, "".join(written))) <= NAMES.getBestCmap().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_every_rank_can_be_written_in_every_language(language: str) -> None:
    texts = texts_for(language)
    names = {texts(f"rank-{rank.name.lower().replace('_', '-')}") for rank in Rank}
    assert all(can_write(name) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiers_and_victories_can_be_written_in_every_language(language: str) -> None:
    texts = texts_for(language)
    drawn = drawn_names(texts)
    assert all(can_write(name) for name in drawn)
    assert [texts(f"tier-{n}").startswith(name) for n, name in enumerate(drawn)] == [True] * 18
    assert all(can_write(texts(f"victory-{victory.name.lower()}")) for victory in Victory)


def test_no_text_is_written_outside_its_width() -> None:
    image = Image.new("RGB", (300, 60), theme.FELT)
    write(image, 10, 30, "×4 ★10", 40, theme.WHITE)
    box = image.convert("L").point(lambda light: 255 if light > 80 else 0).getbbox()
    assert box is not None
    assert box[0] >= 10
    assert box[2] <= 10 + width_of("×4 ★10", 40) + 1


@pytest.mark.parametrize(
    "name", ["小明", "諸葛亮", "慕容雪Luna·99", "さくら", "ユキ", "鬱金香", "José", "Лев"]
)
def test_a_name_as_people_write_it_can_be_written(name: str) -> None:
    image = Image.new("RGB", (400, 60), theme.FELT)
    write(image, 10, 30, name, 34, theme.WHITE)
    box = image.convert("L").point(lambda light: 255 if light > 80 else 0).getbbox()
    assert box is not None
    assert 9 <= box[0] < box[2] <= 10 + width_of(name, 34) + 1


@pytest.mark.parametrize("name", ["علي", "สมชาย", "🂡", "小明🂡"])
def test_a_name_in_another_script_can_not(name: str) -> None:
    assert not can_write(name)


@pytest.mark.parametrize(
    ("font", "family"), [(FONT, "Crazy Duel Sans"), (NAMES, "Crazy Duel Names")]
)
def test_the_subset_does_not_carry_the_name_of_the_original(font: TTFont, family: str) -> None:
    names = {record.nameID: record.toUnicode() for record in font["name"].names}
    assert names[1] == family
    assert not any("Noto" in names[name_id] for name_id in (1, 2, 3, 4, 6))
    assert "SIL Open Font License" in names[13]


def test_the_licence_lies_beside_the_fonts_and_they_are_small() -> None:
    licence = FONT_PATH.with_name("OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert FONT_PATH.stat().st_size <= 110 * 1024
    assert NAMES_PATH.stat().st_size <= 2.2 * 1024 * 1024
