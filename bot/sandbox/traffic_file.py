"""Traffic file: each REST request and its answer as a line of JSON, if LOCAL_DISCORD_TRAFFIC asks.

A line is written whole and before its answer leaves, so what a killed process has served is there;
several processes may share a file. Never writes a token: routes have names for ids, and of the
headers only who asked is kept.
"""

import json
import os
from pathlib import Path

from bot.config import ConfigError
from bot.sandbox.traffic import Request

NAME = "LOCAL_DISCORD_TRAFFIC"


class TrafficFile:
    """A file that requests are appended to."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @classmethod
    def asked_for(cls) -> "TrafficFile | None":
        """Return the file that the environment names, if it names one.

        Raise ConfigError if it can't be written.
        """
        named = os.environ.get(NAME)
        if not named:
            return None
        file = cls(Path(named))
        try:
            file._append(b"")
        except OSError as error:
            raise ConfigError(f"{NAME}: {named} can't be written: {error.strerror}.") from error
        return file

    def keep(self, request: Request) -> None:
        """Append a request; nothing is left for later."""
        self._append(line(request))

    def _append(self, text: bytes) -> None:
        with self._path.open("ab", buffering=0) as file:
            file.write(text)


def line(request: Request) -> bytes:
    """Return a request as a line: its JSON has method, route, query, agent, status, body, answer.

    What was not there, or is no JSON, is left out.
    """
    head = {
        "method": request.method,
        "route": request.route,
        "query": request.query,
        "agent": request.agent,
        "status": request.status,
    }
    parts = [json.dumps(head)[:-1].encode()]
    if request.body is not None:
        parts.append(b'"body": ' + json.dumps(request.body).encode())
    if request.answer:
        parts.append(b'"answer": ' + request.answer)
    return b", ".join(parts) + b"}\n"
