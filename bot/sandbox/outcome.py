"""Outcome: what became of one thing a person did, as that person sees it.

A live view: message, follow-ups and failure always tell the present.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.sandbox.components import Field, read_fields
from bot.sandbox.interactions import NO_RESPONSE, TOKEN_LIVES, Interaction, Response
from bot.sandbox.message import Message
from bot.sandbox.wire import Json
from bot.sandbox.world import World

AnswerKind: TypeAlias = Literal[
    "message", "deferred", "deferred_update", "update", "autocomplete", "modal"
]

KINDS: dict[Response, AnswerKind] = {
    Response.MESSAGE: "message",
    Response.DEFERRED: "deferred",
    Response.DEFERRED_UPDATE: "deferred_update",
    Response.UPDATE: "update",
    Response.AUTOCOMPLETE: "autocomplete",
    Response.MODAL: "modal",
}


@dataclass(frozen=True, slots=True)
class Choice:
    """One suggestion of an autocomplete, named in the person's language."""

    name: str
    value: str | int | float

    @classmethod
    def read(cls, raw: Json, locale: str) -> "Choice":
        """Return the choice as somebody with this language sees it."""
        localized: dict[str, str] = raw.get("name_localizations") or {}
        return cls(localized.get(locale) or raw["name"], raw["value"])


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that the bot opened; `Person.submit` sends it."""

    custom_id: str
    title: str
    fields: tuple[Field, ...]
    interaction: Interaction


class Outcome:
    """The answer to a command, click, selection or form."""

    def __init__(self, world: World, interaction: Interaction) -> None:
        self._world = world
        self.interaction = interaction

    def __repr__(self) -> str:
        text = self.message.text if self.message else None
        return f"<Outcome {self.kind or self.failed} {text!r}>"

    @property
    def kind(self) -> AnswerKind | None:
        """Return how the bot answered first; nothing if it did not."""
        response = self.interaction.response
        return None if response is None else KINDS[response]

    @property
    def message(self) -> Message | None:
        """Return the message that answers: the new one, or the one that was updated."""
        match self.interaction.response:
            case Response.MESSAGE | Response.DEFERRED:
                return self.interaction.original
            case Response.UPDATE | Response.DEFERRED_UPDATE:
                return self.interaction.message
            case _:
                return None

    @property
    def followups(self) -> list[Message]:
        """Return the further messages, oldest first."""
        return self.interaction.followups

    @property
    def modal(self) -> Modal | None:
        """Return the form that was opened."""
        raw = self.interaction.modal
        if raw is None:
            return None
        fields = tuple(read_fields(raw["components"]))
        return Modal(raw["custom_id"], raw["title"], fields, self.interaction)

    @property
    def failed(self) -> str | None:
        """Return what the person reads when the bot did not answer."""
        age = self._world.now() - self.interaction.created_at
        if self.interaction.failed is None and self._thinking and age > TOKEN_LIVES:
            return NO_RESPONSE
        return self.interaction.failed

    @property
    def ms(self) -> int:
        """Return how long the first answer took by the clock."""
        end = self.interaction.answered_at
        return (self._world.now() if end is None else end) - self.interaction.created_at

    @property
    def _thinking(self) -> bool:
        original = self.interaction.original
        return (
            self.interaction.response is Response.DEFERRED
            and original is not None
            and original.loading
        )

    async def finished(self, timeout: float = 5.0) -> "Outcome":  # noqa: ASYNC109
        """Wait until a deferred answer has its contents; return this outcome."""
        await self._world.pulse.until(self._is_finished, timeout)
        return self

    def _is_finished(self) -> bool:
        match self.interaction.response:
            case Response.DEFERRED:
                return not self._thinking
            case Response.DEFERRED_UPDATE:
                source = self.interaction.updated
                changed = source is not None and source.revision > self.interaction.revision
                return changed or bool(self.followups)
            case _:
                return self.interaction.settled
