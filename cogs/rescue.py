"""Rescue: what a refused entry offers besides its sentence: relief, daily coins, a cheaper room."""

from typing import Any, cast

from discord import Interaction, ui

from bot.i18n import Texts
from bot.rules.rooms import Room
from bot.table.refusal import Reason, Refused
from cogs.coins_view import coin_buttons
from cogs.draft import Draft, plain, text
from cogs.ids import BUTTON
from data.faucets import RELIEF_BELOW


def refused_draft(
    texts: Texts, refused: Refused, sentence: str, interaction: Interaction[Any]
) -> Draft:
    """Return the answer to something refused; too few coins for a room are not the end."""
    guild_id = interaction.guild_id or _guild_of_button(interaction)
    if refused.reason is not Reason.NOT_ENOUGH_COINS or not guild_id:
        return plain(sentence)
    has, needed = refused.facts.get("balance"), refused.facts.get("needed")
    assert isinstance(has, int)
    assert isinstance(needed, int)
    entry = Room.BEGINNER.entry
    acts = ["daily"]
    if interaction.guild_id is not None:  # a table needs a channel
        acts.append("beginner" if has >= entry and needed > entry else "points")
    if has < RELIEF_BELOW:
        acts.insert(0, "relief")
    return Draft((text(sentence), ui.ActionRow(*coin_buttons(guild_id, acts, texts))))


def _guild_of_button(interaction: Interaction[Any]) -> int:
    """Return the server that a button in a direct message is about, 0 for none."""
    custom_id = str(cast("dict[str, object]", interaction.data or {}).get("custom_id"))
    match = BUTTON.fullmatch(custom_id)
    return int(match["guild"]) if match else 0
