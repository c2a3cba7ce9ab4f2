"""The encoder: a PNG by the book, with isal and with zlib."""

import zlib
from io import BytesIO

import pytest
from PIL import Image

from rendering import png
from rendering.hand import draw_hand
from rendering.picture import Picture
from rendering.table import draw_table
from tests.rendering.decode import decode
from tests.rendering.scenes import LEADING, cards


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
    monkeypatch.setattr(png, "compress", zlib.compress)
    monkeypatch.setattr(png, "LEVEL", 6)
    assert decode(draw_hand(hand)) == decode(usual)


def test_rows_of_a_wrong_length_are_refused() -> None:
    with pytest.raises(ValueError, match="rows"):
        png.encode(bytes(10), 4, 3, bytes(3), 100)


def test_what_is_too_large_is_compressed_again_to_the_same_pixels() -> None:
    rows = b"".join(bytes((0, *(x * y % 7 for x in range(400)))) for y in range(200))
    palette = bytes(3 * 7)
    fast, small = (png.encode(rows, 400, 200, palette, limit) for limit in (10**6, 0))
    if png.ENCODER == "isal":
        assert len(small) < len(fast)
    pictures = [decode(Picture(data, 400, 200)) for data in (fast, small)]
    assert pictures[0] == pictures[1]
