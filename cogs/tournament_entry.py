"""TournamentEntry: join, leave, check in, drop: what an entrant does, by command or by button.

A fee is said, and agreed to, before it is paid; dropping asks first.
"""

from dataclasses import replace

from discord import Interaction, ui

from bot.client import DuelBot
from bot.host.presenter import Ask
from bot.host.tournament_presenter import Shown
from bot.i18n import Texts
from bot.table.refusal import Reason, Refused
from bot.tournament.state import BEFORE, Phase
from bot.tournament.todo import for_anybody
from cogs import safe_name
from cogs.answers import Reply, ask_of
from cogs.draft import Draft, plain, text
from cogs.language import texts_of
from cogs.tournament_buttons import cup_button
from cogs.tournament_ids import Act
from cogs.tournament_todo import todo_text
from cogs.tournament_words import fee_text, stamp, title_of

Asking = Interaction[DuelBot]


def ask_in(interaction: Asking, guild_id: int) -> Ask:
    """Return who asks; a button in a direct message is about its tournament's server."""
    return replace(ask_of(interaction), guild_id=guild_id)


async def join(interaction: Asking, shown: Shown, *, agreed: bool = False) -> Reply:
    """Sign up; where there is a fee, only once it was agreed to."""
    texts, fee = texts_of(interaction), shown.state.options.fee
    ask, tournaments = ask_in(interaction, shown.row.guild_id), interaction.client.host.tournaments
    if fee and not agreed:
        await tournaments.may_join(ask, shown.row.id)
        return Reply(_ask_fee(shown, texts))
    name = safe_name.clean(interaction.user.display_name, safe_name.MOST_PERSON)
    name = name or safe_name.clean(interaction.user.name, safe_name.MOST_PERSON)
    after = await tournaments.join(ask, shown.row.id, name)
    return Reply(_joined(interaction, after, texts), update=agreed)


async def leave(interaction: Asking, shown: Shown) -> Reply:
    """Take the sign-up back; the fee comes with it."""
    ask = ask_in(interaction, shown.row.guild_id)
    after = await interaction.client.host.tournaments.leave(ask, shown.row.id)
    texts, fee = texts_of(interaction), after.state.options.fee
    key = "cup-left-fee" if fee else "cup-left"
    return Reply(plain(texts(key, name=title_of(after), fee=fee)))


async def check_in(interaction: Asking, shown: Shown) -> Reply:
    """Say that one is here."""
    ask = ask_in(interaction, shown.row.guild_id)
    after = await interaction.client.host.tournaments.check_in(ask, shown.row.id)
    texts = texts_of(interaction)
    return Reply(plain(texts("cup-checked-in", when=stamp(after.state.starts_at))))


async def drop(interaction: Asking, shown: Shown, *, sure: bool = False) -> Reply:
    """Give the rest up, after asking."""
    texts = texts_of(interaction)
    if not sure:
        _check_playing(interaction, shown)
        button = cup_button(shown, Act.DROP_SURE, texts)
        question = texts("cup-drop-ask", name=title_of(shown))
        return Reply(Draft((text(question), ui.ActionRow(button))))
    ask = ask_in(interaction, shown.row.guild_id)
    after = await interaction.client.host.tournaments.drop(ask, shown.row.id)
    return Reply(plain(texts("cup-dropped", name=title_of(after))), update=True)


def _check_playing(interaction: Asking, shown: Shown) -> None:
    if shown.state.phase in (Phase.FINISHED, Phase.CANCELLED):
        raise Refused(Reason.TOURNAMENT_OVER)
    if shown.number_of(interaction.user.id) is None:
        raise Refused(Reason.NOT_ENTERED)
    if shown.state.phase is not Phase.RUNNING:
        raise Refused(Reason.NOT_STARTED)


def _ask_fee(shown: Shown, texts: Texts) -> Draft:
    options, late = shown.state.options, shown.state.phase not in BEFORE
    pay = cup_button(shown, Act.PAY, texts, fee=options.fee)
    lines = [f"### {title_of(shown)}", fee_text(options, texts, late=late)]
    return Draft((text(*lines), ui.ActionRow(pay)))


def _joined(interaction: Asking, after: Shown, texts: Texts) -> Draft:
    who = after.number_of(interaction.user.id)
    fee = after.state.options.fee
    key = "cup-joined-fee" if fee else "cup-joined"
    said = texts(key, name=title_of(after), fee=fee)
    return plain(said, todo_text(after, for_anybody(after.state, who), texts, who=who))
