"""PNG: the one way a picture becomes bytes, and bytes become fewer.

Takes rows that already begin with their filter byte (0, none), so nothing is copied or filtered:
flat palette pictures compress better without. `encode` is fast, with isal when it is installed and
zlib otherwise; `pack` takes ten times as long and more for a fifth or a quarter less, and is for a
thread: zlib lets others run meanwhile.
"""

import struct
import zlib

_MEMORY = 5  # zlib's memLevel: with a smaller table than its own 8 it is a fifth faster, no larger


def squeeze(rows: bytes, level: int) -> bytes:
    """Compress with zlib."""
    squeezing = zlib.compressobj(level, memLevel=_MEMORY)
    return squeezing.compress(rows) + squeezing.flush()


def without_isal(rows: bytes) -> bytes:
    """Compress as fast as zlib can: levels 1 and 2 take as long as 3, 4 and 5 a half longer."""
    return squeeze(rows, 3)


try:
    from isal.isal_zlib import compress, decompress
except ImportError:  # the extra "fast" is not installed
    from zlib import decompress

    ENCODER, fast = "zlib", without_isal
else:
    ENCODER = "isal"

    def fast(rows: bytes) -> bytes:
        """Compress in tenths of a millisecond; level 3 takes seven times as long for nothing."""
        return bytes(compress(rows, 2))


# zlib's levels to pack with, and how much each leaves of what `fast` does. Level 4 takes as long as
# 5, level 8 twice as long as 7.
_QUICK, _QUICK_SHARE, _SMALL, _SMALL_SHARE = 5, 0.8, 7, 0.74
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
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", _HEADER.pack(width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", fast(rows)),
            _chunk(b"IEND", b""),
        )
    )


def pack(png: bytes, limit: int) -> bytes:
    """Return a picture of `encode` in fewer bytes, not above the limit if it can be. Slow."""
    share = limit / len(png)
    if share >= 1:
        return png
    if share >= _QUICK_SHARE or share < _SMALL_SHARE:
        quick = _packed(png, _QUICK)
        if len(quick) <= limit or share < _SMALL_SHARE:
            return quick
    return _packed(png, _SMALL)


def _packed(png: bytes, level: int) -> bytes:
    start = _PALETTE + _FRAME + _length(png, _PALETTE)
    end = start + _FRAME + _length(png, start)
    body = squeeze(decompress(png[start + 8 : end - 4]), level)
    return png[:start] + _chunk(b"IDAT", body) + png[end:]


def _length(png: bytes, chunk: int) -> int:
    return int.from_bytes(png[chunk : chunk + 4], "big")


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
