"""Columns: cards of one rank under each other, ranks from high to low, as hands are shown.

Lays out and pastes; knows nothing of tables. Jokers share the first column.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from PIL import Image

from bot.rules.cards import Card, Counts, rank_of
from bot.rules.combinations import BOMB_SIZE
from rendering import shapes, theme
from rendering.canvas import Canvas
from rendering.cards import Cut, Ground, Look, card_sprite
from rendering.colours import Deck
from rendering.sprites import label, pill, stamp
from rendering.theme import CARD_HEIGHT, CARD_WIDTH, HEAD, PITCH, STEP

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

    @property
    def head(self) -> str:
        """Return how many cards there are, and the stars of a bomb."""
        size = f"×{len(self.cards)}"
        return f"{size} ★{self.stars}" if self.stars else size

    def is_playable(self, playable: Counts | None) -> bool:
        """Tell whether any of its cards is among what can be played now."""
        return playable is not None and any(playable[rank_of(card)] for card in self.cards)


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
    return size if size >= BOMB_SIZE else 0


def size_of(columns: tuple[Column, ...]) -> tuple[int, int]:
    """Return the width and height that columns take with their heads; 0, 0 for none."""
    if not columns:
        return 0, 0
    deepest = max(len(column.cards) for column in columns)
    return len(columns) * PITCH - (PITCH - CARD_WIDTH), HEAD + (deepest - 1) * STEP + CARD_HEIGHT


def paste_columns(
    canvas: Canvas,
    columns: tuple[Column, ...],
    x: int,
    y: int,
    deck: Deck,
    playable: Counts | None = None,
) -> None:
    """Paste columns with their heads from x, y on.

    Of `playable`, when it is given, the cards of other ranks are dimmed and these have a bar below.
    """
    for place, column in enumerate(columns):
        left, last = x + place * PITCH, len(column.cards) - 1
        paste_head(canvas, left, y, column.head)
        for row, card in enumerate(column.cards):
            ground = Ground.CARD_ABOVE if row else Ground.FELT
            cut = Cut.WHOLE if row == last else Cut.COVERED
            dimmed = playable is not None and not playable[rank_of(card)]
            sprite = card_sprite(card, Look(deck, ground, cut, dimmed))
            canvas.paste(sprite, left, y + HEAD + row * STEP)
        if column.is_playable(playable):
            bottom = y + HEAD + last * STEP + CARD_HEIGHT
            canvas.paste(playable_bar(CARD_WIDTH), left, bottom + theme.PLAYABLE_GAP)


def paste_head(canvas: Canvas, left: int, y: int, text: str) -> None:
    """Paste a column's count above it, in gold when it has stars."""
    if "★" in text:
        sprite = pill(text, theme.PILL_SIZE, theme.FELT, CARD_WIDTH)
    else:
        sprite = label(text, theme.COUNT_SIZE, theme.WHITE, theme.FELT)
    canvas.paste(sprite, left + (CARD_WIDTH - sprite.width) // 2, y)


@cache
def playable_bar(width: int) -> Image.Image:
    """Return the sign under cards that can be played now."""
    line = theme.PLAYABLE_LINE
    return stamp(shapes.rounded(width, line, line // 2), theme.GOLD, theme.FELT)
