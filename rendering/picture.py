"""Picture: a drawn PNG and its size. What the rest of the bot gets from drawing, and all of it."""

from dataclasses import dataclass

MAX_WIDTH = 1098  # Discord's own advice for attachments that must stay sharp


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG and its size in pixels."""

    png: bytes
    width: int
    height: int
