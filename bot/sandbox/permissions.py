"""Permissions: who may do what where, by roles and channel overwrites.

Pure computation over the model; raises Discord's refusals, changes nothing.
"""

from enum import IntFlag

from bot.sandbox.model import Channel, Guild, Member
from bot.sandbox.wire import MISSING_ACCESS, MISSING_PERMISSIONS, refusal


class Permission(IntFlag):
    """The permissions that matter here, with Discord's bits and names."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


ALL = sum(Permission)
EVERYONE = sum(
    (
        Permission.VIEW_CHANNEL,
        Permission.SEND_MESSAGES,
        Permission.EMBED_LINKS,
        Permission.ATTACH_FILES,
        Permission.READ_MESSAGE_HISTORY,
        Permission.USE_APPLICATION_COMMANDS,
        Permission.CREATE_PUBLIC_THREADS,
        Permission.SEND_MESSAGES_IN_THREADS,
    )
)


def in_guild(guild: Guild, member: Member) -> int:
    """Return what a member may do in the whole server."""
    granted = guild.roles[guild.id].permissions
    for role in member.roles:
        granted |= role.permissions
    if guild.owner_id == member.user.id or granted & Permission.ADMINISTRATOR:
        return ALL
    return granted


def in_channel(channel: Channel, user_id: int) -> int:
    """Return what a user may do in a channel; nothing for somebody who is not there."""
    if channel.guild is None:
        return EVERYONE
    member = channel.guild.members.get(user_id)
    if member is None:
        return 0
    granted = in_guild(channel.guild, member)
    if granted & Permission.ADMINISTRATOR:
        return ALL
    place = channel.parent or channel
    everyone = place.overwrites.get(channel.guild.id)
    own = [place.overwrites[r.id] for r in member.roles if r.id in place.overwrites]
    personal = place.overwrites.get(user_id)
    for layer in ([everyone] if everyone else [], own, [personal] if personal else []):
        for overwrite in layer:
            granted &= ~overwrite.deny
        for overwrite in layer:
            granted |= overwrite.allow
    return granted if granted & Permission.VIEW_CHANNEL else 0


def sees(channel: Channel, user_id: int) -> bool:
    """Say whether a user sees a channel."""
    if channel.deleted:
        return False
    if channel.recipient is not None:
        return channel.recipient.id == user_id
    granted = in_channel(channel, user_id)
    if channel.private and user_id not in channel.members:
        return bool(granted & Permission.MANAGE_THREADS)
    return bool(granted & Permission.VIEW_CHANNEL)


def demand(granted: int, *needed: Permission) -> None:
    """Raise 50001 when the channel is not even seen, 50013 when a permission is missing."""
    if not granted & Permission.VIEW_CHANNEL:
        raise refusal(MISSING_ACCESS)
    if any(not granted & permission for permission in needed):
        raise refusal(MISSING_PERMISSIONS)
