"""World: everything there is in the local Discord, and the only way to change it.

Each change is told to the listeners at once and wakes whoever waits. Rules are not checked
here: who asks has checked them.
"""

from collections import deque
from collections.abc import Callable

from bot.clock import Clock
from bot.sandbox.happenings import (
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    GuildAdded,
    GuildRemoved,
    Happening,
    MemberJoined,
    MemberLeft,
    MessageDeleted,
    MessageEdited,
    MessagePosted,
)
from bot.sandbox.message import Attachment, Message
from bot.sandbox.model import Channel, ChannelKind, Guild, Member, Role, User
from bot.sandbox.permissions import EVERYONE, Permission
from bot.sandbox.pulse import Pulse
from bot.sandbox.wire import Json, Snowflakes

BOT_NAME = "Crazy Duel"
EPHEMERALS_KEPT = 100
RETIRED_FILES = 100
COUNTED_FROM = 1 << 62  # later than any clock says, so that no id of the time is met
MODERATOR = Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES | Permission.MANAGE_CHANNELS


class World:
    """The state of one local Discord.

    With `counted_ids` the n-th interaction has the same id in each run, whatever the time.
    """

    def __init__(self, clock: Clock, *, counted_ids: bool = False) -> None:
        self.clock = clock
        self.pulse = Pulse()
        self.origin = ""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self.global_commands: list[Json] = []
        self.guild_commands: dict[int, list[Json]] = {}
        self._ids = Snowflakes()
        self._interaction_ids = Snowflakes(after=COUNTED_FROM) if counted_ids else self._ids
        self._retired: deque[int] = deque()
        self._private: dict[int, deque[Message]] = {}
        self._listeners: list[Callable[[Happening], None]] = []
        self.bot = self.add_user(BOT_NAME, bot=True)
        self.developer = self.add_user("Host")  # whose application the bot is
        self.interactions_endpoint: str | None = None  # an address that would get them instead

    def now(self) -> int:
        """Return unix milliseconds by the clock given."""
        return self.clock.now()

    def new_id(self) -> int:
        """Return a fresh snowflake."""
        return self._ids.next(self.now())

    def new_interaction_id(self) -> int:
        """Return a fresh snowflake for an interaction."""
        return self._interaction_ids.next(self.now())

    def listen(self, listener: Callable[[Happening], None]) -> Callable[[], None]:
        """Call `listener` at each happening; return the way to stop."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, happening: Happening) -> None:
        """Tell every listener and wake whoever waits."""
        for listener in tuple(self._listeners):
            listener(happening)
        self.pulse.beat()

    def add_user(self, name: str, *, locale: str = "en-US", bot: bool = False) -> User:
        """Make an account."""
        user = User(self.new_id(), name, locale=locale, bot=bot)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, *, locale: str = "en-US") -> Guild:
        """Make a server with an owner, the roles, and the bot in it."""
        owner = self.add_user(f"Owner of {name}")
        guild = Guild(self.new_id(), name, owner.id, locale, self.now())
        guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE)
        moderator = Role(self.new_id(), "Moderator", MODERATOR, 1)
        own = Role(self.new_id(), BOT_NAME, EVERYONE, 2, managed_by=self.bot.id)
        guild.roles |= {moderator.id: moderator, own.id: own}
        guild.members[owner.id] = Member(owner, self.now())
        guild.members[self.bot.id] = Member(self.bot, self.now(), [own])
        self.guilds[guild.id] = guild
        self.tell(GuildAdded(guild))
        return guild

    def remove_guild(self, guild: Guild) -> None:
        """Delete a server, or put the bot out of it: to the bot it is the same."""
        for channel in guild.channels.values():
            channel.deleted = True
            self.channels.pop(channel.id, None)
        self.guilds.pop(guild.id)
        self.tell(GuildRemoved(guild))

    def join(self, guild: Guild, user: User, *, moderator: bool = False) -> Member:
        """Make a user a member."""
        roles = [r for r in guild.roles.values() if moderator and r.name == "Moderator"]
        member = Member(user, self.now(), roles)
        guild.members[user.id] = member
        self.tell(MemberJoined(guild, member))
        return member

    def leave(self, guild: Guild, user: User) -> None:
        """Take a user out of a server."""
        if guild.members.pop(user.id, None) is not None:
            self.tell(MemberLeft(guild, user))

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Make a text channel."""
        channel = Channel(self.new_id(), ChannelKind.TEXT, name, self.now(), guild)
        channel.position = len(guild.channels)
        return self._open(channel)

    def add_thread(
        self, parent: Channel, name: str, owner: User, *, thread_id: int, private: bool = False
    ) -> Channel:
        """Make a thread."""
        kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        thread = Channel(thread_id, kind, name, self.now(), parent.guild, parent=parent)
        thread.owner_id = owner.id
        thread.members.add(owner.id)
        return self._open(thread)

    def _open(self, channel: Channel) -> Channel:
        assert channel.guild is not None
        self.channels[channel.id] = channel
        channel.guild.channels[channel.id] = channel
        self.tell(ChannelCreated(channel))
        return channel

    def dm(self, user: User) -> Channel:
        """Return the channel between the bot and a user, made at first use."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self.new_id(), ChannelKind.DM, "", self.now(), recipient=user)
        self.channels[channel.id] = channel
        return channel

    def update_channel(self, channel: Channel) -> None:
        """Tell of a channel that was changed."""
        self.tell(ChannelUpdated(channel))

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel and its threads."""
        assert channel.guild is not None
        for thread in [c for c in channel.guild.channels.values() if c.parent is channel]:
            self.delete_channel(thread)
        channel.deleted = True
        self.channels.pop(channel.id)
        channel.guild.channels.pop(channel.id)
        self.tell(ChannelDeleted(channel))

    def post(self, message: Message) -> Message:
        """Put a message into its channel; ephemeral ones too, each known only to its viewer."""
        message.channel.messages[message.id] = message
        self.keep(message.attachments)
        self.tell(MessagePosted(message))
        if message.viewer_id is not None:
            self._forget_private(message.viewer_id, message)
        return message

    def edited(self, message: Message, *, mark: bool = True) -> None:
        """Tell of a message whose contents were changed."""
        self.keep(message.attachments)
        message.revision += 1
        for attachment in message.replaced:
            self._retire(attachment.id)
        message.replaced.clear()
        if mark:
            message.edited_at = self.now()
        self.tell(MessageEdited(message))

    def delete(self, message: Message) -> None:
        """Delete a message and its files."""
        message.deleted = True
        message.channel.messages.pop(message.id, None)
        for attachment in message.attachments:
            self._retire(attachment.id)
        self.tell(MessageDeleted(message))

    def _retire(self, attachment_id: int) -> None:
        """Forget a file, but not at once: somebody may be about to load it."""
        self._retired.append(attachment_id)
        if len(self._retired) > RETIRED_FILES:
            self.attachments.pop(self._retired.popleft(), None)

    def _forget_private(self, viewer_id: int, message: Message) -> None:
        """Delete ephemeral messages nobody puts away, so that a long run does not grow."""
        shown = self._private.setdefault(viewer_id, deque())
        shown.append(message)
        if len(shown) > EPHEMERALS_KEPT and not (oldest := shown.popleft()).deleted:
            self.delete(oldest)

    def keep(self, attachments: list[Attachment]) -> None:
        """Serve these files from now on."""
        self.attachments |= {attachment.id: attachment for attachment in attachments}

    def mutual(self, user: User) -> bool:
        """Say whether the bot and a user share a server."""
        return any(user.id in g.members and self.bot.id in g.members for g in self.guilds.values())
