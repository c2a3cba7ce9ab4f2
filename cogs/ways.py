"""Ways: the buttons that lead to a game, or to learning it, from wherever one is."""

from discord import ButtonStyle

from bot.i18n import Texts
from cogs.ids import Page, Show
from cogs.pages import PageButton
from data.players import DIRECT_MESSAGES

NEW = "new"  # lessons in a message of their own


def play_buttons(guild_id: int, texts: Texts) -> list[PageButton]:
    """Return the buttons that lead to a game; in direct messages only the computer is there."""
    computer = PageButton(
        Page(guild_id, Show.PRACTICE), texts("button-play-computer"), ButtonStyle.primary
    )
    if guild_id == DIRECT_MESSAGES:
        return [computer]
    return [computer, PageButton(Page(guild_id, Show.FIND), texts("button-find"))]


def teach_button(guild_id: int, texts: Texts) -> PageButton:
    """Return the button that begins the lessons in a message of their own."""
    return PageButton(Page(guild_id, Show.LEARN, NEW), texts("button-teach"))
