"""Plays of more cards than are all shown: low piles, one for each rank."""

import pytest

from rendering import colours, theme
from rendering.cards import Cut, Look, card_sprite
from rendering.scenes import cards, following
from rendering.table import draw_table


@pytest.mark.parametrize("text", ["99TTJJQQKKAA", "99999TTTTTJJJJJQQQQQKKKKK"])
def test_a_long_play_without_jokers_is_hardly_higher_than_one_card(text: str) -> None:
    single = draw_table(following("9")).height
    assert draw_table(following(text)).height <= single + 10


def test_a_pile_shows_the_edges_of_its_cards_and_nothing_of_what_is_on_them() -> None:
    card = card_sprite(cards("9")[0], Look(cut=Cut.COVERED))
    inside = (theme.CARD_RADIUS, theme.CARD_LINE, card.width - theme.CARD_RADIUS, theme.PILE_STEP)
    assert set(card.crop(inside).tobytes()) == {colours.index_of(theme.PAPER)}
