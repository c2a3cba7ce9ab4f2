"""Play: the cards of one move as columns, jokers where they stand, with the stars of a bomb.

Lays out any play up to 25 cards within the width it names; says nothing about whose it is.
"""

from dataclasses import dataclass

from bot.rules.cards import Card, Rank, rank_of
from bot.rules.combinations import Kind, Reading, stands_for
from bot.table.state import Move
from rendering import colours
from rendering.canvas import Canvas
from rendering.colours import Deck
from rendering.columns import HEAD
from rendering.sprites import CARD_HEIGHT, CARD_WIDTH, PITCH, STEP, Cut, Ground, card_sprite, pill

MOST_COLUMNS = 6
PLAY_WIDTH = MOST_COLUMNS * PITCH - (PITCH - CARD_WIDTH)
_PILL_SIZE = 36


@dataclass(frozen=True, slots=True)
class Played:
    """One card of a play, and the rank it stands for when it is a joker in company."""

    card: Card
    stands_for: Rank | None = None

    @property
    def rank(self) -> Rank:
        """Return the rank it counts as."""
        return rank_of(self.card) if self.stands_for is None else self.stands_for


@dataclass(frozen=True, slots=True)
class PlayLayout:
    """A play as columns of cards, and what is written above it."""

    columns: tuple[tuple[Played, ...], ...]
    title: str

    @property
    def height(self) -> int:
        """Return the height with the title."""
        deepest = max(len(column) for column in self.columns)
        return (HEAD if self.title else 0) + (deepest - 1) * STEP + CARD_HEIGHT


def lay_out(move: Move) -> PlayLayout:
    """Lay a play out: a run as one column per rank, else side by side, in two rows from 7 on."""
    reading = move.reading
    if reading is None:
        raise ValueError("a pass has no cards to lay out")
    played = _played(move.cards, reading)
    columns: dict[int, list[Played]] = {}
    if reading.groups > 1:
        for card in played:
            columns.setdefault(card.rank, []).append(card)
    else:
        across = len(played) if len(played) <= MOST_COLUMNS else (len(played) + 1) // 2
        for place, card in enumerate(played):
            columns.setdefault(place % across, []).append(card)
    return PlayLayout(tuple(map(tuple, columns.values())), _title(reading))


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
    if reading.kind is Kind.CHAIN_BOMB:
        return f"{reading.stars - reading.groups}×{reading.groups} ★{reading.stars}"
    return f"×{reading.size} ★{reading.stars}"


def paste_play(canvas: Canvas, layout: PlayLayout, x: int, y: int, deck: Deck) -> None:
    """Paste a play from x, y on."""
    if layout.title:
        canvas.paste(pill(layout.title, _PILL_SIZE, colours.FELT), x, y)
        y += HEAD
    for place, column in enumerate(layout.columns):
        for row, played in enumerate(column):
            cut = Cut.WHOLE if row == len(column) - 1 else Cut.COVERED
            ground = Ground.CARD_ABOVE if row else Ground.FELT
            sprite = card_sprite(played.card, deck, ground, cut, played.stands_for)
            canvas.paste(sprite, x + place * PITCH, y + row * STEP)
