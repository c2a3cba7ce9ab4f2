"""PNG: the one way a picture becomes bytes, and bytes become fewer.

Takes rows that already begin with their filter byte (0, none), so nothing is copied or filtered:
flat palette pictures compress better without. What is drawn between two clicks is compressed fast,
and packed in a thread when it is heavy; what is drawn in a thread anyway is compressed thoroughly
at once, which is quicker than both.
"""

import struct
import zlib

from rendering.deflate import deflate

WAYS = deflate()
SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEADER = struct.Struct(">IIBBBBB")
_FRAME = 12  # bytes of a chunk beside its body: length, name and checksum
_PALETTE = len(SIGNATURE) + _FRAME + _HEADER.size  # where the palette's chunk begins


def encode(rows: bytes, width: int, height: int, palette: bytes, limit: int | None = None) -> bytes:
    """Return an 8-bit palette PNG. `rows` is height × (width + 1) bytes, `palette` RGB triples.

    With a limit it is quick, and takes a little longer to stay within it where it can; without one
    it is thorough, and slow.
    """
    if len(rows) != height * (width + 1):
        raise ValueError(
            f"{len(rows)} bytes are not {height} rows of {width} pixels and a filter byte"
        )
    header = _chunk(b"IHDR", _HEADER.pack(width, height, 8, 3, 0, 0, 0))
    head = SIGNATURE + header + _chunk(b"PLTE", palette)
    body = _compressed(rows, None if limit is None else limit - len(head) - 2 * _FRAME)
    return b"".join((head, _chunk(b"IDAT", body), _chunk(b"IEND", b"")))


def _compressed(rows: bytes, limit: int | None) -> bytes:
    if limit is None:
        return WAYS.small(rows)
    body = WAYS.fast(rows)
    return body if len(body) <= limit or WAYS.again is None else WAYS.again(rows)


def pack(png: bytes) -> bytes:
    """Return a picture of `encode` as if it had had no limit. Slow."""
    start = _PALETTE + _FRAME + _length(png, _PALETTE)
    end = start + _FRAME + _length(png, start)
    body = WAYS.small(WAYS.expand(png[start + 8 : end - 4]))
    return png[:start] + _chunk(b"IDAT", body) + png[end:]


def _length(png: bytes, chunk: int) -> int:
    return int.from_bytes(png[chunk : chunk + 4], "big")


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
