"""The fair deal: a commitment before, a deal that anybody can recompute after.

Owns the stream of chance and the order of the draw; both are a public contract (docs and the
referee), so nothing here may ever change for hands already dealt. Never makes a secret itself.
"""

import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from struct import unpack

from bot.rules.cards import DECK, HAND_SIZE, Card

SECRET_SIZE = 32
_WORD = 1 << 32


@dataclass(frozen=True, slots=True)
class Deal:
    """Who got what, each group sorted by id; `leader` is the seat that holds the face-up card."""

    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    set_aside: tuple[Card, ...]
    face_up: Card
    leader: int


def commitment(secret: bytes) -> bytes:
    """Return what is shown of a secret before the hand."""
    return sha256(_checked(secret)).digest()


def salt(table_id: int, number: int, asked0: int, asked1: int) -> str:
    """Return the public half of the chance: the interactions with which both seats asked."""
    return f"{table_id}:{number}:{asked0}:{asked1}"


def deal(secret: bytes, salt: str) -> Deal:
    """Deal a hand. Raise ValueError for a secret that is not 32 bytes."""
    words = _words(_checked(secret), salt.encode())
    cards = list(DECK)
    for i in range(len(cards) - 1, 0, -1):
        j = _below(i + 1, words)
        cards[i], cards[j] = cards[j], cards[i]
    position = _below(2 * HAND_SIZE, words)
    return Deal(
        hands=(_sorted(cards[:HAND_SIZE]), _sorted(cards[HAND_SIZE : 2 * HAND_SIZE])),
        set_aside=_sorted(cards[2 * HAND_SIZE :]),
        face_up=cards[position],
        leader=position // HAND_SIZE,
    )


def _checked(secret: bytes) -> bytes:
    if len(secret) != SECRET_SIZE:
        raise ValueError(f"a secret has {SECRET_SIZE} bytes, not {len(secret)}")
    return secret


def _sorted(cards: list[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards))


def _words(secret: bytes, salt: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from unpack(">8I", hmac.digest(secret, salt + b":%d" % block, "sha256"))
        block += 1


def _below(n: int, words: Iterator[int]) -> int:
    """Return a number below n, each equally likely: words of an incomplete round are skipped."""
    limit = n * (_WORD // n)
    word = next(words)
    while word >= limit:
        word = next(words)
    return word % n
