"""Overheard: what local Discords were asked and answered, in whatever process they ran.

Reads what bot/sandbox/traffic_file.py writes; judges nothing.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.sandbox.traffic import Request
from bot.sandbox.traffic_file import line

CLIENT = "DiscordBot "  # how the real client library calls itself


@dataclass(frozen=True, slots=True)
class Heard:
    """One request and its answer; body and answer are None if there was none."""

    method: str
    route: str
    query: str
    agent: str
    status: int
    body: Any = field(default=None, repr=False)
    answer: Any = field(default=None, repr=False)

    @property
    def by_client(self) -> bool:
        """Say whether the real client library asked, not a test's bare request."""
        return self.agent.startswith(CLIENT)

    @property
    def code(self) -> int | None:
        """Return Discord's code of a refusal."""
        code = self.answer.get("code") if isinstance(self.answer, dict) else None
        return code if self.status >= 400 and isinstance(code, int) else None


def heard_in(path: Path) -> Iterator[Heard]:
    """Yield the requests of a traffic file; none if there is no file.

    A last line without its end was being written when its process was killed.
    """
    if not path.exists():
        return
    with path.open("rb") as lines:
        for text in lines:
            if text.endswith(b"\n"):
                yield Heard(**json.loads(text))


def heard(request: Request) -> Heard:
    """Return a request as the file would have it."""
    return Heard(**json.loads(line(request)))
