"""Language: which one a person is answered in: chosen, else Discord's, else the server's."""

from typing import Any

from discord import Interaction

from bot.client import DuelBot
from bot.i18n import Texts, nearest, texts_for


async def meet(interaction: Interaction[DuelBot]) -> None:
    """Learn who asks, and that they are there, before anything is answered; mostly from memory."""
    host, locale = interaction.client.host, interaction.guild_locale
    if interaction.guild_id is not None:
        interaction.client.presenter.members.saw(interaction.guild_id, interaction.user.id)
    host.servers.meet(interaction.guild_id, str(locale) if locale else None)
    await host.people.meet(interaction.user.id, str(interaction.locale))


def texts_of(interaction: Interaction[Any]) -> Texts:
    """Return the texts in the asker's language, from memory alone."""
    chosen = interaction.client.host.people.known(interaction.user.id).language
    wanted = (chosen, str(interaction.locale), str(interaction.guild_locale or ""))
    return texts_for(next((found for one in wanted if (found := nearest(one))), None))
