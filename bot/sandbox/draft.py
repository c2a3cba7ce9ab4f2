"""Draft: the contents a bot wants a message to have, checked as Discord checks them.

Turns a request's form into the message's new contents; sends and stores nothing.
"""

import copy
import mimetypes
import re
from collections.abc import Collection
from dataclasses import dataclass, field

from bot.sandbox.bodies import Upload
from bot.sandbox.components import (
    CONTAINER,
    FILE,
    SELECTS,
    SEPARATOR,
    read_media,
    read_texts,
    walk,
)
from bot.sandbox.embeds import check_embeds, point_embeds
from bot.sandbox.layout import Layout
from bot.sandbox.message import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Message,
)
from bot.sandbox.model import Channel, User
from bot.sandbox.wire import EMPTY_MESSAGE, Json, Problems, refusal
from bot.sandbox.world import World

MOST_CONTENT = 2_000
MOST_FILES = 10
MENTIONED = ("roles", "users", "everyone")
MOST_DESCRIPTION = 1_024
SETTABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
UNSAFE = re.compile(r"[^A-Za-z0-9._-]")
MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True, slots=True)
class Draft:
    """Complete new contents."""

    content: str
    embeds: list[Json]
    components: list[Json]
    attachments: list[Attachment]
    flags: int
    mentions: list[User] = field(default_factory=list)

    def fill(self, message: Message) -> None:
        """Give a message these contents."""
        message.content = self.content
        message.embeds = self.embeds
        message.past.append(message.components)
        message.components = self.components
        kept = {attachment.id for attachment in self.attachments}
        message.replaced += [a for a in message.attachments if a.id not in kept]
        message.attachments = self.attachments
        message.mentions = self.mentions
        message.flags = self.flags


