import hashlib
import hmac
from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import DECK, Card
from bot.rules.shuffle import _below, _words, commitment, deal, salt

SECRET = bytes(range(32))


def recomputed(secret: bytes, text: str) -> tuple[list[int], int]:
    """Return the shuffled deck and the face-up position as the public description says."""
    words: list[int] = []
    for block in range(40):
        message = text.encode() + b":" + str(block).encode()
        digest = hmac.new(secret, message, hashlib.sha256).hexdigest()
        words += [int(digest[i : i + 8], 16) for i in range(0, 64, 8)]

    def below(n: int) -> int:
        while True:
            word = words.pop(0)
            if word < n * (2**32 // n):
                return word % n

    cards = list(range(60))
    for i in range(59, 0, -1):
        j = below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards, below(50)


@given(st.binary(min_size=32, max_size=32), st.integers(1, 2**63), st.integers(0, 2**63))
def test_anybody_can_recompute_a_deal(secret: bytes, table: int, asked: int) -> None:
    text = salt(table, 3, asked, 0)
    dealt = deal(secret, text)
    cards, position = recomputed(secret, text)
    assert [list(hand) for hand in dealt.hands] == [sorted(cards[:25]), sorted(cards[25:50])]
    assert list(dealt.set_aside) == sorted(cards[50:])
    assert dealt.face_up == cards[position]


@given(st.binary(min_size=32, max_size=32))
def test_sixty_cards_are_dealt_and_who_holds_the_face_up_card_leads(secret: bytes) -> None:
    dealt = deal(secret, "1:1:2:3")
    assert sorted((*dealt.hands[0], *dealt.hands[1], *dealt.set_aside)) == list(DECK)
    assert [len(hand) for hand in dealt.hands] == [25, 25]
    assert dealt.face_up in dealt.hands[dealt.leader]


def test_a_deal_never_changes_for_a_secret_and_a_salt() -> None:
    dealt = deal(SECRET, "7:1:11:12")
    assert (dealt.face_up, dealt.leader) == (2, 0)
    assert dealt == deal(SECRET, "7:1:11:12")
    assert dealt != deal(SECRET, "7:2:11:12")


def test_the_salt_names_the_table_the_hand_and_both_interactions() -> None:
    assert salt(7, 2, 1234567890123456789, 0) == "7:2:1234567890123456789:0"


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"\0" * 32).hex() == (
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )


@pytest.mark.parametrize("secret", [b"", b"short", b"\0" * 33])
def test_a_secret_of_another_length_is_refused(secret: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        deal(secret, "1:1:2:3")
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(secret)


def test_words_of_an_incomplete_round_are_skipped() -> None:
    limit = 60 * (2**32 // 60)
    assert _below(60, iter([limit, 2**32 - 1, limit - 1])) == 59


def test_the_stream_goes_on_in_the_next_block() -> None:
    first = hmac.digest(SECRET, b"salt:0", "sha256") + hmac.digest(SECRET, b"salt:1", "sha256")
    assert (
        b"".join(word.to_bytes(4, "big") for word in islice(_words(SECRET, b"salt"), 16)) == first
    )


def test_each_card_is_dealt_to_each_place_about_equally_often() -> None:
    set_aside: Counter[Card] = Counter()
    leaders: Counter[int] = Counter()
    for number in range(1200):
        dealt = deal(SECRET, salt(1, number, 2, 3))
        set_aside.update(dealt.set_aside)
        leaders[dealt.leader] += 1
    assert all(140 < set_aside[card] < 260 for card in DECK)
    assert 500 < leaders[0] < 700
