"""The buttons of a replay, and the one that opens it from a result. Alive after any restart."""

import re
from typing import Any, Self, cast

from discord import ButtonStyle, Interaction, ui

from bot.client import DuelBot
from bot.i18n import Texts
from bot.table.record import HandId
from cogs.ids import REPLAY, Going, ReplaySpot, replay_spot_of


class ReplayButton(ui.DynamicItem[ui.Button[Any]], template=REPLAY):
    """A button that leads to a step of a finished hand."""

    def __init__(
        self,
        spot: ReplaySpot,
        label: str = "·",
        style: ButtonStyle = ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            ui.Button(label=label, style=style, custom_id=spot.custom_id, disabled=disabled)
        )
        self.spot = spot

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the button that was pressed."""
        return cls(replay_spot_of(match))

    async def callback(self, interaction: Interaction[Any]) -> None:
        """Show the step."""
        bot = cast("Interaction[DuelBot]", interaction)
        await bot.client.surface.replay(bot, self.spot)


def review_button(hand: HandId, texts: Texts) -> ReplayButton:
    """Return the button that has the coach look at a hand."""
    return ReplayButton(ReplaySpot(hand, 0, Going.REVIEW), texts("button-review"))
