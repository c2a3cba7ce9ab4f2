"""The `/tournament` commands of who organises: parse, ask the host, answer."""

from collections.abc import Awaitable, Callable
from typing import Any, cast

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.client import DuelBot
from bot.host.tournament_presenter import Shown
from bot.table.refusal import Refused
from bot.tournament.commands import ChangeCap
from cogs import tournament_organise as organise
from cogs import tournament_report as report
from cogs import tournament_seeds as seeds
from cogs.answers import Reply, answer, ask_of
from cogs.command_text import describe, named
from cogs.draft import plain
from cogs.group import tournament_group
from cogs.language import texts_of
from cogs.suggest import answered
from cogs.tournament_options import read_cap
from cogs.tournament_results import spot_of
from cogs.tournament_rights import check_organiser
from cogs.tournament_which import live_one, which_choices
from cogs.tournament_words import title_of

Asking = Interaction[DuelBot]
Which = app_commands.Range[str, 1, 100]
Act = Callable[[Asking, Shown], Awaitable[Reply]]


def _command(key: str, act: Act) -> app_commands.Command[Any, ..., Any]:
    """Return a command that needs to know nothing but which tournament."""

    @app_commands.command(name=named(key), description=describe(key))
    @app_commands.rename(tournament=named("cup-option-which"))
    @app_commands.describe(tournament=describe("cup-option-which"))
    async def command(interaction: Interaction[Any], tournament: Which | None = None) -> None:
        await _live(interaction, tournament, act)

    return command


@app_commands.command(name=named("cup-extend"), description=describe("cup-extend"))
@app_commands.rename(minutes=named("cup-option-minutes"), tournament=named("cup-option-which"))
@app_commands.describe(
    minutes=describe("cup-option-minutes"), tournament=describe("cup-option-which")
)
async def extend(
    interaction: Interaction[Any],
    minutes: app_commands.Range[int, 1, organise.MOST_MINUTES],
    tournament: Which | None = None,
) -> None:
    """Give more time."""
    await _live(interaction, tournament, lambda bot, s: organise.extend(bot, s, minutes))


@app_commands.command(name=named("cup-seeds"), description=describe("cup-seeds"))
@app_commands.rename(order=named("cup-option-order"), tournament=named("cup-option-which"))
@app_commands.describe(order=describe("cup-option-order"), tournament=describe("cup-option-which"))
async def seed(
    interaction: Interaction[Any],
    order: app_commands.Range[str, 1, 1000] | None = None,
    tournament: Which | None = None,
) -> None:
    """Seed by hand."""

    async def act(bot: Asking, shown: Shown) -> Reply:
        if order is None:
            return await seeds.show_seeds(bot, shown, 0, update=False)
        return await seeds.order_typed(bot, shown, order)

    await _live(interaction, tournament, act)


@app_commands.command(name=named("cup-cap"), description=describe("cup-cap"))
@app_commands.rename(players=named("cup-option-players"), tournament=named("cup-option-which"))
@app_commands.describe(
    players=describe("cup-option-players"), tournament=describe("cup-option-which")
)
async def cap(
    interaction: Interaction[Any],
    players: app_commands.Range[int, 1, 1000] | None = None,
    tournament: Which | None = None,
) -> None:
    """Change how many there is room for."""

    async def act(bot: Asking, shown: Shown) -> Reply:
        await check_organiser(bot, shown.row.guild_id)
        room = read_cap(players, shown.state.options.form.style)
        ask, tournaments = ask_of(bot), bot.client.host.tournaments
        after = await tournaments.organise(ask, shown.row.id, lambda at, _: ChangeCap(at, room))
        await organise.log_act(bot, after, "log-cup-cap", cap=room)
        count = len(after.state.entered)
        said = texts_of(bot)("cup-did-cap", name=title_of(after), cap=room, count=count)
        return Reply(plain(said))

    await _live(interaction, tournament, act)


@app_commands.command(name=named("cup-report"), description=describe("cup-report"))
@app_commands.rename(match=named("cup-option-match"), tournament=named("cup-option-which"))
@app_commands.describe(match=describe("cup-option-match"), tournament=describe("cup-option-which"))
async def set_result(
    interaction: Interaction[Any],
    match: app_commands.Range[str, 1, 100] | None = None,
    tournament: Which | None = None,
) -> None:
    """Set a match's result."""

    async def act(bot: Asking, shown: Shown) -> Reply:
        if match is None:
            return await report.ask_match(bot, shown)
        return await report.ask_result(bot, shown, spot_of(match))

    await _live(interaction, tournament, act)


@set_result.autocomplete("match")
@answered
async def _matches(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    bot = cast("Asking", interaction)
    try:
        shown = await live_one(bot, getattr(bot.namespace, "tournament", None))
    except Refused:
        return []
    return report.match_choices(shown, typed, texts_of(bot))


@answered
async def _which(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    return await which_choices(cast("Asking", interaction), typed)


async def _live(interaction: Interaction[Any], named_: str | None, act: Act) -> None:
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        return await act(bot, await live_one(bot, named_))

    await answer(bot, work())


async def setup(bot: DuelBot) -> None:
    """Bring the commands into the group."""
    added: list[app_commands.Command[Any, ..., Any]] = [
        _command("cup-start", organise.start),
        _command("cup-pause", organise.pause),
        _command("cup-resume", organise.resume),
        _command("cup-cancel", organise.cancel),
        extend,
        seed,
        cap,
        set_result,
    ]
    group = tournament_group(bot)
    for command in added:
        command.autocomplete("tournament")(_which)
        group.add_command(command)
