"""Picture: a drawn PNG and its size. What the rest of the bot gets from drawing, and all of it.

It is whole as it is drawn, at once. One that was drawn quickly and is heavier than it should be is
packed before it is sent, which takes longer and changes no pixel.
"""

from dataclasses import dataclass
from functools import lru_cache

from rendering.png import pack

MAX_WIDTH = 1098  # Discord's own advice for attachments that must stay sharp


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, its size in pixels, and how many bytes are few enough to be sent as they are.

    Without a limit it can't be made any smaller.
    """

    png: bytes
    width: int
    height: int
    limit: int | None = None

    @property
    def is_heavy(self) -> bool:
        """Tell whether it should be packed before it is sent."""
        return self.limit is not None and len(self.png) > self.limit


def packed(picture: Picture) -> bytes:
    """Return a picture's PNG as it is sent. Slow for a heavy one: for a thread."""
    return remembered(picture.png) if picture.is_heavy else picture.png


remembered = lru_cache(maxsize=64)(pack)  # the same hand goes into several messages
