"""Interactions: what people ask of the bot, and the one answer each may get.

Keeps Discord's deadlines by the clock given: three seconds to answer, fifteen minutes to
follow up. Never writes messages: rest_interactions.py does.
"""

import asyncio
import secrets
from dataclasses import dataclass, field
from enum import IntEnum

from bot.sandbox.happenings import InteractionBegun, InteractionSettled
from bot.sandbox.message import Message
from bot.sandbox.model import Channel, User
from bot.sandbox.wire import (
    ALREADY_ACKNOWLEDGED,
    EXPIRED_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    Json,
    refusal,
)
from bot.sandbox.world import World

ANSWER_WITHIN = 3_000
TOKEN_LIVES = 15 * 60_000
TICK = 0.01
NO_RESPONSE = "The application did not respond"


class Kind(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Response(IntEnum):
    """How the bot answered."""

    MESSAGE = 4
    DEFERRED = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


@dataclass(slots=True, eq=False)
class Interaction:
    """One thing a person did, and what has come of it so far."""

    id: int
    kind: Kind
    token: str
    user: User
    channel: Channel
    data: Json
    created_at: int
    message: Message | None = None
    shown: list[Json] | None = None
    origin: "Interaction | None" = None
    response: Response | None = None
    answered_at: int | None = None
    original: Message | None = None
    updated: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    failed: str | None = None
    revision: int = 0

    @property
    def settled(self) -> bool:
        """Say whether the first answer, or its lack, is known."""
        return self.response is not None or self.failed is not None


class Switchboard:
    """Knows every interaction and its deadlines."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_token: dict[str, Interaction] = {}
        self._waiting: dict[int, Interaction] = {}
        self._watch: asyncio.Task[None] | None = None

    def begin(
        self,
        kind: Kind,
        user: User,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        shown: list[Json] | None = None,
        origin: Interaction | None = None,
    ) -> Interaction:
        """Hand the bot something to answer; `shown` are components no longer on the message."""
        now = self._world.now()
        token = secrets.token_urlsafe(24)
        interaction = Interaction(
            self._world.new_interaction_id(),
            kind,
            token,
            user,
            channel,
            data,
            now,
            message,
            shown,
            origin,
        )
        self._forget_old(now)
        self._by_token[token] = interaction
        self._waiting[interaction.id] = interaction
        if self._watch is None or self._watch.done():
            self._watch = asyncio.create_task(self._watch_deadlines(), name="sandbox-deadlines")
        self._world.tell(InteractionBegun(interaction))
        return interaction

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction that may be answered now, or refuse (10062, 40060)."""
        self.expire()
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id or interaction.failed:
            raise refusal(UNKNOWN_INTERACTION)
        if interaction.response is not None:
            raise refusal(ALREADY_ACKNOWLEDGED)
        return interaction

    def settle(self, interaction: Interaction, response: Response) -> None:
        """Note the one answer."""
        interaction.response = response
        interaction.answered_at = self._world.now()
        if interaction.updated is not None:
            interaction.revision = interaction.updated.revision
        self._waiting.pop(interaction.id, None)
        self._world.tell(InteractionSettled(interaction))

    def to_follow(self, application_id: int, token: str) -> Interaction:
        """Return the answered interaction whose token still lives, or refuse (10015, 50027)."""
        interaction = self._by_token.get(token)
        if interaction is None or application_id != self._world.bot.id:
            raise refusal(UNKNOWN_WEBHOOK)
        if self._world.now() - interaction.created_at > TOKEN_LIVES:
            raise refusal(EXPIRED_TOKEN)
        if interaction.response is None:
            raise refusal(UNKNOWN_WEBHOOK)
        return interaction

    def expire(self) -> None:
        """Fail what was not answered in time."""
        now = self._world.now()
        for interaction in list(self._waiting.values()):
            if now - interaction.created_at > ANSWER_WITHIN:
                interaction.failed = NO_RESPONSE
                del self._waiting[interaction.id]
                self._world.tell(InteractionSettled(interaction))

    async def wait_until(self, due: int) -> None:
        """Wait until the clock says `due`; it may be turned by hand."""
        while self._world.now() < due:  # noqa: ASYNC110 - a manual clock wakes nobody
            await asyncio.sleep(TICK)

    async def stop(self) -> None:
        """Stop watching deadlines."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)

    async def _watch_deadlines(self) -> None:
        # A clock turned by hand wakes nobody, so it is looked at while something is open.
        while self._waiting:
            await asyncio.sleep(TICK)
            self.expire()

    def _forget_old(self, now: int) -> None:
        if len(self._by_token) > 2_000:
            self._by_token = {
                token: one
                for token, one in self._by_token.items()
                if now - one.created_at <= 2 * TOKEN_LIVES
            }
