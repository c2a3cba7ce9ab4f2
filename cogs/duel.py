"""The `/duel` commands: parse, ask the host, answer."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import DuelBot
from bot.rules.combinations import Kind
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase
from cogs.acts import Acts
from cogs.answers import Reply, answer, ask_of
from cogs.autocomplete import play_choices
from cogs.build import BuildPick, BuildStep
from cogs.buttons import ITEMS
from cogs.command_text import describe, named
from cogs.hand_acts import hand_reply, value_of
from cogs.hand_view import hand_draft
from cogs.ids import Press
from cogs.language import texts_of
from cogs.several import at_my_table, playing, pressing
from cogs.stakes import KIND_CHOICES
from cogs.suggest import answered


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Duel(commands.GroupCog, group_name=named("duel"), group_description=describe("duel")):
    """Open a table, play a hand."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot

    @app_commands.command(name=named("play"), description=describe("play"))
    @app_commands.rename(cards=named("option-cards"), kind=named("option-as"))
    @app_commands.describe(cards=describe("option-cards"), kind=describe("option-as"))
    @app_commands.choices(kind=KIND_CHOICES)
    async def play(
        self,
        interaction: Interaction[DuelBot],
        cards: app_commands.Range[str, 1, 200],
        kind: str | None = None,
    ) -> None:
        """Play cards."""
        as_kind = Kind(kind) if kind else None

        async def work(table_id: int) -> Reply:
            host, ask = self.bot.host, ask_of(interaction)
            before = await host.hand(ask, table_id)
            wanted, read_as = value_of(cards, before.view)
            hand = await host.play(ask, table_id, wanted, kind=as_kind or read_as)
            return hand_reply(hand, texts_of(interaction))

        offer = playing(cards, as_kind)
        await answer(interaction, at_my_table(interaction, work, offer, plays=True))

    @play.autocomplete("cards")
    @answered
    async def _cards(self, interaction: Interaction[DuelBot], typed: str) -> list[Choice[str]]:
        hand = self.bot.host.peek(ask_of(interaction))
        view = hand.view if hand else None
        return play_choices(view, typed, texts_of(interaction))

    @app_commands.command(name=named("pass"), description=describe("pass"))
    async def pass_(self, interaction: Interaction[DuelBot]) -> None:
        """Pass."""

        async def work(table_id: int) -> Reply:
            hand = await self.bot.host.pass_(ask_of(interaction), table_id)
            return hand_reply(hand, texts_of(interaction))

        await answer(interaction, at_my_table(interaction, work, pressing(Press.MY_PASS)))

    @app_commands.command(name=named("hand"), description=describe("hand"))
    async def hand(self, interaction: Interaction[DuelBot]) -> None:
        """Show my hand."""

        async def work(table_id: int) -> Reply:
            hand = await self.bot.host.hand(ask_of(interaction), table_id)
            return hand_reply(hand, texts_of(interaction))

        await answer(interaction, at_my_table(interaction, work, pressing(Press.HAND)))

    @app_commands.command(name=named("resign"), description=describe("resign"))
    async def resign(self, interaction: Interaction[DuelBot]) -> None:
        """Give the hand up, after asking."""

        async def work(table_id: int) -> Reply:
            host = self.bot.host
            hand = await host.hand(ask_of(interaction), table_id)
            if hand.view.public.phase is not Phase.PLAYING:
                raise Refused(Reason.NO_HAND)
            hand = await host.shelf.resigning(hand, host.clock.now())
            return Reply(hand_draft(hand, texts_of(interaction), confirm=True), hand=hand)

        await answer(interaction, at_my_table(interaction, work, pressing(Press.MY_RESIGN)))


async def setup(bot: DuelBot) -> None:
    """Bring the commands, the buttons and what answers them."""
    bot.surface = Acts()
    bot.add_dynamic_items(*ITEMS, BuildStep, BuildPick)
    await bot.add_cog(Duel(bot))
