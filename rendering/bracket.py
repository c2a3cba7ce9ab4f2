"""Bracket: a knockout from its first round to the champion.

The one picture with people's names: a name is drawn when the font has every glyph of it, else the
seed number stands for it.
"""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from rendering import shapes, theme
from rendering.canvas import Canvas
from rendering.colours import to_palette
from rendering.picture import MAX_WIDTH, Picture
from rendering.sprites import stamp
from rendering.theme import (
    BOX_GAP,
    BOX_HEIGHT,
    BOX_PAD,
    CHAMPION_CROWN,
    CROWN_GAP,
    LINK_LINE,
    LINK_WIDTH,
    MARGIN,
    MATCH_GAP,
    THIRD_GAP,
    THIRD_MEDAL,
)
from rendering.typeface import can_write, width_of, write

_HALF = BOX_HEIGHT + BOX_GAP // 2  # from a match's top to its middle


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who plays in a knockout."""

    seed: int
    name: str


@dataclass(frozen=True, slots=True)
class Pairing:
    """A match of a knockout, as far as it is known."""

    entrants: tuple[Entrant | None, Entrant | None]
    scores: tuple[int, int] | None = None
    winner: int | None = None  # 0 or 1


@dataclass(frozen=True, slots=True)
class Bracket:
    """The rounds of a knockout; each has half as many matches as the one before, the last one.

    A `part` of a larger one ends with who goes on from it, not with the champion. `third` is the
    match for the third place.
    """

    rounds: tuple[tuple[Pairing, ...], ...]
    part: bool = False
    third: Pairing | None = None

    def __post_init__(self) -> None:
        sizes = [len(matches) for matches in self.rounds]
        if not sizes or sizes != [1 << power for power in reversed(range(len(sizes)))]:
            raise ValueError(f"rounds of {sizes} matches are no knockout")


def draw_bracket(bracket: Bracket) -> Picture:
    """Draw a knockout of up to five rounds."""
    columns = len(bracket.rounds) + 1
    width = (MAX_WIDTH - 2 * MARGIN - (columns - 1) * LINK_WIDTH) // columns
    if width < theme.LEAST_BOX:
        raise ValueError(f"{len(bracket.rounds)} rounds are too many for one picture")
    width = min(width, theme.MOST_BOX)
    pitch = 2 * _HALF + MATCH_GAP
    above, below = _around(bracket)
    height = max(len(bracket.rounds[0]) * pitch - MATCH_GAP, 2 * max(above, below))
    whole = columns * (width + LINK_WIDTH) - LINK_WIDTH + 2 * MARGIN
    canvas = Canvas(whole, height + 2 * MARGIN)
    first = MARGIN + _HALF + (height - len(bracket.rounds[0]) * pitch + MATCH_GAP) // 2
    middles = [first + place * pitch for place in range(len(bracket.rounds[0]))]
    for column, matches in enumerate(bracket.rounds):
        x = MARGIN + column * (width + LINK_WIDTH)
        for match, middle in zip(matches, middles, strict=True):
            _paste_match(canvas, match, x, middle, width)
        ends = [sum(pair) // len(pair) for pair in _pairs(middles)]
        _paste_links(canvas, x + width, middles, ends)
        middles = ends
    _paste_end(canvas, bracket.rounds[-1][0], middles[0], width, crowned=not bracket.part)
    if bracket.third is not None:
        _paste_third(canvas, bracket.third, middles[0] + _HALF + THIRD_GAP, width)
    return canvas.packed_picture()


def _around(bracket: Bracket) -> tuple[int, int]:
    """Return what the last column needs above and below its middle."""
    above = _HALF if bracket.part else BOX_HEIGHT // 2 + CROWN_GAP + CHAMPION_CROWN
    third = THIRD_GAP + THIRD_MEDAL + CROWN_GAP + 2 * _HALF
    return above, _HALF + (third if bracket.third is not None else 0)


def drawn_name(entrant: Entrant, width: int, size: int) -> str:
    """Return what is drawn for somebody: the name, cut to the width, or the seed number."""
    name = " ".join(entrant.name.split())
    if not name or not can_write(name) or "\u00ad" in name:
        return f"#{entrant.seed}"
    if width_of(name, size) <= width:
        return name
    while name and width_of(f"{name}…", size) > width:
        name = name[:-1].rstrip()
    return f"{name}…" if name else f"#{entrant.seed}"


def _paste_match(canvas: Canvas, match: Pairing, x: int, middle: int, width: int) -> None:
    tops = (middle - BOX_GAP // 2 - BOX_HEIGHT, middle + BOX_GAP // 2)
    for side, (entrant, top) in enumerate(zip(match.entrants, tops, strict=True)):
        score = None if match.scores is None else match.scores[side]
        won = None if match.winner is None else match.winner == side
        canvas.paste(box(entrant, score, won, width), x, top)


@lru_cache(maxsize=256)
def box(entrant: Entrant | None, score: int | None, won: bool | None, width: int) -> Image.Image:
    """Return one side of a match; the winner's is framed, the loser's muted."""
    size, middle = theme.BOX_TEXT, BOX_HEIGHT / 2
    image = Image.new("RGB", (width, BOX_HEIGHT), theme.FELT)
    image.paste(theme.PANEL, (0, 0), shapes.rounded(width, BOX_HEIGHT, theme.BOX_RADIUS))
    if won:
        frame = shapes.frame(width, BOX_HEIGHT, theme.BOX_RADIUS, theme.BOX_FRAME)
        image.paste(theme.GOLD, (0, 0), frame)
    if entrant is None:
        return to_palette(image)
    points = "" if score is None else str(score)
    room = width - 2 * BOX_PAD - (width_of(points, size) + theme.BOX_SCORE_GAP if points else 0)
    ink = theme.MUTED if won is False else theme.WHITE
    write(image, BOX_PAD, middle, drawn_name(entrant, room, size), size, ink)
    if points:
        gold = theme.GOLD if won else ink
        write(image, width - BOX_PAD - width_of(points, size), middle, points, size, gold)
    return to_palette(image)


def _paste_links(canvas: Canvas, x: int, starts: list[int], ends: list[int]) -> None:
    """Draw lines from matches to the places their winners go to."""
    half = LINK_WIDTH // 2
    for pair, end in zip(_pairs(starts), ends, strict=True):
        for start in pair:
            canvas.fill(x, start - LINK_LINE // 2, half, LINK_LINE, theme.SLOT)
        top, bottom = min(pair) - LINK_LINE // 2, max(pair) + LINK_LINE // 2
        canvas.fill(x + half - LINK_LINE // 2, top, LINK_LINE, bottom - top, theme.SLOT)
        canvas.fill(x + half, end - LINK_LINE // 2, half, LINK_LINE, theme.SLOT)


def _pairs(middles: list[int]) -> list[list[int]]:
    return [middles[at : at + 2] for at in range(0, len(middles), 2)]


def _paste_end(canvas: Canvas, final: Pairing, middle: int, width: int, *, crowned: bool) -> None:
    """Draw who has won the last match: the champion, or who goes on."""
    x = canvas.width - MARGIN - width
    winner = None if final.winner is None else final.entrants[final.winner]
    won = None if winner is None else True
    canvas.paste(box(winner, None, won, width), x, middle - BOX_HEIGHT // 2)
    if crowned:
        top = middle - BOX_HEIGHT // 2 - CHAMPION_CROWN - CROWN_GAP
        canvas.paste(_crown(winner is not None), x + (width - CHAMPION_CROWN) // 2, top)


def _paste_third(canvas: Canvas, third: Pairing, top: int, width: int) -> None:
    """Draw the match for the third place under its sign, in the last column."""
    x = canvas.width - MARGIN - width
    canvas.paste(_medal(), x + (width - THIRD_MEDAL) // 2, top)
    _paste_match(canvas, third, x, top + THIRD_MEDAL + CROWN_GAP + _HALF, width)


@lru_cache(maxsize=2)
def _crown(won: bool) -> Image.Image:
    return stamp(shapes.crown(CHAMPION_CROWN), theme.GOLD if won else theme.SLOT, theme.FELT)


@lru_cache(maxsize=1)
def _medal() -> Image.Image:
    image = Image.new("RGB", (THIRD_MEDAL, THIRD_MEDAL), theme.FELT)
    mask = shapes.rounded(THIRD_MEDAL, THIRD_MEDAL, THIRD_MEDAL // 2)
    image.paste(theme.BRONZE, (0, 0), mask)
    size = theme.BOX_TEXT
    write(image, (THIRD_MEDAL - width_of("3", size)) / 2, THIRD_MEDAL / 2, "3", size, theme.DARK)
    return to_palette(image)
