"""Person: somebody at the keyboard. Drives one user exactly as far as a client would let them.

The seam for tests and for the sandbox's page. What no client offers (a disabled button, an
unknown option) raises Impossible and never reaches the bot, except with `force=True`, which
plays a client with stale contents. Answers come as an Outcome, a live view.
"""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from bot.sandbox.commands import Entry, Value, entries, resolve
from bot.sandbox.components import BUTTON, STRING_SELECT, Button, Select, stand_in
from bot.sandbox.forms import fill
from bot.sandbox.impossible import Impossible
from bot.sandbox.interactions import Interaction, Kind, Switchboard
from bot.sandbox.message import Message
from bot.sandbox.model import Channel, Guild, Role, User
from bot.sandbox.outcome import Choice, Modal, Outcome
from bot.sandbox.permissions import sees
from bot.sandbox.selection import pick
from bot.sandbox.wire import Json
from bot.sandbox.world import World

Control = TypeVar("Control", Button, Select)

PATIENCE = 10.0


class Person:
    """One user of the local Discord, with hands and eyes."""

    def __init__(self, world: World, switchboard: Switchboard, user: User, home: Channel) -> None:
        self._world = world
        self._switchboard = switchboard
        self.user = user
        self.home = home

    def __repr__(self) -> str:
        return f"<Person {self.user.name}>"

    @property
    def id(self) -> int:
        """Return the user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """Return the user's name."""
        return self.user.name

    @property
    def dms_open(self) -> bool:
        """Say whether the bot may write to this person."""
        return self.user.dms_open

    @dms_open.setter
    def dms_open(self, value: bool) -> None:
        self.user.dms_open = value

    # Eyes

    @property
    def dm_channel(self) -> Channel:
        """Return the channel between this person and the bot."""
        return self._world.dm(self.user)

    @property
    def inbox(self) -> list[Message]:
        """Return the direct messages, oldest first."""
        return self.sees(self.dm_channel)

    @property
    def channels(self) -> list[Channel]:
        """Return the channels and threads of all servers that this person sees."""
        return [
            channel
            for channel in self._world.channels.values()
            if channel.guild is not None and sees(channel, self.id)
        ]

    @property
    def ephemerals(self) -> list[Message]:
        """Return the messages only this person sees, oldest first."""
        return sorted(
            (
                message
                for channel in self._world.channels.values()
                for message in channel.messages.values()
                if message.viewer_id == self.id
            ),
            key=lambda message: message.id,
        )

    def sees(self, channel: Channel | None = None) -> list[Message]:
        """Return what this person reads in a channel, oldest first, own ephemerals included."""
        place = channel or self.home
        if not sees(place, self.id):
            return []
        return [m for m in place.messages.values() if m.visible_to(self.user)]

    def commands(self, channel: Channel | None = None, *, dm: bool = False) -> list[Entry]:
        """Return the commands offered here, named and described in the person's language."""
        return entries(self._world, self.user, self._place(channel, dm))

    # Hands

    async def command(
        self, name: str, /, channel: Channel | None = None, *, dm: bool = False, **options: object
    ) -> Outcome:
        """Use a slash command such as `duel open`; return when it is answered or has failed."""
        return await self.use(name, self._place(channel, dm), options)

    async def use(self, name: str, place: Channel, options: Mapping[str, object]) -> Outcome:
        """Use a slash command there; its options may be named like a parameter of `command`."""
        self._must_see(place)
        data = resolve(self._world, self.user, place, name, _plain(options))
        return await self._do(Kind.COMMAND, place, data)

    async def autocomplete(
        self,
        name: str,
        /,
        channel: Channel | None = None,
        *,
        focused: str,
        value: str,
        dm: bool = False,
        **options: object,
    ) -> list[Choice]:
        """Type `value` into an option; return the suggestions; raise TimeoutError without."""
        place = self._place(channel, dm)
        return await self.suggestions(name, place, {**options, focused: value}, focused)

    async def suggestions(
        self, name: str, place: Channel, options: Mapping[str, object], focused: str
    ) -> list[Choice]:
        """Return what is suggested for the option typed; raise TimeoutError without an answer."""
        self._must_see(place)
        given = _plain(options)
        data = resolve(self._world, self.user, place, name, given, focused=focused)
        outcome = await self._do(Kind.AUTOCOMPLETE, place, data)
        if outcome.failed:
            raise TimeoutError(outcome.failed)
        return [Choice.read(raw, self.user.locale) for raw in outcome.interaction.choices]

    async def click(self, message: Message, button: str, *, force: bool = False) -> Outcome:
        """Press the button with this label or custom id."""
        if force:
            return await self._force(message, {"component_type": BUTTON, "custom_id": button})
        custom_id = self._button(message, button)
        data: Json = {"component_type": BUTTON, "custom_id": custom_id}
        return await self._do(Kind.COMPONENT, message.channel, data, message=message)

    async def select(
        self, message: Message, menu: str, values: Iterable[object] | str, *, force: bool = False
    ) -> Outcome:
        """Choose in the menu with this custom id or placeholder, by values or labels."""
        wanted = [values] if isinstance(values, str) else _texts(values)
        if force:
            raw: Json = {"component_type": STRING_SELECT, "custom_id": menu, "values": wanted}
            return await self._force(message, raw)
        data = pick(self._world, message.channel, self._menu(message, menu), wanted)
        return await self._do(Kind.COMPONENT, message.channel, data, message=message)

    async def forge(self, message: Message, kind: int, custom_id: str, *values: str) -> Outcome:
        """Send the click of a component of this type, whatever the message shows."""
        data: Json = {"component_type": kind, "custom_id": custom_id}
        if kind != BUTTON:
            data |= {"values": list(values)}
        return await self._force(message, data)

    async def _force(self, message: Message, data: Json) -> Outcome:
        # The bot is told of the message as it was when the control could still be seen.
        shown = message.once_with(data["custom_id"]) or [stand_in(data)]
        return await self._do(Kind.COMPONENT, message.channel, data, message=message, shown=shown)

    async def submit(
        self, modal: Modal, values: Mapping[str, object] | None = None, /, **more: object
    ) -> Outcome:
        """Send a form; values go by custom id or label, the rest keeps what was prefilled."""
        data = fill(modal, {**(values or {}), **more})
        origin = modal.interaction
        return await self._do(
            Kind.MODAL, origin.channel, data, message=origin.message, origin=origin
        )

    def say(self, text: str, channel: Channel | None = None) -> Message:
        """Write a line into a channel."""
        place = channel or self.home
        self._must_see(place)
        message = Message(self._world.new_id(), place, self.user, self._world.now(), text)
        return self._world.post(message)

    def leave(self, guild: Guild | None = None) -> None:
        """Leave a server, by default the one of the home channel."""
        self._world.leave(self._guild(guild), self.user)

    def join(self, guild: Guild | None = None, *, moderator: bool = False) -> None:
        """Join a server, by default the one of the home channel."""
        self._world.join(self._guild(guild), self.user, moderator=moderator)

    def dismiss(self, message: Message) -> None:
        """Put away a message only this person sees."""
        if message.viewer_id != self.id:
            raise Impossible("only one's own ephemeral messages can be dismissed")
        self._world.delete(message)

    # Inner

    def _place(self, channel: Channel | None, dm: bool) -> Channel:
        place = self.dm_channel if dm else channel or self.home
        self._must_see(place)
        return place

    def _must_see(self, channel: Channel) -> None:
        if not sees(channel, self.id):
            raise Impossible(f"{self.name} does not see #{channel.name}")

    def _guild(self, guild: Guild | None) -> Guild:
        chosen = guild or self.home.guild
        assert chosen is not None
        return chosen

    def _button(self, message: Message, wanted: str) -> str:
        self._must_read(message)
        found = [b for b in message.buttons if b.custom_id == wanted] or [
            b for b in message.buttons if wanted in (b.label, b.emoji)
        ]
        button = _only(found, wanted, [b.label or b.emoji for b in message.buttons])
        if button.custom_id is None:
            raise Impossible(f"{wanted!r} is a link: it asks nothing of the bot")
        return button.custom_id

    def _menu(self, message: Message, wanted: str) -> Select:
        self._must_read(message)
        found = [s for s in message.selects if s.custom_id == wanted] or [
            s for s in message.selects if s.placeholder == wanted
        ]
        return _only(found, wanted, [s.placeholder or s.custom_id for s in message.selects])

    def _must_read(self, message: Message) -> None:
        if not message.visible_to(self.user) or not sees(message.channel, self.id):
            raise Impossible(f"{self.name} does not see that message")

    async def _do(
        self,
        kind: Kind,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        shown: list[Json] | None = None,
        origin: Interaction | None = None,
    ) -> Outcome:
        self._must_see(channel)
        interaction = self._switchboard.begin(
            kind, self.user, channel, data, message=message, shown=shown, origin=origin
        )
        try:
            await self._world.pulse.until(lambda: interaction.settled, PATIENCE)
        except TimeoutError:
            what = data.get("custom_id") or data.get("name")
            text = f"{what}: no answer in {PATIENCE} s of real time, and the clock stands still"
            raise TimeoutError(text) from None
        return Outcome(self._world, interaction)


def _only(found: list[Control], wanted: str, there: list[str | None]) -> Control:
    if not found:
        raise Impossible(f"no {wanted!r} among {there}")
    if len(found) > 1:
        raise Impossible(f"{wanted!r} is there {len(found)} times: use its custom id")
    if found[0].disabled:
        raise Impossible(f"{wanted!r} is disabled")
    return found[0]


def _plain(options: Mapping[str, object]) -> dict[str, Value]:
    plain: dict[str, Value] = {}
    for name, value in options.items():
        if isinstance(value, Person):
            plain[name] = value.user
        elif isinstance(value, str | int | float | User | Channel | Role):
            plain[name] = value
        else:
            raise Impossible(f"{name}: {value!r} is nothing a person can enter")
    return plain


def _texts(values: Iterable[object]) -> list[str]:
    return [
        str(one.id) if isinstance(one, Person | User | Channel | Role) else str(one)
        for one in values
    ]
