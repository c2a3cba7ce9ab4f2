"""`/duel replay`: a finished hand, gone through step by step, and as files to take away."""

from typing import Any, cast

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.client import DuelBot
from cogs.answers import Reply, answer
from cogs.command_text import describe, named
from cogs.group import duel_group
from cogs.hand_option import hand_choices, kept_hand, named_hand
from cogs.ids import Going, ReplaySpot
from cogs.language import texts_of
from cogs.replay_button import ReplayButton
from cogs.replay_view import export_draft, replay_draft
from cogs.review import own_seat, reviewed
from cogs.suggest import answered


@app_commands.command(name=named("replay"), description=describe("replay"))
@app_commands.rename(hand=named("option-hand"))
@app_commands.describe(hand=describe("option-hand"))
async def replay(interaction: Interaction[Any], hand: str | None = None) -> None:
    """Go through a finished hand."""
    bot = cast("Interaction[DuelBot]", interaction)

    async def work() -> Reply:
        wanted = await named_hand(bot, hand)
        return await shown(bot, ReplaySpot(wanted, 0, Going.OPEN))

    await answer(bot, work())


@replay.autocomplete("hand")
@answered
async def _hands(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    return await hand_choices(cast("Interaction[DuelBot]", interaction), typed)


async def shown(interaction: Interaction[DuelBot], spot: ReplaySpot) -> Reply:
    """Answer a button: another step in place; files, reviews, new replays as own messages."""
    if spot.going is Going.REVIEW:
        return await reviewed(interaction, spot.hand)
    texts = texts_of(interaction)
    kept = await kept_hand(interaction, spot.hand)
    if spot.going is Going.EXPORT:
        return Reply(export_draft(kept, texts))
    own = own_seat(kept, interaction.user.id) is not None
    reviewable = own and interaction.client.host.coach.there
    draft = replay_draft(kept, spot.step, texts, reviewable=reviewable)
    return Reply(draft, update=spot.going is not Going.OPEN)


async def setup(bot: DuelBot) -> None:
    """Bring the command and its buttons."""
    bot.add_dynamic_items(ReplayButton)
    bot.pages["replay"] = shown
    duel_group(bot).add_command(replay)
