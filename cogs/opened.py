"""What who opened a table is told: that it waits, and what can be lost there."""

from discord import ui

from bot.host.presenter import Board
from bot.i18n import Texts
from cogs.answers import Reply
from cogs.board import stakes_text
from cogs.draft import Draft, plain
from cogs.meanwhile import meanwhile_button


def opened_reply(
    board: Board, texts: Texts, *, meanwhile: bool = False, elsewhere: bool = False
) -> Reply:
    """Return the answer to a table that was opened.

    `meanwhile` offers the computer's company, `elsewhere` tells where the table is.
    """
    key = "you-challenged" if board.row.invited else "you-opened"
    opened = texts(key, table=str(board.row.id))
    where = texts("opened-elsewhere", link=board.row.link) if elsewhere else ""
    draft = plain(opened, where, stakes_text(board.view, texts))
    if meanwhile:
        button = meanwhile_button(board.row.guild_id, texts)
        draft = Draft((*draft.items, ui.ActionRow(button)))
    return Reply(draft)
