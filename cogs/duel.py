"""The `/duel` commands: parse, ask the host, answer."""

from discord import Interaction, Permissions, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import DuelBot
from bot.host.presenter import Board, HandOf
from bot.i18n import texts_for
from bot.rules.combinations import Kind
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase
from cogs.acts import Acts
from cogs.answers import Reply, answer, ask_of
from cogs.autocomplete import play_choices
from cogs.build import BuildPick, BuildStep
from cogs.buttons import ITEMS
from cogs.command_text import describe, named
from cogs.draft import plain
from cogs.hand_acts import hand_reply, value_of
from cogs.hand_view import hand_draft
from cogs.opened import opened_reply
from cogs.stakes import KIND_CHOICES, PACE_CHOICES, ROOM_CHOICES, options_for

NEEDED = Permissions(view_channel=True, send_messages=True, attach_files=True, embed_links=True)


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Duel(commands.GroupCog, group_name=named("duel"), group_description=describe("duel")):
    """Open a table, play a hand."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot

    @app_commands.command(name=named("open"), description=describe("open"))
    @app_commands.rename(room=named("option-room"), clock=named("option-clock"))
    @app_commands.describe(room=describe("option-room"), clock=describe("option-clock"))
    @app_commands.choices(room=ROOM_CHOICES, clock=PACE_CHOICES)
    async def open(
        self, interaction: Interaction[DuelBot], room: str = "points", clock: str = "normal"
    ) -> None:
        """Open a table in this channel."""

        async def work() -> Reply:
            self._check_permissions(interaction)
            board = await self.bot.host.open(ask_of(interaction), options_for(room, clock))
            return opened_reply(board, texts_for(str(interaction.locale)))

        await answer(interaction, work())

    @app_commands.command(name=named("find"), description=describe("find"))
    @app_commands.rename(room=named("option-room"))
    @app_commands.describe(room=describe("option-room"))
    @app_commands.choices(room=ROOM_CHOICES)
    async def find(self, interaction: Interaction[DuelBot], room: str = "points") -> None:
        """Sit down at an open table, or open one."""

        async def work() -> Reply:
            self._check_permissions(interaction)
            texts = texts_for(str(interaction.locale))
            found = await self.bot.host.find(ask_of(interaction), options_for(room, "normal"))
            return (
                opened_reply(found, texts)
                if isinstance(found, Board)
                else hand_reply(found, texts, note=texts("you-sit"))
            )

        await answer(interaction, work())

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

        async def work() -> Reply:
            host, ask = self.bot.host, ask_of(interaction)
            table_id = host.table_of(ask)
            before = await host.hand(ask, table_id)
            wanted, read_as = value_of(cards, before.view.counts)
            hand = await host.play(ask, table_id, wanted, kind=Kind(kind) if kind else read_as)
            return hand_reply(hand, texts_for(str(interaction.locale)))

        await answer(interaction, work())

    @play.autocomplete("cards")
    async def _cards(self, interaction: Interaction[DuelBot], typed: str) -> list[Choice[str]]:
        hand = self.bot.host.peek(ask_of(interaction))
        view = hand.view if hand else None
        return play_choices(view, typed, texts_for(str(interaction.locale)))

    @app_commands.command(name=named("pass"), description=describe("pass"))
    async def pass_(self, interaction: Interaction[DuelBot]) -> None:
        """Pass."""

        async def work() -> Reply:
            ask = ask_of(interaction)
            hand = await self.bot.host.pass_(ask, self.bot.host.table_of(ask))
            return hand_reply(hand, texts_for(str(interaction.locale)))

        await answer(interaction, work())

    @app_commands.command(name=named("hand"), description=describe("hand"))
    async def hand(self, interaction: Interaction[DuelBot]) -> None:
        """Show my hand."""

        async def work() -> Reply:
            return hand_reply(await self._mine(interaction), texts_for(str(interaction.locale)))

        await answer(interaction, work())

    @app_commands.command(name=named("resign"), description=describe("resign"))
    async def resign(self, interaction: Interaction[DuelBot]) -> None:
        """Give the hand up, after asking."""

        async def work() -> Reply:
            hand = await self._mine(interaction)
            if hand.view.public.phase is not Phase.PLAYING:
                raise Refused(Reason.NO_HAND)
            return Reply(
                hand_draft(hand, texts_for(str(interaction.locale)), confirm=True), hand=hand
            )

        await answer(interaction, work())

    @app_commands.command(name=named("leave"), description=describe("leave"))
    async def leave(self, interaction: Interaction[DuelBot]) -> None:
        """Give my seat up."""

        async def work() -> Reply:
            ask = ask_of(interaction)
            await self.bot.host.leave(ask, self.bot.host.table_of(ask))
            return Reply(plain(texts_for(str(interaction.locale))("you-left")))

        await answer(interaction, work())

    @app_commands.command(name=named("show"), description=describe("show"))
    async def show(self, interaction: Interaction[DuelBot]) -> None:
        """Post my table's board anew."""

        async def work() -> Reply:
            hand = await self._mine(interaction)
            await self.bot.presenter.repost(hand.board)
            return Reply(plain(texts_for(str(interaction.locale))("board-reposted")))

        await answer(interaction, work())

    async def _mine(self, interaction: Interaction[DuelBot]) -> HandOf:
        ask = ask_of(interaction)
        return await self.bot.host.hand(ask, self.bot.host.table_of(ask))

    def _check_permissions(self, interaction: Interaction[DuelBot]) -> None:
        """Refuse before anything is dealt when the bot could not show the table here."""
        if interaction.guild_id is None:
            raise Refused(Reason.SERVER_ONLY)
        missing = [
            name
            for name, wanted in NEEDED
            if wanted and not getattr(interaction.app_permissions, name)
        ]
        if missing:
            texts = texts_for(str(interaction.locale))
            raise Refused(
                Reason.MISSING_PERMISSIONS,
                names=tuple(texts(f"permission-{n.replace('_', '-')}") for n in missing),
            )


async def setup(bot: DuelBot) -> None:
    """Bring the commands, the buttons and what answers them."""
    bot.surface = Acts()
    bot.add_dynamic_items(*ITEMS, BuildStep, BuildPick)
    await bot.add_cog(Duel(bot))
