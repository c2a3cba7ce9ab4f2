"""Words of a written record: cards, seats and plays as text, and back.

A card is its rank, its suit (s h d c) and a ' for the second pack's: `Th`, `Ks'`, `w`. Reading
raises ValueError, which says what is wrong and never where.
"""

from collections.abc import Mapping
from typing import TypeVar

from bot.rules.cards import DECK, FACES, Card, count, rank_of, suit_of
from bot.rules.combinations import Kind, Reading, readings
from bot.rules.notation import format_cards
from bot.table.events import Seat
from bot.table.options import TableOptions

SEAT_SIGNS = ("●", "■")
_SUITS = "shdc"
_SEATS = {sign: Seat(seat) for seat, sign in enumerate(SEAT_SIGNS)}
_KINDS = {kind.value: kind for kind in Kind}

T = TypeVar("T")


def known(words: Mapping[str, T], text: str, what: str) -> T:
    """Return what a word means. Raise ValueError."""
    if text not in words:
        raise ValueError(f"{text[:40]!r} is no {what}")
    return words[text]


def write_card(card: Card) -> str:
    """Write one card."""
    suit = suit_of(card)
    return rank_of(card).char + ("" if suit is None else _SUITS[suit]) + "'" * (card // FACES)


_CARDS = {write_card(card): card for card in DECK}


def read_card(text: str) -> Card:
    """Read one card."""
    return known(_CARDS, text, "card")


def write_cards(cards: tuple[Card, ...]) -> str:
    """Write cards one by one."""
    return " ".join(map(write_card, cards))


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards written one by one."""
    return tuple(map(read_card, text.split()))


def write_seat(seat: Seat) -> str:
    """Write a seat as its sign."""
    return SEAT_SIGNS[seat]


def read_seat(text: str) -> Seat:
    """Read a seat's sign."""
    return known(_SEATS, text, "seat")


def reading_of(cards: tuple[Card, ...], kind: str, options: TableOptions) -> Reading:
    """Return what cards are when taken as a kind."""
    wanted = known(_KINDS, kind, "combination")
    possible = readings(count(cards), two_in_chain_bomb=options.two_in_chain_bomb)
    found = next((reading for reading in possible if reading.kind is wanted), None)
    if found is None:
        raise ValueError(f"{format_cards(count(cards))} is no {kind.replace('_', ' ')}")
    return found
