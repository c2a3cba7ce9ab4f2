"""Seats: their signs and the strips that show a seat's cards as backs and its state as signs.

A seat is a shape and a colour, never a word: seat 0 a blue disc, seat 1 a red square.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cache

from PIL import Image

from bot.table.events import Seat
from rendering import shapes, theme
from rendering.canvas import Canvas
from rendering.colours import to_palette
from rendering.sprites import label, pill, stamp
from rendering.theme import (
    BACK_HEIGHT,
    BACK_LINE,
    BACK_RADIUS,
    BACK_STEP,
    BACK_WIDTH,
    DISC,
    STRIP_FRAME,
    STRIP_HEIGHT,
    STRIP_RADIUS,
    STRIP_WIDTH,
    STRIP_X,
    Colour,
)

_SEAT_COLOURS = (theme.BLUE, theme.RED)


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
    image.paste(theme.WHITE, (0, 0), shapes.rounded(size, size, radius))
    inner = shapes.rounded(size - 2 * line, size - 2 * line, radius - line)
    image.paste(_SEAT_COLOURS[seat], (line, line), inner)
    return to_palette(image)


@cache
def free_disc(seat: Seat, size: int) -> Image.Image:
    """Return the sign of a seat that nobody has."""
    image = Image.new("RGB", (size, size), theme.PANEL)
    outline = shapes.frame(size, size, size // 2 if seat == 0 else size // 5, 4)
    image.paste(theme.SLOT, (0, 0), outline)
    mark = shapes.plus(size // 2)
    image.paste(theme.WHITE, ((size - mark.width) // 2, (size - mark.height) // 2), mark)
    return to_palette(image)


@cache
def framed_panel(height: int, *, framed: bool = False) -> Image.Image:
    """Return a panel as wide as a strip, maybe framed in gold."""
    image = Image.new("RGB", (STRIP_WIDTH, height), theme.FELT)
    image.paste(theme.PANEL, (0, 0), shapes.rounded(STRIP_WIDTH, height, STRIP_RADIUS))
    if framed:
        frame = shapes.frame(STRIP_WIDTH, height, STRIP_RADIUS, STRIP_FRAME)
        image.paste(theme.GOLD, (0, 0), frame)
    return to_palette(image)


@cache
def backs(seat: Seat, count: int) -> Image.Image:
    """Return so many cards from behind, one over the other, in the seat's colour."""
    width = (count - 1) * BACK_STEP + BACK_WIDTH
    image = Image.new("RGB", (width, BACK_HEIGHT), theme.PANEL)
    outer = shapes.rounded(BACK_WIDTH, BACK_HEIGHT, BACK_RADIUS)
    inner = shapes.rounded(
        BACK_WIDTH - 2 * BACK_LINE, BACK_HEIGHT - 2 * BACK_LINE, BACK_RADIUS - BACK_LINE
    )
    for place in range(count):
        image.paste(theme.WHITE, (place * BACK_STEP, 0), outer)
        image.paste(_SEAT_COLOURS[seat], (place * BACK_STEP + BACK_LINE, BACK_LINE), inner)
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
    return stamp(shape(theme.STRIP_SIGN), theme.WHITE, theme.PANEL)


def panel_pill(text: str) -> Image.Image:
    """Return a gold pill for a strip."""
    return pill(text, theme.STRIP_PILL, theme.PANEL)


def panel_text(text: str) -> Image.Image:
    """Return a text for a strip."""
    return label(text, theme.STRIP_TEXT, theme.WHITE, theme.PANEL)


def paste_strip(canvas: Canvas, strip: Strip, y: int) -> None:
    """Paste a seat's strip at height y."""
    canvas.paste(framed_panel(STRIP_HEIGHT, framed=strip.lead is not None), STRIP_X, y)
    sign = disc(strip.seat, DISC, theme.PANEL) if strip.taken else free_disc(strip.seat, DISC)
    _paste_middle(canvas, sign, STRIP_X + theme.DISC_X, y)
    if strip.lead is not None:
        _paste_middle(canvas, lead_sign(strip.lead), STRIP_X + 14, y)
    if strip.count is not None:
        _paste_middle(canvas, panel_text(str(strip.count)), STRIP_X + theme.COUNT_X, y)
    if strip.backs and strip.count:
        _paste_middle(canvas, backs(strip.seat, strip.count), STRIP_X + theme.BACKS_X, y)
    right = STRIP_X + STRIP_WIDTH - theme.STRIP_END
    for mark in strip.signs:
        right -= mark.width
        _paste_middle(canvas, mark, right, y)
        right -= theme.SIGN_GAP


@cache
def lead_sign(lead: Lead) -> Image.Image:
    """Return the sign before a framed seat."""
    mask = (shapes.arrow if lead is Lead.TO_MOVE else shapes.crown)(theme.STRIP_LEAD)
    return stamp(mask, theme.GOLD, theme.PANEL)


def _paste_middle(canvas: Canvas, sprite: Image.Image, x: int, y: int) -> None:
    canvas.paste(sprite, x, y + (STRIP_HEIGHT - sprite.height) // 2)
