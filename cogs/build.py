"""Build: exact cards put together one by one, for plays that no suggestion names.

Ticked ranks come with all their cards, jokers too; minus and plus take single cards away and give
them back. The message says what the cards are and whether they beat what lies there. What was
picked so far stands in the custom ids, so that it outlives a restart.
"""

import re
from typing import Any, Self, cast

from discord import ButtonStyle, Interaction, SelectOption, ui

from bot.client import DuelBot
from bot.host.presenter import HandOf
from bot.i18n import Texts
from bot.rules.cards import NO_CARDS, Counts, Rank
from bot.rules.combinations import Reading, beats, readings
from cogs.buttons import TableButton
from cogs.draft import Item, text
from cogs.ids import BUILD_PICK, BUILD_STEP, Press, Spot, all_chosen, counts_of, spot_of
from rendering.wording import name_play, name_rank, named_cards

ROW = 5  # buttons


class BuildStep(ui.DynamicItem[ui.Button[Any]], template=BUILD_STEP):
    """A button of building: `play`, `clear`, or plus or minus and a rank."""

    def __init__(
        self,
        spot: Spot,
        counts: Counts,
        act: str,
        label: str = "·",
        style: ButtonStyle = ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        custom_id = spot.building(counts, act)
        super().__init__(
            ui.Button(label=label, style=style, custom_id=custom_id, disabled=disabled)
        )
        self.spot, self.counts, self.act = spot, counts, act

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the step that was taken."""
        return cls(spot_of(match), counts_of(match), match["act"])

    async def callback(self, interaction: Interaction[Any]) -> None:
        """Take the step."""
        bot = cast("Interaction[DuelBot]", interaction)
        await bot.client.surface.build(bot, self.spot, self.counts, self.act)


class BuildPick(ui.DynamicItem[ui.Select[Any]], template=BUILD_PICK):
    """The select of ranks; a ticked one comes with all its cards."""

    def __init__(
        self,
        spot: Spot,
        counts: Counts,
        placeholder: str = "",
        options: list[SelectOption] | None = None,
    ) -> None:
        options = options or []
        super().__init__(
            ui.Select(
                custom_id=spot.building(counts, "pick"),
                placeholder=placeholder,
                options=options,
                min_values=0,
                max_values=max(1, len(options)),
            )
        )
        self.spot, self.counts = spot, counts

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the select that was used."""
        return cls(spot_of(match), counts_of(match))

    async def callback(self, interaction: Interaction[Any]) -> None:
        """Take the ranks that are ticked now."""
        bot = cast("Interaction[DuelBot]", interaction)
        act = "pick" + "".join(all_chosen(interaction))
        await bot.client.surface.build(bot, self.spot, self.counts, act)


def stepped(counts: Counts, act: str, held: Counts) -> Counts:
    """Return the cards picked after a step; never more than are held."""
    picked = [min(n, have) for n, have in zip(counts, held, strict=True)]
    if act == "clear":
        return NO_CARDS
    if act.startswith("pick"):
        ticked = {int(digit) for digit in act[4:] if digit in "012345678"}
        picked = [
            0 if rank not in ticked else picked[rank] or held[rank] for rank in range(len(held))
        ]
    elif act[0] in "+-":
        rank = int(act[1])
        picked[rank] = max(0, min(held[rank], picked[rank] + (1 if act[0] == "+" else -1)))
    return tuple(picked)


def build_controls(hand: HandOf, spot: Spot, texts: Texts, picked: Counts) -> list[Item]:
    """Return the controls of building, with what the cards picked are."""
    held = hand.view.counts
    sentence, playable = _preview(hand, texts, picked)
    options = [
        SelectOption(
            label=f"{name_rank(texts, rank)} ×{held[rank]}",
            value=str(int(rank)),
            default=picked[rank] > 0,
        )
        for rank in Rank
        if held[rank]
    ]
    finish = ui.ActionRow[Any](
        BuildStep(
            spot,
            picked,
            "play",
            texts("button-build-play"),
            ButtonStyle.success,
            disabled=not playable,
        ),
        BuildStep(spot, picked, "clear", texts("button-build-clear"), disabled=not any(picked)),
        TableButton(spot, Press.MY_BACK, texts("button-build-back"), ButtonStyle.secondary),
    )
    pick = ui.ActionRow[Any](BuildPick(spot, picked, texts("build-pick"), options))
    return [text(sentence), pick, *_steps(spot, texts, picked, held), finish]


def _steps(spot: Spot, texts: Texts, picked: Counts, held: Counts) -> list[Item]:
    """Return minus and plus for each rank that has a card to take away or give back."""
    ranks = [rank for rank in Rank if picked[rank]]
    buttons = [
        BuildStep(spot, picked, f"-{int(rank)}", f"− {name_rank(texts, rank)}") for rank in ranks
    ]
    buttons += [
        BuildStep(spot, picked, f"+{int(rank)}", f"+ {name_rank(texts, rank)}")
        for rank in ranks
        if picked[rank] < held[rank]
    ]
    return [ui.ActionRow[Any](*buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)]


def _preview(hand: HandOf, texts: Texts, picked: Counts) -> tuple[str, bool]:
    """Return what the cards are, and whether they can be played now."""
    if not any(picked):
        return texts("build-nothing"), False
    cards = named_cards(texts, picked)
    two = hand.view.public.options.two_in_chain_bomb
    found = readings(picked, two_in_chain_bomb=two)
    if not found:
        return texts("build-no-combination", cards=cards), False
    fitting = _fitting(found, hand.view.to_beat)
    play = name_play(texts, (fitting or found)[0])
    if not fitting:
        return texts("build-too-weak", cards=cards, play=play), False
    key = "build-leads" if hand.view.to_beat is None else "build-beats"
    return texts(key, cards=cards, play=play), True


def _fitting(found: tuple[Reading, ...], to_beat: Reading | None) -> list[Reading]:
    return [reading for reading in found if to_beat is None or beats(reading, to_beat)]
