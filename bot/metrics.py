"""Measures: what the running bot counts and times, for an operator to look at.

One object, made with the bot and passed by hand. Holds numbers and names of commands, never whose.
"""

import logging
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from data.store import Connection

ANSWER_S = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5)
SHORT_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1)
IN_TIME_S = 3.0  # Discord's patience
NOW = "crazy_duel_now"
RECENT_S = 60.0  # for how long the bot's own requests are remembered one by one

Now = Callable[[], float]


class Sort(StrEnum):
    """What an interaction wants; suggestions are many and quick, so each sort has its own ratio."""

    ACT = "act"
    SUGGESTION = "suggestion"


class Measures:
    """The figures. `now` counts seconds, `wall` is the machine's clock in unix seconds."""

    def __init__(self, now: Now = time.monotonic, wall: Now = time.time) -> None:
        self.now, self.wall = now, wall
        self.registry = CollectorRegistry()
        self.skew_s: float | None = None  # the machine's clock ahead of Discord's
        self._beats: dict[str, float] = {}
        self._requests: deque[float] = deque()
        made = self.registry
        self._answers = Histogram(
            *("crazy_duel_answer_seconds", "From an interaction's arrival to its first answer"),
            labelnames=("command",),
            buckets=ANSWER_S,
            registry=made,
        )
        self._in_time = Counter(
            *("crazy_duel_answers", "Interactions by whether they were answered within 3 s"),
            labelnames=("in_time", "sort"),
            registry=made,
        )
        self._asked = Counter(
            *("crazy_duel_requests", "Requests to Discord: counted by it (bot) or not (free)"),
            labelnames=("kind", "status"),
            registry=made,
        )
        self._errors = Counter(
            *("crazy_duel_errors", "Errors logged, by where and what"),
            labelnames=("logger", "kind"),
            registry=made,
        )
        self._timed = Histogram(
            *("crazy_duel_seconds", "How long steps of the bot took: commit, loop lag"),
            labelnames=("step",),
            buckets=SHORT_S,
            registry=made,
        )
        self._drawn = Histogram(
            *(
                "crazy_duel_picture_seconds",
                "How long pictures for Discord took, by subject",
            ),
            labelnames=("subject",),
            buckets=SHORT_S,
            registry=made,
        )
        self._gauges = Gauge(
            *(NOW, "How things stand: tables, outbox, writer, clock"),
            labelnames=("what",),
            registry=made,
        )

    # ---------------------------------------------------------------- what happens

    def answered(self, command: str, seconds: float, sort: Sort = Sort.ACT) -> None:
        """Count an interaction's first answer."""
        self._answers.labels(command).observe(seconds)
        self._in_time.labels("yes" if seconds <= IN_TIME_S else "no", sort).inc()

    def unanswered(self, sort: Sort = Sort.ACT) -> None:
        """Count an interaction that Discord gave up on."""
        self._in_time.labels("no", sort).inc()

    def asked(self, kind: str, status: int) -> None:
        """Count a request that Discord has answered."""
        self._asked.labels(kind, str(status)).inc()
        if kind == "bot":
            self._requests.append(self.now())
            self._forget_old()

    def failed(self, logger: str, kind: str) -> None:
        """Count an error that was logged."""
        self._errors.labels(logger, kind).inc()

    def took(self, step: str, seconds: float) -> None:
        """Note how long a step took; from any thread."""
        self._timed.labels(step).observe(seconds)

    def drew(self, subject: str, seconds: float) -> None:
        """Note how long a picture took; from any thread."""
        self._drawn.labels(subject).observe(seconds)

    @contextmanager
    def timing(self, step: str) -> Iterator[None]:
        """Note how long this takes."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.took(step, time.perf_counter() - begun)

    def committing(self, commit: Callable[[Connection], None]) -> Callable[[Connection], None]:
        """Return what commits as the given function does, and times it."""

        def timed(conn: Connection) -> None:
            with self.timing("commit"):
                commit(conn)

        return timed

    def stands(self, what: str, value: float) -> None:
        """Note how something stands now."""
        self._gauges.labels(what).set(value)

    def beat(self, name: str) -> None:
        """Note that something that goes on for ever has gone round once more."""
        self._beats[name] = self.now()

    # ---------------------------------------------------------------- what is known

    def since_beat(self, name: str) -> float:
        """Return how many seconds ago something last went round."""
        return self.now() - self._beats.get(name, float("-inf"))

    def recent_requests(self) -> int:
        """Return how many requests of the last minute Discord has counted."""
        self._forget_old()
        return len(self._requests)

    def text(self) -> bytes:
        """Return everything as Prometheus reads it."""
        self.stands("requests_last_minute", self.recent_requests())
        if self.skew_s is not None:
            self.stands("clock_ahead_seconds", self.skew_s)
        return generate_latest(self.registry)

    def _forget_old(self) -> None:
        while self._requests and self._requests[0] < self.now() - RECENT_S:
            self._requests.popleft()


class ErrorCounter(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self, measures: Measures) -> None:
        super().__init__(logging.ERROR)
        self._measures = measures

    def emit(self, record: logging.LogRecord) -> None:
        """Count it."""
        kind = record.exc_info[0] if record.exc_info else None
        self._measures.failed(record.name, kind.__name__ if kind else "logged")
