"""Replay: the picture of one step of a finished hand, both hands open. Wordless.

Seat 0 above, seat 1 below, each hand as a line of tiles; between them the move; below
a bar that tells how far the hand has come.
"""

from functools import cache

from PIL import Image

from bot.table.events import SEATS, Ended, EndedBy, Seat, Voided, other
from bot.table.record_steps import ReplayStep
from rendering import shapes, theme
from rendering.canvas import Canvas
from rendering.cards import Look, card_sprite
from rendering.colours import Deck
from rendering.picture import Picture
from rendering.play import PlayLayout, lay_out, paste_play
from rendering.rim import paste_rim
from rendering.seats import Lead, Strip, panel_pill, panel_sign, panel_text, paste_strip
from rendering.sprites import stamp
from rendering.table import open_eye, paste_actor
from rendering.theme import (
    CARD_HEIGHT,
    PLAY_X,
    REPLAY_BAR,
    REPLAY_GAP,
    REPLAY_SIGN,
    STRIP_HEIGHT,
    STRIP_WIDTH,
    STRIP_X,
    TILE_HEIGHT,
    TOP,
    WIDTH,
)
from rendering.tiles import TILES_WIDTH, paste_tiles

_TILES_X = (WIDTH - TILES_WIDTH) // 2


def draw_step(step: ReplayStep, *, deck: Deck = Deck.FOUR_COLOUR) -> Picture:
    """Draw one step."""
    play = lay_out(step.move) if step.move and step.move.reading else None
    middle = play.height if play else CARD_HEIGHT
    heights = [TILE_HEIGHT + REPLAY_GAP if step.cards[seat] else 0 for seat in SEATS]
    height = 2 * (TOP + STRIP_HEIGHT) + sum(heights) + middle + 4 * REPLAY_GAP + REPLAY_BAR
    canvas = Canvas(WIDTH, height)
    paste_rim(canvas)
    y = TOP
    for seat in SEATS:
        paste_strip(canvas, _strip(step, seat), y)
        paste_tiles(canvas, step.cards[seat], _TILES_X, y + STRIP_HEIGHT + REPLAY_GAP)
        y += STRIP_HEIGHT + REPLAY_GAP + heights[seat]
        if seat == 0:
            _paste_move(canvas, step, play, y, middle, deck)
            y += middle + REPLAY_GAP
    done = STRIP_WIDTH * step.number // max(step.last, 1)
    canvas.fill(STRIP_X, height - TOP - REPLAY_BAR, STRIP_WIDTH, REPLAY_BAR, theme.PANEL)
    canvas.fill(STRIP_X, height - TOP - REPLAY_BAR, done, REPLAY_BAR, theme.GOLD)
    return canvas.packed_picture()


def _strip(step: ReplayStep, seat: Seat) -> Strip:
    count = len(step.cards[seat])
    signs: tuple[Image.Image, ...] = ()
    if step.multipliers[seat] > 1 and step.end is None:
        signs = (panel_pill(f"×{step.multipliers[seat]}"),)
    if isinstance(step.end, Ended) and step.winner == seat:
        end = step.end
        signs = (panel_text(f"{end.base} × {end.multiplier} = {end.base * end.multiplier}"),)
        signs += (panel_pill(f"★{end.stars}"),) if end.stars else ()
        return Strip(seat, lead=Lead.WINNER, count=count, signs=signs)
    if isinstance(step.end, Voided):
        signs = (panel_sign("barred"),)
    return Strip(
        seat, lead=Lead.TO_MOVE if step.to_move == seat else None, count=count, signs=signs
    )


def _paste_move(
    canvas: Canvas, step: ReplayStep, play: PlayLayout | None, y: int, height: int, deck: Deck
) -> None:
    """Paste who acts and what: cards, a pass, giving up; at the deal the face-up card."""
    actor, sign = _act(step)
    if actor is not None:
        paste_actor(canvas, actor, y + height // 2)
    if play is not None:
        paste_play(canvas, play, PLAY_X, y, deck)
    elif sign:
        canvas.paste(_sign(sign), PLAY_X, y + (height - REPLAY_SIGN) // 2)
    if step.number == 0:
        eye = open_eye()
        canvas.paste(eye, PLAY_X, y + (height - eye.height) // 2)
        canvas.paste(card_sprite(step.face_up, Look(deck)), PLAY_X + eye.width + 20, y)


def _act(step: ReplayStep) -> tuple[Seat | None, str]:
    """Return who acts in a step, and the sign for what is no play."""
    if step.move is not None:
        return step.move.seat, "" if step.move.reading else "pass"
    match step.end:
        case Ended(winner=winner, ended_by=how):
            return other(winner), "clock" if how is EndedBy.FORFEIT else "flag"
        case Voided():
            return None, "barred"
        case _:
            return step.leader, ""


@cache
def _sign(name: str) -> Image.Image:
    shape = {
        "pass": shapes.times,
        "clock": shapes.clock,
        "flag": shapes.flag,
        "barred": shapes.barred,
    }[name]
    ink = theme.SLOT if name == "pass" else theme.WHITE
    return stamp(shape(REPLAY_SIGN), ink, theme.FELT)
