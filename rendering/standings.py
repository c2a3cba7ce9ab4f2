"""Standings: who is where in a tournament: seed numbers, won and lost as signs. Names nobody."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from rendering import shapes, theme
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


def draw_standings(lines: Sequence[Standing]) -> Picture:
    """Draw standings, best first; who advances is framed. Raise ValueError for no line."""
    if not lines:
        raise ValueError("standings without a line have no picture")
    pitch = LINE_HEIGHT + LINE_GAP
    canvas = Canvas(WIDTH, 2 * TOP + len(lines) * pitch - LINE_GAP)
    paste_rim(canvas)
    for row, line in enumerate(lines):
        _paste_line(canvas, line, TOP + row * pitch)
    return canvas.picture()


def _paste_line(canvas: Canvas, line: Standing, y: int) -> None:
    canvas.paste(framed_panel(LINE_HEIGHT, framed=line.advances), STRIP_X, y)
    paste_place(canvas, line.place, y)
    seed = label(f"#{line.seed}", theme.LINE_SMALL, theme.WHITE, PANEL)
    paste_middle(canvas, seed, STRIP_X + theme.SEED_X, y)
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
        tie = label(line.tiebreak, theme.LINE_SMALL, theme.MUTED, PANEL)
        paste_middle(canvas, tie, right - theme.TIE_END - tie.width, y)


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
