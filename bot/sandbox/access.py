"""Access: what the bot may reach, as Discord would let it, and as the faults pretend.

Finds channels and messages by id or refuses with Discord's codes; changes nothing.
"""

from bot.sandbox.faults import Faults
from bot.sandbox.message import Message
from bot.sandbox.model import Channel, Guild, User
from bot.sandbox.permissions import Permission, demand, in_channel
from bot.sandbox.wire import (
    ARCHIVED_THREAD,
    CLOSED_DMS,
    DMS_TOO_FAST,
    MISSING_ACCESS,
    NO_MUTUAL_GUILD,
    SLOW_MODE,
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
    TooFast,
    refusal,
)
from bot.sandbox.world import World

P = Permission


class Access:
    """The bot's reach."""

    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults

    def rights(self, channel: Channel) -> int:
        """Return what the bot may do in a channel now."""
        granted = in_channel(channel, self._world.bot.id)
        fault = self._faults.active("missing_permission", channel.id)
        if fault is not None and channel.guild is not None:
            granted &= ~getattr(P, fault.permission.upper())
            self._faults.take("missing_permission", channel.id)
        return granted if granted & P.VIEW_CHANNEL else 0

    def channel(self, channel_id: int, *needed: Permission) -> Channel:
        """Return a channel where the bot may do all of this; or refuse (10003, 50001, 50013)."""
        channel = self._world.channels.get(channel_id)
        if channel is None or self._faults.take("deleted_channel", channel_id):
            raise refusal(UNKNOWN_CHANNEL)
        if channel.private and self._world.bot.id not in channel.members:
            raise refusal(MISSING_ACCESS)
        demand(self.rights(channel), *needed)
        return channel

    def to_write(self, channel_id: int, *, files: bool, embeds: bool) -> Channel:
        """Return a channel the bot may write to; or refuse (also 50007, 50278, 50083)."""
        found = self._world.channels.get(channel_id)
        thread = found is not None and found.is_thread
        needed = [P.SEND_MESSAGES_IN_THREADS if thread else P.SEND_MESSAGES]
        needed += [P.ATTACH_FILES] if files else []
        needed += [P.EMBED_LINKS] if embeds else []
        channel = self.channel(channel_id, *needed)
        if channel.recipient is not None:
            self._may_write_to(channel.recipient)
        if channel.archived and channel.locked:
            raise refusal(ARCHIVED_THREAD)
        self.refuse_archived(channel, sending=True)
        fault = self._faults.take("slow_mode", channel.id) if channel.guild else None
        if fault is not None:
            raise TooFast(SLOW_MODE, fault.retry_after)
        return channel

    def refuse_archived(self, channel: Channel, *, sending: bool) -> None:
        """Refuse what an archived thread does not take (50083); sending opens one again."""
        shut = channel.archived and not sending
        if channel.is_thread and (shut or self._faults.take("archived_thread", channel.id)):
            raise refusal(ARCHIVED_THREAD)

    def _may_write_to(self, user: User) -> None:
        if not self._world.mutual(user):
            raise refusal(NO_MUTUAL_GUILD)
        if not user.dms_open or self._faults.take("closed_dms"):
            raise refusal(CLOSED_DMS)

    def to_open(self, user_id: int) -> User:
        """Return a user to whom a channel may be opened now; or refuse (10013, 40003)."""
        user = self.user(user_id)
        if self._faults.take("dms_too_fast"):
            raise refusal(DMS_TOO_FAST)
        return user

    def message(self, channel: Channel, message_id: int) -> Message:
        """Return a message that bot-token routes know, so never an ephemeral one; or 10008."""
        message = channel.messages.get(message_id)
        if message is None or message.ephemeral:
            raise refusal(UNKNOWN_MESSAGE)
        self.still_there(message)
        return message

    def still_there(self, message: Message | None) -> Message:
        """Return the message unless it was deleted; then refuse (10008)."""
        if message is None or message.deleted:
            raise refusal(UNKNOWN_MESSAGE)
        if self._faults.take("deleted_message", message.channel.id):
            raise refusal(UNKNOWN_MESSAGE)
        return message

    def guild(self, guild_id: int) -> Guild:
        """Return a server the bot is in; or refuse (10004)."""
        guild = self._world.guilds.get(guild_id)
        if guild is None or self._world.bot.id not in guild.members:
            raise refusal(UNKNOWN_GUILD)
        return guild

    def user(self, user_id: int) -> User:
        """Return a user; or refuse (10013)."""
        user = self._world.users.get(user_id)
        if user is None:
            raise refusal(UNKNOWN_USER)
        return user
