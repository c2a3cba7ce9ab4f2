"""LocalDiscord: a Discord on this machine, for the real client, people and a page.

    async with LocalDiscord() as discord:
        ...point the client at discord.api_base and discord.gateway, log in with discord.token
        ada = discord.person("Ada")
        outcome = await ada.command("duel open")

Puts the parts together; decides nothing itself. Serves 127.0.0.1 only.
"""

import secrets
from collections.abc import Callable
from typing import TypeVar

from aiohttp import web

from bot.clock import Clock, ManualClock, SystemClock
from bot.sandbox.access import Access
from bot.sandbox.bodies import BODY_LIMIT
from bot.sandbox.door import PREFIX, Door
from bot.sandbox.faults import Faults
from bot.sandbox.feed import Feed
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Switchboard
from bot.sandbox.message import Message
from bot.sandbox.model import Channel, Guild, Overwrite
from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.rest_account import AccountRoutes
from bot.sandbox.rest_channels import ChannelRoutes
from bot.sandbox.rest_commands import CommandRoutes
from bot.sandbox.rest_interactions import InteractionRoutes
from bot.sandbox.rest_messages import MessageRoutes
from bot.sandbox.traffic import Request, Traffic, Window
from bot.sandbox.traffic_file import TrafficFile
from bot.sandbox.world import World

T = TypeVar("T")

HOST = "127.0.0.1"
GUILD_NAME = "Card Room"
# A file is shown as what it is and does nothing, whatever was uploaded.
INERT = {
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
}
CHANNEL_NAMES = ("duels", "lounge")


