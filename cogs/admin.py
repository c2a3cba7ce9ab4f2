"""`/duel-admin`, for those who manage a server: coins given or taken, and the end of a season."""

from discord import ButtonStyle, Interaction, Member, Permissions, app_commands, ui
from discord.ext import commands

from bot.client import DuelBot
from bot.host.purse import Purse
from bot.table.refusal import Reason, Refused
from cogs.answers import Reply, answer, ask_of
from cogs.command_text import describe, named
from cogs.draft import Draft, plain, text
from cogs.ids import Page, Show
from cogs.language import texts_of
from cogs.moderators_log import tell_log
from cogs.pages import PageButton
from cogs.servers import check_place

MOST = 1_000_000_000


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(Permissions(manage_guild=True))
class Admin(
    commands.GroupCog, group_name=named("duel-admin"), group_description=describe("duel-admin")
):
    """What only moderators do."""

    coins = app_commands.Group(name=named("admin-coins"), description=describe("admin-coins"))

    def __init__(self, bot: DuelBot, purse: Purse) -> None:
        self.bot = bot
        self.purse = purse

    @coins.command(name=named("grant"), description=describe("grant"))
    @app_commands.rename(member=named("option-member"), amount=named("option-amount"))
    @app_commands.describe(member=describe("option-member"), amount=describe("option-amount"))
    async def grant(
        self,
        interaction: Interaction[DuelBot],
        member: Member,
        amount: app_commands.Range[int, 1, MOST],
    ) -> None:
        """Give a member coins."""
        await answer(interaction, self._move(interaction, member, amount))

    @coins.command(name=named("take"), description=describe("take"))
    @app_commands.rename(member=named("option-member"), amount=named("option-amount"))
    @app_commands.describe(member=describe("option-member"), amount=describe("option-amount"))
    async def take(
        self,
        interaction: Interaction[DuelBot],
        member: Member,
        amount: app_commands.Range[int, 1, MOST],
    ) -> None:
        """Take coins from a member."""
        await answer(interaction, self._move(interaction, member, -amount))

    @app_commands.command(name=named("season"), description=describe("season"))
    async def season(self, interaction: Interaction[DuelBot]) -> None:
        """End the season, after asking."""

        async def work() -> Reply:
            texts, guild_id = texts_of(interaction), _guild_of(interaction)
            running = await self.purse.season(ask_of(interaction), guild_id)
            confirm = PageButton(
                Page(guild_id, Show.SEASON, str(running)),
                texts("button-season-end", season=running),
                ButtonStyle.danger,
            )
            asking = texts("admin-season-ask", season=running)
            return Reply(Draft((text(asking), ui.ActionRow(confirm))))

        await answer(interaction, work())

    async def turn(self, interaction: Interaction[DuelBot], page: Page) -> Reply:
        """Answer the confirmation: end the season it was about."""
        texts, guild_id = texts_of(interaction), _guild_of(interaction)
        check_place(interaction, page.guild_id)
        turned = await self.purse.turn_season(ask_of(interaction), guild_id, page.number)
        await tell_log(interaction, "log-season", ended=turned.ended)
        facts = {"ended": turned.ended, "begun": turned.begun, "players": turned.players}
        return Reply(plain(texts("admin-season-done", **facts)), update=True)

    async def _move(self, interaction: Interaction[DuelBot], member: Member, amount: int) -> Reply:
        texts, guild_id = texts_of(interaction), _guild_of(interaction)
        if member.bot:
            raise Refused(Reason.NO_PERSON)
        after = await self.purse.grant(ask_of(interaction), guild_id, member.id, amount)
        key = "admin-granted" if amount > 0 else "admin-took"
        moved = "log-grant" if amount > 0 else "log-take"
        await tell_log(interaction, moved, whom=f"<@{member.id}>", amount=abs(amount))
        facts = {"amount": abs(amount), "balance": after.balance}
        return Reply(plain(texts(key, who=f"<@{member.id}>", **facts)))


def _guild_of(interaction: Interaction[DuelBot]) -> int:
    if interaction.guild_id is None:
        raise Refused(Reason.SERVER_ONLY)
    return interaction.guild_id


async def setup(bot: DuelBot) -> None:
    """Bring the commands and what answers the confirmation."""
    cog = Admin(bot, Purse(bot.host.store, bot.host.clock))
    bot.pages[Show.SEASON] = cog.turn
    await bot.add_cog(cog)
