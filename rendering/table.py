"""Table: the picture that a channel sees, from the public view alone. Wordless.

Seat 0 above, seat 1 below, between them the play to beat and the face-up card.
"""

from functools import cache

from PIL import Image

from bot.rules.cards import Card, Suit
from bot.table.events import SEATS, Seat
from bot.table.state import Phase
from bot.table.views import PublicView
from rendering import colours, shapes
from rendering.canvas import Canvas
from rendering.colours import Deck
from rendering.picture import MAX_WIDTH, Picture
from rendering.play import PlayLayout, lay_out, paste_play
from rendering.result import draw_result
from rendering.seats import (
    MARGIN,
    STRIP_HEIGHT,
    Lead,
    Strip,
    disc,
    panel_pill,
    panel_sign,
    paste_strip,
)
from rendering.sprites import CARD_HEIGHT, CARD_WIDTH, PITCH, card_sprite, stamp

GAP = 20  # between the strips and what lies between them
PLAY_X = 126
_DISC_X, _ARROW_X = 20, 82
_DISC, _ARROW = 54, 36
_FRAME_WIDTH, _FRAME_HEIGHT, _FRAME_HEAD = CARD_WIDTH + 20, CARD_HEIGHT + 20, 46
_FRAME_X = MAX_WIDTH - MARGIN - _FRAME_WIDTH
_LEAST_MIDDLE = _FRAME_HEAD + _FRAME_HEIGHT
_ORNAMENT, _ORNAMENT_PITCH = 140, 200  # suits where no hand is running
_ORNAMENT_X = (MAX_WIDTH - 3 * _ORNAMENT_PITCH - _ORNAMENT) // 2
_PLACES = 3  # outlined where a lead may be played


def draw_table(view: PublicView, *, deck: Deck = Deck.FOUR_COLOUR) -> Picture:
    """Draw what anyone may see of a table, in every phase."""
    if view.result is not None:
        return draw_result(view, view.result, deck)
    layout = lay_out(view.to_beat) if view.to_beat else None
    middle = max(_LEAST_MIDDLE, layout.height if layout else 0)
    canvas = Canvas(MAX_WIDTH, 2 * (MARGIN + STRIP_HEIGHT + GAP) + middle)
    top = MARGIN + STRIP_HEIGHT + GAP
    paste_strip(canvas, _strip(view, SEATS[0]), MARGIN)
    paste_strip(canvas, _strip(view, SEATS[1]), top + middle + GAP)
    _paste_trick(canvas, view, layout, top, middle, deck)
    if view.face_up is not None:
        _paste_face_up(canvas, view, view.face_up, top + (middle - _LEAST_MIDDLE) // 2, deck)
    return canvas.picture()


def _strip(view: PublicView, seat: Seat) -> Strip:
    if view.phase is not Phase.PLAYING:
        ready = (panel_sign("tick"),) if view.ready[seat] else ()
        return Strip(seat, taken=view.seated[seat], signs=ready)
    signs: list[Image.Image] = []
    if view.multipliers[seat] > 1:
        signs.append(panel_pill(f"×{view.multipliers[seat]}"))
    if view.automatic[seat]:
        signs.append(panel_sign("clock"))
    return Strip(
        seat,
        lead=Lead.TO_MOVE if view.to_move == seat else None,
        count=view.counts[seat],
        backs=True,
        signs=tuple(signs),
    )


def _paste_trick(
    canvas: Canvas, view: PublicView, layout: PlayLayout | None, top: int, middle: int, deck: Deck
) -> None:
    """Paste the play to beat and who played it, else places for the lead and who leads."""
    actor = view.to_beat.seat if view.to_beat else view.to_move
    if actor is None:
        for suit in Suit:
            x = _ORNAMENT_X + suit * _ORNAMENT_PITCH
            canvas.paste(_ornament(suit), x, top + (middle - _ORNAMENT) // 2)
        return
    canvas.paste(disc(actor, _DISC, colours.FELT), _DISC_X, top + (middle - _DISC) // 2)
    canvas.paste(_actor_arrow(), _ARROW_X, top + (middle - _ARROW) // 2)
    if layout is not None:
        paste_play(canvas, layout, PLAY_X, top + (middle - layout.height) // 2, deck)
        return
    for place in range(_PLACES):
        canvas.paste(_place(), PLAY_X + place * PITCH, top + (middle - CARD_HEIGHT) // 2)


@cache
def _actor_arrow() -> Image.Image:
    return stamp(shapes.arrow(_ARROW), colours.WHITE, colours.FELT)


@cache
def _ornament(suit: Suit) -> Image.Image:
    return stamp(shapes.suit_shape(suit, _ORNAMENT), colours.PANEL, colours.FELT)


@cache
def _place() -> Image.Image:
    return stamp(shapes.frame(CARD_WIDTH, CARD_HEIGHT, 11, 4, 14), colours.SLOT, colours.FELT)


def _paste_face_up(canvas: Canvas, view: PublicView, card: Card, y: int, deck: Deck) -> None:
    """Paste the face-up card in its frame under an open eye; its holder beside the eye."""
    held = not any(card in move.cards for move in view.moves)
    canvas.paste(_eye(), _FRAME_X + (16 if held else 44), y + 4)
    if held and view.leader is not None:
        canvas.paste(disc(view.leader, 36, colours.FELT), _FRAME_X + _FRAME_WIDTH - 52, y)
    canvas.paste(_frame(), _FRAME_X, y + _FRAME_HEAD)
    canvas.paste(card_sprite(card, deck), _FRAME_X + 10, y + _FRAME_HEAD + 10)


@cache
def _eye() -> Image.Image:
    return stamp(shapes.eye(58, 30), colours.WHITE, colours.FELT)


@cache
def _frame() -> Image.Image:
    return stamp(shapes.frame(_FRAME_WIDTH, _FRAME_HEIGHT, 18, 4), colours.WHITE, colours.FELT)
