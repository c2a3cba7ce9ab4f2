"""The groups of commands: how cogs beside their own bring a command into them.

A cog writes its command as a plain function and adds it in its `setup`; bot.client loads cogs.duel
before all others, and cogs.admin before those that moderate.
"""

from discord import app_commands

from bot.client import DuelBot


def duel_group(bot: DuelBot) -> app_commands.Group:
    """Return the group that cogs.duel has brought."""
    return _group(bot, "Duel")


def admin_group(bot: DuelBot) -> app_commands.Group:
    """Return the group that cogs.admin has brought."""
    return _group(bot, "Admin")


def tournament_group(bot: DuelBot) -> app_commands.Group:
    """Return the group that cogs.tournament has brought."""
    return _group(bot, "TournamentCog")


def _group(bot: DuelBot, name: str) -> app_commands.Group:
    cog = bot.get_cog(name)
    group = cog.app_command if cog is not None else None
    assert isinstance(group, app_commands.Group), f"the cog {name} is loaded first"
    return group
