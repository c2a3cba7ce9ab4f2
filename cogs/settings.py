"""`/duel-admin settings`: the panel of what a server sets, and the time zone by its name."""

from functools import cache
from typing import Any, cast
from zoneinfo import available_timezones

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.client import DuelBot
from bot.host.server_settings import ServerSettings
from bot.table.refusal import Reason, Refused
from cogs.answers import Reply, answer, ask_of
from cogs.command_text import describe, named
from cogs.draft import plain
from cogs.group import admin_group
from cogs.ids import Page, Show, all_chosen
from cogs.language import texts_of
from cogs.moderators_log import server_texts, tell_log
from cogs.refusals import quoted
from cogs.servers import check_place, server_name
from cogs.settings_view import Tab, name_text, settings_draft, tab_of, value_text
from cogs.suggest import answered

MOST = 25

Asking = Interaction[DuelBot]


@app_commands.command(name=named("admin-settings"), description=describe("admin-settings"))
@app_commands.rename(timezone=named("option-timezone"))
@app_commands.describe(timezone=describe("option-timezone"))
async def settings(
    interaction: Interaction[Any], timezone: app_commands.Range[str, 1, 60] | None = None
) -> None:
    """Show the server's settings, to change them."""
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        if bot.guild_id is None:
            raise Refused(Reason.SERVER_ONLY)
        if timezone is not None:
            try:
                return await _set(bot, bot.guild_id, "timezone", (timezone,))
            except ValueError:
                zone = quoted(timezone).strip("`")
                return Reply(plain(texts_of(bot)("settings-unknown-zone", zone=zone)))
        now = await bot.client.host.shelf.settings(bot.guild_id)
        return _panel(bot, bot.guild_id, now, Tab.PLACES)

    await answer(bot, work())


@settings.autocomplete("timezone")
@answered
async def _zones(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    wanted = typed.strip().replace(" ", "_").casefold()
    found = [zone for zone in _all_zones() if wanted in zone.casefold()][:MOST]
    return [Choice(name=zone, value=zone) for zone in found]


async def _turn(interaction: Asking, page: Page) -> Reply:
    """Turn to a tab, or change what a control of the panel is about."""
    check_place(interaction, page.guild_id)
    name, _, value = page.arg.partition(".")
    if name == "tab":
        now = await interaction.client.host.shelf.settings(page.guild_id)
        tab = Tab(value) if value in tuple(Tab) else Tab.PLACES
        return _panel(interaction, page.guild_id, now, tab, update=True)
    values = (value,) if value else tuple(all_chosen(interaction))
    try:
        return await _set(interaction, page.guild_id, name, values, update=True)
    except ValueError:  # another version's
        return Reply(plain(texts_of(interaction)("button-unknown")))


async def _set(
    interaction: Asking, guild_id: int, name: str, values: tuple[str, ...], *, update: bool = False
) -> Reply:
    moderation = interaction.client.host.moderation
    changed = await moderation.change(ask_of(interaction), guild_id, name, values)
    texts = await server_texts(interaction)
    facts = {"name": name_text(name, texts), "value": value_text(name, changed, texts)}
    await tell_log(interaction, "log-setting", **facts)
    return _panel(interaction, guild_id, changed, tab_of(name), update=update)


def _panel(
    interaction: Asking, guild_id: int, now: ServerSettings, tab: Tab, *, update: bool = False
) -> Reply:
    server = server_name(interaction.client, guild_id)
    return Reply(settings_draft(guild_id, server, now, tab, texts_of(interaction)), update=update)


@cache
def _all_zones() -> tuple[str, ...]:
    return tuple(sorted(available_timezones()))


async def setup(bot: DuelBot) -> None:
    """Bring the command and what answers its panel."""
    bot.pages[Show.SETTINGS] = _turn
    admin_group(bot).add_command(settings)
