"""Drawn: the one place where pictures for Discord are drawn, so that each is timed by its subject.

How long it took goes with the picture until it is sent by somebody who knows the measures. Draws
nothing itself.
"""

import time
from collections.abc import Callable
from enum import StrEnum
from typing import Any, ParamSpec

from bot.metrics import Measures
from rendering.picture import Picture

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
    STANDINGS = "standings"
    BRACKET = "bracket"


class Drawn:
    """A picture, and how long it took until that is noted."""

    __slots__ = ("_seconds", "_subject", "picture")

    def __init__(self, subject: Subject, picture: Picture, seconds: float | None) -> None:
        self.picture = picture
        self._subject = subject
        self._seconds = seconds  # None: noted, or not drawn but remembered

    def note(self, measures: Measures) -> None:
        """Note how long it took, however often it is sent."""
        seconds, self._seconds = self._seconds, None
        if seconds is not None:
            measures.drew(self._subject, seconds)


def drawn(
    subject: Subject, draw: Callable[How, Picture], *given: How.args, **more: How.kwargs
) -> Drawn:
    """Draw a picture, and keep how long that took."""
    before, begun = _misses(draw), time.perf_counter()
    picture = draw(*given, **more)
    seconds = time.perf_counter() - begun
    remembered = before is not None and before == _misses(draw)
    return Drawn(subject, picture, None if remembered else seconds)


def _misses(draw: Any) -> int | None:
    """Return how often a function that remembers what it drew had to draw; None for others."""
    known = getattr(draw, "cache_info", None)
    return None if known is None else int(known().misses)
