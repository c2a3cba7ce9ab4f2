"""TournamentNow: what should I do next; for who may organise, also what they do next."""

from discord import Interaction, ui

from bot.client import DuelBot
from bot.host.tournament_presenter import Shown
from bot.tournament.state import OVER
from bot.tournament.todo import for_organiser
from cogs.answers import Reply
from cogs.draft import Draft, Item, text
from cogs.language import texts_of
from cogs.tournament_buttons import cup_button
from cogs.tournament_ids import Act
from cogs.tournament_rights import may_organise
from cogs.tournament_todo import todo_draft, todo_text


async def now_of(interaction: Interaction[DuelBot], shown: Shown) -> Reply:
    """Return what comes next for who asks."""
    texts = texts_of(interaction)
    draft = todo_draft(shown, shown.number_of(interaction.user.id), texts)
    if shown.state.phase in OVER or not await may_organise(interaction, shown.row.guild_id):
        return Reply(draft)
    todo = for_organiser(shown.state, interaction.client.host.clock.now())
    said = todo_text(shown, todo, texts, organiser=True)
    more: list[Item] = [
        text(f"**{texts('cup-as-organiser')}**{texts('alt-space')}{said}"),
        ui.ActionRow(cup_button(shown, Act.STATUS, texts)),
    ]
    return Reply(Draft((*draft.items, *more)))
