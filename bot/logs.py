"""Logs: lines for people or one JSON object a line, to stderr, with what each is about.

No token ever passes: the bot's own, those of interactions and whatever looks like one are blotted
out of the finished line, also out of tracebacks.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

from bot.config import Config
from bot.log_about import current

BLOT = "[secret]"
OURS = ("bot", "cogs", "data", "rendering")  # alone go below INFO: libraries tell whole messages
LIBRARIES = ("discord", "aiosqlite", "aiohttp", "asyncio", "PIL")  # discord.py would log cards
TEXT = ("[{asctime}] [{levelname:<8}] {name}: {message}", "%Y-%m-%d %H:%M:%S")
_TOKENS = (
    re.compile(r"(?<=['\"]token['\"]: ['\"])[^'\"]+"),  # in an event as it came
    re.compile(r"(?<=[\w-]{18}\.)[\w-]{5,10}\.[\w-]{25,100}"),  # a bot's, but for its id
    re.compile(r"(?<=/webhooks/)(\d+/)[\w.-]{20,}"),
    re.compile(r"(?<=/interactions/)(\d+/)[^/\s\"']+"),
    re.compile(r"aW50ZXJhY3Rpb24[\w+/=-]{20,}"),  # how each interaction's token begins
)


class Blotting(logging.Formatter):
    """Formats as another does, and blots the tokens out."""

    def __init__(self, inner: logging.Formatter, token: str) -> None:
        super().__init__()
        self._inner = inner
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """Return the finished line."""
        line = self._inner.format(record)
        if self._token:
            line = line.replace(self._token, BLOT)
        for pattern in _TOKENS:
            line = pattern.sub(lambda match: ((match.lastindex and match[1]) or "") + BLOT, line)
        return line


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, ids, traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the object."""
        at = datetime.fromtimestamp(record.created, UTC)
        entry: dict[str, object] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **current(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            entry["kind"] = record.exc_info[0].__name__
            entry["traceback"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def handler_of(config: Config, stream: TextIO) -> logging.Handler:
    """Return what writes lines in the form that the configuration says."""
    lines = JsonLines() if config.log_format == "json" else logging.Formatter(*TEXT, style="{")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Blotting(lines, config.token.get_secret_value()))
    return handler


def log_to_stderr(config: Config) -> None:
    """Log as the configuration says; libraries never what they only say to be debugged."""
    root = logging.getLogger()
    root.setLevel(config.log_level)
    root.addHandler(handler_of(config, sys.stderr))
    for library in LIBRARIES:
        logging.getLogger(library).setLevel(max(root.level, logging.INFO))
