"""A refused play is answered by the rule that it breaks, with the plays that are nearest to it."""

import pytest

from bot.i18n import texts_for
from bot.rules.combinations import Kind
from bot.rules.notation import parse_canonical
from bot.table.commands import Play
from bot.table.options import TableOptions
from bot.table.refusal import Refused
from bot.table.views import seat_view, suggested
from cogs.refusals import refusal_text
from tests.strategies import ONE, ZERO, Game


def said(
    game: Game, cards: str, *, kind: Kind | None = None, language: str = "en-US"
) -> tuple[str, str]:
    """Return the sentence and the plays that answer a refused play of the seat to move."""
    seat = game.hand.to_move
    with pytest.raises(Refused) as refused:
        game.do(Play(game.at, seat, parse_canonical(cards), kind))
    could = tuple(suggested(seat_view(game.table, seat)))
    why, plays = refusal_text(texts_for(language), refused.value, could).splitlines()
    return why, plays


def leading(hand: str, *, two: bool = True) -> Game:
    """Return a hand that the owner of these cards leads."""
    return Game.dealt(hand, "9", options=TableOptions(two_in_chain_bomb=two))


def following(lies: str, hand: str) -> Game:
    """Return a hand whose owner has these cards to beat."""
    game = Game.dealt(lies + "9", hand)
    game.play(ZERO, lies)
    assert game.hand.to_move == ONE
    return game


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("9TJQ", "9 10 J Q is a straight of 4: it takes 5."),
        ("99TT", "9×2 10×2 is 2 pairs in a row: consecutive pairs take 3."),
        ("999TTT", "9×3 10×3 is 2 triples in a row: consecutive triples take 3."),
        (
            "9999TTTT",
            "9×4 10×4 is two groups of four or more: a chain bomb takes three adjacent ranks.",
        ),
        (
            "9TJKA",
            "9 10 J K A: the ranks of a straight are adjacent; Q is missing between them.",
        ),
        (
            "9JKw",
            "9 J K w: the ranks of a straight are adjacent; 10 Q are missing between them, "
            "more than one joker can stand for.",
        ),
        ("99TJJ", "9×2 10 J×2: in consecutive pairs each rank has 2 cards; 10 is missing."),
        (
            "9999TTTTJJJ",
            "9×4 10×4 J×3: in a chain bomb each rank has 4 cards or more; J is missing.",
        ),
        ("99TJQK", "9×2 10 J Q K: in a straight each rank has one card; 9 is left over."),
        (
            "99TTTJJ",
            "9×2 10×3 J×2: in consecutive pairs each rank has 2 cards; 10 is left over.",
        ),
        ("TJQKA2", "10 J Q K A 2: 2 can't be in a straight; runs go from 9 up to A."),
        (
            "999TT",
            "9×3 10×2: triples with something attached (三连二) are not a combination here; "
            "10×2 are left over.",
        ),
        ("9999J", "9×4 J is no combination: a bomb is of one rank, and J is of another."),
        (
            "9J",
            "9 J is no combination: different ranks go together only as a run, "
            "from a straight of 5 up.",
        ),
        (
            "99TTJJw",
            "9×2 10×2 J×2 w: there is a joker too many; "
            "it has no place in consecutive pairs of 3 ranks.",
        ),
        ("", "That names no cards."),
    ],
)
def test_what_is_no_combination_is_told_by_its_nearest_kind(cards: str, sentence: str) -> None:
    assert said(leading(cards + "2"), cards)[0] == sentence


def test_two_in_a_chain_bomb_is_told_as_the_tables_rule() -> None:
    why, _ = said(leading("KKKKAAAA22229", two=False), "KKKKAAAA2222")
    assert why == "K×4 A×4 2×4: 2 can't be in a chain bomb at this table."


