"""`/duel hint`: the best plays and why, above my own hand. The button does the same in place."""

from typing import Any, cast

from discord import Interaction, app_commands

from bot.client import DuelBot
from cogs.answers import Reply, answer, ask_of
from cogs.command_text import describe, named
from cogs.group import duel_group
from cogs.hand_acts import hand_reply
from cogs.hint_text import hint_text
from cogs.ids import Press
from cogs.language import texts_of
from cogs.several import at_my_table, pressing


@app_commands.command(name=named("hint"), description=describe("hint"))
async def hint(interaction: Interaction[Any]) -> None:
    """Show what would be good to play."""
    bot = cast("Interaction[DuelBot]", interaction)
    await answer(bot, _hinted(bot))


async def _hinted(interaction: Interaction[DuelBot]) -> Reply:
    texts = texts_of(interaction)

    async def work(table_id: int) -> Reply:
        hand = await interaction.client.host.hand(ask_of(interaction), table_id)
        return hand_reply(hand, texts, note=hint_text(hand.view, texts))

    return await at_my_table(interaction, work, pressing(Press.MY_HINT))


async def setup(bot: DuelBot) -> None:
    """Bring the command."""
    duel_group(bot).add_command(hint)
