"""Pictures of hands: every card where it belongs, whatever the hand."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import DECK, FACES, Card, count, rank_of
from rendering import theme
from rendering.cards import Cut, Ground, Look, card_sprite
from rendering.colours import Deck
from rendering.hand import draw_hand
from rendering.layout import Layout
from rendering.picture import MAX_WIDTH, packed
from rendering.scenes import cards
from rendering.sprites import label, pill
from rendering.theme import CARD_HEIGHT, CARD_WIDTH, HEAD, MARGIN, PITCH, STEP
from rendering.warm import warm
from tests.rendering.decode import Decoded, decode
from tests.rendering.scenes import chain_in

KIBIBYTE = 1024
hands = st.lists(st.sampled_from(DECK), max_size=25, unique=True)


def faces_at(decoded: Decoded, x: int, y: int, ground: Ground, deck: Deck) -> list[int]:
    """Return the faces whose index is at a place."""
    return [
        face
        for face in range(FACES)
        if decoded.shows(card_sprite(Card(face), Look(deck, ground)), x, y, STEP)
    ]


def read_back(decoded: Decoded, deck: Deck) -> list[list[int]]:
    """Read the columns of faces from a hand's pixels alone."""
    columns: list[list[int]] = []
    width, height = decoded.header[:2]
    for x in range(MARGIN, width - MARGIN, PITCH):
        columns.append([])
        for y in range(MARGIN + HEAD, height - CARD_HEIGHT, STEP):
            ground = Ground.CARD_ABOVE if columns[-1] else Ground.FELT
            found = faces_at(decoded, x, y, ground, deck)
            if not found:
                break
            columns[-1] += found
    return columns


@pytest.mark.parametrize("deck", Deck)
def test_a_hand_can_be_read_back_from_its_pixels(deck: Deck) -> None:
    chance = random.Random(25)
    for size in (1, 7, 25, 25, 25):
        hand = chance.sample(DECK, size)
        columns = read_back(decode(draw_hand(hand, deck=deck)), deck)
        assert sorted(face for column in columns for face in column) == sorted(
            card % FACES for card in hand
        )


def test_columns_go_from_jokers_down_to_nines() -> None:
    columns = read_back(decode(draw_hand(cards("9TTJQKKA2wW"))), Deck.FOUR_COLOUR)
    ranks = ["".join(rank_of(Card(face)).char for face in column) for column in columns]
    assert ranks == ["Ww", "2", "A", "KK", "Q", "J", "TT", "9"]


@pytest.mark.parametrize(
    ("hand", "text"),
    [("9999", "×4 ★4"), ("22222222", "×8 ★8"), ("wwW", "×3 ★6"), ("wwWW", "×4 ★7")],
)
def test_a_bomb_has_a_gold_pill_with_its_stars(hand: str, text: str) -> None:
    decoded = decode(draw_hand(cards(hand)))
    sprite = pill(text, theme.PILL_SIZE, theme.FELT, CARD_WIDTH)
    assert decoded.shows(sprite, MARGIN + (CARD_WIDTH - sprite.width) // 2, MARGIN, sprite.height)


@pytest.mark.parametrize("hand", ["9", "999", "wW"])
def test_what_is_no_bomb_has_a_white_count(hand: str) -> None:
    decoded = decode(draw_hand(cards(hand)))
    sprite = label(f"×{len(hand)}", theme.COUNT_SIZE, theme.WHITE, theme.FELT)
    assert decoded.shows(sprite, MARGIN + (CARD_WIDTH - sprite.width) // 2, MARGIN, sprite.height)


@given(hands, st.randoms(use_true_random=False))
def test_the_same_hand_in_any_order_gives_the_same_bytes(
    hand: list[Card], chance: random.Random
) -> None:
    shuffled = chance.sample(hand, len(hand))
    assert draw_hand(hand) == draw_hand(shuffled)


def test_which_copy_of_a_face_it_is_does_not_show() -> None:
    assert draw_hand([Card(5)]) == draw_hand([Card(5 + FACES)])


@given(hands)
def test_no_hand_is_wider_than_discord_shows(hand: list[Card]) -> None:
    assert draw_hand(hand).width <= MAX_WIDTH


def test_a_small_hand_is_a_narrow_picture() -> None:
    assert draw_hand(cards("99")).width == CARD_WIDTH + 2 * MARGIN


def test_an_empty_hand_is_an_empty_place() -> None:
    decoded = decode(draw_hand([]))
    assert decoded.header[:2] == (CARD_WIDTH + 2 * MARGIN, CARD_HEIGHT + 2 * MARGIN)
    assert {decoded.palette[pixel] for row in decoded.rows for pixel in row} >= {theme.SLOT}


@pytest.mark.parametrize("layout", Layout)
def test_a_full_hand_is_at_most_thirty_kibibytes(layout: Layout) -> None:
    chance = random.Random(7)
    for _ in range(25):
        hand = chance.sample(DECK, 25)
        assert len(packed(draw_hand(hand, layout=layout))) <= 30 * KIBIBYTE
        playable = count(chance.sample(hand, 8))
        picture = draw_hand(hand, layout=layout, playable=playable, chain=chain_in(hand))
        assert len(packed(picture)) <= 30 * KIBIBYTE


def test_warming_makes_the_very_sprites_that_are_pasted() -> None:
    warm()
    made = card_sprite(Card(3), Look(Deck.FOUR_COLOUR))
    assert card_sprite(Card(3 + FACES), Look(Deck.FOUR_COLOUR, Ground.FELT, Cut.WHOLE)) is made


def test_threads_that_draw_first_at_the_same_time_draw_the_same() -> None:
    hand = random.Random(3).sample(DECK, 25)
    with ThreadPoolExecutor(8) as threads:
        drawn = list(threads.map(lambda _: draw_hand(hand, deck=Deck.CLASSIC).png, range(16)))
    assert len(set(drawn)) == 1
