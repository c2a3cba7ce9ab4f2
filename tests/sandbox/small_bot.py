"""A small bot with one of everything: what the real client does against the local Discord."""

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

Interaction = discord.Interaction[Any]

PIXEL = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x07\x00\x00\x00\x05\x08\x06\x00\x00\x00"
    b"made up for its size"
)


def picture(name: str = "board.png", content: bytes = PIXEL) -> discord.File:
    return discord.File(io.BytesIO(content), filename=name)


class CountButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"cd:count:(?P<number>\d+)"
):
    def __init__(self, number: int, *, disabled: bool = False) -> None:
        custom_id = f"cd:count:{number}"
        super().__init__(
            discord.ui.Button(label=f"Count {number}", custom_id=custom_id, disabled=disabled)
        )
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> "CountButton":
        return cls(int(match["number"]))

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(view=board(self.number + 1))


class PickMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"cd:pick:(?P<turn>\d+)"):
    def __init__(self, turn: int) -> None:
        options = [discord.SelectOption(label=f"Card {n}", value=str(n)) for n in (3, 4, 5)]
        super().__init__(
            discord.ui.Select(
                custom_id=f"cd:pick:{turn}", placeholder="Choose", options=options, max_values=2
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> "PickMenu":
        return cls(int(match["turn"]))

    async def callback(self, interaction: Interaction) -> None:
        assert interaction.data is not None
        values = interaction.data.get("values", [])
        await interaction.response.send_message(f"you chose {values}", ephemeral=True)


class TypeModal(discord.ui.Modal, title="Type a play"):
    cards = discord.ui.Label(
        text="Cards", component=discord.ui.TextInput[Any](custom_id="cards", max_length=20)
    )

    async def on_submit(self, interaction: Interaction) -> None:
        entered = self.cards.component
        assert isinstance(entered, discord.ui.TextInput)
        await interaction.response.send_message(f"typed {entered.value}", ephemeral=True)


def board(number: int, *, name: str = "board.png") -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    gallery = discord.ui.MediaGallery[Any](
        discord.MediaGalleryItem(f"attachment://{name}", description=f"board at {number}")
    )
    view.add_item(
        discord.ui.Container[Any](
            discord.ui.TextDisplay(f"count is {number}"),
            gallery,
            discord.ui.ActionRow(CountButton(number), CountButton(999, disabled=True)),
            discord.ui.ActionRow(PickMenu(number)),
        )
    )
    return view


class SmallBot(commands.AutoShardedBot):
    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False),
        )
        self.heard: list[str] = []
        self.clicks = 0
        self.late_error: discord.HTTPException | None = None
        self.release = asyncio.Event()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CountButton, PickMenu)
        self.tree.add_command(DUEL)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for nothing: the five seconds are a courtesy to the real Discord."""

    async def on_interaction(self, interaction: Interaction) -> None:
        self.heard.append(f"interaction {interaction.id}")

    async def on_resumed(self) -> None:
        self.heard.append("resumed")

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.heard.append(f"deleted {channel.name}")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.heard.append(f"left {guild.name}")

    async def on_message(self, message: discord.Message, /) -> None:
        self.heard.append(f"message {message.id}")


DUEL = app_commands.Group(
    name="duel",
    description="Tables and hands",
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
)


def bot_of(interaction: Interaction) -> SmallBot:
    assert isinstance(interaction.client, SmallBot)
    return interaction.client


@DUEL.command(description="Open a table")
async def open(interaction: Interaction) -> None:  # noqa: A001
    await interaction.response.send_message(view=board(0), file=picture())


@DUEL.command(description="Play cards")
@app_commands.describe(cards="Which cards", times="How often")
async def play(
    interaction: Interaction,
    cards: str,
    times: app_commands.Range[int, 1, 3] = 1,
    opponent: discord.Member | None = None,
) -> None:
    named = f" against {opponent.display_name}" if opponent else ""
    await interaction.response.send_message(f"{cards} x{times}{named}", ephemeral=True)


@play.autocomplete("cards")
async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{current} and {n}", value=f"{current}{n}") for n in range(3)]


@DUEL.command(description="Show the hand, after some thought")
async def hand(interaction: Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await bot_of(interaction).release.wait()
    await interaction.followup.send("your hand")
    await interaction.followup.send("and more", ephemeral=True)


@DUEL.command(description="Type")
async def type(interaction: Interaction) -> None:  # noqa: A001
    await interaction.response.send_modal(TypeModal())


@DUEL.command(description="Write to me")
async def write(interaction: Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    try:
        await interaction.user.send(view=board(7), file=picture())
    except discord.Forbidden as error:
        await interaction.edit_original_response(content=f"refused {error.code}")
    else:
        await interaction.edit_original_response(content="sent")


@DUEL.command(description="Answer too late")
async def late(interaction: Interaction) -> None:
    bot = bot_of(interaction)
    await bot.release.wait()
    try:
        await interaction.response.send_message("late")
    except discord.HTTPException as error:
        bot.late_error = error


@DUEL.command(description="Fail")
async def twice(interaction: Interaction) -> None:
    await interaction.response.send_message("once")
    again = discord.InteractionResponse[Any](interaction)
    try:
        await again.send_message("twice")
    except discord.HTTPException as error:
        bot_of(interaction).late_error = error
