"""Seats: their signs and the strips that show a seat's cards as backs and its state as signs.

A seat is a shape and a colour, never a word: seat 0 a blue disc, seat 1 a red square.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cache

from PIL import Image

from bot.table.events import Seat
from rendering import colours, shapes
from rendering.canvas import Canvas
from rendering.colours import Colour, to_palette
from rendering.picture import MAX_WIDTH
from rendering.sprites import label, pill, stamp

MARGIN = 14
STRIP_WIDTH, STRIP_HEIGHT = MAX_WIDTH - 2 * MARGIN, 96
DISC = 56
_SEAT_COLOURS = (colours.BLUE, colours.RED)
_BACK_WIDTH, _BACK_HEIGHT, _BACK_STEP = 40, 64, 23
_COUNT_SIZE, _SIGN_SIZE = 54, 50
_DISC_X, _COUNT_X, _BACKS_X = 68, 140, 228
_SIGN_GAP = 18


class Lead(Enum):
    """Why a seat is framed."""

    TO_MOVE = "to_move"
    WINNER = "winner"


@dataclass(frozen=True, slots=True)
class Strip:
    """What a strip shows. `count` is None where there is nothing to count."""

    seat: Seat
    taken: bool = True
    lead: Lead | None = None  # framed in gold, with this sign before the seat's
    count: int | None = None
    backs: bool = False
    signs: tuple[Image.Image, ...] = ()  # from the right end leftwards


@cache
def disc(seat: Seat, size: int, ground: Colour) -> Image.Image:
    """Return a seat's sign."""
    image = Image.new("RGB", (size, size), ground)
    radius = size // 2 if seat == 0 else size // 5
    line = max(3, size // 14)
    image.paste(colours.WHITE, (0, 0), shapes.rounded(size, size, radius))
    inner = shapes.rounded(size - 2 * line, size - 2 * line, radius - line)
    image.paste(_SEAT_COLOURS[seat], (line, line), inner)
    return to_palette(image)


@cache
def free_disc(seat: Seat, size: int) -> Image.Image:
    """Return the sign of a seat that nobody has."""
    image = Image.new("RGB", (size, size), colours.PANEL)
    outline = shapes.frame(size, size, size // 2 if seat == 0 else size // 5, 4)
    image.paste(colours.SLOT, (0, 0), outline)
    mark = shapes.plus(size // 2)
    image.paste(colours.WHITE, ((size - mark.width) // 2, (size - mark.height) // 2), mark)
    return to_palette(image)


@cache
def _panel(framed: bool) -> Image.Image:
    image = Image.new("RGB", (STRIP_WIDTH, STRIP_HEIGHT), colours.FELT)
    image.paste(colours.PANEL, (0, 0), shapes.rounded(STRIP_WIDTH, STRIP_HEIGHT, 20))
    if framed:
        image.paste(colours.GOLD, (0, 0), shapes.frame(STRIP_WIDTH, STRIP_HEIGHT, 20, 6))
    return to_palette(image)


@cache
def backs(seat: Seat, count: int) -> Image.Image:
    """Return so many cards from behind, one over the other, in the seat's colour."""
    width = (count - 1) * _BACK_STEP + _BACK_WIDTH
    image = Image.new("RGB", (width, _BACK_HEIGHT), colours.PANEL)
    outer = shapes.rounded(_BACK_WIDTH, _BACK_HEIGHT, 7)
    inner = shapes.rounded(_BACK_WIDTH - 6, _BACK_HEIGHT - 6, 5)
    for place in range(count):
        image.paste(colours.WHITE, (place * _BACK_STEP, 0), outer)
        image.paste(_SEAT_COLOURS[seat], (place * _BACK_STEP + 3, 3), inner)
    return to_palette(image)


@cache
def panel_sign(name: str) -> Image.Image:
    """Return one of the signs of a strip: tick, clock, flag, barred."""
    shape = {
        "tick": shapes.tick,
        "clock": shapes.clock,
        "flag": shapes.flag,
        "barred": shapes.barred,
    }[name]
    return stamp(shape(_SIGN_SIZE), colours.WHITE, colours.PANEL)


def panel_pill(text: str) -> Image.Image:
    """Return a gold pill for a strip."""
    return pill(text, 38, colours.PANEL)


def panel_text(text: str) -> Image.Image:
    """Return a text for a strip."""
    return label(text, _COUNT_SIZE, colours.WHITE, colours.PANEL)


def paste_strip(canvas: Canvas, strip: Strip, y: int) -> None:
    """Paste a seat's strip at height y."""
    canvas.paste(_panel(strip.lead is not None), MARGIN, y)
    sign = disc(strip.seat, DISC, colours.PANEL) if strip.taken else free_disc(strip.seat, DISC)
    _paste_middle(canvas, sign, _DISC_X, y)
    if strip.lead is not None:
        _paste_middle(canvas, lead_sign(strip.lead), MARGIN + 12, y)
    if strip.count is not None:
        _paste_middle(canvas, panel_text(str(strip.count)), _COUNT_X, y)
    if strip.backs and strip.count:
        _paste_middle(canvas, backs(strip.seat, strip.count), _BACKS_X, y)
    right = MARGIN + STRIP_WIDTH - 22
    for mark in strip.signs:
        right -= mark.width
        _paste_middle(canvas, mark, right, y)
        right -= _SIGN_GAP


@cache
def lead_sign(lead: Lead) -> Image.Image:
    """Return the sign before a framed seat."""
    shape = shapes.arrow(36) if lead is Lead.TO_MOVE else shapes.crown(38)
    return stamp(shape, colours.GOLD, colours.PANEL)


def _paste_middle(canvas: Canvas, sprite: Image.Image, x: int, y: int) -> None:
    canvas.paste(sprite, x, y + (STRIP_HEIGHT - sprite.height) // 2)
