"""DuelBot: the Discord client. Intents, cogs, translations, one error handler, connection state.

Knows nothing of the game; what it is given (host, presenter's memory, surface) the cogs use.
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from typing import Any, Protocol, cast

import discord
import yarl
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str
from discord.ext import commands

from bot.budget import Budget
from bot.direct import DirectChannels
from bot.doctor.machine import Premises
from bot.host.host import Host
from bot.host.rate_limit import RateLimit
from bot.i18n import DEFAULT_LANGUAGE, LANGUAGES, texts_for
from bot.metrics import Measures
from data import meta

log = logging.getLogger(__name__)

COGS = (
    "cogs.duel",
    "cogs.lobby",
    "cogs.practice",
    "cogs.learn",
    "cogs.help",
    "cogs.privacy",
    "cogs.places",
    "cogs.coins",
    "cogs.profile",
    "cogs.leaderboard",
    "cogs.admin",
    "cogs.rules",
    "cogs.replay",
    "cogs.verify",
    "cogs.hint",
    "cogs.preferences",
    "cogs.settings",
    "cogs.moderation",
    "cogs.tournament",
    "cogs.tournament_create",
    "cogs.tournament_organising",
    "cogs.doctor",
)
COMMANDS_HASH = "commands_hash"


class Surface(Protocol):
    """What answers buttons and selects; the cogs bring it."""

    async def press(self, interaction: Any, spot: Any, act: Any) -> None:
        """Answer a pressed button."""

    async def choose(self, interaction: Any, spot: Any, act: Any, value: str) -> None:
        """Answer a used select."""

    async def turn(self, interaction: Any, page: Any) -> None:
        """Answer a button outside of tables."""

    async def replay(self, interaction: Any, spot: Any) -> None:
        """Answer a button of a replay."""

    async def build(self, interaction: Any, spot: Any, counts: Any, act: str) -> None:
        """Answer a step of putting cards together."""

    async def typed(self, interaction: Any, custom_id: str) -> None:
        """Answer a form of typed cards."""

    async def orphan(self, interaction: Any, custom_id: str) -> None:
        """Answer a control that the message no longer shows."""

    async def unknown(self, interaction: Any) -> None:
        """Answer anything else."""


class FluentTranslator(app_commands.Translator):
    """Translates command names and descriptions by the key they carry."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in a language that has a catalogue of its own, else None."""
        key = string.extras.get("key")
        language = str(locale)
        if not isinstance(key, str) or language not in LANGUAGES or language == DEFAULT_LANGUAGE:
            return None
        return texts_for(language)(key)


class DuelBot(commands.AutoShardedBot):
    """The bot: one process, any number of shards, no member cache, no privileged intents."""

    surface: Surface
    tokens: Any  # cogs.tokens.Tokens
    presenter: Any  # cogs.presenter.DiscordPresenter
    premises: Callable[[int], Premises]  # where things are kept, at a time

    def __init__(self, host: Host, measures: Measures, budget: Budget) -> None:
        self.measures = measures
        self.budget = budget
        self.direct = DirectChannels(self)
        discord.VoiceClient.warn_nacl = False  # there is no voice here to warn about
        discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            max_ratelimit_timeout=30.0,  # longer, in slow mode, is tried again by the outbox
            http_trace=budget.trace(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.2,  # nothing here needs the servers' details before it starts
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.host = host
        self.limits = RateLimit(host.clock)
        self.pages: dict[str, Any] = {}  # what a button shows -> who answers it; cogs bring them
        self.connected = asyncio.Event()

    async def setup_hook(self) -> None:
        """Load the cogs and tell Discord the commands, when they changed."""
        await self.tree.set_translator(FluentTranslator())
        for cog in COGS:
            await self.load_extension(cog)
        await self.sync_if_changed()

    async def sync_if_changed(self, *, force: bool = False) -> bool:
        """Send the commands if they or their translations changed. Tell whether they were sent."""
        digest = await self._digest()
        if not force and await self._sent() == digest:
            return False
        await self.tree.sync()
        await self.host.store.write(lambda conn: meta.set(conn, COMMANDS_HASH, digest))
        log.info("commands sent to Discord")
        return True

    async def in_step(self) -> bool:
        """Tell whether Discord offers the commands as they are now; asks it."""
        offered = {command.name for command in await self.tree.fetch_commands()}
        ours = {command.name for command in self.tree.get_commands()}
        return offered == ours and await self._sent() == await self._digest()

    async def _sent(self) -> str | None:
        return await self.host.store.read(lambda conn: meta.get(conn, COMMANDS_HASH))

    async def _digest(self) -> str:
        translator = self.tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        found = json.dumps([self.application_id, payload], sort_keys=True, default=str)
        return hashlib.sha256(found.encode()).hexdigest()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer clicks on controls that an edit has just taken away; the library drops them."""
        data = cast("dict[str, object]", interaction.data or {})
        custom_id = str(data.get("custom_id"))
        if interaction.type is discord.InteractionType.modal_submit:
            await self.surface.typed(interaction, custom_id)
            return
        if interaction.type is not discord.InteractionType.component or interaction.message is None:
            return
        if not _shows(interaction.message, custom_id, data.get("component_type")):
            await self.surface.orphan(interaction, custom_id)

    async def on_ready(self) -> None:
        """Start the clocks: the time until now was nobody's fault."""
        log.info("connected as %s in %s servers", self.user, len(self.guilds))
        await self._came_back()

    async def on_resumed(self) -> None:
        """Start the clocks again."""
        await self._came_back()

    async def on_disconnect(self) -> None:
        """Stop the clocks while nobody can reach us."""
        if self.host.connected:
            self.host.connected = False
            await self.host.alive.note()

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log what no other handler caught."""
        log.exception("error in %s", event_method)

    async def _came_back(self) -> None:
        if not self.host.connected:
            await self.host.comeback.reachable({guild.id for guild in self.guilds})
            self.host.connected = True
        self.connected.set()


def _shows(message: discord.Message, custom_id: str, kind: object) -> bool:
    """Tell whether a message, as the client knew it, has a control of this id and type."""
    ahead: list[object] = list(message.components)
    for one in ahead:  # it grows
        if getattr(one, "custom_id", None) == custom_id and cast("Any", one).type.value == kind:
            return True
        ahead += getattr(one, "children", ())
        ahead += filter(None, [getattr(one, "accessory", None)])
    return False


def use_api(api: str, gateway: str) -> None:
    """Point the library at a local Discord; the configuration has made sure that it is loopback."""
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
