"""Table: the picture that a channel sees, from the public view alone. Wordless.

Seat 0 above, seat 1 below, between them the play to beat and the face-up card.
"""

from functools import cache

from PIL import Image

from bot.rules.cards import Card, Suit
from bot.table.events import SEATS, Seat
from bot.table.state import Phase
from bot.table.views import PublicView
from rendering import shapes, theme
from rendering.canvas import Canvas
from rendering.cards import Look, card_sprite
from rendering.colours import Deck
from rendering.hand import empty_place
from rendering.picture import Picture
from rendering.play import PlayLayout, lay_out, paste_play
from rendering.result import draw_result
from rendering.rim import paste_inlay, paste_rim
from rendering.seats import Lead, Strip, disc, panel_pill, panel_sign, paste_strip
from rendering.sprites import stamp
from rendering.theme import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FACE_UP_HEAD,
    FACE_UP_X,
    FELT,
    ORNAMENT,
    ORNAMENT_PITCH,
    PITCH,
    PLAY_X,
    STRIP_HEIGHT,
    STRIP_WIDTH,
    STRIP_X,
    TABLE_GAP,
    TOP,
    WIDTH,
)
from rendering.urgency import urgency_sign

_LEAST_MIDDLE = FACE_UP_HEAD + CARD_HEIGHT
_ORNAMENT_X = (WIDTH - 3 * ORNAMENT_PITCH - ORNAMENT) // 2


def draw_table(
    view: PublicView, *, deck: Deck = Deck.FOUR_COLOUR, remaining: float | None = None
) -> Picture:
    """Draw what anyone may see of a table, in every phase.

    `remaining` is the share of the turn's time that is left, 0 to 1, where it is to be shown.
    """
    if view.result is not None:
        return draw_result(view, view.result, deck)
    layout = lay_out(view.to_beat) if view.to_beat else None
    middle = max(_LEAST_MIDDLE, layout.height if layout else 0)
    canvas = Canvas(WIDTH, 2 * (TOP + STRIP_HEIGHT + TABLE_GAP) + middle)
    top = TOP + STRIP_HEIGHT + TABLE_GAP
    paste_rim(canvas)
    pad = theme.INLAY_PAD
    paste_inlay(canvas, STRIP_X, top - pad, STRIP_WIDTH, middle + 2 * pad)
    paste_strip(canvas, _strip(view, SEATS[0], remaining), TOP)
    paste_strip(canvas, _strip(view, SEATS[1], remaining), top + middle + TABLE_GAP)
    _paste_trick(canvas, view, layout, top, middle, deck)
    if view.face_up is not None:
        _paste_face_up(canvas, view, view.face_up, top + (middle - _LEAST_MIDDLE) // 2, deck)
    return canvas.picture()


def _strip(view: PublicView, seat: Seat, remaining: float | None) -> Strip:
    if view.phase is not Phase.PLAYING:
        ready = (panel_sign("tick"),) if view.ready[seat] else ()
        return Strip(seat, taken=view.seated[seat], signs=ready)
    signs: list[Image.Image] = []
    if remaining is not None and view.to_move == seat:
        signs.append(urgency_sign(remaining))
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
            x = _ORNAMENT_X + suit * ORNAMENT_PITCH
            canvas.paste(_ornament(suit), x, top + (middle - ORNAMENT) // 2)
        return
    paste_actor(canvas, actor, top + middle // 2)
    if layout is not None:
        paste_play(canvas, layout, PLAY_X, top + (middle - layout.height) // 2, deck)
        return
    for place in range(theme.PLACES):
        canvas.paste(empty_place(), PLAY_X + place * PITCH, top + (middle - CARD_HEIGHT) // 2)


def paste_actor(canvas: Canvas, seat: Seat, middle: int) -> None:
    """Paste who acts before what was played, centred on a height."""
    canvas.paste(disc(seat, theme.ACTOR, FELT), theme.ACTOR_X, middle - theme.ACTOR // 2)
    canvas.paste(_actor_arrow(), theme.ARROW_X, middle - theme.ARROW // 2)


@cache
def _actor_arrow() -> Image.Image:
    return stamp(shapes.arrow(theme.ARROW), theme.WHITE, FELT)


@cache
def _ornament(suit: Suit) -> Image.Image:
    return stamp(shapes.suit_shape(suit, ORNAMENT), theme.PANEL, FELT)


def _paste_face_up(canvas: Canvas, view: PublicView, card: Card, y: int, deck: Deck) -> None:
    """Paste the face-up card under an open eye; who still holds it beside the eye."""
    held = not any(card in move.cards for move in view.moves)
    eye = open_eye()
    left = FACE_UP_X + (4 if held else (CARD_WIDTH - eye.width) // 2)
    canvas.paste(eye, left, y + 3)
    if held and view.leader is not None:
        sign = disc(view.leader, theme.HOLDER, FELT)
        canvas.paste(sign, FACE_UP_X + CARD_WIDTH - sign.width - 4, y)
    canvas.paste(card_sprite(card, Look(deck)), FACE_UP_X, y + FACE_UP_HEAD)


@cache
def open_eye() -> Image.Image:
    """Return the sign of a card that everyone has seen."""
    return stamp(shapes.eye(theme.EYE_WIDTH, theme.EYE_HEIGHT), theme.WHITE, FELT)
