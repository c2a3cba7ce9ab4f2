"""A small real bot for the page's tests: one command or component of each kind the page shows."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.sandbox.server import LocalDiscord

CHINESE = {"play": "出牌", "duel": "对杀", "Play cards": "打出手中的牌"}
ROOMS = {"Points only": "points", "For beginners": "beginner"}
PLAYS = ("33", "99", "1010", "JJ")
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c6360f8cf0000030101005c1a2f0d0000000049454e44ae426082"
)
TRICKY = (
    "## Heading\n<img src=x onerror=\"document.title='broken'\"> **bold** "
    "[bad](javascript:alert(1)) [good](https://example.com/)"
)

Interaction = discord.Interaction[discord.Client]


class Chinese(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return CHINESE.get(string.message) if locale is discord.Locale.chinese else None


class TypeForm(ui.Modal, title="Type your cards"):
    cards: ui.TextInput["TypeForm"] = ui.TextInput(label="Cards")

    async def on_submit(self, interaction: Interaction) -> None:
        if self.cards.value != "silence":
            await interaction.response.send_message(f"typed {self.cards.value}")


class Table(ui.LayoutView):
    def __init__(self, presses: int = 0) -> None:
        super().__init__(timeout=None)
        self.presses = presses
        row: ui.ActionRow[Table] = ui.ActionRow()
        for label, style in (
            ("Press", discord.ButtonStyle.success),
            ("Type", discord.ButtonStyle.primary),
            ("Silent", discord.ButtonStyle.secondary),
        ):
            row.add_item(ui.Button(label=label, style=style, custom_id=label.lower()))
        row.add_item(ui.Button(label="Off", custom_id="off", disabled=True))
        one: ui.Select[Table] = ui.Select(custom_id="one", placeholder="Suggested plays")
        many: ui.Select[Table] = ui.Select(
            custom_id="many", placeholder="Build", min_values=1, max_values=2
        )
        for label in PLAYS:
            one.add_option(label=f"pair {label}", value=label)
            many.add_option(label=label)
        gallery: ui.MediaGallery[Table] = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="Ann leads with 99")
        self.add_item(
            ui.Container(
                ui.TextDisplay(f"### The table\npressed {presses} times"),
                gallery,
                ui.Separator(),
                row,
                ui.ActionRow(one),
                ui.ActionRow(many),
                accent_colour=0xCC3344,
            )
        )


class PageBot(discord.Client):
    """Answers to /duel …, and to the controls of its table."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(_commands())
        self.presses = 0
        self.heard_locale = ""

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Chinese())
        await self.tree.sync()

    async def on_interaction(self, interaction: Interaction) -> None:
        self.heard_locale = interaction.locale.value
        data = dict(interaction.data or {})
        answer = interaction.response
        match data.get("custom_id"):
            case "press":
                self.presses += 1
                await answer.edit_message(view=Table(self.presses))
            case "type":
                await answer.send_modal(TypeForm())
            case "one" | "many":
                chosen = ", ".join(map(str, data["values"]))  # type: ignore[call-overload]
                await answer.send_message(f"chose {chosen}")


def _commands() -> app_commands.Group:
    duel = app_commands.Group(name=app_commands.locale_str("duel"), description="Cards")

    @duel.command(
        name=app_commands.locale_str("play"), description=app_commands.locale_str("Play cards")
    )
    @app_commands.describe(cards="Which cards", name="As what")
    async def play(interaction: Interaction, cards: str, name: str = "itself") -> None:
        await interaction.response.send_message(f"played {cards} as {name}")

    @play.autocomplete("cards")
    async def _cards(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"pair {one}", value=one) for one in PLAYS if typed in one]

    @duel.command(name="table", description="Show the table")
    async def table(interaction: Interaction) -> None:
        file = discord.File(io.BytesIO(PNG), "board.png")
        await interaction.response.send_message(view=Table(), file=file)

    @duel.command(name="hand", description="Show my hand")
    async def hand(interaction: Interaction) -> None:
        await interaction.response.send_message("your hand: 3 4 5", ephemeral=True)

    @duel.command(name="tricky", description="Text that tries to be more")
    async def tricky(interaction: Interaction) -> None:
        await interaction.response.send_message(TRICKY)

    @duel.command(name="open", description="Open a table")
    @app_commands.choices(room=[app_commands.Choice(name=n, value=v) for n, v in ROOMS.items()])
    async def open_(
        interaction: Interaction,
        room: str = "points",
        opponent: discord.User | None = None,
        seconds: int = 60,
    ) -> None:
        against = opponent.name if opponent else "anybody"
        await interaction.response.send_message(f"opened {room}, {against}, {seconds} s")

    @duel.command(name="silence", description="Say nothing")
    async def silence(
        _: Interaction, word: str, opponent: discord.User | None = None, aloud: bool = False
    ) -> None:
        pass

    @duel.command(name="letter", description="Write to me")
    async def letter(interaction: Interaction) -> None:
        await interaction.user.send("your turn")
        await interaction.response.send_message("sent", ephemeral=True)

    return duel


@asynccontextmanager
async def running_bot(local: LocalDiscord) -> AsyncIterator[PageBot]:
    """Run the bot against a local Discord until the block ends."""
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = local.api_base, URL(local.gateway)
    client = PageBot()
    running = asyncio.create_task(client.start(local.token))
    try:
        await local.wait_for(lambda: (local.online and client.guilds) or running.done(), 10)
        yield client
    finally:
        await client.close()
        await running
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway
