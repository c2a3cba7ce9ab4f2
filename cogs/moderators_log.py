"""Moderators' log: tells a server's log channel what a moderator has done. Fails quietly.

Only after it was done; the program's own log has it in any case.
"""

import logging

import discord
from discord import AllowedMentions, Interaction

from bot.client import DuelBot
from bot.i18n import FactValue, Texts, texts_for
from cogs.draft import plain

log = logging.getLogger("bot.moderation")


async def server_texts(interaction: Interaction[DuelBot]) -> Texts:
    """Return the texts in the server's language."""
    settings = await interaction.client.host.shelf.settings(interaction.guild_id or 0)
    return texts_for(settings.speaks or str(interaction.guild_locale))


async def tell_log(interaction: Interaction[DuelBot], key: str, **facts: FactValue) -> None:
    """Tell the log channel, if the server has one, in the server's language."""
    if interaction.guild_id is not None:
        await tell_log_of(interaction.guild_id, interaction, key, **facts)


async def tell_log_of(
    guild_id: int, interaction: Interaction[DuelBot], key: str, **facts: FactValue
) -> None:
    """Tell the log channel of a server, also of what was done from a direct message."""
    settings = await interaction.client.host.shelf.settings(guild_id)
    if settings.log_channel is None:
        return
    texts = texts_for(settings.speaks or str(interaction.guild_locale))
    line = texts(key, who=f"<@{interaction.user.id}>", **facts)
    channel = interaction.client.get_partial_messageable(settings.log_channel, guild_id=guild_id)
    try:
        await channel.send(**plain(line).sending(), allowed_mentions=AllowedMentions.none())
    except discord.HTTPException as error:
        log.info("guild %s: the log channel can't be told: %s", guild_id, error)
