"""Which server an answer is about: the one asked in, or in a direct message one played in."""

from dataclasses import replace

from discord import Interaction
from discord.utils import escape_markdown, escape_mentions

from bot.client import DuelBot
from bot.host.presenter import Ask
from bot.host.purse import Purse
from bot.i18n import Texts
from bot.table.refusal import Reason, Refused
from cogs.ids import Page
from cogs.pages import PageButton

MOST_OTHERS = 4


async def servers_of(purse: Purse, ask: Ask) -> list[int]:
    """Return the servers to choose from, the nearest first. Raise Refused when there is none."""
    found = await purse.servers(ask)
    if not found:
        raise Refused(Reason.NO_SERVER)
    return found


def server_name(bot: DuelBot, guild_id: int) -> str:
    """Return a server's name, safe to show."""
    guild = bot.get_guild(guild_id)
    return escape_mentions(escape_markdown(guild.name)) if guild else str(guild_id)


def check_place(interaction: Interaction[DuelBot], guild_id: int) -> None:
    """Refuse a button of another server than the one it is pressed in; in a DM any of one's own."""
    if interaction.guild_id is not None and interaction.guild_id != guild_id:
        raise Refused(Reason.OTHER_SERVER)


def other_servers(bot: DuelBot, servers: list[int], page: Page, texts: Texts) -> list[PageButton]:
    """Return buttons to the same page of one's other servers."""
    others = [guild_id for guild_id in servers if guild_id != page.guild_id][:MOST_OTHERS]
    return [
        PageButton(
            replace(page, guild_id=guild_id), texts("button-server", server=_label(bot, guild_id))
        )
        for guild_id in others
    ]


def _label(bot: DuelBot, guild_id: int) -> str:
    guild = bot.get_guild(guild_id)
    return guild.name if guild else str(guild_id)
