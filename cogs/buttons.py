"""Buttons and selects: dynamic items only, told apart by their custom ids, alive after any restart.

One base catches whatever goes wrong in a callback: the library would only log it and leave the
user with "interaction failed".
"""

import re
from typing import Any, Self, cast

from discord import ButtonStyle, Interaction, SelectOption, ui

from bot.client import DuelBot
from cogs.ids import BUTTON, SELECT, UNKNOWN, Choose, Press, Spot, chosen, spot_of
from cogs.pages import PageButton, PageSelect


class TableButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """A button of a table."""

    def __init__(
        self,
        spot: Spot,
        press: Press,
        label: str = "·",
        style: ButtonStyle = ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            ui.Button(label=label, style=style, custom_id=spot.custom_id(press), disabled=disabled)
        )
        self.spot = spot
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the button that was pressed."""
        return cls(spot_of(match), Press(match["act"]))

    async def callback(self, interaction: Interaction[Any]) -> None:
        """Do what the button says."""
        bot = cast("Interaction[DuelBot]", interaction)
        await bot.client.surface.press(bot, self.spot, self.press)


class TableSelect(ui.DynamicItem[ui.Select[Any]], template=SELECT):
    """A select of a table; exactly one option is taken."""

    def __init__(
        self,
        spot: Spot,
        choose: Choose,
        placeholder: str = "",
        options: list[SelectOption] | None = None,
    ) -> None:
        super().__init__(
            ui.Select(
                custom_id=spot.custom_id(choose),
                placeholder=placeholder[:150],
                options=options or [],
            )
        )
        self.spot = spot
        self.choose = choose

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the select that was used."""
        return cls(spot_of(match), Choose(match["act"]))

    async def callback(self, interaction: Interaction[Any]) -> None:
        """Do what was chosen."""
        bot = cast("Interaction[DuelBot]", interaction)
        await bot.client.surface.choose(bot, self.spot, self.choose, chosen(interaction))


class UnknownItem(ui.DynamicItem[ui.Item[Any]], template=UNKNOWN):
    """Anything else that begins like ours: an old version's button gets an answer, too."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the item as it came."""
        return cls(item)

    async def callback(self, interaction: Interaction[Any]) -> None:
        """Say that it is of another time."""
        bot = cast("Interaction[DuelBot]", interaction)
        await bot.client.surface.unknown(bot)


ITEMS: tuple[type[ui.DynamicItem[Any]], ...] = (
    TableButton,
    TableSelect,
    PageButton,
    PageSelect,
    UnknownItem,
)
