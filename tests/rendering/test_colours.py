"""Colours: readable on every ground, told apart by every reader, and all in one palette."""

from collections import Counter
from itertools import combinations

import pytest
from PIL import Image

from bot.rules.cards import FACES, Card, Suit
from rendering import colours, theme
from rendering.cards import Look, card_sprite
from rendering.colours import Deck, palette, to_palette
from rendering.theme import Colour
from tests.rendering.colour_science import VISIONS, contrast, difference, seen

READABLE = 4.5
TOLD_APART = 23
BASES = {
    name: value
    for name, value in vars(theme).items()
    if name.isupper() and isinstance(value, tuple)
}
TEXTS: dict[str, tuple[Colour, Colour]] = {
    "count on felt": (theme.WHITE, theme.FELT),
    "count on a strip": (theme.WHITE, theme.PANEL),
    "stars on gold": (theme.DARK, theme.GOLD),
    "gold frame on felt": (theme.GOLD, theme.FELT),
    "small joker": (theme.SMALL_JOKER_INK, theme.SMALL_JOKER_PAPER),
    "big joker": (theme.BIG_JOKER_INK, theme.BIG_JOKER_PAPER),
    "blue disc in its ring": (theme.WHITE, theme.BLUE),
    "red square in its ring": (theme.WHITE, theme.RED),
    "who lost": (theme.MUTED, theme.PANEL),
    "last moments": (theme.EMBER, theme.PANEL),
    **{
        f"tier {name}": (getattr(theme, name), theme.PANEL)
        for name in ("BRONZE", "SILVER", "GOLD", "AZURE", "VIOLET", "EMBER")
    },
}


@pytest.mark.parametrize("where", TEXTS)
def test_text_is_readable_on_its_ground(where: str) -> None:
    assert contrast(*TEXTS[where]) >= READABLE


@pytest.mark.parametrize("face", range(FACES))
@pytest.mark.parametrize("deck", Deck)
def test_a_dimmed_card_is_still_readable_in_its_pixels(deck: Deck, face: int) -> None:
    index = card_sprite(Card(face), Look(deck, dimmed=True)).crop((6, 6, 80, 44)).tobytes()
    paper, ink = (palette()[pixel] for pixel, _ in Counter(index).most_common(2))
    assert contrast(ink, paper) >= READABLE
    bright = card_sprite(Card(face), Look(deck)).crop((6, 6, 80, 44)).tobytes()
    lit = palette()[Counter(bright).most_common(1)[0][0]]
    assert contrast(paper, lit) >= 2, "dimmed and not dimmed differ in light, not in hue"


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("deck", Deck)
def test_a_card_is_readable_in_its_pixels(deck: Deck, suit: Suit) -> None:
    index = card_sprite(Card(int(suit)), Look(deck)).crop((6, 6, 50, 44)).tobytes()
    paper, ink = (palette()[pixel] for pixel, _ in Counter(index).most_common(2))
    assert (paper, ink) == (theme.PAPER, deck.ink(suit))
    assert contrast(ink, paper) >= READABLE


@pytest.mark.parametrize("vision", VISIONS)
def test_four_suits_are_told_apart_with_any_vision(vision: str) -> None:
    inks = [seen(Deck.FOUR_COLOUR.ink(suit), vision) for suit in Suit]
    assert min(difference(*pair) for pair in combinations(inks, 2)) >= TOLD_APART


@pytest.mark.parametrize("background", [(49, 51, 56), (255, 255, 255), (0, 0, 0)])
def test_the_ground_is_opaque_and_ends_where_discord_begins(background: Colour) -> None:
    """What is read lies on our own ground, so Discord's themes change nothing but the surround."""
    assert all(contrast(theme.WHITE, ground) >= READABLE for ground in (theme.FELT, theme.PANEL))
    assert min(difference(seen(theme.FELT, "full"), seen(background, "full")), 99) >= 10


def test_without_colour_suits_differ_by_shape() -> None:
    shapes = {
        card_sprite(Card(int(suit)), Look(Deck.CLASSIC)).convert("RGB").convert("L").tobytes()
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
