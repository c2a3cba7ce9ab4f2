"""Where somebody sits: the link to their table and a way to leave it, in answer to a refusal."""

from typing import Any

from discord import Interaction, ui

from bot.client import DuelBot
from bot.i18n import Texts
from bot.table.refusal import Reason, Refused
from cogs.buttons import TableButton
from cogs.draft import Draft, text
from cogs.ids import Press, Spot
from cogs.tournament_several import several_items

SEATED = (Reason.ALREADY_SEATED, Reason.OWN_TABLE)


async def seated_items(
    interaction: Interaction[DuelBot], refused: Refused, texts: Texts
) -> tuple["ui.Item[Any]", ...]:
    """Return what leads to the table that a refusal is about; nothing for any other refusal."""
    table_id = refused.facts.get("table")
    if refused.reason not in SEATED or not isinstance(table_id, int):
        return ()
    board = await interaction.client.host.shelf.board(table_id)
    spot = Spot(board.row.guild_id, table_id, board.view.turn)
    leave = TableButton(spot, Press.LEAVE, texts("button-leave"))
    return (text(texts("seated-at", link=board.row.link)), ui.ActionRow(leave))


async def with_seat(
    interaction: Interaction[DuelBot], refused: Refused, texts: Texts, draft: Draft
) -> Draft:
    """Return the draft of a refusal with what leads to the table or tournament it is about."""
    there = await seated_items(interaction, refused, texts)
    meant = await several_items(interaction, refused, texts)
    return Draft((*draft.items, *there, *meant), draft.pictures)
