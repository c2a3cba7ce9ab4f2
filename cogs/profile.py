"""`/duel profile`: a player's tier and record; one's own anywhere, others' in their server."""

from discord import Interaction, Member, User, app_commands, ui
from discord.ext import commands

from bot.client import DuelBot
from bot.host.purse import Purse
from bot.table.refusal import Reason, Refused
from cogs.answers import Reply, answer, ask_of
from cogs.command_text import describe, named
from cogs.draft import Draft, plain
from cogs.group import duel_group
from cogs.ids import Page, Show
from cogs.language import texts_of
from cogs.profile_view import practised_text, profile_draft
from cogs.servers import other_servers, server_name, servers_of


class Profile(commands.Cog):
    """Shows profiles."""

    def __init__(self, bot: DuelBot, purse: Purse) -> None:
        self.bot = bot
        self.purse = purse

    async def profile(
        self, interaction: Interaction[DuelBot], user_id: int, guild_id: int | None = None
    ) -> Reply:
        """Return a profile: of the server named, of this one, or of the one last played in."""
        texts, ask = texts_of(interaction), ask_of(interaction)
        try:
            servers = await servers_of(self.purse, ask)
        except Refused:
            return await self._practice_alone(interaction, user_id)
        guild_id = guild_id if guild_id in servers else servers[0]
        assert guild_id is not None
        found = await self.purse.profile(ask, guild_id, user_id)
        draft = profile_draft(
            *(server_name(self.bot, guild_id), guild_id, found, texts),
            own=user_id == ask.user_id,
            here=interaction.guild_id == guild_id,
        )
        others = other_servers(self.bot, servers, Page(guild_id, Show.PROFILE), texts)
        if others:
            draft = Draft((*draft.items, ui.ActionRow(*others)), draft.pictures)
        return Reply(draft)

    async def _practice_alone(self, interaction: Interaction[DuelBot], user_id: int) -> Reply:
        """Return what there is of somebody who has only practised, in direct messages."""
        ask = ask_of(interaction)
        practised = await self.purse.practised(ask) if user_id == ask.user_id else ()
        if not practised:
            raise Refused(Reason.NO_SERVER)
        return Reply(plain(practised_text(practised, texts_of(interaction))))

    async def turn(self, interaction: Interaction[DuelBot], page: Page) -> Reply:
        """Answer a button: one's own profile of another server, in place."""
        reply = await self.profile(interaction, interaction.user.id, page.guild_id)
        return Reply(reply.draft, update=True)


async def setup(bot: DuelBot) -> None:
    """Bring the command into the group."""
    cog = Profile(bot, Purse(bot.host.store, bot.host.clock))

    @app_commands.command(name=named("profile"), description=describe("profile"))
    @app_commands.rename(member=named("option-member"))
    @app_commands.describe(member=describe("option-member"))
    async def profile(
        interaction: Interaction[DuelBot], member: Member | User | None = None
    ) -> None:
        async def work() -> Reply:
            if member is not None and member.bot:
                raise Refused(Reason.NO_PERSON)
            return await cog.profile(interaction, (member or interaction.user).id)

        await answer(interaction, work())

    duel_group(bot).add_command(profile)
    bot.pages[Show.PROFILE] = cog.turn
    await bot.add_cog(cog)
