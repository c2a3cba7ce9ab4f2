"""`/duel-admin doctor`: for who manages a server, whether the bot can do there what it should."""

import asyncio
from typing import Any, cast

import discord
from discord import Interaction, app_commands

from bot.client import DuelBot
from bot.doctor.finding import Finding, Level, bad, ok, summary, warn, worst_first
from bot.doctor.machine import examine_machine
from bot.host.server_settings import ServerSettings
from bot.i18n import Texts
from bot.table.refusal import Reason, Refused
from cogs.answers import Reply, answer
from cogs.checkup import examine_budget, examine_channels, examine_clock
from cogs.command_text import describe, named
from cogs.draft import ACCENT, MAX_TEXT, Draft, Item, text
from cogs.group import admin_group
from cogs.language import texts_of
from cogs.notices import CLOSED_DMS

Asking = Interaction[DuelBot]


@app_commands.command(name=named("doctor"), description=describe("doctor"))
async def doctor(interaction: Interaction[Any]) -> None:
    """Look at everything and say what to do."""
    bot = cast("Asking", interaction)
    await answer(bot, _examined(bot))


async def _examined(interaction: Asking) -> Reply:
    guild, client, texts = interaction.guild, interaction.client, texts_of(interaction)
    if guild is None:
        raise Refused(Reason.SERVER_ONLY)
    settings = await client.host.shelf.settings(guild.id)
    found = _of_server(guild, settings, texts)
    found.append(await _messages(interaction, texts))
    found.append(ok("commands") if await client.in_step() else bad("commands-old"))
    found.append(examine_clock(client.measures.skew_s))
    found.append(examine_budget(client.measures.recent_requests(), client.budget.per_second))
    found += await asyncio.to_thread(examine_machine, client.premises(client.host.clock.now()))
    return Reply(doctor_draft(found, texts))


def _of_server(guild: discord.Guild, settings: ServerSettings, texts: Texts) -> list[Finding]:
    wanted = {*settings.channels}
    if settings.channels and settings.lobby_channel is not None:
        wanted.add(settings.lobby_channel)
    found = examine_channels(guild.text_channels, guild.me, wanted, texts)
    log = settings.log_channel
    channel = None if log is None else guild.get_channel(log)
    if log is None:
        return found
    may = isinstance(channel, discord.TextChannel) and channel.permissions_for(guild.me)
    if not may or not (may.view_channel and may.send_messages):
        found.append(warn("log-channel", channel=f"<#{log}>"))
    return found


async def _messages(interaction: Asking, texts: Texts) -> Finding:
    """Send the asker a direct message and take it away again."""
    try:
        dm = await interaction.client.direct.of(interaction.user.id)
        sent = await dm.send(texts("doctor-hello"))
    except discord.HTTPException as error:
        if error.code not in CLOSED_DMS:
            raise
        return warn("messages-closed")
    await sent.delete()
    return ok("messages")


def doctor_draft(found: list[Finding], texts: Texts) -> Draft:
    """Return what was found, the worst first, as far as it fits."""
    lines = [f"### {texts('doctor-title')}", summary(found, texts)]
    wrong = [one.line(texts) for one in worst_first(found) if one.level is not Level.OK]
    well = [f"-# {one.line(texts)}" for one in found if one.level is Level.OK]
    room = MAX_TEXT - 200
    for line in (*wrong, *well):
        if sum(map(len, lines)) + len(lines) + len(line) > room:
            break
        lines.append(line)
    item: Item = discord.ui.Container(text(*lines), accent_colour=ACCENT)
    return Draft((item,))


async def setup(bot: DuelBot) -> None:
    """Bring the command into the group."""
    admin_group(bot).add_command(doctor)
