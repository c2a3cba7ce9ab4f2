"""Colours: every colour of a picture, the decks, and the one palette that all pictures share.

A sprite is drawn in RGB with soft edges once and then mapped to this palette; nothing is ever
quantised per picture. The palette is ramps between the colours that really meet at an edge.
"""

from enum import StrEnum
from functools import cache

from PIL import Image

from bot.rules.cards import Suit

Colour = tuple[int, int, int]

FELT: Colour = (28, 74, 58)
PANEL: Colour = (19, 53, 42)
SLOT: Colour = (95, 140, 121)  # outlines of places without a card
WHITE: Colour = (247, 247, 242)
PAPER: Colour = (252, 251, 248)
EDGE: Colour = (128, 134, 128)
GOLD: Colour = (244, 190, 62)
DARK: Colour = (38, 26, 4)  # on gold
BLUE: Colour = (22, 80, 184)  # seat 0
RED: Colour = (188, 22, 40)  # seat 1

SMALL_JOKER_PAPER: Colour = (226, 231, 243)
SMALL_JOKER_INK: Colour = (36, 43, 74)
BIG_JOKER_PAPER: Colour = (255, 232, 166)
BIG_JOKER_INK: Colour = (150, 14, 28)

NIGHT: Colour = (14, 24, 34)  # the face of a badge
TRACK: Colour = (52, 66, 80)  # of a ring or bar, where nothing is reached yet
BRONZE: Colour = (214, 140, 84)
SILVER: Colour = (196, 206, 214)
AZURE: Colour = (96, 178, 250)
VIOLET: Colour = (186, 142, 255)
EMBER: Colour = (255, 122, 74)


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
        Suit.SPADES: (16, 16, 20),
        Suit.HEARTS: (190, 12, 14),
        Suit.DIAMONDS: (18, 40, 165),
        Suit.CLUBS: (0, 130, 110),
    },
    Deck.CLASSIC: {
        Suit.SPADES: (16, 16, 20),
        Suit.HEARTS: (190, 12, 14),
        Suit.DIAMONDS: (190, 12, 14),
        Suit.CLUBS: (16, 16, 20),
    },
}

# Colours that touch, and in how many steps one goes over into the other.
_RAMPS: tuple[tuple[Colour, Colour, int], ...] = (
    *((ink, PAPER, 5) for ink in _INKS[Deck.FOUR_COLOUR].values()),
    (SMALL_JOKER_INK, SMALL_JOKER_PAPER, 5),
    (BIG_JOKER_INK, BIG_JOKER_PAPER, 5),
    (WHITE, FELT, 6),
    (WHITE, PANEL, 6),
    (WHITE, BLUE, 6),
    (WHITE, RED, 6),
    (EDGE, FELT, 4),
    (EDGE, PAPER, 3),
    (EDGE, SMALL_JOKER_PAPER, 3),
    (EDGE, BIG_JOKER_PAPER, 3),
    (GOLD, FELT, 5),
    (GOLD, PANEL, 5),
    (GOLD, DARK, 6),
    (GOLD, PAPER, 5),
    (BLUE, PANEL, 5),
    (RED, PANEL, 5),
    (BLUE, FELT, 5),
    (RED, FELT, 5),
    (PANEL, FELT, 4),
    (SLOT, FELT, 6),
    (SLOT, PANEL, 6),
    *((metal, NIGHT, 6) for metal in (BRONZE, SILVER, GOLD, AZURE, VIOLET, EMBER)),
    *((metal, TRACK, 4) for metal in (BRONZE, SILVER, GOLD, AZURE, VIOLET, EMBER)),
    *((metal, FELT, 4) for metal in (BRONZE, SILVER, AZURE, VIOLET, EMBER)),
    (WHITE, NIGHT, 6),
    (TRACK, NIGHT, 4),
    (TRACK, FELT, 4),
)


def blend(first: Colour, second: Colour, share: float) -> Colour:
    """Return the colour between two, `share` of the way to the second."""
    red, green, blue = (
        round(one + (two - one) * share) for one, two in zip(first, second, strict=True)
    )
    return red, green, blue


@cache
def palette() -> tuple[Colour, ...]:
    """Return the colours all pictures share; number 0 is the felt."""
    colours = {FELT: None}
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
