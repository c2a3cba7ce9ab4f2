import sys
import unicodedata
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.rules.cards import FULL_COUNTS, NO_CARDS, Counts, holds
from bot.rules.notation import (
    MAX_LENGTH,
    ParseError,
    Unreadable,
    format_cards,
    parse,
    parse_canonical,
)
from tests.rules.hands import counts


def read(text: str, hand: str | None = None) -> str:
    """Return what a text is read as, in canonical text."""
    return format_cards(parse(text, None if hand is None else parse_canonical(hand)))


@given(counts())
def test_formatted_cards_are_read_back(cards: Counts) -> None:
    assert parse(format_cards(cards)) == cards
    assert parse_canonical(format_cards(cards)) == cards
    assert parse_canonical(format_cards(cards)[::-1]) == cards


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("9999", "9999"),
        ("9x4", "9999"),
        ("9*4", "9999"),
        ("9×4", "9999"),
        ("9 X 4", "9999"),
        ("9x4 10x2", "9999TT"),
        ("10 J Q K A", "TJQKA"),
        ("TJQKA", "TJQKA"),
        ("tjqka", "TJQKA"),
        ("0JQKA", "TJQKA"),
        ("910JQK", "9TJQK"),
        ("99 1010 JJ", "99TTJJ"),
        ("对9", "99"),
        ("对99", "99"),
        ("對10", "TT"),
        ("一对K", "KK"),
        ("对子A", "AA"),
        ("pair 9", "99"),
        ("pair of k", "KK"),
        ("triple Q", "QQQ"),
        ("三张K", "KKK"),
        ("三张KKK", "KKK"),
        ("三个9", "999"),
        ("3张9", "999"),
        ("四张9 三张10", "9999TTT"),
        ("三同张9", "999"),
        ("单张A", "A"),
        ("顺子9-K", "9TJQK"),
        ("顺子 10 - A", "TJQKA"),
        ("顺子K-9", "9TJQK"),
        ("順子9到K", "9TJQK"),
        ("顺子9TJQK", "9TJQK"),
        ("straight 9-K", "9TJQK"),
        ("9-K", "9TJQK"),
        ("9～A", "9TJQKA"),
        ("连对9-J", "99TTJJ"),
        ("连三同张9-J", "999TTTJJJ"),
        ("连三Q-A", "QQQKKKAAA"),
        ("炸弹9999", "9999"),
        ("大王", "W"),
        ("小王", "w"),
        ("bj", "W"),
        ("SJ", "w"),
        ("W", "W"),
        ("w", "w"),
        ("Ww", "wW"),
        ("big joker, Small Joker", "wW"),
        ("对大王", "WW"),
        ("双王", "ww"),
        ("雙鬼", "ww"),
        ("大小王", "wW"),
        ("大鬼小鬼", "wW"),
        ("4王", "wwWW"),
        ("3 jokers", "wwW"),
        ("jack", "J"),
        ("pair of jacks", "JJ"),
        ("two nines", "99"),
        ("three Kings", "KKK"),
        ("eight tens", "TTTTTTTT"),
        ("nine ten jack queen king ace", "9TJQKA"),
        ("twos", "2"),
        ("deuces x3", "222"),
        ("对尖", "AA"),
        ("三条勾", "JJJ"),
        ("两圈", "QQ"),
        ("四相九", "9999"),
        ("老K", "K"),
        ("连环炸弹 9x4 10x4 Jx4", "9999TTTTJJJJ"),
        ("大王x2", "WW"),
        ("王", "w"),
        ("joker", "w"),
        ("JOKER", "w"),
        ("🃏", "w"),
        ("王王王", "wwW"),
        ("三王", "wwW"),
        ("对王", "ww"),
        ("四王炸弹", "wwWW"),
        ("joker x3", "wwW"),
        ("小王 王 王", "wwW"),
        ("大王大王王", "wWW"),
        ("ＴＪＱＫＡ", "TJQKA"),
        ("９９　１０", "99T"),
        ("９ｘ４", "9999"),
        ("9,9;9/9", "9999"),
        ("9-9-9-9", "9999"),
        ("9-T-J-Q-K", "9TJQK"),
        ("T-9-K", "9TK"),
        ("9-J", "9J"),
        ("K-9", "9K"),
        ("A-2", "A2"),
        ("9-2", "92"),
        ("9-王", "9w"),
        ("♠9 ♥9", "99"),
        ("2 ×3, A ×4", "AAAA222"),
        ("", ""),
        (" \n,;", ""),
    ],
)
def test_people_may_type(text: str, cards: str) -> None:
    assert read(text) == cards


@pytest.mark.parametrize(
    ("text", "hand", "cards"),
    [
        ("王", "9wW", "w"),
        ("王", "9W", "W"),
        ("王王", "wW", "wW"),
        ("joker joker", "WW", "WW"),
        ("小王 王", "wW", "wW"),
        ("王", "9", "w"),
        ("王王", "W", "wW"),
        ("王王王王", "W", "wwWW"),
    ],
)
def test_a_joker_without_a_size_is_a_small_one_as_long_as_the_hand_has_one(
    text: str, hand: str, cards: str
) -> None:
    assert read(text, hand) == cards


