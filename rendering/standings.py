"""Standings: who is where in a tournament: seeds, names, won and lost as signs.

As in a bracket a name is drawn when the font has every glyph of it, else the seed number alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from rendering import shapes, theme
from rendering.bracket import Entrant, drawn_name
from rendering.canvas import Canvas
from rendering.colours import to_palette
from rendering.leaderboard import paste_middle, paste_place
from rendering.picture import Picture
from rendering.rim import paste_rim
from rendering.seats import framed_panel
from rendering.sprites import label, stamp
from rendering.theme import (
    LINE_GAP,
    LINE_HEIGHT,
    LINE_PAD,
    PANEL,
    STRIP_WIDTH,
    STRIP_X,
    TOP,
    WIDTH,
)


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of a tournament's standings."""

    place: int
    seed: int
    won: tuple[bool, ...]  # match by match
    score: str  # as it is written: 2, 2.5
    tiebreak: str = ""
    advances: bool = False
    name: str = ""


def draw_standings(lines: Sequence[Standing]) -> Picture:
    """Draw standings, best first; who advances is framed. Raise ValueError for no line."""
    if not lines:
        raise ValueError("standings without a line have no picture")
    pitch = LINE_HEIGHT + LINE_GAP
    canvas = Canvas(WIDTH, 2 * TOP + len(lines) * pitch - LINE_GAP)
    paste_rim(canvas)
    for row, line in enumerate(lines):
        _paste_line(canvas, line, TOP + row * pitch)
    return canvas.packed_picture()


def _paste_line(canvas: Canvas, line: Standing, y: int) -> None:
    canvas.paste(framed_panel(LINE_HEIGHT, framed=line.advances), STRIP_X, y)
    paste_place(canvas, line.place, y)
    _paste_who(canvas, line, y)
    for place, won in enumerate(line.won[-theme.MOST_MATCHES :]):
        paste_middle(
            canvas,
            match_sign(won),
            STRIP_X + theme.MATCHES_X + place * theme.MATCH_PITCH,
            y,
        )
    right = STRIP_X + STRIP_WIDTH - LINE_PAD
    score = label(line.score, theme.LINE_TEXT, theme.WHITE, PANEL)
    paste_middle(canvas, score, right - score.width, y)
    if line.tiebreak:
        tie = label(line.tiebreak, theme.TIE_TEXT, theme.MUTED, PANEL)
        paste_middle(canvas, tie, right - theme.TIE_END - tie.width, y)


def _paste_who(canvas: Canvas, line: Standing, y: int) -> None:
    number = f"#{line.seed}"
    name = drawn_name(Entrant(line.seed, line.name), theme.NAME_WIDTH, theme.NAME_TEXT)
    named = name != number
    ink = theme.MUTED if named else theme.WHITE
    seed = label(number, theme.TIE_TEXT if named else theme.LINE_SMALL, ink, PANEL)
    paste_middle(canvas, seed, STRIP_X + theme.SEED_X, y)
    if named:
        written = label(name, theme.NAME_TEXT, theme.WHITE, PANEL)
        paste_middle(canvas, written, STRIP_X + theme.NAME_X, y)


@lru_cache(maxsize=4)
def match_sign(won: bool) -> Image.Image:
    """Return the sign of a match: a tick on gold when won, a hollow square when lost."""
    size, radius, line = theme.MATCH, theme.MATCH_RADIUS, theme.MATCH_LINE
    if not won:
        return stamp(shapes.frame(size, size, radius, line), theme.SLOT, PANEL)
    image = Image.new("RGB", (size, size), PANEL)
    image.paste(theme.GOLD, (0, 0), shapes.rounded(size, size, radius))
    image.paste(theme.DARK, (line + 1, line + 1), shapes.tick(size - 2 * line - 2))
    return to_palette(image)
