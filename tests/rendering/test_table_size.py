"""Pictures of tables are sent after every move: they are small as they are sent."""

import pytest

from bot.table.views import PublicView
from rendering.picture import packed
from rendering.scenes import following
from rendering.table import draw_table
from tests.rendering.test_table import PLAYS, SCENES


@pytest.mark.parametrize("view", SCENES.values(), ids=SCENES)
def test_a_board_is_small_enough_to_send_often(view: PublicView) -> None:
    assert len(packed(draw_table(view))) <= 20 * 1024


@pytest.mark.parametrize("text", PLAYS)
def test_a_board_with_any_play_is_small(text: str) -> None:
    assert len(packed(draw_table(following(text)))) <= 20 * 1024
