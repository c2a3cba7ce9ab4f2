"""The form of typed cards: *Type…* opens it, what is sent is played. It outlives a restart."""

from collections.abc import Iterator
from typing import Any, cast

from discord import Interaction, TextStyle, ui

from bot.i18n import Texts
from cogs.ids import Spot

LONGEST = 200


class TypedForm(ui.Modal):
    """A form with one line; the library keeps no copy, its custom id answers what is sent."""

    def __init__(self, spot: Spot, texts: Texts) -> None:
        super().__init__(title=texts("typed-title"), custom_id=spot.typed, timeout=None)
        field: ui.TextInput[Any] = ui.TextInput(
            label=texts("typed-label"),
            placeholder=texts("typed-placeholder"),
            style=TextStyle.short,
            max_length=LONGEST,
            custom_id="cards",
        )
        self.add_item(field)
        self.stop()


def text_sent(interaction: Interaction[Any]) -> str:
    """Return the line that a form was sent with."""
    data = cast("dict[str, Any]", interaction.data or {})
    return next(_values(data.get("components", [])), "")


def _values(components: list[dict[str, Any]]) -> Iterator[str]:
    for component in components:
        if isinstance(component.get("value"), str):
            yield component["value"]
        inner = component.get("component")
        yield from _values([*component.get("components", []), *([inner] if inner else [])])
