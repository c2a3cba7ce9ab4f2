"""Happenings: what can change in the local Discord, told to gateway and viewers alike.

Facts only; who may hear of which is decided by the listener.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bot.sandbox.message import Message
from bot.sandbox.model import Channel, Guild, Member, User

if TYPE_CHECKING:
    from bot.sandbox.interactions import Interaction


@dataclass(frozen=True, slots=True)
class MessagePosted:
    """A message was sent."""

    message: Message


@dataclass(frozen=True, slots=True)
class MessageEdited:
    """A message got other contents."""

    message: Message


@dataclass(frozen=True, slots=True)
class MessageDeleted:
    """A message is gone."""

    message: Message


@dataclass(frozen=True, slots=True)
class ChannelCreated:
    """A channel or thread was made."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelUpdated:
    """A channel's permissions or a thread's state changed."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelDeleted:
    """A channel or thread is gone."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class GuildAdded:
    """The bot came into a server."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class GuildRemoved:
    """The bot was put out of a server, or the server is gone."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class MemberJoined:
    """Somebody joined a server."""

    guild: Guild
    member: Member


@dataclass(frozen=True, slots=True)
class MemberLeft:
    """Somebody left a server."""

    guild: Guild
    user: User


@dataclass(frozen=True, slots=True)
class InteractionBegun:
    """A person did something that the bot must answer."""

    interaction: "Interaction"


@dataclass(frozen=True, slots=True)
class InteractionSettled:
    """An interaction was answered, or failed."""

    interaction: "Interaction"


@dataclass(frozen=True, slots=True)
class BotSeen:
    """The bot came online or went offline."""

    online: bool


Happening: TypeAlias = (
    MessagePosted
    | MessageEdited
    | MessageDeleted
    | ChannelCreated
    | ChannelUpdated
    | ChannelDeleted
    | GuildAdded
    | GuildRemoved
    | MemberJoined
    | MemberLeft
    | InteractionBegun
    | InteractionSettled
    | BotSeen
)
