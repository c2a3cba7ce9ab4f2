"""TournamentRights: who may organise here, asked at each click: what one was shown may be old.

Manage Events, Manage Server, or the organisers' role of the server's settings; also from a direct
message, where Discord doesn't say what somebody may do in the server.
"""

import discord
from discord import Interaction, Member

from bot.client import DuelBot
from bot.table.refusal import Reason, Refused


async def may_organise(interaction: Interaction[DuelBot], guild_id: int) -> bool:
    """Tell whether who asks may organise in a server."""
    if interaction.guild_id == guild_id:
        may, who = interaction.permissions, interaction.user
    else:
        member = await _member(interaction, guild_id)
        if member is None:
            return False
        may, who = member.guild_permissions, member
    if may.manage_events or may.manage_guild:
        return True
    role = (await interaction.client.host.shelf.settings(guild_id)).organiser_role
    return isinstance(who, Member) and role is not None and who.get_role(role) is not None


async def check_organiser(interaction: Interaction[DuelBot], guild_id: int) -> None:
    """Refuse everybody who may not organise here."""
    if not await may_organise(interaction, guild_id):
        raise Refused(Reason.ORGANISERS_ONLY)


async def _member(interaction: Interaction[DuelBot], guild_id: int) -> Member | None:
    guild = interaction.client.get_guild(guild_id)
    if guild is None:
        return None
    try:
        return await guild.fetch_member(interaction.user.id)
    except discord.NotFound:
        return None  # has left the server
