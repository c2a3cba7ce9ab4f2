"""Play: the cards of one move as columns, jokers where they stand, with the stars of a bomb.

Lays out any play up to 25 cards within the width it names, a long one as one low pile for each
rank; says nothing about whose it is.
"""

from dataclasses import dataclass
from itertools import accumulate

from bot.rules.cards import Card, Rank, rank_of
from bot.rules.combinations import Kind, Reading, stands_for
from bot.table.state import Move
from rendering import theme
from rendering.canvas import Canvas
from rendering.cards import Cut, Ground, Look, card_sprite
from rendering.colours import Deck
from rendering.columns import paste_head
from rendering.rail import chain_text
from rendering.sprites import pill
from rendering.theme import (
    CARD_HEIGHT,
    CARD_WIDTH,
    HEAD,
    MOST_COLUMNS,
    PILE_STEP,
    PITCH,
    SHORT_HEIGHT,
    STEP,
)

PLAY_WIDTH = MOST_COLUMNS * PITCH - (PITCH - CARD_WIDTH)


@dataclass(frozen=True, slots=True)
class Played:
    """One card of a play, and the rank it stands for when it is a joker in company."""

    card: Card
    stands_for: Rank | None = None

    @property
    def rank(self) -> Rank:
        """Return the rank it counts as."""
        return rank_of(self.card) if self.stands_for is None else self.stands_for


Column = tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class PlayLayout:
    """A play as columns of cards, and what is written above it."""

    columns: tuple[Column, ...]
    title: str
    piled: bool = False  # each column is a pile with its count above it

    @property
    def head(self) -> int:
        """Return the height of what is written above the cards."""
        return HEAD * (bool(self.title) + self.piled)

    @property
    def width(self) -> int:
        """Return the width of the columns."""
        return len(self.columns) * PITCH - (PITCH - CARD_WIDTH)

    @property
    def height(self) -> int:
        """Return the height with all that is written."""
        return self.head + max(map(self._depth, self.columns))

    def cut(self, column: Column, row: int) -> Cut:
        """Return how much of a card of a column is shown: of the last one in a pile its index.

        A joker in company always tells what it stands for.
        """
        if row < len(column) - 1:
            return Cut.COVERED
        return Cut.SHORT if self.piled and column[row].stands_for is None else Cut.WHOLE

    def _depth(self, column: Column) -> int:
        whole = self.cut(column, len(column) - 1) is Cut.WHOLE
        return self.offsets(column)[-1] + (CARD_HEIGHT if whole else SHORT_HEIGHT)

    def offsets(self, column: Column) -> list[int]:
        """Return how far below the first card of a column each one lies.

        In a pile only the last card's index is seen, and that of every joker in company.
        """
        steps = [
            PILE_STEP if self.piled and below.stands_for is None else STEP for below in column[1:]
        ]
        return list(accumulate(steps, initial=0))


def lay_out(move: Move) -> PlayLayout:
    """Lay a play out: a run as one column per rank, else side by side, in two rows from 7 on."""
    reading = move.reading
    if reading is None:
        raise ValueError("a pass has no cards to lay out")
    played = _played(move.cards, reading)
    piled = len(played) > theme.LONGEST_PLAY
    columns: dict[int, list[Played]] = {}
    if reading.groups > 1 or piled:
        for card in played:
            columns.setdefault(card.rank, []).append(card)
    else:
        across = len(played) if len(played) <= MOST_COLUMNS else (len(played) + 1) // 2
        for place, card in enumerate(played):
            columns.setdefault(place % across, []).append(card)
    return PlayLayout(tuple(map(tuple, columns.values())), _title(reading), piled)


def _played(cards: tuple[Card, ...], reading: Reading) -> list[Played]:
    """Return the cards from high to low, jokers in company last: nothing covers them."""
    ordered = sorted(cards, key=lambda card: (-rank_of(card), card % 30))
    stand_ins = stands_for(reading)
    if not stand_ins:
        return [Played(card) for card in ordered]
    jokers = [card for card in ordered if rank_of(card).is_joker]
    played = [Played(card) for card in ordered if not rank_of(card).is_joker]
    played += map(Played, jokers, reversed(stand_ins))
    return sorted(played, key=lambda one: -one.rank)


def _title(reading: Reading) -> str:
    if not reading.stars:
        return ""
    return (
        chain_text(reading)
        if reading.kind is Kind.CHAIN_BOMB
        else f"×{reading.size} ★{reading.stars}"
    )


def paste_play(canvas: Canvas, layout: PlayLayout, x: int, y: int, deck: Deck) -> None:
    """Paste a play from x, y on."""
    if layout.title:
        canvas.paste(pill(layout.title, theme.TITLE_SIZE, theme.FELT), x, y)
    for place, column in enumerate(layout.columns):
        left, top = x + place * PITCH, y + layout.head
        if layout.piled:
            paste_head(canvas, left, top - HEAD, f"×{len(column)}")
        for row, (played, offset) in enumerate(zip(column, layout.offsets(column), strict=True)):
            cut = layout.cut(column, row)
            ground = Ground.CARD_ABOVE if row else Ground.FELT
            look = Look(deck, ground, cut, stands_for=played.stands_for)
            canvas.paste(card_sprite(played.card, look), left, top + offset)