class LocalDiscord:
    """One local Discord: its server on loopback, its people, its faults and its log."""

    def __init__(
        self,
        clock: Clock | None = None,
        *,
        faults: Faults | None = None,
        enforce_rate: bool = True,
        rate_clock: Clock | None = None,
        counted_ids: bool = False,
    ) -> None:
        self.clock = clock or SystemClock()
        self.faults = faults or Faults()
        self.token = f"sandbox.{secrets.token_urlsafe(16)}"
        self.world = World(self.clock, counted_ids=counted_ids)
        kept = TrafficFile.asked_for()
        self.traffic = Traffic(kept.keep if kept else None)
        self.switchboard = Switchboard(self.world)
        self.guild = self.world.add_guild(GUILD_NAME)
        for name in CHANNEL_NAMES:
            self.world.add_channel(self.guild, name)
        self._gateway = Gateway(self.world, self.faults, self.token)
        window = Window(rate_clock or SystemClock()) if enforce_rate else None
        self.app = self._build(window)
        self._runner: web.AppRunner | None = None

    def _build(self, window: Window | None) -> web.Application:
        world, faults = self.world, self.faults
        door = Door(world, faults, self.traffic, window, self.token)
        app = web.Application(middlewares=[door.local_only, door.api], client_max_size=BODY_LIMIT)
        access = Access(world, faults)
        groups = (
            AccountRoutes(world, access),
            CommandRoutes(world, access),
            ChannelRoutes(world, access),
            MessageRoutes(world, access, faults),
            InteractionRoutes(world, access, self.switchboard, faults),
        )
        for group in groups:
            for route in group.routes():
                app.router.add_route(route.method, PREFIX + route.path, route.handler)
        app.router.add_get("/gateway", self._gateway.connect)
        app.router.add_get("/gateway/", self._gateway.connect)
        app.router.add_get(
            r"/attachments/{channel_id:[0-9]{1,20}}/{attachment_id:[0-9]{1,20}}/{filename}",
            self._attachment,
        )
        return app

    async def start(self, port: int = 0) -> None:
        """Serve on a port, or on any that is free."""
        runner = web.AppRunner(self.app, access_log=None)
        await runner.setup()
        self._runner = runner
        await web.TCPSite(runner, HOST, port).start()
        self.world.origin = f"http://{HOST}:{runner.addresses[0][1]}"

    async def stop(self) -> None:
        """Stop serving; close the bot's connections."""
        await self.switchboard.stop()
        await self._gateway.stop()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> "LocalDiscord":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    @property
    def origin(self) -> str:
        """Return where this is served: "http://127.0.0.1:PORT"."""
        return self.world.origin

    @property
    def api_base(self) -> str:
        """Return what the client's API base must be set to."""
        return self.world.origin + PREFIX

    @property
    def gateway(self) -> str:
        """Return what the client's gateway must be set to."""
        return self.world.origin.replace("http", "ws", 1) + "/gateway"

    @property
    def online(self) -> bool:
        """Say whether the bot is connected."""
        return self._gateway.online

    @property
    def requests(self) -> list[Request]:
        """Return the bot-token requests so far (those that count to 50 a second)."""
        return self.traffic.counted

    # People and places

    def person(
        self,
        name: str,
        *,
        locale: str = "en-US",
        bot: bool = False,
        guild: Guild | None = None,
        moderator: bool = False,
    ) -> Person:
        """Add somebody to a server (by default the first); they live in its first channel."""
        home = guild or self.guild
        user = self.world.add_user(name, locale=locale, bot=bot)
        self.world.join(home, user, moderator=moderator)
        first = next(iter(home.channels.values()))
        return Person(self.world, self.switchboard, user, first)

    def add_guild(self, name: str, *, locale: str = "en-US") -> Guild:
        """Add a server with one channel and the bot in it."""
        guild = self.world.add_guild(name, locale=locale)
        self.world.add_channel(guild, CHANNEL_NAMES[0])
        return guild

    def channel(self, name: str = CHANNEL_NAMES[0], guild: Guild | None = None) -> Channel:
        """Return the channel or thread of that name."""
        for channel in (guild or self.guild).channels.values():
            if channel.name == name:
                return channel
        raise KeyError(name)

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Add a text channel."""
        return self.world.add_channel(guild or self.guild, name)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel, as a moderator would."""
        self.world.delete_channel(channel)

    def delete_message(self, message: Message) -> None:
        """Delete a message, as a moderator would."""
        self.world.delete(message)

    def remove_bot(self, guild: Guild) -> None:
        """Put the bot out of a server."""
        self.world.remove_guild(guild)

    def deny(self, channel: Channel, *names: str) -> None:
        """Take permissions (such as "send_messages") from the bot in a channel."""
        self._overwrite(channel, self.world.bot.id, names, deny=True)

    def allow(self, channel: Channel, *names: str) -> None:
        """Give permissions to the bot in a channel, or give them back."""
        self._overwrite(channel, self.world.bot.id, names, deny=False)

    def hide(self, channel: Channel, person: Person) -> None:
        """Hide a channel from somebody."""
        self._overwrite(channel, person.id, ("view_channel",), deny=True)

    def _overwrite(
        self, channel: Channel, user_id: int, names: tuple[str, ...], *, deny: bool
    ) -> None:
        overwrite = channel.overwrites.setdefault(user_id, Overwrite(user_id, 1))
        for name in names:
            bit = int(Permission[name.upper()])
            overwrite.deny = overwrite.deny | bit if deny else overwrite.deny & ~bit
            overwrite.allow = overwrite.allow & ~bit if deny else overwrite.allow | bit
        self.world.update_channel(channel)

    # Watching

    def subscribe(self, person: Person) -> Feed:
        """Return the events this person may see, for a page; see feed.py."""
        return Feed(self.world, person.user)

    async def wait_for(self, predicate: Callable[[], T], timeout: float = 5.0) -> T:  # noqa: ASYNC109
        """Return the first true value of `predicate`, asked again after each change.

        What it asks of the bot itself changes without a word, so it is also asked now and then.
        """
        return await self.world.pulse.until(predicate, timeout, every=0.005)

    def turn(self, ms: int) -> None:
        """Turn a manual clock forward and let deadlines pass at once."""
        if not isinstance(self.clock, ManualClock):
            raise TypeError("only a clock turned by hand can be turned")
        self.clock.advance(ms)
        self.switchboard.expire()
        self.world.pulse.beat()

    async def _attachment(self, request: web.Request) -> web.Response:
        attachment = self.world.attachments.get(int(request.match_info["attachment_id"]))
        if attachment is None or attachment.filename != request.match_info["filename"]:
            raise web.HTTPNotFound
        return web.Response(
            body=attachment.content, content_type=attachment.content_type, headers=INERT
        )
