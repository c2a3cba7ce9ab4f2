"""Sprites: cards, labels and pills as finished palette pictures, each made once.

A sprite is opaque: the ground it lies on is drawn into it, so that pasting copies and never blends.
They are pure functions of their arguments, so threads may share them; `warm` makes the usual ones
ahead of the first picture.
"""

from enum import Enum
from functools import cache

from PIL import Image

from bot.rules.cards import FACES, Card, Rank, rank_of, suit_of
from rendering import colours, shapes
from rendering.colours import Colour, Deck, to_palette
from rendering.typeface import width_of, write

CARD_WIDTH, CARD_HEIGHT = 125, 168
SHORT_HEIGHT = 72  # a card cut below its index
STEP = 60  # from a card to the next one that lies on it, down
PITCH = CARD_WIDTH + 8  # from a column to the next
_RADIUS, _LINE = 11, 2
_RANK_SIZE, _JOKER_SIZE, _SUIT_SIZE, _SIGN_SIZE = 56, 41, 26, 50
_MIDDLE = 28  # of the index line
_FACE_CARDS = tuple(Card(face) for face in range(FACES))


class Cut(Enum):
    """How much of a card is shown."""

    WHOLE = "whole"
    SHORT = "short"  # rounded off below the index
    COVERED = "covered"  # what shows above the next card of a column


class Ground(Enum):
    """What a card lies on."""

    FELT = "felt"
    CARD_ABOVE = "card_above"


def rank_text(rank: Rank) -> str:
    """Return how a rank is written on a card."""
    match rank:
        case Rank.TEN:
            return "10"
        case Rank.SMALL_JOKER:
            return "小王"
        case Rank.BIG_JOKER:
            return "大王"
        case _:
            return rank.char


def card_sprite(
    card: Card,
    deck: Deck,
    ground: Ground = Ground.FELT,
    cut: Cut = Cut.WHOLE,
    stands_for: Rank | None = None,
) -> Image.Image:
    """Return a card; both copies of a face look the same. A joker may show what it stands for."""
    return _card_sprite(Card(card % FACES), deck, ground, cut, stands_for)


@cache
def _card_sprite(
    face: Card, deck: Deck, ground: Ground, cut: Cut, stands_for: Rank | None
) -> Image.Image:
    if cut is Cut.COVERED:
        whole = _card_sprite(face, deck, ground, Cut.WHOLE, None)
        return whole.crop((0, 0, CARD_WIDTH, STEP + _RADIUS))
    rank, suit = rank_of(face), suit_of(face)
    paper, ink = _JOKERS.get(rank, (colours.PAPER, colours.PAPER))
    image = _blank(paper, ground, SHORT_HEIGHT if cut is Cut.SHORT else CARD_HEIGHT)
    if suit is None:
        _draw_joker(image, rank, ink, stands_for)
    else:
        ink = deck.ink(suit)
        write(image, 9, _MIDDLE, rank_text(rank), _RANK_SIZE, ink)
        mark = shapes.suit_shape(suit, _SUIT_SIZE)
        image.paste(ink, (CARD_WIDTH - 9 - _SUIT_SIZE, _MIDDLE - _SUIT_SIZE // 2), mark)
        if cut is Cut.WHOLE:
            sign = shapes.suit_shape(suit, _SIGN_SIZE)
            image.paste(ink, ((CARD_WIDTH - _SIGN_SIZE) // 2, 90), sign)
    return to_palette(image)


_JOKERS: dict[Rank, tuple[Colour, Colour]] = {
    Rank.SMALL_JOKER: (colours.SMALL_JOKER_PAPER, colours.SMALL_JOKER_INK),
    Rank.BIG_JOKER: (colours.BIG_JOKER_PAPER, colours.BIG_JOKER_INK),
}


def _blank(paper: Colour, ground: Ground, height: int) -> Image.Image:
    image = Image.new("RGB", (CARD_WIDTH, height), colours.FELT)
    if ground is Ground.CARD_ABOVE:
        image.paste(colours.EDGE, (0, 0, CARD_WIDTH, _RADIUS))
        image.paste(colours.PAPER, (_LINE, 0, CARD_WIDTH - _LINE, _RADIUS))
    image.paste(colours.EDGE, (0, 0), shapes.rounded(CARD_WIDTH, height, _RADIUS))
    inner = shapes.rounded(CARD_WIDTH - 2 * _LINE, height - 2 * _LINE, _RADIUS - _LINE)
    image.paste(paper, (_LINE, _LINE), inner)
    return image


def _draw_joker(image: Image.Image, rank: Rank, ink: Colour, stands_for: Rank | None) -> None:
    big = rank is Rank.BIG_JOKER
    write(image, 8, _MIDDLE, rank_text(rank), _JOKER_SIZE, ink)
    shape = shapes.star if big else shapes.hollow_star
    image.paste(ink, (CARD_WIDTH - 8 - 23, _MIDDLE - 13), shape(23))
    if image.height < CARD_HEIGHT:
        return
    if stands_for is None:
        image.paste(ink, ((CARD_WIDTH - 66) // 2, 62), shape(66))
        _write_centred(image, 146, "JOKER", 24, ink)
    else:
        _write_centred(image, 116, "=" + rank_text(stands_for), 56, ink)


def _write_centred(image: Image.Image, middle: int, text: str, size: int, ink: Colour) -> None:
    write(image, (image.width - width_of(text, size)) / 2, middle, text, size, ink)


@cache
def label(text: str, size: int, ink: Colour, ground: Colour) -> Image.Image:
    """Return a line of text as wide as it is, one and a quarter of its size high."""
    image = Image.new("RGB", (width_of(text, size) + 2, round(size * 1.25)), ground)
    write(image, 1, image.height / 2, text, size, ink)
    return to_palette(image)


@cache
def pill(text: str, size: int, ground: Colour, least_width: int = 0) -> Image.Image:
    """Return dark text on a gold pill, one and a third of its size high."""
    height = round(size * 1.34)
    width = max(least_width, width_of(text, size) + round(size * 0.8))
    image = Image.new("RGB", (width, height), ground)
    image.paste(colours.GOLD, (0, 0), shapes.rounded(width, height, height // 2))
    _write_centred(image, height // 2, text, size, colours.DARK)
    return to_palette(image)


def stamp(mask: Image.Image, ink: Colour, ground: Colour) -> Image.Image:
    """Return a shape in one colour on another."""
    image = Image.new("RGB", mask.size, ground)
    image.paste(ink, (0, 0), mask)
    return to_palette(image)


def warm(deck: Deck = Deck.FOUR_COLOUR) -> None:
    """Make every card of a deck ahead of its first use. For a thread at start."""
    for card in _FACE_CARDS:
        for ground in Ground:
            for cut in Cut:
                card_sprite(card, deck, ground, cut)
