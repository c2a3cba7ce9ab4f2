"""`/duel verify`: the deal of a finished hand, computed again from its secret."""

from typing import Any, cast

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.client import DuelBot
from cogs.answers import Reply, answer
from cogs.command_text import describe, named
from cogs.group import duel_group
from cogs.hand_option import hand_choices, kept_hand, named_hand
from cogs.language import texts_of
from cogs.suggest import answered
from cogs.verify_view import verify_draft


@app_commands.command(name=named("verify"), description=describe("verify"))
@app_commands.rename(hand=named("option-hand"))
@app_commands.describe(hand=describe("option-hand"))
async def verify(interaction: Interaction[Any], hand: str) -> None:
    """Compute a deal again."""
    bot = cast("Interaction[DuelBot]", interaction)

    async def work() -> Reply:
        kept = await kept_hand(bot, await named_hand(bot, hand))
        return Reply(verify_draft(kept, texts_of(interaction)))

    await answer(bot, work())


@verify.autocomplete("hand")
@answered
async def _hands(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    return await hand_choices(cast("Interaction[DuelBot]", interaction), typed)


async def setup(bot: DuelBot) -> None:
    """Bring the command."""
    duel_group(bot).add_command(verify)
