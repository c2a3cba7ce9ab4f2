"""The commands of a table's life: open, find, tables, leave, show."""

from dataclasses import replace
from typing import Any, cast

import discord
from discord import Interaction, Permissions, app_commands

from bot.client import DuelBot
from bot.host.presenter import Ask, Board
from bot.host.server_settings import ServerSettings
from bot.i18n import Texts
from bot.table.events import SEATS
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase
from cogs.answers import Reply, answer, ask_of
from cogs.command_text import describe, named
from cogs.draft import plain
from cogs.group import duel_group
from cogs.hand_acts import hand_reply
from cogs.ids import Page, Press, Show
from cogs.language import texts_of
from cogs.opened import opened_reply
from cogs.seat_names import seat_name
from cogs.several import at_my_table, pressing
from cogs.stakes import PACE_CHOICES, ROOM_CHOICES, options_for
from data.players import DIRECT_MESSAGES

NEEDED = Permissions(view_channel=True, send_messages=True, attach_files=True, embed_links=True)
IN_THREADS = Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, embed_links=True
)
MOST_LISTED = 25

Asking = Interaction[DuelBot]


@app_commands.command(name=named("open"), description=describe("open"))
@app_commands.rename(
    room=named("option-room"), opponent=named("option-opponent"), clock=named("option-clock")
)
@app_commands.describe(
    room=describe("option-room"),
    opponent=describe("option-opponent"),
    clock=describe("option-clock"),
)
@app_commands.choices(room=ROOM_CHOICES, clock=PACE_CHOICES)
async def open_table(
    interaction: Interaction[Any],
    room: str = "points",
    opponent: discord.User | None = None,
    clock: str | None = None,
) -> None:
    """Open a table in this channel; with an opponent it is a challenge."""
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        check_permissions(bot)
        if opponent is not None and opponent.bot:
            raise Refused(Reason.NO_OPPONENT)
        guest = opponent.id if opponent else None
        options = options_for(room, clock, await settings_of(bot))
        board = await bot.client.host.open(ask_of(bot), options, opponent=guest)
        return opened_reply(board, texts_of(bot))

    await answer(bot, work())


@app_commands.command(name=named("find"), description=describe("find"))
@app_commands.rename(room=named("option-room"))
@app_commands.describe(room=describe("option-room"))
@app_commands.choices(room=ROOM_CHOICES)
async def find(interaction: Interaction[Any], room: str = "points") -> None:
    """Sit down at an open table, or open one."""
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        return await found(bot, room)

    await answer(bot, work())


async def found(interaction: Asking, room: str) -> Reply:
    """Sit down at an open table of a room, or open one, and answer."""
    settings, texts = await settings_of(interaction), texts_of(interaction)
    ask = finding(interaction, settings)
    if ask.channel_id == interaction.channel_id:
        check_permissions(interaction)
    hand = await interaction.client.host.find(ask, options_for(room, None, settings))
    if isinstance(hand, Board):
        elsewhere = ask.channel_id != interaction.channel_id
        return opened_reply(hand, texts, meanwhile=True, elsewhere=elsewhere)
    return hand_reply(hand, texts, note=texts("you-sit"))


@app_commands.command(name=named("tables"), description=describe("tables"))
async def tables(interaction: Interaction[Any]) -> None:
    """List the server's open and live tables."""
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        if bot.guild_id is None:
            raise Refused(Reason.SERVER_ONLY)
        texts = texts_of(bot)
        boards = await bot.client.host.shelf.boards(bot.guild_id, MOST_LISTED)
        return Reply(plain(tables_text(boards, texts)))

    await answer(bot, work())


@app_commands.command(name=named("leave"), description=describe("leave"))
async def leave(interaction: Interaction[Any]) -> None:
    """Give my seat up."""
    bot = cast("Asking", interaction)

    async def work(table_id: int) -> Reply:
        await bot.client.host.leave(ask_of(bot), table_id)
        return Reply(plain(texts_of(bot)("you-left")))

    await answer(bot, at_my_table(bot, work, pressing(Press.LEAVE)))


@app_commands.command(name=named("show"), description=describe("show"))
async def show(interaction: Interaction[Any]) -> None:
    """Post my table's board anew."""
    bot = cast("Asking", interaction)

    async def work(table_id: int) -> Reply:
        ask = ask_of(bot)
        hand = await bot.client.host.hand(ask, table_id)
        if hand.board.row.guild_id == DIRECT_MESSAGES:
            return hand_reply(hand, texts_of(bot))  # it has no other board
        here = None  # where the board goes when it can't be shown where it was
        if bot.guild_id == hand.board.row.guild_id:
            check_permissions(bot)
            here = ask.channel_id
        await bot.client.presenter.repost(hand.board, here)
        return Reply(plain(texts_of(bot)("board-reposted")))

    await answer(bot, at_my_table(bot, work, pressing(Press.HAND)))


async def settings_of(interaction: Asking) -> ServerSettings:
    """Return the settings of the server asked in. Raise Refused outside of one."""
    if interaction.guild_id is None:
        raise Refused(Reason.SERVER_ONLY)
    return await interaction.client.host.shelf.settings(interaction.guild_id)


def finding(interaction: Asking, settings: ServerSettings) -> Ask:
    """Return who looks for a table, in the server's lobby channel if the bot can host there."""
    ask = ask_of(interaction)
    lobby = interaction.client.get_channel(settings.lobby_channel or 0)
    if not isinstance(lobby, discord.TextChannel) or lobby.guild.id != interaction.guild_id:
        return ask
    may = lobby.permissions_for(lobby.guild.me)
    if not may >= NEEDED:
        return ask
    threads = may.create_public_threads and may.send_messages_in_threads
    return replace(ask, channel_id=lobby.id, parent_id=None, may_thread=threads)


def check_permissions(interaction: Asking) -> None:
    """Refuse before anything is dealt when the bot could not show the table here."""
    if interaction.guild_id is None:
        raise Refused(Reason.SERVER_ONLY)
    may, thread = interaction.app_permissions, isinstance(interaction.channel, discord.Thread)
    needed = IN_THREADS if thread else NEEDED
    missing = [name for name, wanted in needed if wanted and not getattr(may, name)]
    if missing:
        texts = texts_of(interaction)
        names = tuple(texts(f"permission-{name.replace('_', '-')}") for name in missing)
        raise Refused(Reason.MISSING_PERMISSIONS, names=names)


def tables_text(boards: list[Board], texts: Texts) -> str:
    """Return a list of tables with links."""
    lines = [_line(board, texts) for board in boards] or [texts("tables-none")]
    return "\n".join([f"### {texts('tables-title')}", *lines])


def _line(board: Board, texts: Texts) -> str:
    playing = board.view.phase is Phase.PLAYING
    who = " · ".join(seat_name(board, seat, texts) for seat in SEATS if board.view.seated[seat])
    what = texts("tables-playing" if playing else "tables-waiting")
    return texts("tables-line", link=board.row.link, what=what, who=who)


async def _find(interaction: Asking, page: Page) -> Reply:
    return await found(interaction, "points")


async def setup(bot: DuelBot) -> None:
    """Bring the commands, and what answers the button that finds a table."""
    bot.pages[Show.FIND] = _find
    group = duel_group(bot)
    added: list[app_commands.Command[Any, ..., Any]]
    added = [open_table, find, tables, leave, show]
    for command in added:
        group.add_command(command)