def compose(
    world: World,
    place: Channel,
    form: Json,
    files: dict[int, Upload],
    *,
    old: Message | None = None,
    ephemeral: bool = False,
    under: str = "",
) -> Draft:
    """Return what a new message, or `old` after an edit, is to contain; or refuse (50035, 50006).

    `ephemeral` says whether the form may ask for an ephemeral message, `under` where in the request
    it stands.
    """
    problems = Problems(under=under)
    attachments = _attachments(world, place, form, files, old, problems)
    flags = _flags(form, old, ephemeral)
    content = form.get("content", old.content if old else "") or ""
    embeds = form.get("embeds", old.embeds if old else []) or []
    components = form.get("components", old.components if old else []) or []
    _check_words(content, form, problems)
    check_embeds(embeds, problems)
    v2 = bool(flags & COMPONENTS_V2)
    if form.get("components"):
        names = {attachment.filename for attachment in attachments}
        Layout(problems, names).check_message(components, v2=v2)
    if v2 and (content or embeds):
        text = "The 'content' and 'embeds' fields cannot be used with components V2"
        problems.add("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text)
    problems.refuse()
    if not components if v2 else not (content or embeds or attachments):
        raise refusal(EMPTY_MESSAGE)
    if form.get("components"):
        components = _arrange(components, attachments)
    embeds = point_embeds(embeds, {a.filename: a.url for a in attachments})
    text = "\n".join([content, *read_texts(components)])
    mentions = _mentions(world, text, form.get("allowed_mentions"))
    return Draft(content, embeds, components, attachments, flags, mentions)


def _check_words(content: str, form: Json, problems: Problems) -> None:
    problems.length("content", content, 0, MOST_CONTENT)
    for index, word in enumerate((form.get("allowed_mentions") or {}).get("parse", ())):
        problems.one_of(f"allowed_mentions.parse.{index}", word, MENTIONED)


def sanitized(filename: str) -> str:
    """Return the name Discord gives an uploaded file: only plain characters stay."""
    return UNSAFE.sub("", filename.replace(" ", "_")) or "unknown"


def _flags(form: Json, old: Message | None, ephemeral: bool) -> int:
    wanted = int(form.get("flags") or 0)
    if old is None:
        return wanted & (SETTABLE | (EPHEMERAL if ephemeral else 0))
    return (old.flags & ~LOADING) | (wanted & SETTABLE)


def _attachments(
    world: World,
    place: Channel,
    form: Json,
    files: dict[int, Upload],
    old: Message | None,
    problems: Problems,
) -> list[Attachment]:
    existing = {a.id: a for a in old.attachments} if old else {}
    listed = form.get("attachments")
    described: dict[int, str | None] = {}
    kept = list(existing.values()) if listed is None else []
    for index, entry in enumerate(listed or []):
        _check_file(f"attachments.{index}", entry, problems)
        number = int(entry.get("id", -1))
        if number in existing:
            kept.append(existing[number])
        elif number in files:
            described[number] = entry.get("description")
        else:
            problems.add(f"attachments.{index}.id", "ATTACHMENT_NOT_FOUND", "No such attachment.")
    fresh = [
        _attachment(world, place, upload, described.get(number))
        for number, upload in sorted(files.items())
    ]
    if len(kept) + len(fresh) > MOST_FILES:
        problems.add("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer.")
    return kept + fresh


def _check_file(path: str, entry: Json, problems: Problems) -> None:
    for key, least in (("filename", 1), ("description", 0), ("title", 0)):
        if entry.get(key) is not None:
            problems.length(f"{path}.{key}", entry[key], least, MOST_DESCRIPTION)


def _attachment(
    world: World, place: Channel, upload: Upload, description: str | None
) -> Attachment:
    number, name = world.new_id(), sanitized(upload.filename)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    url = f"{world.origin}/attachments/{place.id}/{number}/{name}"
    return Attachment(number, name, upload.content, url, kind, description)


def _arrange(components: list[Json], attachments: Collection[Attachment]) -> list[Json]:
    """Return the components with ids dealt out and media pointing to the files."""
    arranged = copy.deepcopy(components)
    files = {attachment.filename: attachment for attachment in attachments}
    taken = {c["id"] for c in walk(arranged) if c.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)
    for component in walk(arranged):
        if not component.get("id"):
            component["id"] = next(free)
        if component["type"] in SELECTS:
            component.setdefault("min_values", 1)
            component.setdefault("max_values", 1)
        if component["type"] == SEPARATOR:
            component.setdefault("divider", True)
            component.setdefault("spacing", 1)
        if component["type"] == CONTAINER:
            component.setdefault("accent_color", None)
            component.setdefault("spoiler", False)
    for item in read_media(arranged):
        item.setdefault("description", None)
        item.setdefault("spoiler", False)
        media = item.get("media") or item["file"]
        name = media["url"].removeprefix("attachment://")
        if name == media["url"]:
            media |= _elsewhere(media["url"], len(attachments))
        elif name in files:
            media |= _unfurled(files[name])
            if item.get("type") == FILE:
                item |= {"name": name, "size": files[name].size}
    return arranged


def _elsewhere(url: str, number: int) -> Json:
    """Return a picture of the web, which is never fetched."""
    return {"id": str(number), "url": url, "proxy_url": url, "width": None, "height": None}


def _unfurled(attachment: Attachment) -> Json:
    width, height = attachment.dimensions or (None, None)
    return {
        "id": str(attachment.id),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "width": width,
        "height": height,
        "content_type": attachment.content_type,
        "attachment_id": str(attachment.id),
        "loading_state": 2,
        "flags": 0,
    }


def _mentions(world: World, text: str, allowed: Json | None) -> list[User]:
    found = [world.users[int(raw)] for raw in MENTION.findall(text) if int(raw) in world.users]
    if allowed is not None and "users" not in allowed.get("parse", []):
        named = {int(raw) for raw in allowed.get("users", [])}
        found = [user for user in found if user.id in named]
    return list(dict.fromkeys(found))
