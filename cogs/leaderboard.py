"""`/duel leaderboard`: a server's best. Those who left are skipped, and the page is still full."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import DuelBot
from bot.host.purse import Purse
from cogs.answers import Reply, answer, ask_of
from cogs.command_text import choice_name, describe, named
from cogs.group import duel_group
from cogs.ids import Page, Show
from cogs.language import texts_of
from cogs.leaderboard_view import Board, leaderboard_draft, seen_value
from cogs.members import Members
from cogs.servers import check_place, server_name, servers_of
from data.leaderboard import Place, Ranking

PAGE = 10
CHOICES = [
    Choice(name=choice_name(f"ranking-{ranking.value}"), value=ranking.value) for ranking in Ranking
]


class Leaderboard(commands.Cog):
    """Shows leaderboards."""

    def __init__(self, bot: DuelBot, purse: Purse, members: Members) -> None:
        self.bot = bot
        self.purse = purse
        self.members = members

    async def leaderboard(
        self, interaction: Interaction[DuelBot], guild_id: int, ranking: Ranking, number: int
    ) -> Reply:
        """Return a page of a leaderboard."""
        ask, texts = ask_of(interaction), texts_of(interaction)
        settings = await self.bot.host.shelf.settings(guild_id)
        offered = [one for one in Ranking if settings.coins or not one.of_coins]
        ranking = ranking if ranking in offered else Ranking.POINTS
        ranked = await self.purse.ranked(ask, guild_id, ranking)
        there = await self._there(guild_id, ranked, (number + 1) * PAGE + 1)
        while number and len(there) <= number * PAGE:
            number -= 1  # so many have left that the page is gone
        mine = next((place for place in there if place.user_id == ask.user_id), None) or self._mine(
            guild_id, ranked, ask.user_id
        )
        board = Board(
            ranking=ranking,
            number=number,
            places=there[number * PAGE : (number + 1) * PAGE],
            more=len(there) > (number + 1) * PAGE,
            me=ask.user_id,
            mine=mine,
            offered=offered,
            most=max((seen_value(place, ranking, ask.user_id) or 0 for place in there), default=0),
            pictured=not self.bot.host.people.known(ask.user_id).text_only,
        )
        return Reply(leaderboard_draft(server_name(self.bot, guild_id), guild_id, board, texts))

    async def turn(self, interaction: Interaction[DuelBot], page: Page) -> Reply:
        """Answer a button: another ranking or page, in place."""
        check_place(interaction, page.guild_id)
        name = page.arg.partition(".")[0]
        ranking = Ranking(name) if name in tuple(Ranking) else Ranking.NET
        reply = await self.leaderboard(interaction, page.guild_id, ranking, page.number)
        return Reply(reply.draft, update=True)

    async def _there(self, guild_id: int, ranked: Sequence[Place], wanted: int) -> list[Place]:
        """Return the first places of those who are still there, as many as are wanted."""
        there: list[Place] = []
        for start in range(0, len(ranked), PAGE):
            part = ranked[start : start + PAGE]
            gone = await self.members.departed(guild_id, [place.user_id for place in part])
            there += [place for place in part if place.user_id not in gone]
            if len(there) >= wanted:
                break
        return list(_placed(there))

    def _mine(self, guild_id: int, ranked: Sequence[Place], user_id: int) -> Place | None:
        """Return the asker's place further down, as far as is known who has left."""
        there = [
            place
            for place in ranked
            if place.user_id == user_id or not self.members.known_departed(guild_id, place.user_id)
        ]
        mine = next((place for place in there if place.user_id == user_id), None)
        if mine is None:
            return None
        gone = sum(place.value > mine.value for place in ranked) - sum(
            place.value > mine.value for place in there
        )
        return replace(mine, place=mine.place - gone)


def _placed(places: Sequence[Place]) -> Iterator[Place]:
    """Number places anew; those with the same value share one."""
    number = 0
    for position, place in enumerate(places, 1):
        if position == 1 or place.value != places[position - 2].value:
            number = position
        yield replace(place, place=number)


async def setup(bot: DuelBot) -> None:
    """Bring the command into the group."""
    host = bot.host
    cog = Leaderboard(bot, Purse(host.store, host.clock), bot.presenter.members)

    @app_commands.command(name=named("leaderboard"), description=describe("leaderboard"))
    @app_commands.rename(ranking=named("option-ranking"))
    @app_commands.describe(ranking=describe("option-ranking"))
    @app_commands.choices(ranking=CHOICES)
    async def leaderboard(interaction: Interaction[DuelBot], ranking: str = "net") -> None:
        async def work() -> Reply:
            servers = await servers_of(cog.purse, ask_of(interaction))
            return await cog.leaderboard(interaction, servers[0], Ranking(ranking), 0)

        await answer(interaction, work())

    duel_group(bot).add_command(leaderboard)
    bot.pages[Show.RANKING] = cog.turn
    await bot.add_cog(cog)
