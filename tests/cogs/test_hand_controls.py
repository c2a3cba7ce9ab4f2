"""The controls of a hand say how many plays there are, and no more than they hold."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.i18n import LANGUAGES, texts_for
from bot.table.options import Assist, TableOptions
from bot.table.views import suggested
from cogs.hand_controls import MAX_OPTIONS, turn_controls
from cogs.ids import Spot
from tests.cogs.test_autocomplete import view_of
from tests.strategies import Game

MANY = "9999TTTTJJJJQQQQKKKKAAwwWWW"[:25]


def first_menu(cards: str, language: str, assist: Assist) -> tuple[str, int, int]:
    """Return what stands on the first menu, how many it holds, and how many plays there are."""
    view = view_of(Game.dealt(cards, "9", options=TableOptions(assist=assist)))
    hand: Any = SimpleNamespace(view=view)
    row: Any = turn_controls(hand, Spot(1, 1, 1), texts_for(language), None, 0)[0]
    (select,) = (child.item for child in row.children)
    return select.placeholder, len(select.options), len(suggested(view))


@pytest.mark.parametrize("assist", Assist)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_menu_says_how_many_of_all_plays_it_holds(language: str, assist: Assist) -> None:
    said, held, there = first_menu("9TJ", language, assist)
    assert held == there
    assert f"{there:,}" in said
    said, held, there = first_menu(MANY, language, assist)
    assert held == MAX_OPTIONS < there
    assert str(held) in said
    assert f"{there:,}" in said


def test_only_hints_are_called_suggestions() -> None:
    assert "suggested" in first_menu("9TJ", "en-US", Assist.FULL)[0]
    assert "possible" in first_menu("9TJ", "en-US", Assist.LEGAL_ONLY)[0]
