"""The nouns of the local Discord: users, servers, roles, members, channels.

Plain records with their Discord JSON. They decide nothing and tell nobody: world.py does.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

from bot.sandbox.wire import Json, timestamp

if TYPE_CHECKING:
    from bot.sandbox.message import Message


# What a server has in Discord and nobody here makes use of.
UNUSED: Mapping[str, object] = MappingProxyType(
    {
        "icon": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "region": "deprecated",
        "large": False,
        "features": [],
        "emojis": [],
        "stickers": [],
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "max_presences": None,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "widget_enabled": False,
        "widget_channel_id": None,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "vanity_url_code": None,
        "incidents_data": None,
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
)


class ChannelKind(IntEnum):
    """Discord's channel types, as far as they exist here."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


@dataclass(slots=True, eq=False)
class User:
    """An account: a person's or a bot's."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True

    def json(self) -> Json:
        """Return the user object."""
        return {
            "id": str(self.id),
            "username": self.name.lower().replace(" ", "_"),
            "global_name": None if self.bot else self.name,
            "discriminator": "0000" if self.bot else "0",
            "avatar": None,
            "primary_guild": None,
            "bot": self.bot,
            "public_flags": 0,
            "flags": 0,
        }


@dataclass(slots=True, eq=False)
class Role:
    """A role of a server; the one with the server's id is everyone's."""

    id: int
    name: str
    permissions: int
    position: int = 0
    managed_by: int | None = None

    def json(self) -> Json:
        """Return the role object."""
        data: Json = {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(self.permissions),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": self.managed_by is not None,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "description": None,
            "flags": 0,
        }
        if self.managed_by is not None:
            data["tags"] = {"bot_id": str(self.managed_by)}
        return data


@dataclass(slots=True, eq=False)
class Member:
    """A user in a server."""

    user: User
    joined_at: int
    roles: list[Role] = field(default_factory=list)
    nick: str | None = None

    def json(self) -> Json:
        """Return the member object."""
        return {
            "user": self.user.json(),
            "nick": self.nick,
            "avatar": None,
            "banner": None,
            "roles": [str(role.id) for role in self.roles],
            "joined_at": timestamp(self.joined_at),
            "premium_since": None,
            "communication_disabled_until": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }


@dataclass(slots=True)
class Overwrite:
    """What one role (kind 0) or member (kind 1) may or may not do in a channel."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0

    def json(self) -> Json:
        """Return the overwrite object."""
        return {
            "id": str(self.id),
            "type": self.kind,
            "allow": str(self.allow),
            "deny": str(self.deny),
        }


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a thread (with a parent) or a DM (with a recipient)."""

    id: int
    kind: ChannelKind
    name: str
    created_at: int
    guild: "Guild | None" = None
    parent: "Channel | None" = None
    recipient: User | None = None
    owner_id: int = 0
    position: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: "dict[int, Message]" = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    archive_after: int = 1440
    members: set[int] = field(default_factory=set)
    deleted: bool = False

    @property
    def private(self) -> bool:
        """Say whether this is a thread for its members only."""
        return self.kind is ChannelKind.PRIVATE_THREAD

    @property
    def is_thread(self) -> bool:
        """Say whether this is a thread."""
        return self.kind in (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)

    def json(self) -> Json:
        """Return the channel object as the bot gets it."""
        data: Json = {"id": str(self.id), "type": int(self.kind), "flags": 0}
        last = max((m.id for m in self.messages.values() if not m.ephemeral), default=None)
        data["last_message_id"] = None if last is None else str(last)
        if self.recipient is not None:
            return data | {"recipients": [self.recipient.json()]}
        assert self.guild is not None
        data |= {"name": self.name, "guild_id": str(self.guild.id), "rate_limit_per_user": 0}
        if self.parent is None:
            return data | {
                "position": self.position,
                "parent_id": None,
                "topic": None,
                "nsfw": False,
                "permission_overwrites": [o.json() for o in self.overwrites.values()],
            }
        return data | {
            "parent_id": str(self.parent.id),
            "owner_id": str(self.owner_id),
            "message_count": len(self.messages),
            "total_message_sent": len(self.messages),
            "member_count": len(self.members),
            "thread_metadata": {
                "archived": self.archived,
                "locked": self.locked,
                "auto_archive_duration": self.archive_after,
                "archive_timestamp": timestamp(self.created_at),
                "create_timestamp": timestamp(self.created_at),
            },
        }


@dataclass(slots=True, eq=False)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str
    created_at: int
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)

    @property
    def threads(self) -> list[Channel]:
        """Return the threads that are not archived."""
        return [c for c in self.channels.values() if c.is_thread and not c.archived]

    def json(self, *, bot_id: int) -> Json:
        """Return the server as GUILD_CREATE tells it to a bot without privileged intents."""
        own = self.members.get(bot_id)
        return {
            **UNUSED,
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner_id),
            "preferred_locale": self.locale,
            "unavailable": False,
            "joined_at": timestamp(own.joined_at if own else self.created_at),
            "member_count": len(self.members),
            "roles": [role.json() for role in self.roles.values()],
            "channels": [c.json() for c in self.channels.values() if not c.is_thread],
            "threads": [c.json() for c in self.threads],
            "members": [own.json()] if own else [],
        }
