"""Cards: every card as finished palette pictures, each made once.

A sprite is opaque: the ground it lies on is drawn into it, so that pasting copies and never blends.
They are pure functions of their arguments, so threads may share them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache

from PIL import Image

from bot.rules.cards import FACES, Card, Rank, Suit, rank_of, suit_of
from rendering import emblems, shapes, theme
from rendering.colours import Deck, dim, to_palette
from rendering.jester import Cloth, jester
from rendering.theme import CARD_HEIGHT, CARD_WIDTH, Colour
from rendering.typeface import width_of, write

_CORNER = theme.CARD_RADIUS


class Cut(Enum):
    """How much of a card is shown."""

    WHOLE = "whole"
    SHORT = "short"  # rounded off below the index
    COVERED = "covered"  # what shows above the next card of a column


class Ground(Enum):
    """What a card lies on."""

    FELT = "felt"
    CARD_ABOVE = "card_above"


@dataclass(frozen=True, slots=True)
class Look:
    """How a card is shown."""

    deck: Deck = Deck.FOUR_COLOUR
    ground: Ground = Ground.FELT
    cut: Cut = Cut.WHOLE
    dimmed: bool = False
    stands_for: Rank | None = None  # of a joker in company


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


def card_sprite(card: Card, look: Look) -> Image.Image:
    """Return a card; both copies of a face look the same."""
    return _card_sprite(card % FACES, look)


@cache
def _card_sprite(face: int, look: Look) -> Image.Image:
    rank, suit = rank_of(Card(face)), suit_of(Card(face))
    shade: Callable[[Colour], Colour] = dim if look.dimmed else lambda colour: colour
    cloth = CLOTHS.get(rank)
    image = _blank(shade(cloth.paper if cloth else theme.PAPER), shade, look)
    if cloth is not None:
        inks = (cloth.paper, cloth.ink, cloth.cap, cloth.bell)
        _draw_joker(image, rank, Cloth(*map(shade, inks)), look)
    elif suit is not None:
        ink = shade(look.deck.ink(suit))
        write(image, theme.INDEX_INSET, theme.INDEX_MIDDLE, rank_text(rank), theme.RANK_SIZE, ink)
        mark = shapes.suit_shape(suit, theme.SUIT_SIZE)
        right = CARD_WIDTH - theme.INDEX_INSET - theme.SUIT_SIZE
        image.paste(ink, (right, theme.INDEX_MIDDLE - theme.SUIT_SIZE // 2), mark)
        if look.cut is Cut.WHOLE:
            _draw_middle(image, rank, suit, ink)
    return to_palette(image)


CLOTHS = {
    Rank.SMALL_JOKER: Cloth(
        theme.SMALL_JOKER_PAPER, theme.SMALL_JOKER_INK, theme.SMALL_JOKER_CAP, theme.WHITE
    ),
    Rank.BIG_JOKER: Cloth(
        theme.BIG_JOKER_PAPER, theme.BIG_JOKER_INK, theme.BIG_JOKER_CAP, theme.GOLD
    ),
}


def _blank(paper: Colour, shade: Callable[[Colour], Colour], look: Look) -> Image.Image:
    """Return paper with its edge, and below a shadow where the card ends."""
    width, edge, line = CARD_WIDTH, shade(theme.EDGE), theme.CARD_LINE
    covered = look.cut is Cut.COVERED
    whole = theme.SHORT_HEIGHT if look.cut is Cut.SHORT else CARD_HEIGHT
    height = theme.STEP + _CORNER if covered else whole
    image = Image.new("RGB", (width, height), theme.FELT)
    if look.ground is Ground.CARD_ABOVE:
        image.paste(edge, (0, 0, width, _CORNER))
        image.paste(shade(theme.PAPER), (line, 0, width - line, _CORNER))
    top = height - theme.CARD_SHADOW
    body = whole - theme.CARD_SHADOW
    if not covered:
        lower = (0, height - 2 * _CORNER, width, height)
        image.paste(theme.FELT, lower)
        image.paste(theme.SHADOW, (0, theme.CARD_SHADOW), _below(width, top))
    image.paste(edge, (0, 0), shapes.rounded(width, body, _CORNER))
    inner = shapes.rounded(width - 2 * line, body - 2 * line, _CORNER - line)
    image.paste(paper, (line, line), inner)
    return image


@cache
def _below(width: int, height: int) -> Image.Image:
    """Return the lower part of a card's outline, for its shadow."""
    mask = shapes.rounded(width, height, _CORNER).copy()
    mask.paste(0, (0, 0, width, height - 2 * _CORNER))
    return mask


def _draw_middle(image: Image.Image, rank: Rank, suit: Suit, ink: Colour) -> None:
    """Draw a number card's suit, or a court card's crest above it."""
    middle = image.width // 2
    crest = _CRESTS.get(rank)
    if crest is None:
        _stamp(image, shapes.suit_shape(suit, theme.SIGN_SIZE), middle, theme.SIGN_MIDDLE, ink)
        return
    _stamp(image, crest(theme.COURT_CREST), middle, theme.COURT_CREST_MIDDLE, ink)
    sign = shapes.suit_shape(suit, theme.COURT_SIGN)
    _stamp(image, sign, middle, theme.COURT_SIGN_MIDDLE, ink)


_CRESTS: dict[Rank, Callable[[int], Image.Image]] = {
    Rank.JACK: emblems.swords,
    Rank.QUEEN: shapes.coronet,
    Rank.KING: shapes.crown,
}


def _stamp(image: Image.Image, mask: Image.Image, x: int, y: int, ink: Colour) -> None:
    image.paste(ink, (x - mask.width // 2, y - mask.height // 2), mask)


def _draw_joker(image: Image.Image, rank: Rank, cloth: Cloth, look: Look) -> None:
    """Draw a joker: its name, a star filled or hollow, and its cap or what it stands for."""
    size = theme.JOKER_RANK_SIZE
    write(image, theme.INDEX_INSET - 1, theme.INDEX_MIDDLE, rank_text(rank), size, cloth.ink)
    shape = shapes.star if rank is Rank.BIG_JOKER else shapes.hollow_star
    mark = theme.JOKER_MARK
    left = CARD_WIDTH - theme.INDEX_INSET - mark + 2
    image.paste(cloth.ink, (left, theme.INDEX_MIDDLE - mark // 2 - 1), shape(mark))
    if look.cut is not Cut.WHOLE:
        return
    if look.stands_for is None:
        left = (CARD_WIDTH - theme.JESTER_SIZE) // 2
        image.paste(jester(theme.JESTER_SIZE, cloth), (left, theme.JESTER_TOP))
        return
    text, size, inset = rank_text(look.stands_for), theme.STAND_IN_SIZE, theme.STAND_IN_INSET
    height, middle = theme.STAND_IN_HEIGHT, theme.STAND_IN_MIDDLE
    plate = shapes.rounded(CARD_WIDTH - 2 * inset, height, height // 4)
    image.paste(cloth.ink, (inset, middle - height // 2), plate)
    text = "=" + text
    write(image, (CARD_WIDTH - width_of(text, size)) / 2, middle, text, size, cloth.paper)
