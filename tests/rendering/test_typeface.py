"""The font: a name of its own, its licence beside it, and every glyph that a picture can need."""

import pytest
from fontTools.ttLib import TTFont
from PIL import Image

from bot.rules.cards import Rank
from bot.rules.scoring import Victory
from bot.rules.tiers import TIERS
from rendering import theme
from rendering.cards import rank_text
from rendering.fonts import CHARACTERS, FONT_PATH
from rendering.typeface import can_write, width_of, write

FONT = TTFont(str(FONT_PATH))


def test_the_font_has_every_character_that_writing_allows() -> None:
    assert set(map(ord, CHARACTERS)) <= FONT.getBestCmap().keys()


def test_what_the_font_lacks_is_refused_instead_of_drawn_as_a_box() -> None:
    image = Image.new("RGB", (50, 50), theme.FELT)
    assert not can_write("鬱")
    with pytest.raises(ValueError, match="鬱"):
        write(image, 0, 25, "鬱", 20, theme.WHITE)
    assert image.getcolors() == [(2500, theme.FELT)]


@pytest.mark.parametrize("rank", Rank)
def test_every_rank_can_be_written(rank: Rank) -> None:
    assert can_write(rank_text(rank))


def test_numbers_tiers_and_victories_can_be_written() -> None:
    assert can_write("0123456789 ×★=JOKER")
    assert can_write("".join(tier.name for tier in TIERS))
    assert can_write("".join(victory.value for victory in Victory))


def test_no_text_is_written_outside_its_width() -> None:
    image = Image.new("RGB", (300, 60), theme.FELT)
    write(image, 10, 30, "×4 ★10", 40, theme.WHITE)
    box = image.convert("L").point(lambda light: 255 if light > 80 else 0).getbbox()
    assert box is not None
    assert box[0] >= 10
    assert box[2] <= 10 + width_of("×4 ★10", 40) + 1


def test_the_subset_does_not_carry_the_name_of_the_original() -> None:
    names = {record.nameID: record.toUnicode() for record in FONT["name"].names}
    assert names[1] == "Crazy Duel Sans"
    assert not any("Noto" in names[name_id] for name_id in (1, 2, 3, 4, 6))
    assert "SIL Open Font License" in names[13]


def test_the_licence_lies_beside_the_font_and_the_font_is_small() -> None:
    licence = FONT_PATH.with_name("OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert FONT_PATH.stat().st_size <= 110 * 1024
