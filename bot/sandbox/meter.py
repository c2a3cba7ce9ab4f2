"""Meter: what a run did and how fast it was answered."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.sandbox.happenings import (
    Happening,
    InteractionBegun,
    InteractionSettled,
    MessageEdited,
    MessagePosted,
)
from bot.sandbox.interactions import Response
from bot.sandbox.server import LocalDiscord


@dataclass(slots=True)
class Summary:
    """What a run did; printed as JSON. Times are from click to answer, in milliseconds."""

    hands: int = 0
    plays: int = 0
    passes: int = 0
    refusals: int = 0
    double_clicks: int = 0
    pictures: int = 0
    requests: int = 0  # with the bot's token, the ones that Discord counts
    free_requests: int = 0  # answers to interactions and edits through their tokens
    p50_ms: float = 0
    p99_ms: float = 0
    thinking: int = 0  # answers that only said so
    tables: int = 1
    moves_a_second: float = 0  # in the busiest half minute
    outbox_p99_ms: float = 0  # from commit to shown
    memory_mb: float = 0  # the bot's greatest
    cpu_ms_a_move: float = 0  # the bot's
    errors: int = 0  # lines the bot logged as errors
    database: str = ""
    seed: int | None = None
    problems: list[str] = field(default_factory=list)


def percentile(times: Sequence[float], percent: int) -> float:
    """Return a percentile, 0 of nothing."""
    ordered = sorted(times)
    return round(ordered[min(len(ordered) - 1, len(ordered) * percent // 100)], 1) if ordered else 0


class Meter:
    """Listens to a local Discord from now on."""

    def __init__(self, discord: LocalDiscord) -> None:
        self._discord = discord
        self._begun: dict[int, float] = {}
        self._times: list[float] = []
        self._pictures: set[int] = set()
        self._thinking = 0
        discord.world.listen(self._hear)

    def read(self, summary: Summary) -> None:
        """Write what was measured into a summary."""
        summary.requests = self._discord.traffic.total_counted
        summary.free_requests = self._discord.traffic.total - summary.requests
        summary.pictures = len(self._pictures)
        summary.thinking = self._thinking
        summary.p50_ms = percentile(self._times, 50)
        summary.p99_ms = percentile(self._times, 99)

    def _hear(self, happening: Happening) -> None:
        match happening:
            case InteractionBegun(interaction):
                self._begun[interaction.id] = time.perf_counter()
            case InteractionSettled(interaction):
                begun = self._begun.pop(interaction.id, None)
                if begun is not None:
                    self._times.append((time.perf_counter() - begun) * 1000)
                self._thinking += interaction.response is Response.DEFERRED
            case MessagePosted(message) | MessageEdited(message):
                self._pictures.update(attachment.id for attachment in message.attachments)
            case _:
                pass
