"""REST: answers to interactions, and what follows through their tokens."""

from collections.abc import Mapping
from types import MappingProxyType

from aiohttp import web

from bot.sandbox.access import Access
from bot.sandbox.bodies import Body, Upload, answer, nothing, read_body
from bot.sandbox.definitions import check_choices
from bot.sandbox.draft import compose
from bot.sandbox.faults import Faults
from bot.sandbox.interactions import Interaction, Kind, Response, Switchboard
from bot.sandbox.layout import Layout
from bot.sandbox.message import EPHEMERAL, LOADING, Message
from bot.sandbox.payloads import metadata
from bot.sandbox.wire import UNKNOWN_MESSAGE, Json, Problems, invalid, refusal
from bot.sandbox.world import World

FOLLOW = r"/webhooks/{webhook_id:[0-9]{1,20}}/{webhook_token}"
MESSAGE = FOLLOW + r"/messages/{message_id:[0-9]{1,20}|@original}"
IN_CALLBACK = "data."
FORMS = frozenset({Response.MESSAGE, Response.DEFERRED, Response.MODAL})
UPDATES = frozenset({Response.UPDATE, Response.DEFERRED_UPDATE})
ALLOWED: Mapping[Kind, frozenset[Response]] = MappingProxyType(
    {
        Kind.COMMAND: FORMS,
        Kind.COMPONENT: FORMS | UPDATES,
        Kind.AUTOCOMPLETE: frozenset({Response.AUTOCOMPLETE}),
        Kind.MODAL: (FORMS | UPDATES) - {Response.MODAL},
    }
)


