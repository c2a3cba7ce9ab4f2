"""Session: one open pane; relays what its person sees and carries out what they ask for.

Acts through the Person alone. Whatever is asked wrongly, or fails, is answered on the socket:
nothing that a page sends ends the session or reaches another person.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import assert_never

from bot.sandbox.commands import CHANNEL, MENTIONABLE, ROLE, USER
from bot.sandbox.feed import Feed
from bot.sandbox.impossible import Impossible
from bot.sandbox.interactions import NO_RESPONSE
from bot.sandbox.levers import Levers, Pull
from bot.sandbox.message import Message
from bot.sandbox.model import Channel
from bot.sandbox.outcome import Outcome
from bot.sandbox.page import sight
from bot.sandbox.page.forms import Forms
from bot.sandbox.page.operations import (
    BadOperation,
    Cancel,
    Choose,
    Click,
    Dismiss,
    Operation,
    OptionValue,
    Say,
    Speak,
    Submit,
    Suggest,
    UseCommand,
    parse,
)
from bot.sandbox.people import Person
from bot.sandbox.wire import ApiError, Json

LOCALES = ("en-US", "zh-CN", "zh-TW")
NO_ANSWER = "no_answer"
AT_ONCE = 32

log = logging.getLogger(__name__)

Send = Callable[[Json], Awaitable[None]]


class Session:
    """The conversation with one pane; `send` must be safe to call after the pane is gone."""

    def __init__(
        self,
        person: Person,
        feed: Feed,
        levers: Levers,
        forms: Forms,
        send: Send,
        *,
        online: bool,
    ) -> None:
        self._person = person
        self._levers = levers
        self._feed = feed
        self._send = send
        self._online = online
        self._known: set[int] = set()
        self._forms = forms
        self._running: set[asyncio.Task[None]] = set()
        self._unlisten = levers.listen(lambda: self._begin(self._show_levers()))

    async def show(self) -> None:
        """Show everything there is, then every change; ends with the feed."""
        self._known = {place.id for place in sight.places(self._person)}
        told = sight.hello(self._person, online=self._online)
        await self._send(told | {"levers": self._levers.state()})
        async for event in self._feed:
            if (news := self._news(event)) is not None:
                await self._send(news)

    def close(self) -> None:
        """End the feed and whatever is still waited for."""
        self._feed.close()
        self._unlisten()
        for task in self._running:
            task.cancel()

    async def take(self, text: str) -> None:
        """Begin what one frame asks for; the answer comes when it is there."""
        try:
            nonce, operation = parse(text)
            if len(self._running) >= AT_ONCE:
                raise BadOperation("too much at once", nonce)
        except BadOperation as error:
            await self._send({"t": "error", "nonce": error.nonce, "message": str(error)})
            return
        self._begin(self._carry_out(nonce, operation))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, name="sandbox-page")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _show_levers(self) -> None:
        await self._send({"t": "levers", "levers": self._levers.state()})

    def _news(self, event: Json) -> Json | None:
        match event["type"]:
            case "message":
                return {"t": "message", "message": event["message"]}
            case "message_gone":
                return {"t": "delete", "channel_id": event["channel_id"], "id": event["id"]}
            case "bot":
                self._online = event["online"]
                return self._places()
            case "places":
                return self._places()
            case _:  # what comes of an interaction is told to whoever began it
                return None

    def _places(self) -> Json:
        person = self._person
        there = sight.places(person)
        new = [place for place in there if place.id not in self._known]
        self._known = {place.id for place in there}
        return {
            "t": "places",
            "channels": [sight.channel(place, person) for place in there],
            "people": sight.people(person),
            "commands": sight.commands(person),
            "messages": [message.json() for place in new for message in person.sees(place)],
            "bot": "online" if self._online else "offline",
        }

    async def _carry_out(self, nonce: str, operation: Operation) -> None:
        try:
            answer = await self._answer(nonce, operation)
        except BadOperation as error:
            answer = {"t": "error", "nonce": nonce, "message": str(error)}
        except TimeoutError:
            answer = _failed(nonce, NO_ANSWER)
        except (Impossible, ApiError) as error:
            answer = _failed(nonce, str(error))
        except Exception:
            log.exception("the page could not do %r", operation)
            answer = {"t": "error", "nonce": nonce, "message": "internal error"}
        await self._send(answer)

    async def _answer(self, nonce: str, operation: Operation) -> Json:
        person = self._person
        match operation:
            case Say(channel_id, text):
                person.say(text, self._place(channel_id))
            case Suggest():
                return await self._suggest(nonce, operation)
            case UseCommand(channel_id, name, options):
                place = self._place(channel_id)
                given = self._given(place, name, options)
                return self._outcome(nonce, await person.use(name, place, given))
            case Click(channel_id, message_id, custom_id):
                message = self._message(channel_id, message_id)
                return self._outcome(nonce, await person.click(message, custom_id))
            case Choose(channel_id, message_id, custom_id, values):
                message = self._message(channel_id, message_id)
                return self._outcome(nonce, await person.select(message, custom_id, values))
            case Submit(opened_by, values):
                return await self._submit(nonce, opened_by, values)
            case Cancel(opened_by):
                self._forms.close(opened_by)
            case Dismiss(channel_id, message_id):
                person.dismiss(self._message(channel_id, message_id))
            case Speak(locale):
                return self._speak(locale)
            case Pull():
                self._levers.pull(operation)
            case _:
                assert_never(operation)
        return _done(nonce)

    async def _suggest(self, nonce: str, operation: Suggest) -> Json:
        place = self._place(operation.channel_id)
        given = self._given(place, operation.name, operation.options)
        given[operation.focused] = str(given.get(operation.focused, ""))
        choices = await self._person.suggestions(operation.name, place, given, operation.focused)
        shown = [{"name": choice.name, "value": choice.value} for choice in choices]
        return {"t": "choices", "nonce": nonce, "choices": shown}

    # A form that could not be sent stays open: what was typed must not be lost.
    async def _submit(
        self, nonce: str, opened_by: str, values: Mapping[str, str | list[str]]
    ) -> Json:
        modal = self._forms.find(opened_by)
        if modal is None:
            raise BadOperation("there is no such form")
        outcome = await self._person.submit(modal, values)
        if outcome.failed is None:
            self._forms.close(opened_by)
        return self._outcome(nonce, outcome)

    def _speak(self, locale: str) -> Json:
        if locale not in LOCALES:
            raise BadOperation(f"the page does not speak {locale}")
        self._person.user.locale = locale
        commands = sight.commands(self._person)
        return {"t": "viewer", "viewer": sight.viewer(self._person), "commands": commands}

    def _outcome(self, nonce: str, outcome: Outcome) -> Json:
        if outcome.failed is not None:
            return _failed(nonce, NO_ANSWER if outcome.failed == NO_RESPONSE else outcome.failed)
        if (modal := outcome.modal) is None:
            return _done(nonce)
        form = self._forms.open(modal)
        return {"t": "modal", "nonce": nonce, "form": form, "modal": outcome.interaction.modal}

    def _place(self, channel_id: int) -> Channel:
        place = sight.find_place(self._person, channel_id)
        if place is None:
            raise BadOperation("unknown channel")
        return place

    def _message(self, channel_id: int, message_id: int) -> Message:
        message = sight.find_message(self._person, channel_id, message_id)
        if message is None:
            raise BadOperation("unknown message")
        return message

    # The page names people, channels and roles by id; a Person takes the things themselves.
    def _given(
        self, place: Channel, name: str, options: Mapping[str, OptionValue]
    ) -> dict[str, object]:
        entry = next((one for one in self._person.commands(place) if one.name == name), None)
        if entry is None:
            raise BadOperation(f"unknown command {name}")
        kinds = {option["name"]: option["type"] for option in entry.options}
        return {key: self._named(kinds.get(key), value) for key, value in options.items()}

    def _named(self, kind: int | None, value: OptionValue) -> object:
        guild = self._person.home.guild
        if kind not in (USER, CHANNEL, ROLE, MENTIONABLE) or guild is None:
            return value
        number = int(value) if str(value).isdecimal() else 0
        found: object = None
        if kind in (USER, MENTIONABLE) and number in guild.members:
            found = guild.members[number].user
        elif kind == CHANNEL:
            found = sight.find_place(self._person, number)
        elif kind in (ROLE, MENTIONABLE):
            found = guild.roles.get(number)
        return value if found is None else found


def _done(nonce: str) -> Json:
    return {"t": "interaction", "nonce": nonce, "state": "done"}


def _failed(nonce: str, reason: str) -> Json:
    return {"t": "interaction", "nonce": nonce, "state": "failed", "reason": reason}
