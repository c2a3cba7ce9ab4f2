"""The encoder: a PNG by the book, fast, packed and thorough, by whatever is installed."""

import zlib
from dataclasses import replace
from functools import partial
from io import BytesIO

import pytest
from PIL import Image

from rendering import png
from rendering.deflate import Deflate, deflate, installed
from rendering.hand import draw_hand
from rendering.picture import packed, remembered
from rendering.scenes import LEADING, cards, following, over
from rendering.table import draw_table
from tests.rendering.decode import decode

HAND = cards("999TTTTTJJJQQKKKAA222wwWW")
HEAVY = following("9JQKAw")
RESULT = over("9TTTJJQQQQAAA2w", last="9999TTTTJJJJ", stars=7)
BOTH, ISAL_ONLY = deflate(), deflate(ng=None)
NG_ONLY, NEITHER = deflate(isal=None), deflate(None, None)
HASTY = replace(NEITHER, fast=partial(zlib.compress, level=1))  # leaves too much, as isal does
EACH = pytest.mark.parametrize(
    "ways", [BOTH, ISAL_ONLY, NG_ONLY, NEITHER], ids=["both", "isal", "zlib-ng", "neither"]
)


@pytest.fixture(autouse=True)
def _nothing_packed_is_remembered() -> None:
    remembered.cache_clear()


def drawn_by(ways: Deflate, patch: pytest.MonkeyPatch) -> None:
    """Have pictures compressed by these ways alone."""
    patch.setattr(png, "WAYS", ways)


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


def test_rows_of_a_wrong_length_are_refused() -> None:
    with pytest.raises(ValueError, match="rows"):
        png.encode(bytes(10), 4, 3, bytes(3))


def test_what_is_not_installed_is_done_without() -> None:
    assert installed("zlib") is zlib
    assert installed("zlib.no_such_module") is None
    found = [deflate(*these).name for these in ((zlib, zlib), (zlib, None), (None, zlib))]
    assert found == ["isal + zlib-ng", "isal", "zlib-ng"]
    assert NEITHER.name == "zlib"
    given = ((zlib, zlib), (zlib, None), (None, zlib), (None, None))
    assert [deflate(*these).again is None for these in given] == [False, True, True, True]


@EACH
def test_whatever_is_installed_the_pixels_and_the_chunks_are_the_same(
    ways: Deflate, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = [draw_hand(HAND), draw_table(HEAVY), draw_table(RESULT)]
    drawn_by(ways, monkeypatch)
    for before, after in zip(
        usual, [draw_hand(HAND), draw_table(HEAVY), draw_table(RESULT)], strict=True
    ):
        small = replace(after, png=packed(after))
        assert decode(small) == decode(after) == decode(before)
        assert decode(small).names == (b"IHDR", b"PLTE", b"IDAT", b"IEND")
        with Image.open(BytesIO(small.png)) as image:
            image.load()
            assert image.tobytes() == b"".join(decode(before).rows)


@EACH
def test_whatever_is_installed_what_is_sent_is_within_its_limit(
    ways: Deflate, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn_by(ways, monkeypatch)
    assert len(packed(draw_hand(HAND))) <= 30 * 1024
    for view in (LEADING, HEAVY, RESULT):
        assert len(packed(draw_table(view))) <= 20 * 1024


def test_only_what_is_heavy_is_packed_and_then_it_is_light(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn_by(HASTY, monkeypatch)
    heavy, light = draw_table(HEAVY), draw_table(LEADING)
    assert (heavy.is_heavy, light.is_heavy) == (True, False)
    assert packed(heavy) == png.pack(heavy.png)
    assert heavy.limit is not None
    assert len(packed(heavy)) <= heavy.limit < len(heavy.png)
    assert packed(light) is light.png


def test_what_is_left_too_large_is_done_again_at_once_where_that_is_quick(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn_by(replace(HASTY, again=NEITHER.fast), monkeypatch)
    once, again = draw_table(LEADING), draw_table(HEAVY)
    assert not again.is_heavy
    drawn_by(HASTY, monkeypatch)
    assert once.png == draw_table(LEADING).png
    assert again.png != draw_table(HEAVY).png
    drawn_by(NEITHER, monkeypatch)
    assert again.png == draw_table(HEAVY).png


def test_what_was_drawn_thoroughly_is_as_if_it_had_been_packed_and_is_not_packed_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    result = draw_table(RESULT)
    assert not result.is_heavy
    assert packed(result) is result.png
    assert png.pack(result.png) == result.png
    monkeypatch.setattr(png, "WAYS", replace(png.WAYS, small=png.WAYS.fast))
    assert len(draw_table(RESULT).png) > len(result.png)