@pytest.mark.parametrize(
    ("lies", "cards", "sentence"),
    [
        (
            "9TJQK",
            "KK",
            "A pair can't follow a straight of 5: only the same kind can, or a bomb.",
        ),
        (
            "9TJQK",
            "9TJQKA",
            "A straight of 6 can't follow a straight of 5: the number of cards must be the same.",
        ),
        (
            "99TTJJ",
            "TTJJQQKK",
            "4 consecutive pairs can't follow 3 consecutive pairs: "
            "the number of cards must be the same.",
        ),
        (
            "QQ",
            "JJ",
            "J×2 does not rank higher than Q×2: the highest rank decides, and J is below Q.",
        ),
        ("QQ", "QQ", "Q×2 does not rank higher than Q×2: equal never beats."),
        ("9999", "KK", "Only a stronger bomb beats a bomb; K×2 is a pair."),
        ("99999", "QQQQ", "4★ does not beat 5★: between bombs the stars decide."),
        (
            "999999",
            "wwW",
            "9×6 (6★) beats three jokers, which are the lowest 6★.",
        ),
        (
            "wwWW",
            "9999999",
            "9×7 (7★) does not beat four jokers, which are the highest 7★.",
        ),
        (
            "9999999",
            "TTTTJJJJQQQQ",
            "With the same stars, fewer cards win: 12 cards don't beat 7, both 7★.",
        ),
    ],
)
def test_what_is_too_weak_is_told_by_the_rule_that_decides(
    lies: str, cards: str, sentence: str
) -> None:
    game = following(lies, cards + "2") if "9" not in cards else following(lies, cards)
    assert said(game, cards)[0] == sentence


def test_cards_that_are_not_held_are_named() -> None:
    why, plays = said(leading("99TTJ"), "99TTT")
    assert why == "You don't hold all of these cards; missing: 10."
    assert plays == "You could play: pair of 9s · pair of 10s · single 9"


def test_up_to_three_plays_nearest_to_what_was_tried_are_named() -> None:
    assert said(leading("9TJQKK2"), "9TJQ")[1].startswith("You could play: straight 9–K · ")
    assert said(leading("999TT2"), "999TT")[1] == (
        "You could play: triple of 9s · pair of 10s · pair of 9s"
    )
    _, plays = said(following("QQ", "JJKKAA9999"), "JJ")
    assert plays == "You could play: pair of Ks · pair of As · bomb 9×4, 4★"


def test_nothing_that_would_work_is_said_so() -> None:
    assert said(following("QQ", "JJT"), "JJ")[1] == "You hold nothing that would work here: pass."


def test_a_kind_that_the_cards_are_not_is_told_with_those_they_are() -> None:
    why, _ = said(leading("9TJwwW2"), "9TJwwW", kind=Kind.CONSECUTIVE_TRIPLES)
    assert why == (
        "9 10 J w×2 W can't be consecutive triples; it can be straight · consecutive pairs."
    )


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("9TJQ", "9 10 J Q 只有 4 张相连：顺子至少要 5 张。"),
        (
            "999TT",
            "9×3 10×2 不成牌型：这里没有三带、三连二，三同张不能带牌，多出了 10×2。",
        ),
        ("TJQKA2", "10 J Q K A 2 不成牌型：顺子里不能有 2，只能在 9 到 A 之间连。"),
        ("9TJKA", "9 10 J K A 不成牌型：顺子的点数必须相连，中间缺 Q。"),
        ("9999TTTT", "9×4 10×4 只有两个相邻的炸弹：连炸至少要三个。"),
    ],
)
def test_a_chinese_reader_is_told_in_chinese(cards: str, sentence: str) -> None:
    assert said(leading(cards + "2"), cards, language="zh-CN")[0] == sentence


def test_a_chinese_reader_is_told_what_beats_what() -> None:
    why, plays = said(following("9TJQK", "KKTJQKA"), "KK", language="zh-CN")
    assert why == "对子不能跟顺子（5 张）：只能跟同样的牌型，或者出炸弹。"
    assert plays == "你可以出：顺子 10–A"