@pytest.mark.parametrize(
    ("text", "token", "reason"),
    [
        ("3", "3", Unreadable.NOT_IN_DECK),
        ("99 555 TT", "555", Unreadable.NOT_IN_DECK),
        ("hello", "hello", Unreadable.UNKNOWN),
        ("99 foo", "foo", Unreadable.UNKNOWN),
        ("1", "1", Unreadable.UNKNOWN),
        ("9x", "x", Unreadable.UNKNOWN),
        ("玖", "玖", Unreadable.UNKNOWN),
        ("bıg joker", "b", Unreadable.UNKNOWN),
        ("😀", "😀", Unreadable.UNKNOWN),
        ("9\ud8009", "?", Unreadable.UNKNOWN),
        ("9x0", "9×0", Unreadable.COUNT),
        ("对", "对", Unreadable.COUNT),
        ("对3", "3", Unreadable.NOT_IN_DECK),
        ("对999", "对", Unreadable.COUNT),
        ("0张K", "0张", Unreadable.COUNT),
        ("顺子9-2", "9-2", Unreadable.RANGE),
        ("顺子10-王", "10-王", Unreadable.RANGE),
        ("999999999", "9", Unreadable.TOO_MANY),
        ("9x9", "9", Unreadable.TOO_MANY),
        ("9x" + "9" * 150, "9", Unreadable.TOO_MANY),
        ("WWW", "W", Unreadable.TOO_MANY),
        ("王x5", "joker", Unreadable.TOO_MANY),
        ("大王 王 王 王 王", "joker", Unreadable.TOO_MANY),
        ("9" * (MAX_LENGTH + 1), "9" * 20 + "…", Unreadable.TOO_LONG),
    ],
)
def test_the_token_that_is_not_cards_is_named(text: str, token: str, reason: Unreadable) -> None:
    with pytest.raises(ParseError) as caught:
        parse(text)
    assert (caught.value.token, caught.value.reason) == (token, reason)


def assert_is_read_or_refused(text: str) -> None:
    refused = None
    try:
        cards = parse(text)
    except ParseError as error:
        refused = error
    if refused is None:
        assert holds(FULL_COUNTS, cards)
    else:
        assert refused.token.encode()


@given(st.text(max_size=MAX_LENGTH + 20))
@example("﷽" * MAX_LENGTH)
@example("9x" + "㊿" * 190)
@example("\0")
def test_no_text_at_all_does_more_than_raise_a_parse_error(text: str) -> None:
    assert_is_read_or_refused(text)


def test_every_sixteenth_character_there_is_does_no_more_alone_and_between_cards() -> None:
    for code in range(Random(1).randrange(16), sys.maxunicode + 1, 16):
        assert_is_read_or_refused(chr(code))
        assert_is_read_or_refused(f"9{chr(code)}TT")


def test_no_random_characters_do_more_than_raise_a_parse_error() -> None:
    random = Random(2)
    ranges = (0x7F, 0x2FFF, 0xFFFF, sys.maxunicode)  # surrogates are among them
    for _ in range(5000):
        codes = [random.randint(0, random.choice(ranges)) for _ in range(random.randint(1, 30))]
        assert_is_read_or_refused("".join(map(chr, codes)))


CARD_PIECES = ("9", "10", "0", "T", "q", "K", "2", "w", "W", "bj", "王", "大王", "joker")
OTHER_PIECES = (
    "x4",
    "*2",
    "-",
    "~",
    "到",
    ",",
    "对",
    "三张",
    "3张",
    "顺子",
    "连对",
    "炸弹",
    "7",
    "z",
)
PIECES = CARD_PIECES + OTHER_PIECES


@given(st.lists(st.sampled_from(PIECES), max_size=12), st.sampled_from(["", " "]))
def test_no_mixture_of_known_words_does_more_than_raise_a_parse_error(
    pieces: list[str], between: str
) -> None:
    assert_is_read_or_refused(between.join(pieces))


@given(counts(), st.sampled_from([" ", ",", "、", "，", "/", "|", "\n", "+", "\u3000", "\u200b"]))
def test_any_separator_may_stand_between_cards(cards: Counts, separator: str) -> None:
    text = separator.join(format_cards(cards))
    if len(text) <= MAX_LENGTH:
        assert parse(text) == cards


@given(counts())
def test_full_width_and_lower_case_are_read_alike(cards: Counts) -> None:
    text = format_cards(cards)
    wide = "".join(chr(ord(char) + 0xFEE0) for char in text)
    assert unicodedata.normalize("NFKC", wide) == text
    assert parse(wide) == cards
    assert parse(text[: sum(cards[:7])].lower()) == (*cards[:7], 0, 0)


def test_canonical_text_is_one_character_a_card_and_nothing_else() -> None:
    assert parse_canonical("") == NO_CARDS
    assert format_cards(parse_canonical("W2w9")) == "92wW"
    for text in ("10", "9 9", "t", "对9"):
        with pytest.raises(ParseError) as caught:
            parse_canonical(text)
        assert caught.value.reason is Unreadable.UNKNOWN
    with pytest.raises(ParseError) as caught:
        parse_canonical("www")
    assert (caught.value.token, caught.value.reason) == ("w", Unreadable.TOO_MANY)
