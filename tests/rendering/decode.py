"""Decode: a PNG taken apart by hand, to compare pixels without the library that drew them."""

import struct
import zlib
from dataclasses import dataclass

from PIL import Image

from rendering.picture import Picture


@dataclass(frozen=True, slots=True)
class Decoded:
    """The chunks of a PNG and its pixels as palette numbers."""

    names: tuple[bytes, ...]
    header: tuple[int, ...]
    palette: tuple[tuple[int, int, int], ...]
    rows: tuple[bytes, ...]

    def shows(self, sprite: Image.Image, x: int, y: int, height: int) -> bool:
        """Tell whether the first rows of a sprite are at x, y."""
        pixels, width = sprite.tobytes(), sprite.width
        return all(
            self.rows[y + row][x : x + width] == pixels[row * width : (row + 1) * width]
            for row in range(height)
        )


def decode(picture: Picture) -> Decoded:
    """Take a PNG apart, checking each chunk's checksum and each row's filter."""
    assert picture.png.startswith(b"\x89PNG\r\n\x1a\n")
    chunks: dict[bytes, bytes] = {}
    rest = picture.png[8:]
    while rest:
        (size,) = struct.unpack(">I", rest[:4])
        name, body, checksum = rest[4:8], rest[8 : 8 + size], rest[8 + size : 12 + size]
        assert struct.unpack(">I", checksum) == (zlib.crc32(name + body),)
        assert name not in chunks
        chunks[name] = body
        rest = rest[12 + size :]
    header = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    width, height = header[:2]
    pixels = zlib.decompress(chunks[b"IDAT"])
    assert len(pixels) == height * (width + 1)
    starts = range(0, len(pixels), width + 1)
    assert all(pixels[start] == 0 for start in starts)
    colours = chunks[b"PLTE"]
    return Decoded(
        tuple(chunks),
        header,
        tuple((colours[at], colours[at + 1], colours[at + 2]) for at in range(0, len(colours), 3)),
        tuple(pixels[start + 1 : start + 1 + width] for start in starts),
    )
