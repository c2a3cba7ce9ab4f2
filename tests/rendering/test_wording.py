"""Names of cards and plays, and alt texts, in both languages."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import LANGUAGES, Texts, texts_for
from bot.rules.cards import DECK, Card, Rank, Suit, count
from bot.rules.combinations import Kind
from bot.rules.notation import parse
from bot.rules.scoring import Victory
from bot.table.events import EndedBy
from rendering.scenes import LEADING, SECOND, WAITING, cards, following, move, over
from rendering.wording import (
    ALT_LIMIT,
    alt_hand,
    alt_table,
    cards_text,
    hand_text,
    name_card,
    name_kind,
    name_play,
    name_rank,
    name_reading,
    parse_alt_hand,
)
from tests.rendering.scenes import void

ENGLISH, CHINESE = texts_for("en-US"), texts_for("zh-CN")
hands = st.lists(st.sampled_from(DECK), max_size=25, unique=True)
languages = st.sampled_from([texts_for(language) for language in LANGUAGES])

NAMES = [
    ("9", "single 9", "单张 9"),
    ("T", "single 10", "单张 10"),
    ("W", "single big joker", "单张 大王"),
    ("99", "pair of 9s", "对 9"),
    ("ww", "pair of small jokers", "对 小王"),
    ("wW", "pair of jokers, big and small", "对王（大小王）"),
    ("TTT", "triple of 10s", "三同张 10"),
    ("9TJQK", "straight 9–K", "顺子 9–K"),
    ("99TTJJ", "consecutive pairs 9–J", "连对 9–J"),
    ("QQQKKKAAA", "consecutive triples Q–A", "连三同张 Q–A"),
    ("99999", "bomb 9×5, 5★", "五相炸弹 9，5★"),
    ("9999TTTTTJJJJQQQQKKKK", "chain bomb 4×5, 9★ (9–K)", "四相五连环 9★（9–K）"),
    ("KKKKKAAAAA22222", "chain bomb 5×3, 8★ (K–2)", "五相三连环 8★（K–2）"),
    ("wwW", "three-joker bomb, 6★", "三王炸弹 6★"),
    ("wwWW", "four-joker bomb, 7★", "天王炸弹 7★"),
]


@pytest.mark.parametrize(("text", "english", "chinese"), NAMES)
def test_a_combination_has_its_name_in_both_languages(
    text: str, english: str, chinese: str
) -> None:
    reading = move(text).reading
    assert reading is not None
    assert name_reading(ENGLISH, reading) == english
    assert name_reading(CHINESE, reading) == chinese
    assert name_play(ENGLISH, reading) == english


@pytest.mark.parametrize(
    ("text", "english", "chinese"),
    [
        ("9w", "pair of 9s, joker as 9", "对 9，王当 9"),
        ("9JQKAw", "straight 9–A, joker as 10", "顺子 9–A，王当 10"),
        ("9999TTTJJJwW", "chain bomb 4×3, 7★ (9–J), jokers as 10, J", None),
        ("9999TTTTJJwW", "chain bomb 4×3, 7★ (9–J), jokers as J×2", None),
    ],
)
def test_a_play_says_what_its_jokers_stand_for(
    text: str, english: str, chinese: str | None
) -> None:
    reading = move(text).reading
    assert reading is not None
    assert name_play(ENGLISH, reading) == english
    assert name_play(CHINESE, reading) == (chinese or name_play(CHINESE, reading))


@pytest.mark.parametrize("texts", [*map(texts_for, LANGUAGES)], ids=LANGUAGES)
def test_every_rank_suit_kind_and_victory_has_its_own_text(texts: Texts) -> None:
    assert len({name_rank(texts, rank) for rank in Rank}) == len(Rank)
    assert len({name_kind(texts, kind) for kind in Kind}) == len(Kind)
    assert len({name_card(texts, Card(int(suit))) for suit in Suit}) == len(Suit)
    assert all(texts.has(f"victory-{victory.name.lower()}") for victory in Victory)


def test_a_card_is_named_with_its_suit_and_a_joker_without() -> None:
    assert name_card(ENGLISH, cards("T")[0]) == "10♠"
    assert name_card(CHINESE, cards("T")[0]) == "♠10"
    assert name_card(ENGLISH, cards("W")[0]) == "big joker"


def test_cards_are_written_grouped_with_10_for_the_ten() -> None:
    assert cards_text(count(cards("9999TTTTTw"))) == "9×4 10×5 w"


@given(hands)
def test_cards_as_text_can_be_typed_back(hand: list[Card]) -> None:
    if len(hand) > 0:
        assert parse(cards_text(count(hand))) == count(hand)


def test_a_hand_as_text_names_its_bombs() -> None:
    hand = cards("99999TTwwW")
    assert hand_text(ENGLISH, hand) == "10 cards: big joker · small joker×2 ★6 · 10×2 · 9×5 ★5"
    assert hand_text(CHINESE, hand) == "10 张牌：大王 · 小王×2 ★6 · 10×2 · 9×5 ★5"


def test_a_hands_alt_text_says_what_the_picture_shows() -> None:
    hand = cards("AAAA222w")
    assert alt_hand(ENGLISH, hand) == ("8 cards: small joker ×1, 2 ×3, A ×4 (bomb, 4 stars)")
    assert alt_hand(CHINESE, hand) == "8 张牌：小王 ×1，2 ×3，A ×4（炸弹，4 星）"
    assert alt_hand(ENGLISH, []) == "No cards"
    assert alt_hand(ENGLISH, cards("9")) == "1 card: 9 ×1"


@given(hands, languages)
def test_a_hand_can_be_read_back_from_its_alt_text(hand: list[Card], texts: Texts) -> None:
    alt = alt_hand(texts, hand)
    assert parse_alt_hand(texts, alt) == count(hand)
    assert len(alt) <= ALT_LIMIT


@pytest.mark.parametrize("alt", ["3 cards: 9 ×2", "9 cards: 9 ×9", "9 ×1"])
def test_an_alt_text_that_does_not_add_up_is_refused(alt: str) -> None:
    with pytest.raises(ValueError):
        parse_alt_hand(ENGLISH, alt)


def test_the_alt_text_of_a_board_says_what_its_picture_shows() -> None:
    view = replace(following("99999"), counts=(20, 1), multipliers=(1, 4), automatic=(True, False))
    assert alt_table(ENGLISH, view) == (
        "Blue disc holds 20 cards. Blue disc is on auto-play. Red square holds 1 card. "
        "Red square has multiplier ×4. Blue disc played bomb 9×5, 5★. Red square is to move. "
        "Face-up card: K♠, held by Blue disc."
    )
    assert alt_table(ENGLISH, WAITING) == "Blue disc: ready. Red square: free."
    assert "Blue disc leads." in alt_table(ENGLISH, LEADING)
    assert "蓝圆先出。明牌：♠K，在蓝圆手中。" in alt_table(CHINESE, LEADING)


def test_the_face_up_card_has_no_holder_once_it_was_played() -> None:
    assert alt_table(ENGLISH, following("K")).endswith("Face-up card: K♠.")


def test_the_alt_text_of_a_result_has_winner_score_and_remaining_hands() -> None:
    won = over("9TTTJJw", last="9999TTTTJJJJ", stars=7)
    assert alt_table(ENGLISH, won) == (
        f"Blue disc wins: {ENGLISH('victory-big')}, 7 stars, 2 × 4 = 8. "
        "Last play: chain bomb 4×3, 7★ (9–J). Red square still held 9 10×3 J×2 small joker."
    )
    resigned = over("99", winner=SECOND, held="KK")
    assert alt_table(CHINESE, resigned) == (
        "红方获胜：小杀，1 × 1 = 1。蓝圆认输。蓝圆手中还有 9×2。红方手中还有 K×2。"
    )
    assert resigned.result is not None
    forfeited = replace(resigned, result=replace(resigned.result, ended_by=EndedBy.FORFEIT))
    assert "Blue disc forfeited." in alt_table(ENGLISH, forfeited)
    assert alt_table(ENGLISH, void("9", "TT")) == (
        "The hand is void. Blue disc still held 9. Red square still held 10×2."
    )


@pytest.mark.parametrize("texts", [*map(texts_for, LANGUAGES)], ids=LANGUAGES)
def test_no_alt_text_is_longer_than_discord_takes(texts: Texts) -> None:
    longest = over("99TTTJJQQQKKKAA222wwW", winner=SECOND, held="99TTTJJQQQKKKAAA222W")
    chain = replace(following("9999TTTTTJJJJQQQQKKKAAAAw"), multipliers=(20, 20))
    assert max(len(alt_table(texts, view)) for view in (longest, chain)) <= ALT_LIMIT
