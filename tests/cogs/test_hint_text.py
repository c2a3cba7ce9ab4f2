"""Hints in words: the play, what it keeps, and that a bomb may also be kept by passing."""

import pytest

from bot.i18n import LANGUAGES, texts_for
from bot.rules.advice import Why
from bot.table.views import seat_view
from cogs.hint_text import hint_text
from tests.strategies import ONE, ZERO, Game


def said(game: Game, language: str = "en-US") -> list[str]:
    """Return the lines of the hint for the seat to move."""
    view = seat_view(game.table, game.hand.to_move)
    return hint_text(view, texts_for(language)).splitlines()


def test_a_hint_says_what_a_play_keeps() -> None:
    game = Game.dealt("A9", "9999TTTTJJJJ2QQ")
    game.play(ZERO, "A")
    title, best, *_ = said(game)
    assert title == "💡 **Hint**"
    assert best.startswith("1. **single 2**: ")
    assert "it keeps your chain bomb 4×3, 7★ (9–J)" in best
    assert "留着你的四相三连环 7★（9–J）" in said(game, "zh-CN")[1]


def test_the_play_that_wins_says_so_alone() -> None:
    assert said(Game.dealt("99TTJJ", "A"))[1] == (
        "1. **consecutive pairs 9–J**: it wins the hand at once"
    )


def test_a_bomb_that_does_not_win_may_be_kept_by_passing() -> None:
    game = Game.dealt("22A", "9999KQTTJJ9")
    game.play(ZERO, "22")
    lines = said(game)
    assert lines[1].startswith("1. **bomb 9×")
    assert lines[-1] == "Passing is possible, too, and keeps that bomb."
    assert said(game, "zh-CN")[-1] == "也可以不出，把炸弹留着。"


def test_where_nothing_beats_the_hint_is_to_pass() -> None:
    game = Game.dealt("AA9", "KKQ")
    game.play(ZERO, "AA")
    assert game.hand.to_move == ONE
    assert said(game) == ["💡 **Hint**: nothing you hold beats this. Pass."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    texts = texts_for(language)
    assert [why for why in Why if not texts.has(f"why-{why.value.replace('_', '-')}")] == []
