"""Meter: what a run did and how fast it was answered."""

import time
from dataclasses import dataclass, field

from bot.sandbox.happenings import (
    Happening,
    InteractionBegun,
    InteractionSettled,
    MessageEdited,
    MessagePosted,
)
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
    database: str = ""
    seed: int | None = None
    problems: list[str] = field(default_factory=list)


class Meter:
    """Listens to a local Discord from now on."""

    def __init__(self, discord: LocalDiscord) -> None:
        self._discord = discord
        self._begun: dict[int, float] = {}
        self._times: list[float] = []
        self._pictures: set[int] = set()
        discord.world.listen(self._hear)

    def read(self, summary: Summary) -> None:
        """Write what was measured into a summary."""
        summary.requests = self._discord.traffic.total_counted
        summary.free_requests = self._discord.traffic.total - summary.requests
        summary.pictures = len(self._pictures)
        times = sorted(self._times)
        if times:
            summary.p50_ms = round(times[len(times) // 2], 1)
            summary.p99_ms = round(times[min(len(times) - 1, len(times) * 99 // 100)], 1)

    def _hear(self, happening: Happening) -> None:
        match happening:
            case InteractionBegun(interaction):
                self._begun[interaction.id] = time.perf_counter()
            case InteractionSettled(interaction):
                begun = self._begun.pop(interaction.id, None)
                if begun is not None:
                    self._times.append((time.perf_counter() - begun) * 1000)
            case MessagePosted(message) | MessageEdited(message):
                self._pictures.update(attachment.id for attachment in message.attachments)
            case _:
                pass
