"""PNG: the one way a picture becomes bytes.

Takes rows that already begin with their filter byte (0, none), so nothing is copied or filtered:
flat palette pictures compress better without. Uses isal when it is installed, zlib otherwise; what
isal leaves larger than its limit is compressed again by zlib, slower and a quarter smaller.
"""

import struct
import zlib

try:
    from isal.isal_zlib import compress

    ENCODER, LEVEL = "isal", 2  # level 3 is slower and no smaller
except ImportError:  # the extra "fast" is not installed
    from zlib import compress

    ENCODER, LEVEL = "zlib", 6

_SMALL = 5  # zlib's level; 6 takes a third longer for one part in twenty
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def encode(rows: bytes, width: int, height: int, palette: bytes, limit: int) -> bytes:
    """Return an 8-bit palette PNG. `rows` is height × (width + 1) bytes, `palette` RGB triples.

    `limit` is how many bytes of pixels are few enough.
    """
    if len(rows) != height * (width + 1):
        raise ValueError(
            f"{len(rows)} bytes are not {height} rows of {width} pixels and a filter byte"
        )
    pixels = compress(rows, LEVEL)
    if len(pixels) > limit and compress is not zlib.compress:
        pixels = zlib.compress(rows, _SMALL)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", pixels),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
