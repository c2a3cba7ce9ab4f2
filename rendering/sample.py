"""Sample: plays side by side as the rules show them, wordless. Belongs to no table and no hand."""

from collections.abc import Sequence
from functools import lru_cache

from bot.rules.cards import FACES, Card, Counts, Rank
from bot.rules.combinations import Reading
from bot.table.events import Seat
from bot.table.state import Move
from rendering.canvas import Canvas
from rendering.colours import Deck
from rendering.picture import MAX_WIDTH, Picture
from rendering.play import PlayLayout, lay_out, paste_play
from rendering.theme import CARD_WIDTH, MARGIN, PITCH, SAMPLE_GAP

_SUITS = 4


@lru_cache(maxsize=64)
def draw_sample(plays: tuple[Reading, ...], *, deck: Deck = Deck.FOUR_COLOUR) -> Picture:
    """Draw plays from left to right, in rows where they are too many for one."""
    rows = _rows([lay_out(Move(Seat(0), _cards(play.cards), play)) for play in plays])
    heights = [max(layout.height for layout in row) for row in rows]
    width = max(_width(row) for row in rows)
    height = sum(heights) + SAMPLE_GAP * (len(rows) - 1)
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN)
    y = MARGIN
    for row, deepest in zip(rows, heights, strict=True):
        x = MARGIN
        for layout in row:
            paste_play(canvas, layout, x, y + deepest - layout.height, deck)
            x += _width([layout]) + SAMPLE_GAP
        y += deepest + SAMPLE_GAP
    return canvas.packed_picture()


def _rows(layouts: Sequence[PlayLayout]) -> list[list[PlayLayout]]:
    rows: list[list[PlayLayout]] = [[]]
    for layout in layouts:
        if rows[-1] and _width([*rows[-1], layout]) > MAX_WIDTH - 2 * MARGIN:
            rows.append([])
        rows[-1].append(layout)
    return rows


def _width(row: Sequence[PlayLayout]) -> int:
    columns = sum(len(layout.columns) for layout in row)
    between = len(row) * (PITCH - CARD_WIDTH)
    return columns * PITCH - between + SAMPLE_GAP * (len(row) - 1)


def _cards(counts: Counts) -> tuple[Card, ...]:
    """Return cards of these ranks, of suits that differ from rank to rank."""
    cards = []
    for rank in Rank:
        for copy in range(counts[rank]):
            if rank.is_joker:
                face, pack = FACES - 2 + (rank - Rank.SMALL_JOKER), copy
            else:
                face, pack = rank * _SUITS + (rank + copy) % _SUITS, copy // _SUITS
            cards.append(Card(face + FACES * pack))
    return tuple(cards)
