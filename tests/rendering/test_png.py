"""The encoder: a PNG by the book, with isal and with zlib, and packed."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from rendering import png
from rendering.hand import draw_hand
from rendering.picture import packed
from rendering.scenes import LEADING, cards, following, over
from rendering.table import draw_table
from tests.rendering.decode import decode


def test_a_picture_is_a_png_of_four_chunks_with_a_palette() -> None:
    picture = draw_hand(cards("99TTTwW"))
    decoded = decode(picture)
    assert decoded.names == (b"IHDR", b"PLTE", b"IDAT", b"IEND")
    assert decoded.header == (picture.width, picture.height, 8, 3, 0, 0, 0)
    assert len(decoded.palette) <= 256


def test_every_pixel_has_a_colour_in_the_palette() -> None:
    decoded = decode(draw_table(LEADING))
    assert max(map(max, decoded.rows)) < len(decoded.palette)


def test_pillow_reads_the_same_pixels() -> None:
    picture = draw_hand(cards("9TJQKA2wW"))
    decoded = decode(picture)
    with Image.open(BytesIO(picture.png)) as image:
        image.load()
        assert image.size == (picture.width, picture.height)
        assert image.tobytes() == b"".join(decoded.rows)


def test_zlib_writes_the_same_pixels_as_isal(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = cards("999TTTJJJ22w")
    usual = draw_hand(hand)
    monkeypatch.setattr(png, "fast", png.without_isal)
    assert decode(draw_hand(hand)) == decode(usual)


def test_rows_of_a_wrong_length_are_refused() -> None:
    with pytest.raises(ValueError, match="rows"):
        png.encode(bytes(10), 4, 3, bytes(3))


def test_packing_makes_a_picture_smaller_and_changes_no_pixel() -> None:
    picture = draw_table(over("9TTTJJQQQQAAA2w", last="9999TTTTJJJJ", stars=7))
    small = png.pack(picture.png, picture.limit)
    assert len(small) <= picture.limit < len(picture.png)
    assert decode(replace(picture, png=small)) == decode(picture)
    assert png.pack(small, picture.limit) is small, "what is light enough stays as it is"


def test_what_is_hardly_heavy_is_packed_quickly_and_again_if_that_was_not_enough() -> None:
    heavy = draw_table(following("99999")).png
    quick, small = png.pack(heavy, len(heavy) - 1), png.pack(heavy, len(heavy) * 3 // 4)
    assert len(small) < len(quick) < len(heavy)
    between = len(quick) - 1
    assert len(heavy) * 0.8 <= between, "the quick way is tried first"
    assert png.pack(heavy, between) == small


def test_what_can_not_be_brought_below_the_limit_is_packed_quickly() -> None:
    heavy = draw_table(following("99999")).png
    assert png.pack(heavy, 1) == png.pack(heavy, len(heavy) - 1)


def test_only_what_is_heavy_is_packed() -> None:
    heavy = draw_table(over("9TTTJJQQQQAAA2w", last="9999TTTTJJJJ", stars=7))
    light = draw_table(LEADING)
    assert (heavy.is_heavy, light.is_heavy) == (True, False)
    assert packed(heavy) == png.pack(heavy.png, heavy.limit)
    assert packed(light) is light.png


def test_without_isal_what_is_sent_has_the_same_pixels_and_is_small(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = over("9TTTJJQQQQAAA2w", last="9999TTTTJJJJ", stars=7)
    usual = draw_table(view)
    monkeypatch.setattr(png, "fast", png.without_isal)
    other = draw_table(view)
    assert decode(replace(other, png=packed(other))) == decode(usual)
    assert len(packed(other)) <= usual.limit
