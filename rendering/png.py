"""PNG: the one way a picture becomes bytes, and bytes become fewer.

Takes rows that already begin with their filter byte (0, none), so nothing is copied or filtered:
flat palette pictures compress better without. `encode` is fast, with isal when it is installed and
zlib otherwise; `pack` takes ten times as long for a fifth less, and is for a thread: zlib lets
others run meanwhile.
"""

import struct
import zlib

try:
    from isal.isal_zlib import compress

    ENCODER, LEVEL = "isal", 2  # level 3 takes seven times as long and is no smaller
except ImportError:  # the extra "fast" is not installed
    from zlib import compress

    ENCODER, LEVEL = "zlib", 3  # levels 1 and 2 take as long, 4 and 5 a third longer

_PACKING = 6  # zlib's level; 5 takes a sixth less for one part in twenty more
SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEADER = struct.Struct(">IIBBBBB")
_FRAME = 12  # bytes of a chunk beside its body: length, name and checksum
_PALETTE = len(SIGNATURE) + _FRAME + _HEADER.size  # where the palette's chunk begins


def encode(rows: bytes, width: int, height: int, palette: bytes) -> bytes:
    """Return an 8-bit palette PNG. `rows` is height × (width + 1) bytes, `palette` RGB triples."""
    if len(rows) != height * (width + 1):
        raise ValueError(
            f"{len(rows)} bytes are not {height} rows of {width} pixels and a filter byte"
        )
    header = _HEADER.pack(width, height, 8, 3, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", compress(rows, LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def pack(png: bytes) -> bytes:
    """Return the same picture in fewer bytes; it must come from `encode`. Slow, from any thread."""
    start = _PALETTE + _FRAME + _length(png, _PALETTE)
    end = start + _FRAME + _length(png, start)
    rows = zlib.decompress(png[start + 8 : end - 4])
    return png[:start] + _chunk(b"IDAT", zlib.compress(rows, _PACKING)) + png[end:]


def _length(png: bytes, chunk: int) -> int:
    return int.from_bytes(png[chunk : chunk + 4], "big")


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
