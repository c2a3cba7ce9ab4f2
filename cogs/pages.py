"""Buttons and selects outside of tables: they lead to another page, or do or set one thing.

Which cog answers is registered by what the button shows; every one is alive after any restart.
"""

import re
from typing import Any, Self, cast

from discord import ButtonStyle, Interaction, ui

from bot.client import DuelBot
from cogs.ids import PAGE, PICK, Page, page_of


class PageButton(ui.DynamicItem[ui.Button[Any]], template=PAGE):
    """A button that leads to a page."""

    def __init__(
        self,
        page: Page,
        label: str = "·",
        style: ButtonStyle = ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        button: ui.Button[Any] = ui.Button(
            label=label[:80], style=style, custom_id=page.custom_id, disabled=disabled
        )
        super().__init__(button)
        self.page = page

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the button that was pressed."""
        return cls(page_of(match))

    async def callback(self, interaction: Interaction[Any]) -> None:
        """Show the page."""
        bot = cast("Interaction[DuelBot]", interaction)
        await bot.client.surface.turn(bot, self.page)


class PageSelect(ui.DynamicItem[ui.Item[Any]], template=PICK):
    """A select, of texts, channels or roles, that leads to a page with what was chosen."""

    def __init__(self, page: Page, select: ui.Item[Any]) -> None:
        super().__init__(select)
        self.page = page

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the select that was used."""
        return cls(page_of(match), item)

    async def callback(self, interaction: Interaction[Any]) -> None:
        """Show the page."""
        bot = cast("Interaction[DuelBot]", interaction)
        await bot.client.surface.turn(bot, self.page)
