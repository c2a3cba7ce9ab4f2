"""Places: hears of servers, channels and threads that are gone, and tells the host."""

import discord
from discord.ext import commands

from bot.client import DuelBot


class Places(commands.Cog):
    """Listens; an outage of a server is no removal, and is not told here."""

    def __init__(self, bot: DuelBot) -> None:
        self._places, self._tournaments = bot.host.places, bot.host.hall.places

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the tables of a server that the bot was removed from."""
        await self._tournaments.gone(guild_id=guild.id)  # first: its matches open no tables then
        await self._places.server_gone(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Look after the tables of a deleted channel."""
        await self._tournaments.gone(channel_id=channel.id)
        await self._places.channel_gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Show the table of a deleted thread in its channel."""
        await self._places.thread_gone(payload.guild_id, payload.thread_id)


async def setup(bot: DuelBot) -> None:
    """Bring the listeners."""
    await bot.add_cog(Places(bot))
