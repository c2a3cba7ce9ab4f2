"""The button that passes the time until somebody sits down: a table against the computer."""

from discord import ButtonStyle

from bot.i18n import Texts
from bot.table.options import Level
from cogs.ids import Page, Show
from cogs.pages import PageButton

BEGINNERS = Level.EASY


def meanwhile_button(guild_id: int, texts: Texts) -> PageButton:
    """Return the button; the table in the channel goes on waiting."""
    page = Page(guild_id, Show.PRACTICE, BEGINNERS.value)
    return PageButton(page, texts("button-practice"), ButtonStyle.secondary)
