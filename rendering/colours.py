"""Colours: the decks, what is dimmed, and the one palette that all pictures share.

A sprite is drawn in RGB with soft edges once and then mapped to this palette; nothing is ever
quantised per picture. The palette is ramps between the colours that really meet at an edge.
"""

from enum import StrEnum
from functools import cache

from PIL import Image

from bot.rules.cards import Suit
from rendering import theme
from rendering.theme import Colour


class Deck(StrEnum):
    """How suits are coloured; the value is what preferences store."""

    FOUR_COLOUR = "four_colour"
    CLASSIC = "classic"

    def ink(self, suit: Suit) -> Colour:
        """Return a suit's colour."""
        return _INKS[self][suit]


# Told apart by colour-blind readers too; the suit's shape says the same without colour.
_INKS: dict[Deck, dict[Suit, Colour]] = {
    Deck.FOUR_COLOUR: {
        Suit.SPADES: theme.BLACK_INK,
        Suit.HEARTS: theme.RED_INK,
        Suit.DIAMONDS: theme.BLUE_INK,
        Suit.CLUBS: theme.GREEN_INK,
    },
    Deck.CLASSIC: {
        Suit.SPADES: theme.BLACK_INK,
        Suit.HEARTS: theme.RED_INK,
        Suit.DIAMONDS: theme.RED_INK,
        Suit.CLUBS: theme.BLACK_INK,
    },
}


def blend(first: Colour, second: Colour, share: float) -> Colour:
    """Return the colour between two, `share` of the way to the second."""
    red, green, blue = (
        round(one + (two - one) * share) for one, two in zip(first, second, strict=True)
    )
    return red, green, blue


def dim(colour: Colour) -> Colour:
    """Return a colour of a card that can't be played now; text stays readable on it."""
    red, green, blue = (
        round(255 * theme.DIM_LIGHT * (value / 255) ** theme.DIM_POWER) for value in colour
    )
    return red, green, blue


_PAPERS = (theme.PAPER, theme.SMALL_JOKER_PAPER, theme.BIG_JOKER_PAPER)
_METALS = (theme.BRONZE, theme.SILVER, theme.AZURE, theme.VIOLET, theme.EMBER)

# What meets on a card: drawn in full light and dimmed.
_ON_CARDS: tuple[tuple[Colour, Colour, int], ...] = (
    *((ink, theme.PAPER, 3) for ink in _INKS[Deck.FOUR_COLOUR].values()),
    (theme.SMALL_JOKER_INK, theme.SMALL_JOKER_PAPER, 4),
    (theme.BIG_JOKER_INK, theme.BIG_JOKER_PAPER, 4),
    (theme.SMALL_JOKER_CAP, theme.SMALL_JOKER_PAPER, 2),
    (theme.SMALL_JOKER_CAP, theme.SMALL_JOKER_INK, 2),
    (theme.BIG_JOKER_CAP, theme.BIG_JOKER_PAPER, 2),
    (theme.BIG_JOKER_CAP, theme.BIG_JOKER_INK, 2),
    *((theme.EDGE, paper, 2) for paper in _PAPERS),
)

# Colours that touch, and in how many steps one goes over into the other.
_RAMPS: tuple[tuple[Colour, Colour, int], ...] = (
    *_ON_CARDS,
    *((dim(one), dim(other), min(steps, 2)) for one, other, steps in _ON_CARDS),
    (theme.EDGE, theme.FELT, 3),
    (dim(theme.EDGE), theme.FELT, 2),
    (theme.EDGE, theme.SHADOW, 2),
    (dim(theme.EDGE), theme.SHADOW, 2),
    (theme.SHADOW, theme.FELT, 2),
    *((theme.WHITE, ground, 5) for ground in (theme.FELT, theme.PANEL, theme.BLUE, theme.RED)),
    (theme.WHITE, theme.NIGHT, 5),
    (theme.WHITE, theme.TRACK, 3),
    (theme.MUTED, theme.PANEL, 4),
    (theme.GOLD, theme.FELT, 4),
    (theme.GOLD, theme.PANEL, 4),
    (theme.GOLD, theme.DARK, 5),
    (theme.GOLD, theme.PAPER, 3),
    (theme.PAPER, theme.FELT, 4),
    *(
        (seat, ground, 3)
        for seat in (theme.BLUE, theme.RED)
        for ground in (theme.PANEL, theme.FELT)
    ),
    (theme.PANEL, theme.FELT, 3),
    (theme.INLAY, theme.FELT, 2),
    (theme.WOOD, theme.BRASS, 2),
    (theme.SLOT, theme.FELT, 4),
    (theme.SLOT, theme.PANEL, 3),
    (theme.BRASS, theme.FELT, 3),
    *((metal, theme.NIGHT, 4) for metal in (*_METALS, theme.GOLD)),
    *((metal, theme.TRACK, 3) for metal in (*_METALS, theme.GOLD)),
    *((metal, theme.FELT, 3) for metal in _METALS),
    *((metal, theme.PANEL, 3) for metal in _METALS),
    (theme.TRACK, theme.NIGHT, 3),
    (theme.TRACK, theme.FELT, 3),
    (theme.NIGHT, theme.FELT, 3),
)


@cache
def palette() -> tuple[Colour, ...]:
    """Return the colours all pictures share; number 0 is the felt."""
    colours = {theme.FELT: None}
    for first, second, steps in _RAMPS:
        colours |= {blend(first, second, step / steps): None for step in range(steps + 1)}
    assert len(colours) <= 256, len(colours)
    return tuple(colours)


@cache
def palette_bytes() -> bytes:
    """Return the palette as RGB triples."""
    return bytes(value for colour in palette() for value in colour)


@cache
def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(palette_bytes())
    return image


def index_of(colour: Colour) -> int:
    """Return a colour's number in the palette. Raise ValueError for one that is not in it."""
    return palette().index(colour)


def to_palette(image: Image.Image) -> Image.Image:
    """Map an RGB drawing to the shared palette, once per sprite."""
    return image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)
