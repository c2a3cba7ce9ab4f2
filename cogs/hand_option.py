"""The option that names a finished hand: typed, or chosen from one's own last hands."""

from datetime import UTC, datetime

from discord import Interaction
from discord.app_commands import Choice

from bot.client import DuelBot
from bot.i18n import Texts
from bot.table.record import HandId, parse_hand_id
from bot.table.refusal import Reason, Refused
from cogs.language import texts_of
from data import archive
from data.archive import Kept, Past

MOST = 25


async def kept_hand(interaction: Interaction[DuelBot], hand: HandId) -> Kept:
    """Return a finished hand that the asker may see. Raise Refused."""
    user, guild = interaction.user.id, interaction.guild_id
    return await interaction.client.host.store.read(
        lambda conn: archive.kept(conn, hand, asker=user, guild_id=guild)
    )


async def named_hand(interaction: Interaction[DuelBot], typed: str | None) -> HandId:
    """Return the hand that was typed, else the asker's last one. Raise Refused."""
    if typed is not None:
        hand = parse_hand_id(typed)
        if hand is None:
            raise Refused(Reason.HAND_UNKNOWN)
        return hand
    newest = await _last(interaction, 1)
    if not newest:
        raise Refused(Reason.NO_HANDS_YET)
    return newest[0].hand


async def hand_choices(interaction: Interaction[DuelBot], typed: str) -> list[Choice[str]]:
    """Return the asker's last hands that match what is typed, newest first."""
    texts = texts_of(interaction)
    choices = [
        Choice(name=_label(past, texts), value=str(past.hand))
        for past in await _last(interaction, MOST)
    ]
    return [choice for choice in choices if typed.strip().casefold() in choice.name.casefold()]


async def _last(interaction: Interaction[DuelBot], most: int) -> list[Past]:
    user = interaction.user.id
    return await interaction.client.host.store.read(lambda conn: archive.last(conn, user, most))


def _label(past: Past, texts: Texts) -> str:
    ended = "void" if past.won is None else "won" if past.won else "lost"
    when = datetime.fromtimestamp(past.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return texts(f"choice-hand-{ended}", hand=str(past.hand), stake=past.stake, when=when)
