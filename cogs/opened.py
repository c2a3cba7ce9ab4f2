"""What who opened a table is told: that it waits, and what can be lost there."""

from bot.host.presenter import Board
from bot.i18n import Texts
from cogs.answers import Reply
from cogs.board import stakes_text
from cogs.draft import plain


def opened_reply(board: Board, texts: Texts) -> Reply:
    """Return the answer to a table that was opened."""
    key = "you-challenged" if board.row.invited else "you-opened"
    opened = texts(key, table=str(board.row.id))
    return Reply(plain(opened, stakes_text(board.view, texts)))
