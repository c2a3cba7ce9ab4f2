"""The `/duel` group: how cogs beside the duel's own bring a command into it.

A cog writes its command as a plain function and adds it in its `setup`; bot.client loads cogs.duel
before all others.
"""

from discord import app_commands

from bot.client import DuelBot


def duel_group(bot: DuelBot) -> app_commands.Group:
    """Return the group that cogs.duel has brought."""
    cog = bot.get_cog("Duel")
    group = cog.app_command if cog is not None else None
    assert isinstance(group, app_commands.Group), "cogs.duel is loaded first"
    return group
