"""TournamentWhich: the tournament that is meant: the only live one, else the one that was named.

What only looks also finds the last one that is over.
"""

from discord import Interaction
from discord.app_commands import Choice

from bot.client import DuelBot
from bot.host.tournament_presenter import Shown
from bot.table.refusal import Reason, Refused
from bot.tournament.state import OVER, Phase
from cogs import safe_name
from cogs.language import texts_of
from data.tournaments import TournamentRow

MOST = 25

Asking = Interaction[DuelBot]


async def live_one(interaction: Asking, named: str | None) -> Shown:
    """Return the tournament that something is to be done in. Raise Refused."""
    rows = await _rows(interaction)
    live = [row for row in rows if not _is_over(row)]
    return await _meant(interaction, named, live, rows)


async def any_one(interaction: Asking, named: str | None) -> Shown:
    """Return the tournament that is looked at: a live one, else the newest. Raise Refused."""
    rows = await _rows(interaction)
    live = [row for row in rows if not _is_over(row)]
    return await _meant(interaction, named, live or rows[:1], rows)


async def shown_here(interaction: Asking, guild_id: int, tournament_id: int) -> Shown:
    """Return a tournament of a server by its number. Raise Refused for one of another server."""
    shown = await interaction.client.host.tournaments.shown(tournament_id)
    if shown.row.guild_id != guild_id:
        raise Refused(Reason.NO_TOURNAMENT)
    return shown


async def which_choices(interaction: Asking, typed: str) -> list[Choice[str]]:
    """Return the server's tournaments that match what is typed, the live ones first."""
    texts = texts_of(interaction)
    wanted = typed.strip().casefold()
    found = []
    for row in await _rows(interaction):
        name = safe_name.clean(row.name, safe_name.MOST_EVENT)
        key = "cup-choice-over" if _is_over(row) else "cup-choice-live"
        label = texts(key, name=name, number=str(row.id))
        if wanted in label.casefold():
            found.append(Choice(name=label[:100], value=str(row.id)))
    return found[:MOST]


async def _meant(
    interaction: Asking,
    named: str | None,
    meant: list[TournamentRow],
    rows: list[TournamentRow],
) -> Shown:
    if named is not None:
        meant = _called(named, rows)
        if not meant:
            raise Refused(Reason.NO_TOURNAMENT)
    if not meant:
        raise Refused(Reason.NONE_LIVE)
    if len(meant) > 1:
        names = tuple(f"**{safe_name.shown(row.name)}**" for row in meant[:MOST])
        ids = tuple(str(row.id) for row in meant[:MOST])
        raise Refused(Reason.SEVERAL_TOURNAMENTS, names=names, tournaments=ids)
    return await interaction.client.host.tournaments.shown(meant[0].id)


def _called(named: str, rows: list[TournamentRow]) -> list[TournamentRow]:
    """Return the tournament of a number as it was chosen, else those whose name was typed."""
    wanted = named.strip()
    by_number = [row for row in rows if str(row.id) == wanted]
    by_name = [row for row in rows if row.name.casefold() == wanted.casefold()]
    live = [row for row in by_name if not _is_over(row)]
    return by_number or live or by_name[:1]


async def _rows(interaction: Asking) -> list[TournamentRow]:
    if interaction.guild_id is None:
        raise Refused(Reason.SERVER_ONLY)
    return list(await interaction.client.host.tournaments.recent(interaction.guild_id, MOST))


def _is_over(row: TournamentRow) -> bool:
    return Phase(row.status) in OVER
