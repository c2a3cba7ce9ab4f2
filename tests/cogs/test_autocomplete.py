"""What is typed finds the plays that are meant, in either language, before it is finished."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import LANGUAGES, texts_for
from bot.rules.cards import DECK, rank_of
from bot.rules.notation import format_cards
from bot.table.options import Assist, TableOptions
from bot.table.refusal import Refused
from bot.table.views import SeatView, seat_view, suggested
from cogs.autocomplete import LENGTH, MOST, label, matching, play_choices
from cogs.hand_acts import value_of
from tests.strategies import ONE, ZERO, Game

HAND = "9999TJQKKKAA2wW"


def view_of(game: Game) -> SeatView:
    """Return what the seat to move sees."""
    return seat_view(game.table, game.hand.to_move)


def found(typed: str, hand: str = HAND, to_beat: str = "") -> list[str]:
    """Return the cards of the plays that a text finds, leading or with something to beat."""
    game = Game.dealt(to_beat + "9", hand) if to_beat else Game.dealt(hand, "9")
    if to_beat:
        game.play(ZERO, to_beat)
    return [format_cards(play.cards) for play in matching(view_of(game), typed)]


def test_nothing_typed_finds_every_suggestion_best_first() -> None:
    game = Game.dealt(HAND, "9")
    view = view_of(game)
    assert matching(view, "") == matching(view, " ") == suggested(view)


@pytest.mark.parametrize(
    "typed",
    [
        "99",
        "9 9",
        "9,9",
        "９９",
        "9x2",
        "9*2",
        "9×2",
        "对9",
        "對９",
        "一对9",
        "pair 9",
        "pair of 9",
        "Pair 9",
        "两张9",
        "2个9",
    ],
)
def test_a_pair_of_nines_is_found_in_every_notation(typed: str) -> None:
    assert found(typed)[0] == "99"


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("KKK", "KKK"),
        ("3个K", "KKK"),
        ("三张K", "KKK"),
        ("triple K", "KKK"),
        ("9TJQK", "9TJQK"),
        ("顺子9-K", "9TJQK"),
        ("straight 9-K", "9TJQK"),
        ("10 J Q K A", "TJQKA"),
        ("9x4", "9999"),
        ("四张9", "9999"),
        ("大王", "W"),
        ("bj", "W"),
        ("big joker", "W"),
        ("小王", "w"),
        ("0", "T"),
        ("10", "T"),
    ],
)
def test_the_very_cards_that_are_typed_come_first(typed: str, first: str) -> None:
    assert found(typed)[0] == first


@pytest.mark.parametrize("typed", ["bomb", "Bombs", "炸", "炸弹", "炸彈", "bo"])
def test_a_word_for_bombs_finds_bombs(typed: str) -> None:
    plays = found(typed)
    assert plays[0] == "9999"
    assert all(len(cards) >= 4 for cards in plays)
    assert "9999wW" in plays


@pytest.mark.parametrize(
    ("typed", "sizes"),
    [
        ("顺子", {5, 6}),
        ("顺", {5, 6}),
        ("straight", {5, 6}),
        ("str", {5, 6}),
        ("连对", {6, 8}),
        ("consecutive pairs", {6, 8}),
        ("三张", {3}),
        ("三同张", {3}),
        ("triple", {3}),
        ("对", {2}),
        ("pair", {2}),
        ("pa", {2}),
        ("单张", {1}),
        ("single", {1}),
    ],
)
def test_a_word_for_a_kind_finds_its_plays(typed: str, sizes: set[int]) -> None:
    assert {len(cards) for cards in found(typed)} == sizes


def test_words_for_joker_bombs_find_them() -> None:
    four = "9TJwwWW"
    assert found("王炸", four) == ["wwW", "wwWW"]
    assert found("天王", four) == found("four jokers", four) == found("四王", four) == ["wwWW"]
    assert found("王炸弹", four) == found("joker bomb", four) == found("王炸", four)
    assert found("天王炸", four) == found("4王", four) == found("4 jokers", four) == ["wwWW"]
    assert found("連環炸彈", "9999TTTTJJJJ2") == ["9999TTTTJJJJ"]
    assert found("連三條", "999TTTJJJ2") == ["999TTTJJJ"]
    assert found("三王", four)[0] == found("three jokers", four)[0] == "wwW"
    assert found("连炸", "9999TTTTJJJJ2") == found("chain", "9999TTTTJJJJ2") == ["9999TTTTJJJJ"]


def test_a_kind_and_cards_narrow_together() -> None:
    assert found("bomb 9")[0] == "9999"
    assert found("炸9") == found("9 炸弹") == found("bomb 9")
    assert all("9" in cards and len(cards) >= 4 for cards in found("炸9"))
    assert all(cards.startswith("9T") for cards in found("顺子 9"))


def test_stars_find_bombs_of_that_strength() -> None:
    assert found("6★") == found("6星") == found("6 stars") == ["9999wW"]


def test_what_is_not_finished_finds_what_it_may_become() -> None:
    assert found("1")[0] == "T"
    assert found("对1")[0] == "Tw"
    assert set(found("9x")) == set(found("9"))
    assert found("9x4")[0] == "9999"
    assert found("99 str") == found("99")
    assert found("大")[0] == "W"
    assert found("que")[0] == found("queen")[0] == found("Q")[0]
    assert found("双王", "9wwW")[0] == "ww"


def test_jokers_count_as_what_they_stand_for() -> None:
    assert found("AAA")[0] == "AAw"
    assert found("对T") == ["Tw"]
    assert found("99999")[0] == "9999w"


def test_legal_cards_that_are_not_suggested_are_offered_first() -> None:
    plays = found("")
    for typed in ("9W", "9TJQKw", "KKKW"):
        assert typed not in plays
        assert found(typed)[0] == typed


def test_cards_that_are_legal_but_of_another_kind_than_asked_are_not_put_first() -> None:
    assert "9" not in found("bomb 9")
    assert "KKK" not in found("bomb KKK")


def test_a_kind_that_cannot_be_played_leaves_the_cards() -> None:
    assert found("对9", to_beat="QQ") == ["9999", "9999w", "9999wW"]
    assert found("顺子", "99TT", to_beat="99") == []


@pytest.mark.parametrize(
    ("typed", "hand", "to_beat"),
    [
        ("bomb 10", "22229TJ", "KK"),  # the only bomb is of others
        ("炸弹１０", "22229TJ", "KK"),
        ("bomb 10 10", "22229TTJ", "KK"),
        ("straight 9", "9TJQKAK", "9TJQK"),  # the only straight is of others
        ("连对 9", "9QQKKAA2", "99TTJJ"),
        ("9★ bomb", "22229TJ", "KK"),
        ("9★", "22229TJ", "KK"),
        ("bombT", "22229TJ", "9"),
        ("Tbomb", "22229TJ", "9"),
        ("bombtens", "22229TJ", "9"),
        ("Kstraight", "9TJKK", "9"),
    ],
)
def test_no_cards_are_played_in_place_of_those_that_were_named(
    typed: str, hand: str, to_beat: str
) -> None:
    game = Game.dealt(to_beat + "9", hand) if to_beat else Game.dealt(hand, "9")
    if to_beat:
        game.play(ZERO, to_beat)
    with pytest.raises(Refused):
        value_of(typed, view_of(game))


def test_the_one_play_of_a_kind_is_played_by_its_kind_or_by_a_card_of_it() -> None:
    view = view_of(Game.dealt("22229TJ", "9"))
    for typed in ("bomb", "炸弹", "bomb 2", "炸 2", "4★ bomb", "4星"):
        counts, kind = value_of(typed, view)
        assert (format_cards(counts), kind) == ("2222", "bomb")


@pytest.mark.parametrize("typed", ["hello", "@everyone", "345", "🀄", "wwwwww", "x" * 100])
def test_what_means_nothing_finds_nothing(typed: str) -> None:
    assert found(typed, "99TJQK2") == []


def test_a_suggestion_taken_and_looked_at_again_finds_itself() -> None:
    hand = view_of(Game.dealt(HAND, "9"))
    for language in LANGUAGES:
        for choice in play_choices(hand, "", texts_for(language)):
            again = play_choices(hand, choice.name, texts_for(language))
            assert choice.value in [one.value for one in again[:2]]


def test_a_choice_names_cards_kind_stars_and_what_jokers_stand_for() -> None:
    names = [
        one.name for one in play_choices(view_of(Game.dealt(HAND, "9")), "6★", texts_for(None))
    ]
    assert names == ["9×4 w W — bomb 9×6, 6★, jokers as 9×2"]
    chinese = play_choices(view_of(Game.dealt(HAND, "9")), "6★", texts_for("zh-CN"))
    assert [one.name for one in chinese] == ["9×4 w W — 六相炸弹 9，6★，王当 9×2"]


def test_nobody_out_of_turn_is_offered_anything() -> None:
    game = Game.dealt(HAND, "99")
    waiting = seat_view(game.table, ONE)
    assert play_choices(waiting, "9", texts_for(None)) == []
    assert play_choices(None, "9", texts_for(None)) == []


@given(seed=st.integers(0, 2**32 - 1), typed=st.text(max_size=12), full=st.booleans())
def test_whatever_is_typed_the_choices_are_within_limits_and_legal(
    seed: int, typed: str, full: bool
) -> None:
    deck = Random(seed).sample(DECK, 50)
    first, second = ("".join(rank_of(card).char for card in deck[a : a + 25]) for a in (0, 25))
    assist = Assist.FULL if full else Assist.LEGAL_ONLY
    hand = view_of(Game.dealt(first, second, options=TableOptions(assist=assist)))
    for text in ("", typed):
        for language in LANGUAGES:
            choices = play_choices(hand, text, texts_for(language))
            assert len(choices) <= MOST
            assert len({choice.value for choice in choices}) == len(choices)
            for choice in choices:
                assert 1 <= len(choice.name) <= LENGTH
                cards, kind = value_of(str(choice.value), hand)
                assert kind is not None
                assert format_cards(cards)


def test_the_longest_label_is_cut_within_the_limit() -> None:
    hand = view_of(Game.dealt("9TTTJJJQQQKKKKAAAA222wwWW", "9"))
    longest = max(len(label(play, texts_for("en-US"))) for play in suggested(hand))
    assert longest <= LENGTH
