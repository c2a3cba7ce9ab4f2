"""Columns: cards of one rank under each other, ranks from high to low, as hands are shown.

Lays out and pastes; knows nothing of tables. Jokers share the first column.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.rules.cards import Card, rank_of
from rendering import colours
from rendering.canvas import Canvas
from rendering.colours import Deck
from rendering.sprites import (
    CARD_HEIGHT,
    CARD_WIDTH,
    PITCH,
    SHORT_HEIGHT,
    STEP,
    Cut,
    Ground,
    card_sprite,
    label,
    pill,
)

HEAD = 56  # from the top of a column's count to its first card
_COUNT_SIZE, _PILL_SIZE = 40, 34
_JOKER_STARS = {3: 6, 4: 7}


@dataclass(frozen=True, slots=True)
class Column:
    """The cards of one rank, or the jokers, and the stars they have as a bomb (0 for none)."""

    cards: tuple[Card, ...]
    stars: int

    @property
    def top(self) -> int:
        """Return the rank the column stands for; the jokers are above all."""
        return rank_of(self.cards[0])


def columns_of(cards: Iterable[Card]) -> tuple[Column, ...]:
    """Return the columns of a hand, high to low; the order of the cards does not matter."""
    by_rank: dict[int, list[Card]] = {}
    for card in sorted(cards, key=lambda card: (-rank_of(card), card % 30, card)):
        rank = rank_of(card)
        by_rank.setdefault(9 if rank.is_joker else rank, []).append(card)
    return tuple(Column(tuple(group), _stars(group)) for group in by_rank.values())


def _stars(group: list[Card]) -> int:
    size = len(group)
    if rank_of(group[0]).is_joker:
        return _JOKER_STARS.get(size, 0)
    return size if size >= 4 else 0


def size_of(columns: tuple[Column, ...], *, short: bool = False) -> tuple[int, int]:
    """Return the width and height that columns take with their heads; 0, 0 for none."""
    if not columns:
        return 0, 0
    deepest = max(len(column.cards) for column in columns)
    height = HEAD + (deepest - 1) * STEP + (SHORT_HEIGHT if short else CARD_HEIGHT)
    return len(columns) * PITCH - (PITCH - CARD_WIDTH), height


def paste_columns(
    canvas: Canvas, columns: tuple[Column, ...], x: int, y: int, deck: Deck, *, short: bool = False
) -> None:
    """Paste columns with their heads from x, y on."""
    for place, column in enumerate(columns):
        left = x + place * PITCH
        paste_head(canvas, left, y, len(column.cards), column.stars)
        for row, card in enumerate(column.cards):
            ground = Ground.CARD_ABOVE if row else Ground.FELT
            last = row == len(column.cards) - 1
            cut = Cut.COVERED if not last else Cut.SHORT if short else Cut.WHOLE
            canvas.paste(card_sprite(card, deck, ground, cut), left, y + HEAD + row * STEP)


def paste_head(canvas: Canvas, left: int, y: int, size: int, stars: int) -> None:
    """Paste how many cards a column has above it, in gold with stars when it is a bomb."""
    if stars:
        sprite = pill(f"×{size} ★{stars}", _PILL_SIZE, colours.FELT, CARD_WIDTH)
    else:
        sprite = label(f"×{size}", _COUNT_SIZE, colours.WHITE, colours.FELT)
    canvas.paste(sprite, left + (CARD_WIDTH - sprite.width) // 2, y)
