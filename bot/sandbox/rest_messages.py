"""REST: messages that the bot sends, edits and deletes with its own token."""

from aiohttp import web

from bot.sandbox.access import Access
from bot.sandbox.bodies import answer, nothing, read_body
from bot.sandbox.draft import compose
from bot.sandbox.faults import Faults
from bot.sandbox.message import Message
from bot.sandbox.model import Channel
from bot.sandbox.permissions import Permission
from bot.sandbox.wire import EDIT_BY_OTHER, OLD_EDITS, Json, Problems, TooFast, invalid, refusal
from bot.sandbox.world import World

ALL = r"/channels/{channel_id:[0-9]{1,20}}/messages"
ONE = ALL + r"/{message_id:[0-9]{1,20}}"
LONGEST_ID = 20
NONCE_REMEMBERED = 5 * 60_000
HOUR = 3_600_000


class MessageRoutes:
    """Messages in channels, threads and DMs."""

    def __init__(self, world: World, access: Access, faults: Faults) -> None:
        self._world = world
        self._access = access
        self._faults = faults

    def routes(self) -> list[web.RouteDef]:
        """Return the routes, below the API's prefix."""
        return [
            web.get(ALL, self.history),
            web.post(ALL, self.send),
            web.get(ONE, self.one),
            web.patch(ONE, self.edit),
            web.delete(ONE, self.delete),
        ]

    async def history(self, request: web.Request) -> web.Response:
        """Return messages, newest first; none without the right to read them."""
        channel = self._access.channel(int(request.match_info["channel_id"]))
        if not self._access.rights(channel) & Permission.READ_MESSAGE_HISTORY:
            return answer([])
        problems = Problems()
        limit = _number(request, "limit", 50, problems)
        before = _number(request, "before", 1 << 63, problems)
        after = _number(request, "after", 0, problems)
        problems.within("limit", limit, 1, 100)
        problems.refuse()
        found = [m for m in channel.messages.values() if after < m.id < before and not m.ephemeral]
        found.sort(key=lambda message: message.id, reverse="after" not in request.query)
        page = sorted(found[:limit], key=lambda message: message.id, reverse=True)
        return answer([message.json() for message in page])

    async def one(self, request: web.Request) -> web.Response:
        """Return a message."""
        return answer(self._message(request, Permission.READ_MESSAGE_HISTORY).json())

    async def send(self, request: web.Request) -> web.Response:
        """Send a message; with enforce_nonce, at most once."""
        body = await read_body(request, "new")
        form = body.object
        channel = self._access.to_write(
            int(request.match_info["channel_id"]),
            files=bool(body.files),
            embeds=bool(form.get("embeds")),
        )
        nonce, reference = _nonce(form), self._reference(channel, form)
        draft = compose(self._world, channel, form, body.files)
        if nonce is not None and form.get("enforce_nonce"):
            sent = self._sent_with(channel, nonce)
            if sent is not None:
                return answer(sent.json())
        world = self._world
        message = Message(world.new_id(), channel, world.bot, world.now())
        message.nonce, message.reference = nonce, reference
        draft.fill(message)
        channel.archived = False
        return answer(world.post(message).json())

    async def edit(self, request: web.Request) -> web.Response:
        """Change one of the bot's own messages."""
        body = await read_body(request, "message")
        needed = (Permission.ATTACH_FILES,) if body.files else ()
        message = self._message(request, *needed)
        if message.author is not self._world.bot:
            raise refusal(EDIT_BY_OTHER)
        self._access.refuse_archived(message.channel, sending=False)
        if self._world.now() - message.created_at > HOUR:
            fault = self._faults.take("old_edits")
            if fault is not None:
                raise TooFast(OLD_EDITS, fault.retry_after)
        compose(self._world, message.channel, body.object, body.files, old=message).fill(message)
        self._world.edited(message)
        return answer(message.json())

    async def delete(self, request: web.Request) -> web.Response:
        """Delete a message; other people's only with the right to."""
        message = self._message(request)
        if message.author is not self._world.bot:
            message = self._message(request, Permission.MANAGE_MESSAGES)
        self._world.delete(message)
        return nothing()

    def _message(self, request: web.Request, *needed: Permission) -> Message:
        channel = self._access.channel(int(request.match_info["channel_id"]), *needed)
        return self._access.message(channel, int(request.match_info["message_id"]))

    def _sent_with(self, channel: Channel, nonce: str) -> Message | None:
        for message in reversed(channel.messages.values()):
            fresh = self._world.now() - message.created_at <= NONCE_REMEMBERED
            if message.nonce == nonce and message.author is self._world.bot and fresh:
                return message
        return None

    def _reference(self, channel: Channel, form: Json) -> Json | None:
        reference: Json | None = form.get("message_reference")
        if reference is None:
            return None
        if reference.get("message_id") is None:
            raise invalid("message_reference.message_id", "BASE_TYPE_REQUIRED", "Required")
        known = int(reference["message_id"]) in channel.messages
        if not known and reference.get("fail_if_not_exists", True):
            raise invalid("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown")
        place = {"message_id": str(reference["message_id"]), "channel_id": str(channel.id)}
        return {"type": 0, **place}


def _number(request: web.Request, name: str, default: int, problems: Problems) -> int:
    """Return a number of the address, or note that it is none."""
    text = request.query.get(name, str(default))
    if text.isascii() and text.isdecimal() and len(text) <= LONGEST_ID:
        return int(text)
    problems.add(name, "NUMBER_TYPE_COERCE", f'Value "{text[:LONGEST_ID]}" is not int.')
    return default


def _nonce(form: Json) -> str | None:
    if form.get("nonce") is None:
        return None
    problems = Problems()
    if isinstance(form["nonce"], int):
        problems.within("nonce", form["nonce"], -(1 << 63), (1 << 63) - 1)
    else:
        problems.length("nonce", form["nonce"], 0, 25)
    problems.refuse()
    return str(form["nonce"])
