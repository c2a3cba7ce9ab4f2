"""The `/coins` commands, and the buttons that do the same."""

from discord import Interaction, Member, User, app_commands, ui
from discord.ext import commands

from bot.client import DuelBot
from bot.host.purse import Purse
from bot.i18n import Texts
from bot.table.refusal import Reason, Refused
from cogs.answers import Reply, answer, ask_of
from cogs.coins_view import balance_draft, daily_draft, gift_draft, history_draft, relief_draft
from cogs.command_text import describe, named
from cogs.draft import Draft, plain
from cogs.ids import Page, Show
from cogs.language import texts_of
from cogs.lobby import found
from cogs.servers import check_place, other_servers, server_name, servers_of

MOST = 1_000_000_000


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Coins(commands.GroupCog, group_name=named("coins"), group_description=describe("coins")):
    """What I have, what I get, what I give."""

    def __init__(self, bot: DuelBot, purse: Purse) -> None:
        self.bot = bot
        self.purse = purse

    @app_commands.command(name=named("balance"), description=describe("balance"))
    async def balance(self, interaction: Interaction[DuelBot]) -> None:
        """Show what I have."""
        await answer(interaction, self._show(interaction, Show.COINS, "balance"))

    @app_commands.command(name=named("daily"), description=describe("daily"))
    async def daily(self, interaction: Interaction[DuelBot]) -> None:
        """Claim today's coins."""
        await answer(interaction, self._show(interaction, Show.COINS, "daily"))

    @app_commands.command(name=named("relief"), description=describe("relief"))
    async def relief(self, interaction: Interaction[DuelBot]) -> None:
        """Fill my coins up."""
        await answer(interaction, self._show(interaction, Show.COINS, "relief"))

    @app_commands.command(name=named("history"), description=describe("history"))
    async def history(self, interaction: Interaction[DuelBot]) -> None:
        """Show what moved my coins."""
        await answer(interaction, self._show(interaction, Show.HISTORY, "0"))

    @app_commands.command(name=named("give"), description=describe("give"))
    @app_commands.rename(member=named("option-member"), amount=named("option-amount"))
    @app_commands.describe(member=describe("option-member"), amount=describe("option-amount"))
    async def give(
        self,
        interaction: Interaction[DuelBot],
        member: Member | User,
        amount: app_commands.Range[int, 1, MOST],
    ) -> None:
        """Give coins to somebody."""

        async def work() -> Reply:
            texts, guild_id = texts_of(interaction), interaction.guild_id
            if guild_id is None:
                return Reply(plain(texts("wallet-off-server")))
            if member.bot:
                raise Refused(Reason.NO_PERSON)
            gift = await self.purse.give(ask_of(interaction), guild_id, member.id, amount)
            return Reply(gift_draft(guild_id, gift, member.id, amount, texts))

        await answer(interaction, work())

    async def turn(self, interaction: Interaction[DuelBot], page: Page) -> Reply:
        """Answer a button: a page of the history in place, anything else below."""
        check_place(interaction, page.guild_id)
        texts = texts_of(interaction)
        if page.arg in ("beginner", "points"):
            return await found(interaction, page.arg)  # a room that needs less
        draft = await self._draft(interaction, page, texts)
        return Reply(await self._with_others(interaction, draft, page, texts), update=True)

    async def _show(self, interaction: Interaction[DuelBot], show: Show, arg: str) -> Reply:
        texts = texts_of(interaction)
        servers = await servers_of(self.purse, ask_of(interaction))
        page = Page(servers[0], show, arg)
        draft = await self._draft(interaction, page, texts)
        return Reply(await self._with_others(interaction, draft, page, texts))

    async def _with_others(
        self, interaction: Interaction[DuelBot], draft: Draft, page: Page, texts: Texts
    ) -> Draft:
        """Add the way to one's other servers, in a direct message."""
        servers = await self.purse.servers(ask_of(interaction))
        page = Page(page.guild_id, page.show, "0" if page.show is Show.HISTORY else page.arg)
        others = other_servers(self.bot, servers, page, texts)
        return Draft((*draft.items, ui.ActionRow(*others))) if others else draft

    async def _draft(self, interaction: Interaction[DuelBot], page: Page, texts: Texts) -> Draft:
        ask, guild_id = ask_of(interaction), page.guild_id
        server = server_name(self.bot, guild_id)
        match page.show, page.arg:
            case Show.COINS, "daily":
                return daily_draft(guild_id, await self.purse.daily(ask, guild_id), texts)
            case Show.COINS, "relief":
                return relief_draft(guild_id, await self.purse.relief(ask, guild_id), texts)
            case Show.HISTORY, _:
                moved = await self.purse.history(ask, guild_id, page.number)
                return history_draft(server, guild_id, moved, texts)
            case _:
                return balance_draft(
                    server, guild_id, await self.purse.balance(ask, guild_id), texts
                )


async def setup(bot: DuelBot) -> None:
    """Bring the commands and what answers their buttons."""
    cog = Coins(bot, Purse(bot.host.store, bot.host.clock))
    bot.pages[Show.COINS] = bot.pages[Show.HISTORY] = cog.turn
    await bot.add_cog(cog)
