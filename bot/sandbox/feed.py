"""Feed: what one viewer may see of the changes, in order. The seam to the sandbox's page.

    feed = discord.subscribe(person)
    async for event in feed:       # ends after feed.close()
        await socket.send_json(event)

Each event is one JSON object with a `type`:

    {"type": "message", "message": <message object>, "new": bool, "guild_id": str | None}
        shown or changed; upsert it by message["id"] under message["channel_id"]
    {"type": "message_gone", "id": str, "channel_id": str}
    {"type": "interaction", "id": str, "state": "waiting" | "answered" | "failed",
     "kind": "command" | "component" | "autocomplete" | "modal", "text": str | None,
     "message_id": str | None, "custom_id": str | None, "modal": <modal object> | None}
        only the viewer's own; `text` says why it failed; `modal` is to be shown now
    {"type": "places"}              channels, threads, servers or members changed: ask again
    {"type": "bot", "online": bool}

Only what the viewer can see passes: channels of their servers, their own DMs, their own
ephemeral messages. Nothing is replayed: subscribe first, then ask `person.sees(channel)`,
`person.inbox`, `person.channels`. Actions go through the same `Person`.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import assert_never

from bot.sandbox.happenings import (
    BotSeen,
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    GuildAdded,
    GuildRemoved,
    Happening,
    InteractionBegun,
    InteractionSettled,
    MemberJoined,
    MemberLeft,
    MessageDeleted,
    MessageEdited,
    MessagePosted,
)
from bot.sandbox.interactions import Interaction
from bot.sandbox.message import Message
from bot.sandbox.model import User
from bot.sandbox.permissions import sees
from bot.sandbox.wire import Json
from bot.sandbox.world import World


class Feed:
    """The events of one viewer; iterate over it, and close it at the end."""

    def __init__(self, world: World, viewer: User) -> None:
        self._viewer = viewer
        self._queue: asyncio.Queue[Json | None] = asyncio.Queue()
        self._unlisten = world.listen(self._hear)
        self._closed = False

    def __aiter__(self) -> AsyncIterator[Json]:
        return self._events()

    async def _events(self) -> AsyncIterator[Json]:
        while (event := await self._queue.get()) is not None:
            yield event

    def close(self) -> None:
        """End the feed; whoever iterates over it comes to the end."""
        if not self._closed:
            self._closed = True
            self._unlisten()
            self._queue.put_nowait(None)

    def _hear(self, happening: Happening) -> None:
        event = self._view(happening)
        if event is not None:
            self._queue.put_nowait(event)

    def _view(self, happening: Happening) -> Json | None:
        match happening:
            case MessagePosted(message):
                return self._message(message, new=True)
            case MessageEdited(message):
                return self._message(message, new=False)
            case MessageDeleted(message):
                return self._gone(message)
            case InteractionBegun(interaction) | InteractionSettled(interaction):
                return self._interaction(interaction)
            case BotSeen(online):
                return {"type": "bot", "online": online}
            case (
                ChannelCreated()
                | ChannelUpdated()
                | ChannelDeleted()
                | GuildAdded()
                | GuildRemoved()
                | MemberJoined()
                | MemberLeft()
            ):
                return {"type": "places"}
            case _:
                assert_never(happening)

    def _message(self, message: Message, *, new: bool) -> Json | None:
        if not message.visible_to(self._viewer) or not sees(message.channel, self._viewer.id):
            return None
        guild = message.channel.guild
        return {
            "type": "message",
            "message": message.json(),
            "new": new,
            "guild_id": None if guild is None else str(guild.id),
        }

    def _gone(self, message: Message) -> Json | None:
        if message.viewer_id not in (None, self._viewer.id):
            return None
        if not sees(message.channel, self._viewer.id):
            return None
        return {
            "type": "message_gone",
            "id": str(message.id),
            "channel_id": str(message.channel.id),
        }

    def _interaction(self, interaction: Interaction) -> Json | None:
        if interaction.user is not self._viewer:
            return None
        state = "failed" if interaction.failed else "answered" if interaction.settled else "waiting"
        return {
            "type": "interaction",
            "id": str(interaction.id),
            "state": state,
            "kind": interaction.kind.name.lower(),
            "text": interaction.failed,
            "message_id": str(interaction.message.id) if interaction.message else None,
            "custom_id": interaction.data.get("custom_id"),
            "modal": interaction.modal,
        }
