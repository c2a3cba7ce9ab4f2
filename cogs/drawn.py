"""Drawn: the one place where pictures for Discord are drawn, so that none keeps the loop waiting.

What players need between two clicks is drawn at once, in less than handing it to a thread and back
would take; everything else, and packing what is heavy, is done in a thread. How long it took is
noted by its subject. Draws nothing itself.
"""

import asyncio
import time
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Any, ParamSpec

from bot.metrics import Measures
from rendering.picture import Picture, packed

How = ParamSpec("How")


class Subject(StrEnum):
    """What a picture shows."""

    TABLE = "table"
    RESULT = "result"
    HAND = "hand"
    PLAY = "play"
    PROFILE = "profile"
    REPLAY = "replay"
    RULES = "rules"
    LEADERBOARD = "leaderboard"
    STANDINGS = "standings"
    BRACKET = "bracket"


QUICK = (Subject.TABLE, Subject.HAND, Subject.PLAY)  # some tenths of a millisecond each


class Drawn:
    """A picture that is drawn once it is needed, and how long that took until it is noted."""

    __slots__ = ("_draw", "_picture", "_png", "_seconds", "_subject")

    def __init__(self, subject: Subject, draw: Callable[[], tuple[Picture, bool]]) -> None:
        self._subject = subject
        self._draw = draw  # tells, too, whether it only had to remember
        self._picture: Picture | None = None
        self._png: bytes | None = None
        self._seconds: float | None = None  # None: noted, or nothing to note

    @property
    def png(self) -> bytes:
        """Return its bytes as they are sent. Slow when it was not made ready before."""
        return self._finished() if self._png is None else self._png

    async def ready(self, measures: Measures) -> None:
        """Draw it without keeping the loop, and note how long that took, however often."""
        if self._picture is None and self._subject in QUICK:
            self._drawn()
        if self._png is None:
            await asyncio.to_thread(self._finished)
        seconds, self._seconds = self._seconds, None
        if seconds is not None:
            measures.drew(self._subject, seconds)

    def _drawn(self) -> Picture:
        """Draw it. A light one is ready then."""
        begun = time.perf_counter()
        self._picture, remembered = self._draw()
        if not remembered:
            self._seconds = time.perf_counter() - begun
        if not self._picture.is_heavy:
            self._png = self._picture.png
        return self._picture

    def _finished(self) -> bytes:
        """Draw it, if that is yet to be done, and pack it, if it is heavy."""
        picture, begun = self._picture or self._drawn(), time.perf_counter()
        self._png = packed(picture)
        if self._seconds is not None:
            self._seconds += time.perf_counter() - begun
        return self._png


def drawn(
    subject: Subject, draw: Callable[How, Picture], *given: How.args, **more: How.kwargs
) -> Drawn:
    """Return a picture that is to be drawn before it is sent."""
    return Drawn(subject, partial(_remembering, draw, *given, **more))


def _remembering(
    draw: Callable[How, Picture], *given: How.args, **more: How.kwargs
) -> tuple[Picture, bool]:
    """Draw, and tell whether a function that remembers what it drew had nothing to do."""
    before = _misses(draw)
    picture = draw(*given, **more)
    return picture, before is not None and before == _misses(draw)


def _misses(draw: Any) -> int | None:
    """Return how often a function that remembers what it drew had to draw; None for others."""
    known = getattr(draw, "cache_info", None)
    return None if known is None else int(known().misses)
