"""Replay: the picture of one step of a finished hand, both hands open. Wordless.

Seat 0 above, seat 1 below, each hand as a line of tiles; between them the move, a long one as one
stack for each rank; below a bar that tells how far the hand has come.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from PIL import Image

from bot.table.events import SEATS, Ended, EndedBy, Seat, Voided, other
from bot.table.record_steps import ReplayStep
from bot.table.state import Move
from rendering import colours, shapes
from rendering.canvas import Canvas
from rendering.colours import Deck
from rendering.columns import HEAD, paste_head
from rendering.picture import MAX_WIDTH, Picture
from rendering.play import Played, PlayLayout, lay_out, paste_play
from rendering.seats import (
    MARGIN,
    STRIP_HEIGHT,
    STRIP_WIDTH,
    Lead,
    Strip,
    disc,
    panel_pill,
    panel_sign,
    panel_text,
    paste_strip,
)
from rendering.sprites import (
    CARD_HEIGHT,
    CARD_WIDTH,
    PITCH,
    STEP,
    Cut,
    Ground,
    card_sprite,
    pill,
    stamp,
)
from rendering.tiles import TILE_HEIGHT, TILES_WIDTH, paste_tiles

_GAP = 14
_TILES_X = (MAX_WIDTH - TILES_WIDTH) // 2
_PLAY_X, _DISC_X, _ARROW_X = 126, 20, 82
_DISC, _ARROW, _SIGN = 54, 36, 120
_FACE_UP_X = MAX_WIDTH - MARGIN - CARD_WIDTH - 10
_BAR = 10
_PILL_SIZE = 36
_LONGEST = 5  # cards of a play that are all shown


@dataclass(frozen=True, slots=True)
class _Play:
    """A play as it is laid out, and how many cards each stack of a long one has."""

    title: str
    layout: PlayLayout  # without the title
    sizes: tuple[int, ...]

    @property
    def height(self) -> int:
        """Return the height with titles."""
        return self.layout.height + HEAD * (bool(self.title) + bool(self.sizes))


def draw_step(step: ReplayStep, *, deck: Deck = Deck.FOUR_COLOUR) -> Picture:
    """Draw one step."""
    play = _lay_out(step.move) if step.move and step.move.reading else None
    middle = play.height if play else CARD_HEIGHT
    heights = [TILE_HEIGHT + _GAP if step.cards[seat] else 0 for seat in SEATS]
    height = 2 * (MARGIN + STRIP_HEIGHT) + sum(heights) + middle + 4 * _GAP + _BAR
    canvas = Canvas(MAX_WIDTH, height)
    y = MARGIN
    for seat in SEATS:
        paste_strip(canvas, _strip(step, seat), y)
        paste_tiles(canvas, step.cards[seat], _TILES_X, y + STRIP_HEIGHT + _GAP)
        y += STRIP_HEIGHT + _GAP + heights[seat]
        if seat == 0:
            _paste_move(canvas, step, play, y, middle, deck)
            y += middle + _GAP
    done = STRIP_WIDTH * step.number // max(step.last, 1)
    canvas.fill(MARGIN, height - MARGIN, STRIP_WIDTH, _BAR, colours.PANEL)
    canvas.fill(MARGIN, height - MARGIN, done, _BAR, colours.GOLD)
    return canvas.picture()


def _lay_out(move: Move) -> _Play:
    """Lay a play out; of a long one show each rank once, and every joker in company."""
    whole = lay_out(move)
    if len(move.cards) <= _LONGEST:
        return _Play(whole.title, PlayLayout(whole.columns, ""), ())
    cards = [played for column in whole.columns for played in column]
    ranks = tuple(dict.fromkeys(played.rank for played in cards))
    stacks = tuple(_stack([played for played in cards if played.rank == rank]) for rank in ranks)
    sizes = Counter(played.rank for played in cards)
    return _Play(whole.title, PlayLayout(stacks, ""), tuple(sizes[rank] for rank in ranks))


def _stack(cards: list[Played]) -> tuple[Played, ...]:
    naturals = [played for played in cards if played.stands_for is None]
    return (*naturals[:1], *(played for played in cards if played.stands_for is not None))


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
    canvas: Canvas, step: ReplayStep, play: _Play | None, y: int, height: int, deck: Deck
) -> None:
    """Paste who acts and what: cards, a pass, giving up; at the deal the face-up card."""
    actor, sign = _act(step)
    if actor is not None:
        canvas.paste(disc(actor, _DISC, colours.FELT), _DISC_X, y + (height - _DISC) // 2)
        canvas.paste(_arrow(), _ARROW_X, y + (height - _ARROW) // 2)
    if play is not None:
        _paste_play(canvas, play, y, deck)
    elif sign:
        canvas.paste(_sign(sign), _PLAY_X, y + (height - _SIGN) // 2)
    if step.number == 0:
        canvas.paste(card_sprite(step.face_up, deck), _PLAY_X + 80, y)
        canvas.paste(_eye(), _PLAY_X, y + (height - 36) // 2)


def _paste_play(canvas: Canvas, play: _Play, y: int, deck: Deck) -> None:
    if play.title:
        canvas.paste(pill(play.title, _PILL_SIZE, colours.FELT), _PLAY_X, y)
        y += HEAD
    if not play.sizes:
        paste_play(canvas, play.layout, _PLAY_X, y, deck)
        return
    for place, (size, stack) in enumerate(zip(play.sizes, play.layout.columns, strict=True)):
        x = _PLAY_X + place * PITCH
        paste_head(canvas, x, y, size, 0)
        for row, played in enumerate(stack):
            ground = Ground.CARD_ABOVE if row else Ground.FELT
            last = Cut.SHORT if played.stands_for is None else Cut.WHOLE
            cut = last if row == len(stack) - 1 else Cut.COVERED
            sprite = card_sprite(played.card, deck, ground, cut, played.stands_for)
            canvas.paste(sprite, x, y + HEAD + row * STEP)


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
def _arrow() -> Image.Image:
    return stamp(shapes.arrow(_ARROW), colours.WHITE, colours.FELT)


@cache
def _eye() -> Image.Image:
    return stamp(shapes.eye(58, 36), colours.WHITE, colours.FELT)


@cache
def _sign(name: str) -> Image.Image:
    shape = {
        "pass": shapes.times,
        "clock": shapes.clock,
        "flag": shapes.flag,
        "barred": shapes.barred,
    }[name]
    ink = colours.SLOT if name == "pass" else colours.WHITE
    return stamp(shape(_SIGN), ink, colours.FELT)
