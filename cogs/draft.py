"""Draft: a message about to be sent, as Components V2 with its pictures.

A draft is built anew for each sending: a view that is changed or sent twice can unregister the
patterns of its dynamic items. Its view is stopped before it is sent, so that the library keeps no
copy of it: every click is answered by the patterns alone, also after a restart.
"""

import gzip
import io
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.metrics import Measures
from cogs.drawn import Drawn

Item = ui.Item[Any]

ACCENT = discord.Colour(0xD9A520)
MAX_TEXT = 4000  # of a whole message, Discord's limit


class Layout(ui.LayoutView):
    """A view whose items are all dynamic; the library never listens for it."""

    def __init__(self, items: tuple[Item, ...]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)
        if self.content_length() > MAX_TEXT:
            raise ValueError(f"a message of {self.content_length()} characters")
        self.stop()


@dataclass(frozen=True, slots=True)
class PictureFile:
    """A picture that goes with a message. The name is ASCII."""

    name: str
    drawn: Drawn
    alt: str

    @property
    def png(self) -> bytes:
        """Return its bytes as they are sent."""
        return self.drawn.png

    def item(self) -> "ui.MediaGallery[Any]":
        """Return the gallery that shows it."""
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{self.name}", description=self.alt[:1024])
        return gallery

    def file(self) -> discord.File:
        """Return it as an upload; each may be sent once."""
        return discord.File(io.BytesIO(self.png), filename=self.name, description=self.alt[:1024])


@dataclass(frozen=True, slots=True)
class TextFile:
    """A file of text that goes with a message, packed where the name ends so. It is ASCII."""

    name: str
    content: str

    def item(self) -> "ui.File[Any]":
        """Return the component that offers it."""
        return ui.File(media=f"attachment://{self.name}")

    def file(self) -> discord.File:
        """Return it as an upload; each may be sent once."""
        content = self.content.encode()
        if self.name.endswith(".gz"):
            content = gzip.compress(content)
        return discord.File(io.BytesIO(content), filename=self.name)


@dataclass(frozen=True, slots=True)
class Draft:
    """What a message will hold."""

    items: tuple[Any, ...]
    pictures: tuple[PictureFile, ...] = field(default=())
    texts: tuple[TextFile, ...] = field(default=())

    async def ready(self, measures: Measures) -> "Draft":
        """Draw its pictures, for it is about to be sent. Return it as it is."""
        for picture in self.pictures:
            await picture.drawn.ready(measures)
        return self

    def sending(self) -> dict[str, Any]:
        """Return the arguments of a send."""
        return {"view": Layout(self.items), "files": self._files()}

    def editing(self) -> dict[str, Any]:
        """Return the arguments of an edit: the complete new list of pictures."""
        return {"view": Layout(self.items), "attachments": self._files()}

    def _files(self) -> list[discord.File]:
        return [picture.file() for picture in self.pictures] + [text.file() for text in self.texts]


def text(*lines: str) -> "ui.TextDisplay[Any]":
    """Return lines of text."""
    return ui.TextDisplay("\n".join(line for line in lines if line))


def plain(*lines: str) -> Draft:
    """Return a draft of nothing but text."""
    return Draft((text(*lines),))
