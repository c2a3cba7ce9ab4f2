"""TournamentOrganise: what an organiser does: by command, or by the status message's buttons.

Rights are asked each time, and what was done is told to the moderators' log.
"""

from collections.abc import Callable

from discord import Interaction, ui

from bot.client import DuelBot
from bot.host.tournament_presenter import Shown
from bot.i18n import FactValue
from bot.table.refusal import Reason, Refused
from bot.tournament.commands import (
    AnyCommand,
    Cancel,
    Extend,
    Finish,
    OpenCheckIn,
    Pair,
    Pause,
    Resume,
    Start,
)
from bot.tournament.state import BEFORE, OVER, Phase, Tournament
from cogs.answers import Reply, ask_of
from cogs.draft import Draft, plain, text
from cogs.language import texts_of
from cogs.moderators_log import tell_log_of
from cogs.tournament_buttons import cup_button
from cogs.tournament_ids import Act
from cogs.tournament_rights import check_organiser
from cogs.tournament_status import next_mark, status_draft
from cogs.tournament_words import MINUTE_MS, stamp, title_of

Asking = Interaction[DuelBot]
MOST_MINUTES = 1440
Command = Callable[[int, int], AnyCommand]  # at a time, with chance as a number


async def start(interaction: Asking, shown: Shown) -> Reply:
    """Begin now: ask the entrants to check in, or if that was done, start the rounds."""
    await check_organiser(interaction, shown.row.guild_id)
    if shown.state.phase not in BEFORE:
        raise Refused(_over(shown.state) or Reason.TOURNAMENT_STARTED)
    return await go_on(interaction, shown)


async def go_on(interaction: Asking, shown: Shown, mark: str | None = None) -> Reply:
    """Do what comes next without waiting for its time, unless it was done already."""
    await check_organiser(interaction, shown.row.guild_id)
    if mark is not None and mark != next_mark(shown.state):
        raise Refused(_over(shown.state) or Reason.ROUND_CALLED)
    return await _simply(interaction, shown, *_next(shown.state))


async def extend(interaction: Asking, shown: Shown, minutes: int) -> Reply:
    """Give more time, a day at most: to sign up, or to the round."""
    minutes = min(max(minutes, 1), MOST_MINUTES)
    await check_organiser(interaction, shown.row.guild_id)
    tournaments = interaction.client.host.tournaments
    ask = ask_of(interaction)
    after = await tournaments.organise(
        ask, shown.row.id, lambda at, _: Extend(at, minutes * MINUTE_MS)
    )
    await log_act(interaction, after, "log-cup-extended", minutes=minutes)
    texts, current = texts_of(interaction), after.state.current
    if after.state.paused_at is not None:
        return Reply(plain(texts("cup-did-extended-paused", minutes=minutes)))
    until = current.ends_at if current is not None else after.state.starts_at
    key = "cup-did-extended-round" if current is not None else "cup-did-extended-start"
    return Reply(plain(texts(key, until=stamp(until))))


async def pause(interaction: Asking, shown: Shown) -> Reply:
    """Stop the clocks."""
    return await _simply(interaction, shown, "paused", lambda at, _: Pause(at))


async def resume(interaction: Asking, shown: Shown) -> Reply:
    """Let the clocks go on."""
    return await _simply(interaction, shown, "resumed", lambda at, _: Resume(at))


async def cancel(interaction: Asking, shown: Shown, *, sure: bool = False) -> Reply:
    """Call it off, after asking."""
    await check_organiser(interaction, shown.row.guild_id)
    if reason := _over(shown.state):
        raise Refused(reason)
    if sure:
        reply = await _simply(interaction, shown, "cancelled", lambda at, _: Cancel(at))
        return Reply(reply.draft, update=True)
    texts = texts_of(interaction)
    facts = {"count": len(shown.state.entered), "pot": shown.state.pot}
    question = texts("cup-cancel-ask", name=title_of(shown), **facts)
    button = cup_button(shown, Act.CANCEL_SURE, texts)
    return Reply(Draft((text(question), ui.ActionRow(button))))


async def status(interaction: Asking, shown: Shown) -> Reply:
    """Show what the organiser sees, to anybody who may organise."""
    await check_organiser(interaction, shown.row.guild_id)
    now = interaction.client.host.clock.now()
    return Reply(status_draft(shown, now, texts_of(interaction)))


async def log_act(interaction: Asking, shown: Shown, key: str, **facts: FactValue) -> None:
    """Tell the moderators' log what an organiser did."""
    await tell_log_of(shown.row.guild_id, interaction, key, name=title_of(shown), **facts)


def _next(state: Tournament) -> tuple[str, Command]:
    """Return the name of what comes next, and its command."""
    if state.phase is Phase.SIGN_UP and state.options.check_in_ms:
        return "check-in", lambda at, _: OpenCheckIn(at)
    if state.phase in BEFORE:
        return "started", Start
    if state.played_out:
        return "finished", lambda at, _: Finish(at)
    return "paired", lambda at, _: Pair(at)


async def _simply(interaction: Asking, shown: Shown, name: str, command: Command) -> Reply:
    await check_organiser(interaction, shown.row.guild_id)
    ask = ask_of(interaction)
    after = await interaction.client.host.tournaments.organise(ask, shown.row.id, command)
    if after.state.version != shown.state.version:
        await log_act(interaction, after, f"log-cup-{name}")
    return Reply(plain(texts_of(interaction)(f"cup-did-{name}", name=title_of(after))))


def _over(state: Tournament) -> Reason | None:
    return Reason.TOURNAMENT_OVER if state.phase in OVER else None
