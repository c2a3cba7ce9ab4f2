from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.cards import Counts, Rank
from bot.rules.hints import suggestions
from bot.rules.moves import legal_moves
from bot.rules.notation import format_cards, parse_canonical
from tests.rules.hands import dealt, only, taken


def hints(hand: str, to_beat: str | None = None) -> list[str]:
    """Return the suggested plays as canonical text."""
    beaten = None if to_beat is None else only(to_beat)
    return [format_cards(move.cards) for move in suggestions(parse_canonical(hand), beaten)]


@given(dealt(25), st.none() | st.sampled_from(["9", "TT", "9TJQK", "9999", "JJJ"]))
@settings(max_examples=60)
def test_each_distinct_reading_that_is_legal_is_suggested_once(
    hand: Counts, beaten: str | None
) -> None:
    to_beat = None if beaten is None else only(beaten)
    legal = legal_moves(hand, to_beat)
    suggested = suggestions(hand, to_beat)
    assert set(suggested) <= set(legal)
    assert len(suggested) == len({taken(move) for move in suggested})
    assert {taken(move) for move in suggested} == {taken(move) for move in legal}


@given(dealt(25))
@settings(max_examples=60)
def test_no_suggestion_uses_more_jokers_than_its_reading_needs(hand: Counts) -> None:
    fewest: dict[object, tuple[int, int]] = {}
    for move in legal_moves(hand, None):
        spent = (sum(move.cards[Rank.SMALL_JOKER :]), move.cards[Rank.BIG_JOKER])
        fewest[taken(move)] = min(spent, fewest.get(taken(move), spent))
    for move in suggestions(hand, None):
        spent = (sum(move.cards[Rank.SMALL_JOKER :]), move.cards[Rank.BIG_JOKER])
        assert spent == fewest[taken(move)]


@given(dealt(25), st.none() | st.sampled_from(["9", "TT", "9TJQK", "9999", "wWW"]))
@settings(max_examples=60)
def test_bombs_come_last_and_weaker_ones_before_stronger(hand: Counts, beaten: str | None) -> None:
    suggested = suggestions(hand, None if beaten is None else only(beaten))
    stars = [move.stars for move in suggested]
    assert stars == sorted(stars)


def test_a_play_that_wins_at_once_comes_first() -> None:
    assert hints("99TTJJQQKK")[0] == "99TTJJQQKK"
    assert hints("2222", "9")[0] == "2222"
    assert hints("9999TTTTJJJJ")[0] == "9999TTTTJJJJ"


def test_following_the_lowest_play_that_breaks_nothing_comes_first() -> None:
    assert hints("TJJQQQQ2", "9")[0] == "T"
    assert hints("JJQQQQ2", "9")[0] == "2"
    assert hints("JJQQQQ2", "9")[-1] == "QQQQ"


def test_following_a_joker_is_spent_only_after_natural_plays() -> None:
    assert hints("TTKw", "99") == ["TT", "Kw"]
    assert hints("2w", "A") == ["2", "w"]


def test_following_a_selection_keeps_groups_whole() -> None:
    assert "JQKAw" in hints("99JQKAw", "9TJQK")
    assert hints("TTTJw", "999")[0] == "TTT"


def test_leading_a_long_run_of_weak_cards_comes_before_strong_cards() -> None:
    assert hints("99TTJJ2W")[0] == "99TTJJ"
    assert hints("9A2W")[0] == "9"


def test_nothing_is_suggested_when_nothing_beats() -> None:
    assert hints("99TT", "W") == []
    assert hints("", None) == []


def test_three_jokers_are_suggested_with_both_small_ones() -> None:
    assert "wwW" in hints("wwWW")
    assert "wWW" not in hints("wwWW")
