"""Preferences as they are kept and read."""

import pytest

from bot.host.preferences import AskFirst, Preferences, choice, read_preferences
from rendering.colours import Deck
from rendering.layout import Layout


def test_settings_nobody_knows_are_as_if_nothing_was_chosen() -> None:
    odd: dict[str, str | int | bool] = {
        "language": "tlh",
        "deck": "round",
        "ask_first": 7,
        "auto_pass": "yes",
        "colour": "blue",
    }
    assert read_preferences(odd) == Preferences()
    kept: dict[str, str | int | bool] = {
        "deck": "classic",
        "layout": "large",
        "ask_first": "always",
        "auto_pass": True,
    }
    assert read_preferences(kept) == Preferences(
        deck=Deck.CLASSIC, layout=Layout.LARGE, ask_first=AskFirst.ALWAYS, auto_pass=True
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deck", "round"),
        ("layout", "circles"),
        ("language", "tlh"),
        ("auto_pass", "yes"),
        ("locale", "de"),
        ("", "on"),
    ],
)
def test_what_is_no_choice_is_not_kept(name: str, value: str) -> None:
    with pytest.raises(ValueError, match="is no"):
        choice(name, value)
