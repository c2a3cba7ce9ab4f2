"""Deflate: what makes a picture's bytes fewer, by what is installed: isal, zlib-ng, or zlib alone.

Each way gives bytes that everything which reads PNG expands to the same ones. While one of them
works, other threads run. Knows nothing of pictures.
"""

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from types import ModuleType


@dataclass(frozen=True, slots=True)
class Deflate:
    """The ways to compress: `fast` for what is waited for, `small` for a thread.

    `again` is for what `fast` leaves too much of, where there is a way that need not be waited for.
    """

    name: str
    fast: Callable[[bytes], bytes]
    again: Callable[[bytes], bytes] | None
    small: Callable[[bytes], bytes]
    expand: Callable[[bytes], bytes]


def installed(name: str) -> ModuleType | None:
    """Return a module of the extra "fast", None when it is not there."""
    try:
        return import_module(name)
    except ImportError:
        return None


ISAL, ZLIB_NG = installed("isal.isal_zlib"), installed("zlib_ng.zlib_ng")


def deflate(isal: ModuleType | None = ISAL, ng: ModuleType | None = ZLIB_NG) -> Deflate:
    """Return the best ways that these modules give; without one zlib takes its place.

    The levels were measured on pictures of whole games. isal's 2 takes tenths of a millisecond, and
    its 3 seven times as long for nothing. zlib-ng's 3 takes thrice as long as isal and leaves a
    tenth less, its 5 takes a millisecond and leaves less than zlib's 7 does in four; its 6 takes
    two fifths longer for 3 % less, its 7 leaves more. zlib's 6 keeps as many results within their
    limit as its 7; its levels 1 and 2 take as long as 3.
    """
    usual = partial(_by_zlib, 3) if ng is None else partial(_by, ng, 3)
    return Deflate(
        name=" + ".join(_names(isal, ng)) or "zlib",
        fast=usual if isal is None else partial(_by, isal, 2),
        again=None if isal is None or ng is None else usual,
        small=partial(_by_zlib, 6) if ng is None else partial(_by, ng, 5),
        expand=(ng or isal or zlib).decompress,
    )


def _names(isal: ModuleType | None, ng: ModuleType | None) -> list[str]:
    return [name for name, module in (("isal", isal), ("zlib-ng", ng)) if module is not None]


def _by(module: ModuleType, level: int, content: bytes) -> bytes:
    compressed: bytes = module.compress(content, level)
    return compressed


def _by_zlib(level: int, content: bytes) -> bytes:
    """Compress with a smaller table than zlib's own memLevel 8: a fifth faster, no larger."""
    squeezing = zlib.compressobj(level, memLevel=5)
    return squeezing.compress(content) + squeezing.flush()
