"""Colours: readable on every ground, told apart by every reader, and all in one palette."""

from collections import Counter
from itertools import combinations

import pytest
from PIL import Image

from bot.rules.cards import Card, Suit
from rendering import colours
from rendering.colours import Colour, Deck, palette, to_palette
from rendering.sprites import card_sprite
from tests.rendering.colour_science import VISIONS, contrast, difference, seen

READABLE = 4.5
TOLD_APART = 23
BASES = {
    name: value
    for name, value in vars(colours).items()
    if name.isupper() and isinstance(value, tuple) and not name.startswith("_")
}
TEXTS: dict[str, tuple[Colour, Colour]] = {
    "count on felt": (colours.WHITE, colours.FELT),
    "count on a strip": (colours.WHITE, colours.PANEL),
    "stars on gold": (colours.DARK, colours.GOLD),
    "gold frame on felt": (colours.GOLD, colours.FELT),
    "small joker": (colours.SMALL_JOKER_INK, colours.SMALL_JOKER_PAPER),
    "big joker": (colours.BIG_JOKER_INK, colours.BIG_JOKER_PAPER),
    "blue disc in its ring": (colours.WHITE, colours.BLUE),
    "red square in its ring": (colours.WHITE, colours.RED),
}


@pytest.mark.parametrize("where", TEXTS)
def test_text_is_readable_on_its_ground(where: str) -> None:
    assert contrast(*TEXTS[where]) >= READABLE


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("deck", Deck)
def test_a_card_is_readable_in_its_pixels(deck: Deck, suit: Suit) -> None:
    index = card_sprite(Card(int(suit)), deck).crop((6, 6, 60, 50)).tobytes()
    paper, ink = (palette()[pixel] for pixel, _ in Counter(index).most_common(2))
    assert (paper, ink) == (colours.PAPER, deck.ink(suit))
    assert contrast(ink, paper) >= READABLE


@pytest.mark.parametrize("vision", VISIONS)
def test_four_suits_are_told_apart_with_any_vision(vision: str) -> None:
    inks = [seen(Deck.FOUR_COLOUR.ink(suit), vision) for suit in Suit]
    assert min(difference(*pair) for pair in combinations(inks, 2)) >= TOLD_APART


def test_without_colour_suits_differ_by_shape() -> None:
    shapes = {
        card_sprite(Card(int(suit)), Deck.CLASSIC).convert("RGB").convert("L").tobytes()
        for suit in Suit
    }
    assert len(shapes) == len(Suit)


def test_the_classic_deck_has_two_colours() -> None:
    inks = [Deck.CLASSIC.ink(suit) for suit in Suit]
    assert len(set(inks)) == 2
    assert inks[Suit.HEARTS] == inks[Suit.DIAMONDS]


@pytest.mark.parametrize("name", BASES)
def test_a_base_colour_is_kept_exactly(name: str) -> None:
    colour = BASES[name]
    (pixel,) = to_palette(Image.new("RGB", (1, 1), colour)).tobytes()
    assert palette()[pixel] == colour


def test_a_colour_outside_the_palette_is_refused() -> None:
    with pytest.raises(ValueError):
        colours.index_of((1, 2, 3))


def test_ciede2000_agrees_with_published_pairs() -> None:
    assert difference((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(
        2.0425, abs=1e-4
    )
    assert difference((50.0, 2.5, 0.0), (73.0, 25.0, -18.0)) == pytest.approx(27.1492, abs=1e-4)
    assert difference((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619)) == pytest.approx(
        2.0373, abs=1e-4
    )
