"""Message: one message with its files, as stored and as shown.

Never checks anything: draft.py does before a message gets its contents.
"""

from collections import deque
from dataclasses import dataclass, field

from bot.sandbox.components import (
    Button,
    Select,
    read_buttons,
    read_media,
    read_selects,
    read_texts,
    walk,
)
from bot.sandbox.model import Channel, User
from bot.sandbox.wire import Json, timestamp

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15

REMEMBERED = 20
PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message; `url` leads to its bytes on this machine."""

    id: int
    filename: str
    content: bytes = field(repr=False)
    url: str
    content_type: str
    description: str | None = None

    @property
    def size(self) -> int:
        """Return the number of bytes."""
        return len(self.content)

    @property
    def dimensions(self) -> tuple[int, int] | None:
        """Return width and height of a PNG, else nothing."""
        if not self.content.startswith(PNG) or len(self.content) < 24:
            return None
        return int.from_bytes(self.content[16:20]), int.from_bytes(self.content[20:24])

    def json(self) -> Json:
        """Return the attachment object."""
        data: Json = {
            "id": str(self.id),
            "filename": self.filename,
            "size": self.size,
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        }
        if self.description is not None:
            data["description"] = self.description
        if (size := self.dimensions) is not None:
            data["width"], data["height"] = size
        return data


@dataclass(slots=True, eq=False)
class Message:
    """A message; the same object lives on through edits, so what it says is always current."""

    id: int
    channel: Channel
    author: User
    created_at: int
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    replaced: list[Attachment] = field(default_factory=list)
    mentions: list[User] = field(default_factory=list)
    flags: int = 0
    edited_at: int | None = None
    viewer_id: int | None = None
    reference: Json | None = None
    nonce: str | None = None
    interaction: Json | None = None
    webhook_id: int | None = None
    revision: int = 0
    past: deque[list[Json]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        """Say whether only one person sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Say whether it is still "thinking"."""
        return bool(self.flags & LOADING)

    @property
    def buttons(self) -> list[Button]:
        """Return its buttons in reading order."""
        return read_buttons(self.components)

    @property
    def selects(self) -> list[Select]:
        """Return its select menus in reading order."""
        return read_selects(self.components)

    @property
    def text(self) -> str:
        """Return all of its text: content, embeds, text displays, one part a line."""
        parts = [self.content]
        for embed in self.embeds:
            parts += [embed.get("title") or "", embed.get("description") or ""]
            for line in embed.get("fields", []):
                parts += [line["name"], line["value"]]
            parts.append((embed.get("footer") or {}).get("text") or "")
        parts += read_texts(self.components)
        return "\n".join(part for part in parts if part)

    @property
    def alt_texts(self) -> list[str]:
        """Return what the pictures say to those who do not see them."""
        media = [item.get("description") for item in read_media(self.components)]
        return [text for text in media + [a.description for a in self.attachments] if text]

    def attachment(self, filename: str) -> Attachment:
        """Return the file of that name; raise KeyError if there is none."""
        for attachment in self.attachments:
            if attachment.filename == filename:
                return attachment
        raise KeyError(filename)

    def once_with(self, custom_id: str) -> list[Json] | None:
        """Return the newest components, present or past, that have this custom id."""
        for components in (self.components, *reversed(self.past)):
            if any(c.get("custom_id") == custom_id for c in walk(components)):
                return components
        return None

    def visible_to(self, user: User) -> bool:
        """Say whether this is not someone else's ephemeral message, nor deleted."""
        return not self.deleted and self.viewer_id in (None, user.id)

    def json(self) -> Json:
        """Return the message object."""
        data: Json = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "author": self.author.json(),
            "content": self.content,
            "timestamp": timestamp(self.created_at),
            "edited_timestamp": None if self.edited_at is None else timestamp(self.edited_at),
            "tts": False,
            "mention_everyone": False,
            "mentions": [user.json() for user in self.mentions],
            "mention_roles": [],
            "attachments": [a.json() for a in self.attachments],
            "embeds": self.embeds,
            "components": self.components,
            "pinned": False,
            "type": 19 if self.reference else 0 if self.interaction is None else 20,
            "flags": self.flags,
        }
        if self.reference is not None:
            data["message_reference"] = self.reference
        if self.nonce is not None:
            data["nonce"] = self.nonce
        if self.interaction is not None:
            data["interaction_metadata"] = self.interaction
        if self.webhook_id is not None:
            data["webhook_id"] = data["application_id"] = str(self.webhook_id)
        return data
