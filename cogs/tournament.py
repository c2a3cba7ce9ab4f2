"""The `/tournament` commands of those who play or look on: parse, ask the host, answer."""

from collections.abc import Awaitable, Callable

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import DuelBot
from bot.host.tournament_presenter import Shown
from cogs import tournament_entry as entry
from cogs.answers import Reply, answer
from cogs.command_text import describe, named
from cogs.ids import Show
from cogs.language import texts_of
from cogs.suggest import answered
from cogs.tournament_acts import turn
from cogs.tournament_export import export_draft
from cogs.tournament_links import links_of
from cogs.tournament_looks import bracket_draft, entrants_draft, matches_draft, standings_draft
from cogs.tournament_now import now_of
from cogs.tournament_which import any_one, live_one, which_choices

Asking = Interaction[DuelBot]
Which = app_commands.Range[str, 1, 100]


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class TournamentCog(commands.GroupCog, group_name=named("cup"), group_description=describe("cup")):
    """Play in a tournament, look at it."""

    @app_commands.command(name=named("cup-join"), description=describe("cup-join"))
    @app_commands.rename(tournament=named("cup-option-which"))
    @app_commands.describe(tournament=describe("cup-option-which"))
    async def join(self, interaction: Asking, tournament: Which | None = None) -> None:
        """Sign up."""
        await _live(interaction, tournament, lambda shown: entry.join(interaction, shown))

    @app_commands.command(name=named("cup-leave"), description=describe("cup-leave"))
    @app_commands.rename(tournament=named("cup-option-which"))
    @app_commands.describe(tournament=describe("cup-option-which"))
    async def leave(self, interaction: Asking, tournament: Which | None = None) -> None:
        """Take my sign-up back."""
        await _live(interaction, tournament, lambda shown: entry.leave(interaction, shown))

    @app_commands.command(name=named("cup-checkin"), description=describe("cup-checkin"))
    @app_commands.rename(tournament=named("cup-option-which"))
    @app_commands.describe(tournament=describe("cup-option-which"))
    async def checkin(self, interaction: Asking, tournament: Which | None = None) -> None:
        """Say that I am here."""
        await _live(interaction, tournament, lambda shown: entry.check_in(interaction, shown))

    @app_commands.command(name=named("cup-drop"), description=describe("cup-drop"))
    @app_commands.rename(tournament=named("cup-option-which"))
    @app_commands.describe(tournament=describe("cup-option-which"))
    async def drop(self, interaction: Asking, tournament: Which | None = None) -> None:
        """Give the rest up, after asking."""
        await _live(interaction, tournament, lambda shown: entry.drop(interaction, shown))

    @app_commands.command(name=named("cup-now"), description=describe("cup-now"))
    @app_commands.rename(tournament=named("cup-option-which"))
    @app_commands.describe(tournament=describe("cup-option-which"))
    async def now(self, interaction: Asking, tournament: Which | None = None) -> None:
        """Say what I should do next."""

        async def work() -> Reply:
            return await now_of(interaction, await any_one(interaction, tournament))

        await answer(interaction, work())

    @app_commands.command(name=named("cup-standings"), description=describe("cup-standings"))
    @app_commands.rename(tournament=named("cup-option-which"))
    @app_commands.describe(tournament=describe("cup-option-which"))
    async def standings(self, interaction: Asking, tournament: Which | None = None) -> None:
        """Show the standings."""
        texts = texts_of(interaction)
        await _any(interaction, tournament, lambda s: Reply(standings_draft(s, 0, texts)))

    @app_commands.command(name=named("cup-bracket"), description=describe("cup-bracket"))
    @app_commands.rename(tournament=named("cup-option-which"))
    @app_commands.describe(tournament=describe("cup-option-which"))
    async def bracket(self, interaction: Asking, tournament: Which | None = None) -> None:
        """Show the bracket."""
        texts = texts_of(interaction)
        await _any(interaction, tournament, lambda s: Reply(bracket_draft(s, 0, texts)))

    @app_commands.command(name=named("cup-matches"), description=describe("cup-matches"))
    @app_commands.rename(tournament=named("cup-option-which"), round_=named("cup-option-round"))
    @app_commands.describe(
        tournament=describe("cup-option-which"), round_=describe("cup-option-round")
    )
    async def matches(
        self,
        interaction: Asking,
        round_: app_commands.Range[int, 1, 300] | None = None,
        tournament: Which | None = None,
    ) -> None:
        """List a round's matches with links."""

        async def work() -> Reply:
            shown, number = await any_one(interaction, tournament), round_ or 0
            links = await links_of(interaction.client.host, shown, number)
            return Reply(matches_draft(shown, number, 0, texts_of(interaction), links))

        await answer(interaction, work())

    @app_commands.command(name=named("cup-entrants"), description=describe("cup-entrants"))
    @app_commands.rename(tournament=named("cup-option-which"))
    @app_commands.describe(tournament=describe("cup-option-which"))
    async def entrants(self, interaction: Asking, tournament: Which | None = None) -> None:
        """List who has signed up."""
        texts = texts_of(interaction)
        await _any(interaction, tournament, lambda s: Reply(entrants_draft(s, 0, texts)))

    @app_commands.command(name=named("cup-export"), description=describe("cup-export"))
    @app_commands.rename(tournament=named("cup-option-which"))
    @app_commands.describe(tournament=describe("cup-option-which"))
    async def export(self, interaction: Asking, tournament: Which | None = None) -> None:
        """Give the tournament as files."""
        texts = texts_of(interaction)
        await _any(interaction, tournament, lambda s: Reply(export_draft(s, texts)))

    @join.autocomplete("tournament")
    @leave.autocomplete("tournament")
    @checkin.autocomplete("tournament")
    @drop.autocomplete("tournament")
    @now.autocomplete("tournament")
    @standings.autocomplete("tournament")
    @bracket.autocomplete("tournament")
    @matches.autocomplete("tournament")
    @entrants.autocomplete("tournament")
    @export.autocomplete("tournament")
    @answered
    async def _which(self, interaction: Asking, typed: str) -> list[Choice[str]]:
        return await which_choices(interaction, typed)


async def _live(
    interaction: Asking, named_: str | None, act: Callable[[Shown], Awaitable[Reply]]
) -> None:
    async def work() -> Reply:
        return await act(await live_one(interaction, named_))

    await answer(interaction, work())


async def _any(interaction: Asking, named_: str | None, look: Callable[[Shown], Reply]) -> None:
    async def work() -> Reply:
        return look(await any_one(interaction, named_))

    await answer(interaction, work())


async def setup(bot: DuelBot) -> None:
    """Bring the commands and what answers their buttons."""
    bot.pages[Show.TOURNAMENT] = turn
    await bot.add_cog(TournamentCog())
