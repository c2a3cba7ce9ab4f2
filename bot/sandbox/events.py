"""Events: a happening as gateway events, each with the intents of which one is needed.

Pure translation; who is connected is gateway.py's matter.
"""

from dataclasses import dataclass
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
from bot.sandbox.message import Message
from bot.sandbox.model import Channel
from bot.sandbox.payloads import interaction_payload
from bot.sandbox.permissions import Permission, in_channel
from bot.sandbox.wire import Json
from bot.sandbox.world import World

ANY = 0
GUILDS = 1 << 0
MEMBERS = 1 << 1
GUILD_MESSAGES = 1 << 9
DM_MESSAGES = 1 << 12


@dataclass(frozen=True, slots=True)
class Event:
    """One gateway event; `intents` 0 means that everybody gets it."""

    name: str
    data: Json
    intents: int = ANY
    guild_id: int | None = None


def events_of(world: World, happening: Happening) -> list[Event]:
    """Return the events that tell the bot of a happening."""
    match happening:
        case InteractionBegun(interaction):
            guild = interaction.channel.guild
            data = interaction_payload(world, interaction)
            return [Event("INTERACTION_CREATE", data, ANY, guild.id if guild else None)]
        case MessagePosted(message):
            return _message(world, "MESSAGE_CREATE", message)
        case MessageEdited(message):
            return _message(world, "MESSAGE_UPDATE", message)
        case MessageDeleted(message):
            return _message(world, "MESSAGE_DELETE", message)
        case ChannelCreated(channel):
            return _channel(world, "CREATE", channel)
        case ChannelUpdated(channel):
            return _channel(world, "UPDATE", channel)
        case ChannelDeleted(channel):
            return _channel(world, "DELETE", channel)
        case GuildAdded(guild):
            return [Event("GUILD_CREATE", guild.json(bot_id=world.bot.id), GUILDS, guild.id)]
        case GuildRemoved(guild):
            return [Event("GUILD_DELETE", {"id": str(guild.id)}, GUILDS, guild.id)]
        case MemberJoined(guild, member):
            data = member.json() | {"guild_id": str(guild.id)}
            return [Event("GUILD_MEMBER_ADD", data, MEMBERS, guild.id)]
        case MemberLeft(guild, user):
            data = {"guild_id": str(guild.id), "user": user.json()}
            return [Event("GUILD_MEMBER_REMOVE", data, MEMBERS, guild.id)]
        case InteractionSettled() | BotSeen():
            return []
        case _:
            assert_never(happening)


def _channel(world: World, what: str, channel: Channel) -> list[Event]:
    assert channel.guild is not None
    data = channel.json()
    if channel.is_thread:
        private_to_others = channel.private and world.bot.id not in channel.members
        return (
            [] if private_to_others else [Event(f"THREAD_{what}", data, GUILDS, channel.guild.id)]
        )
    return [Event(f"CHANNEL_{what}", data, GUILDS, channel.guild.id)]


def _message(world: World, name: str, message: Message) -> list[Event]:
    channel = message.channel
    if message.ephemeral:
        return []
    if not in_channel(channel, world.bot.id) & Permission.VIEW_CHANNEL:
        return []
    data: Json = message.json()
    if name == "MESSAGE_DELETE":
        data = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild is None:
        return [Event(name, data, DM_MESSAGES)]
    data["guild_id"] = str(channel.guild.id)
    if message.author is not world.bot and "content" in data:
        # Without the privileged intent the bot learns that people wrote, not what.
        data |= {"content": "", "embeds": [], "attachments": [], "components": []}
    return [Event(name, data, GUILD_MESSAGES, channel.guild.id)]
