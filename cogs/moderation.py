"""`/duel-admin tables`, `void`, `ban` and `pardon`: what moderators do to tables and players."""

from typing import Any, cast

from discord import ButtonStyle, Interaction, SelectOption, User, app_commands, ui

from bot.client import DuelBot
from bot.host.presenter import Board
from bot.i18n import Texts
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase
from cogs.answers import Reply, answer, ask_of
from cogs.command_text import describe, named
from cogs.draft import Draft, plain, text
from cogs.group import admin_group
from cogs.ids import Page, Show, chosen
from cogs.language import texts_of
from cogs.lobby import MOST_LISTED, tables_text
from cogs.moderators_log import tell_log
from cogs.pages import PageButton, PageSelect
from cogs.refusals import quoted
from cogs.servers import check_place

REASON = 200
PICKED = "ask"  # the argument of the select; a button's is the table

Asking = Interaction[DuelBot]


@app_commands.command(name=named("admin-tables"), description=describe("admin-tables"))
async def tables(interaction: Interaction[Any]) -> None:
    """List the server's live tables, each to be voided."""
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        guild_id, texts = _guild_of(bot), texts_of(bot)
        boards = await bot.client.host.shelf.boards(guild_id, MOST_LISTED)
        draft = plain(tables_text(boards, texts))
        if not boards:
            return Reply(draft)
        page = Page(guild_id, Show.VOID, PICKED)
        select: ui.Select[Any] = ui.Select(
            custom_id=page.picking,
            placeholder=texts("tables-void-select"),
            options=[_option(board, texts) for board in boards],
        )
        return Reply(Draft((*draft.items, ui.ActionRow(PageSelect(page, select)))))

    await answer(bot, work())


@app_commands.command(name=named("admin-void"), description=describe("admin-void"))
@app_commands.rename(table=named("option-table"))
@app_commands.describe(table=describe("option-table"))
async def void(interaction: Interaction[Any], table: app_commands.Range[int, 1, 10**15]) -> None:
    """Void a table's hand, after asking."""
    bot = cast("Asking", interaction)
    await answer(bot, _ask(bot, table))


@app_commands.command(name=named("admin-ban"), description=describe("admin-ban"))
@app_commands.rename(member=named("option-member"), reason=named("option-reason"))
@app_commands.describe(member=describe("option-member"), reason=describe("option-reason"))
async def ban(
    interaction: Interaction[Any], member: User, reason: app_commands.Range[str, 0, REASON] = ""
) -> None:
    """Let somebody no longer sit down."""
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        if member.bot:
            raise Refused(Reason.NO_PERSON)
        why = reason.strip()
        await bot.client.host.moderation.ban(ask_of(bot), _guild_of(bot), member.id, why)
        facts = {"because": quoted(why), "given": "yes" if why else "no"}
        await tell_log(bot, "log-ban", whom=f"<@{member.id}>", **facts)
        return Reply(plain(texts_of(bot)("admin-banned", who=f"<@{member.id}>")))

    await answer(bot, work())


@app_commands.command(name=named("admin-pardon"), description=describe("admin-pardon"))
@app_commands.rename(member=named("option-member"))
@app_commands.describe(member=describe("option-member"))
async def pardon(interaction: Interaction[Any], member: User) -> None:
    """Let somebody sit down again."""
    bot = cast("Asking", interaction)

    async def work() -> Reply:
        await bot.client.host.moderation.pardon(ask_of(bot), _guild_of(bot), member.id)
        await tell_log(bot, "log-pardon", whom=f"<@{member.id}>")
        return Reply(plain(texts_of(bot)("admin-pardoned", who=f"<@{member.id}>")))

    await answer(bot, work())


async def _turn(interaction: Asking, page: Page) -> Reply:
    """Ask about the table that was picked, or void the one that was asked about."""
    check_place(interaction, page.guild_id)
    if page.arg == PICKED:
        table = chosen(interaction)
        return await _ask(interaction, int(table) if table.isdecimal() else 0)
    board = await interaction.client.host.moderation.void(
        ask_of(interaction), page.guild_id, int(page.arg) if page.arg.isdecimal() else 0
    )
    closed, facts = board.view.phase is Phase.CLOSED, {"table": str(board.row.id)}
    key = "log-close" if closed else "log-void"
    await tell_log(interaction, key, link=board.row.link, **facts)
    key = "voided-table" if closed else "voided-hand"
    return Reply(plain(texts_of(interaction)(key, **facts)), update=True)


async def _ask(interaction: Asking, table_id: int) -> Reply:
    guild_id, texts = _guild_of(interaction), texts_of(interaction)
    board = await interaction.client.host.shelf.board(table_id)
    if board.row.guild_id != guild_id:
        raise Refused(Reason.TABLE_GONE)
    if board.view.phase is Phase.CLOSED:
        raise Refused(Reason.TABLE_CLOSED)
    playing = board.view.phase is Phase.PLAYING
    question = texts(
        "void-ask-playing" if playing else "void-ask-waiting",
        table=str(table_id),
        link=board.row.link,
    )
    label = texts("button-void" if playing else "button-close-table")
    page = Page(guild_id, Show.VOID, str(table_id))
    confirm = PageButton(page, label, ButtonStyle.danger)
    return Reply(Draft((text(question), ui.ActionRow(confirm))))


def _option(board: Board, texts: Texts) -> SelectOption:
    playing = board.view.phase is Phase.PLAYING
    what = texts("tables-playing" if playing else "tables-waiting")
    table = str(board.row.id)
    return SelectOption(label=texts("tables-void-option", table=table, what=what), value=table)


def _guild_of(interaction: Asking) -> int:
    if interaction.guild_id is None:
        raise Refused(Reason.SERVER_ONLY)
    return interaction.guild_id


async def setup(bot: DuelBot) -> None:
    """Bring the commands, and what answers the select and the confirmation."""
    bot.pages[Show.VOID] = _turn
    group = admin_group(bot)
    added: list[app_commands.Command[Any, ..., Any]] = [tables, void, ban, pardon]
    for command in added:
        group.add_command(command)
