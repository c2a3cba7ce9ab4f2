"""REST: channels and threads."""

from aiohttp import web

from bot.sandbox.access import Access
from bot.sandbox.bodies import answer, nothing, read_body
from bot.sandbox.model import Channel
from bot.sandbox.permissions import Permission
from bot.sandbox.wire import ARCHIVED_THREAD, Json, Problems, invalid, refusal
from bot.sandbox.world import World

PUBLIC, PRIVATE = 11, 12
ARCHIVE_AFTER = (60, 1440, 4320, 10080)
ONE = r"/channels/{channel_id:[0-9]{1,20}}"
MEMBER = ONE + r"/thread-members/{user_id:[0-9]{1,20}|@me}"


class ChannelRoutes:
    """Places, and making and closing them."""

    def __init__(self, world: World, access: Access) -> None:
        self._world = world
        self._access = access

    def routes(self) -> list[web.RouteDef]:
        """Return the routes, below the API's prefix."""
        return [
            web.get(ONE, self.one),
            web.patch(ONE, self.edit),
            web.delete(ONE, self.delete),
            web.post(ONE + "/typing", self.typing),
            web.post(ONE + "/threads", self.start_thread),
            web.post(ONE + r"/messages/{message_id:[0-9]{1,20}}/threads", self.start_thread),
            web.put(MEMBER, self.add_member),
            web.delete(MEMBER, self.remove_member),
        ]

    async def one(self, request: web.Request) -> web.Response:
        """Return a channel."""
        return answer(self._channel(request).json())

    async def typing(self, request: web.Request) -> web.Response:
        """Take note that the bot is typing."""
        self._channel(request, Permission.SEND_MESSAGES)
        return nothing()

    async def edit(self, request: web.Request) -> web.Response:
        """Change a channel's name or a thread's state."""
        channel = self._channel(request)
        form = (await read_body(request, "opened" if channel.is_thread else "channel")).object
        own = channel.is_thread and channel.owner_id == self._world.bot.id
        if not own or "locked" in form:
            self._channel(request, _managing(channel))
        if channel.archived and form.get("archived") is not False:
            raise refusal(ARCHIVED_THREAD)
        problems = Problems()
        if "name" in form:
            problems.length("name", form["name"], 1, 100)
        _check_duration(form, problems)
        problems.refuse()
        channel.name = form.get("name", channel.name)
        if channel.is_thread:
            channel.archived = form.get("archived", channel.archived)
            channel.locked = form.get("locked", channel.locked)
            channel.archive_after = form.get("auto_archive_duration", channel.archive_after)
        self._world.update_channel(channel)
        return answer(channel.json())

    async def delete(self, request: web.Request) -> web.Response:
        """Delete a channel or thread; a DM is only put away."""
        channel = self._channel(request)
        if channel.recipient is None:
            self._channel(request, _managing(channel))
            self._world.delete_channel(channel)
        return answer(channel.json())

    async def start_thread(self, request: web.Request) -> web.Response:
        """Make a thread, under a message or not."""
        under = "message_id" in request.match_info
        form = (await read_body(request, "under" if under else "thread")).object
        _check_thread(form)
        private = not under and form.get("type", PRIVATE) == PRIVATE
        needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        parent = self._channel(request, needed)
        number = self._thread_id(request, parent)
        thread = self._world.add_thread(
            parent, form["name"], self._world.bot, thread_id=number, private=private
        )
        thread.archive_after = form.get("auto_archive_duration") or thread.archive_after
        return answer(thread.json(), 201)

    def _thread_id(self, request: web.Request, parent: Channel) -> int:
        if parent.guild is None or parent.is_thread:
            raise invalid("channel_id", "CHANNEL_TYPE_INVALID", "No threads can be made here.")
        if "message_id" not in request.match_info:
            return self._world.new_id()
        message = self._access.message(parent, int(request.match_info["message_id"]))
        if message.id in self._world.channels:
            raise invalid("message_id", "THREAD_ALREADY_CREATED", "It has a thread already.")
        return message.id

    async def add_member(self, request: web.Request) -> web.Response:
        """Add somebody to a thread."""
        thread, user_id = self._member(request)
        thread.members.add(user_id)
        self._world.update_channel(thread)
        return nothing()

    async def remove_member(self, request: web.Request) -> web.Response:
        """Take somebody out of a thread."""
        thread, user_id = self._member(request)
        thread.members.discard(user_id)
        self._world.update_channel(thread)
        return nothing()

    def _member(self, request: web.Request) -> tuple[Channel, int]:
        thread = self._channel(request, Permission.SEND_MESSAGES_IN_THREADS)
        if thread.archived:
            raise refusal(ARCHIVED_THREAD)
        raw = request.match_info["user_id"]
        return thread, self._world.bot.id if raw == "@me" else self._access.user(int(raw)).id

    def _channel(self, request: web.Request, *needed: Permission) -> Channel:
        return self._access.channel(int(request.match_info["channel_id"]), *needed)


def _managing(channel: Channel) -> Permission:
    return Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS


def _check_duration(form: Json, problems: Problems) -> None:
    if "auto_archive_duration" in form:
        problems.one_of("auto_archive_duration", form["auto_archive_duration"], ARCHIVE_AFTER)


def _check_thread(form: Json) -> None:
    problems = Problems()
    problems.length("name", form.get("name"), 1, 100)
    _check_duration(form, problems)
    problems.one_of("type", form.get("type", PRIVATE), (PUBLIC, PRIVATE))
    problems.refuse()
