"""Where several tournaments are open: buttons that do in one of them what a command asked for."""

from typing import Any

from discord import Interaction, ui

from bot.client import DuelBot
from bot.i18n import Texts
from bot.table.refusal import Reason, Refused
from cogs import safe_name
from cogs.pages import PageButton
from cogs.tournament_ids import Act, Cup

ROW, MOST = 5, 25  # buttons

# Commands whose button has another name, or that need more than a button knows.
_ACTS = {
    "start": Act.STATUS,
    "extend": Act.STATUS,
    "cap": Act.STATUS,
    "report": Act.PICK_ROUND,
    "export": Act.STANDINGS,
}


async def several_items(
    interaction: Interaction[DuelBot], refused: Refused, texts: Texts
) -> tuple["ui.Item[Any]", ...]:
    """Return a button for each tournament that may be meant; nothing for any other refusal."""
    guild_id, meant = interaction.guild_id, refused.facts.get("tournaments")
    if refused.reason is not Reason.SEVERAL_TOURNAMENTS or guild_id is None:
        return ()
    assert isinstance(meant, tuple)
    act = _act(interaction)
    rows = await interaction.client.host.tournaments.recent(guild_id, MOST)
    buttons = [
        PageButton(
            Cup(guild_id, row.id).page(act),
            texts(
                "cup-choice-live",
                name=safe_name.clean(row.name, safe_name.MOST_EVENT),
                number=str(row.id),
            ),
        )
        for row in rows
        if str(row.id) in meant
    ]
    return tuple(ui.ActionRow(*buttons[at : at + ROW]) for at in range(0, len(buttons), ROW))


def _act(interaction: Interaction[DuelBot]) -> Act:
    """Return what a command does, as a button does it."""
    name = interaction.command.name if interaction.command else ""
    return _ACTS.get(name) or (Act(name) if name in tuple(Act) else Act.NOW)