class InteractionRoutes:
    """The one answer, the follow-ups, and edits of both."""

    def __init__(
        self, world: World, access: Access, switchboard: Switchboard, faults: Faults
    ) -> None:
        self._world = world
        self._access = access
        self._switchboard = switchboard
        self._faults = faults

    def routes(self) -> list[web.RouteDef]:
        """Return the routes, below the API's prefix."""
        callback = r"/interactions/{interaction_id:[0-9]{1,20}}/{interaction_token}/callback"
        return [
            web.post(callback, self.callback),
            web.post(FOLLOW, self.follow_up),
            web.get(MESSAGE, self.one),
            web.patch(MESSAGE, self.edit),
            web.delete(MESSAGE, self.delete),
        ]

    async def callback(self, request: web.Request) -> web.Response:
        """Take the answer to an interaction."""
        body = await read_body(request, "callback")
        await self._dawdle()
        interaction = self._switchboard.to_answer(
            int(request.match_info["interaction_id"]), request.match_info["interaction_token"]
        )
        response = _response(interaction, body.object)
        data = body.object.get("data") or {}
        if response is Response.AUTOCOMPLETE and "data" not in body.object:
            raise invalid("data", "BASE_TYPE_REQUIRED", "This field is required")
        self._answer(interaction, response, data, body.files)
        self._switchboard.settle(interaction, response)
        if request.query.get("with_response") not in ("1", "true"):
            return nothing()
        return answer(_callback_result(interaction, response))

    async def _dawdle(self) -> None:
        fault = self._faults.take("slow")
        if fault is not None:
            due = self._world.now() + (3_500 if fault.ms is None else fault.ms)
            await self._switchboard.wait_until(due)

    def _answer(
        self, interaction: Interaction, response: Response, data: Json, files: dict[int, Upload]
    ) -> None:
        match response:
            case Response.MESSAGE:
                interaction.original = self._send(interaction, data, files, IN_CALLBACK)
            case Response.DEFERRED:
                message = self._blank(interaction)
                message.flags = LOADING | (int(data.get("flags") or 0) & EPHEMERAL)
                interaction.original = self._post(interaction, message)
            case Response.UPDATE:
                self._change(self._source(interaction), data, files, IN_CALLBACK)
            case Response.DEFERRED_UPDATE:
                self._source(interaction)
            case Response.AUTOCOMPLETE:
                interaction.choices = _choices(interaction, data)
            case Response.MODAL:
                problems = Problems(under=IN_CALLBACK)
                Layout(problems).check_modal(data)
                problems.refuse()
                interaction.modal = data

    async def follow_up(self, request: web.Request) -> web.Response:
        """Send a further message; the first after a deferral takes the place of "thinking"."""
        body, interaction = await self._following(request)
        original = interaction.original
        if original is not None and original.loading and not original.deleted:
            self._change(original, body.object, body.files)
            return answer(original.json())
        message = self._send(interaction, body.object, body.files)
        interaction.followups.append(message)
        self._world.pulse.beat()
        return answer(message.json())

    async def one(self, request: web.Request) -> web.Response:
        """Return a message of the interaction."""
        interaction = self._by_token(request)
        return answer(self._named(request, interaction).json())

    async def edit(self, request: web.Request) -> web.Response:
        """Change a message of the interaction."""
        body, interaction = await self._following(request)
        message = self._named(request, interaction)
        self._change(message, body.object, body.files)
        return answer(message.json())

    async def delete(self, request: web.Request) -> web.Response:
        """Delete a message of the interaction."""
        self._world.delete(self._named(request, self._by_token(request)))
        return nothing()

    async def _following(self, request: web.Request) -> tuple[Body, Interaction]:
        body = await read_body(request, "message")
        return body, self._by_token(request)

    def _by_token(self, request: web.Request) -> Interaction:
        return self._switchboard.to_follow(
            int(request.match_info["webhook_id"]), request.match_info["webhook_token"]
        )

    def _named(self, request: web.Request, interaction: Interaction) -> Message:
        raw = request.match_info["message_id"]
        if raw == "@original":
            return self._access.still_there(interaction.original or interaction.updated)
        own = [interaction.original, interaction.message, *interaction.followups]
        for message in own:
            if message is not None and message.id == int(raw):
                return self._access.still_there(message)
        raise refusal(UNKNOWN_MESSAGE)

    def _source(self, interaction: Interaction) -> Message:
        if interaction.message is None:
            raise invalid("type", "INTERACTION_TYPE_INVALID", "There is no message to update.")
        interaction.updated = interaction.message
        return self._access.still_there(interaction.message)

    def _blank(self, interaction: Interaction) -> Message:
        world = self._world
        message = Message(world.new_id(), interaction.channel, world.bot, world.now())
        message.interaction = metadata(interaction)
        message.webhook_id = world.bot.id
        return message

    def _send(
        self, interaction: Interaction, data: Json, files: dict[int, Upload], under: str = ""
    ) -> Message:
        place = interaction.channel
        draft = compose(self._world, place, data, files, ephemeral=True, under=under)
        message = self._blank(interaction)
        draft.fill(message)
        return self._post(interaction, message)

    def _post(self, interaction: Interaction, message: Message) -> Message:
        if message.ephemeral:
            message.viewer_id = interaction.user.id
        return self._world.post(message)

    def _change(
        self, message: Message, data: Json, files: dict[int, Upload], under: str = ""
    ) -> None:
        thinking = message.loading
        place = message.channel
        compose(self._world, place, data, files, old=message, under=under).fill(message)
        self._world.edited(message, mark=not thinking)


def _response(interaction: Interaction, form: Json) -> Response:
    wanted = form.get("type")
    for response in ALLOWED[interaction.kind]:
        if response == wanted:
            return response
    raise invalid("type", "BASE_TYPE_CHOICES", f"{wanted} does not answer this interaction.")


def _choices(interaction: Interaction, data: Json) -> list[Json]:
    problems = Problems(under=IN_CALLBACK)
    choices: list[Json] = data.get("choices") or []
    problems.count("choices", choices, 0, 25)
    check_choices("choices", choices, _focused_type(interaction.data), problems)
    problems.refuse()
    return choices


def _focused_type(data: Json) -> int:
    for option in data.get("options", []):
        if option.get("focused"):
            return int(option["type"])
        if (inner := _focused_type(option)) != 0:
            return inner
    return 0


def _callback_result(interaction: Interaction, response: Response) -> Json:
    about: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    result: Json = {"interaction": about}
    message = interaction.original or interaction.updated
    if message is not None:
        about |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.ephemeral,
            "channel_id": str(message.channel.id),
        }
        if message.channel.guild is not None:
            about["guild_id"] = str(message.channel.guild.id)
        if response in (Response.MESSAGE, Response.UPDATE):
            result["resource"] = {"type": int(response), "message": message.json()}
    return result
