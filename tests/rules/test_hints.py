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


@given(st.integers(1, 25).flatmap(dealt), st.none() | st.sampled_from(["9", "TT", "9999"]))
@settings(max_examples=60)
def test_what_wins_at_once_comes_before_all_else(hand: Counts, beaten: str | None) -> None:
    suggested = suggestions(hand, None if beaten is None else only(beaten))
    winning = [move.cards == hand for move in suggested]
    assert winning == sorted(winning, reverse=True)


def test_a_play_that_wins_at_once_comes_first() -> None:
    assert hints("99TTJJQQKK")[0] == "99TTJJQQKK"
    assert hints("2222", "9")[0] == "2222"
    assert hints("9999TTTTJJJJ")[0] == "9999TTTTJJJJ"


def test_following_the_lowest_play_that_breaks_nothing_comes_first() -> None:
    assert hints("TJJQQQQ2", "9")[0] == "T"
    assert hints("JJQQQQ2", "9")[0] == "2"


def test_breaking_a_bomb_for_a_single_comes_last() -> None:
    assert hints("JJQQQQ2", "9")[-1] == "Q"


def test_following_a_joker_is_spent_only_after_natural_plays() -> None:
    assert hints("TTKw", "99") == ["TT", "Kw"]
    assert hints("2w", "A") == ["2", "w"]


def test_following_keeps_a_run_together() -> None:
    assert hints("TTJJQQKA", "9")[:2] == ["K", "A"]
    assert hints("9TJQKAA", "T")[0] == "A"


def test_following_with_a_bomb_comes_first_where_one_play_more_wins() -> None:
    assert hints("TTTT999", "K")[0] == "TTTT"
    assert hints("TTTT99JA", "K")[0] == "A"


def test_leading_a_run_comes_before_its_cards_alone() -> None:
    assert hints("99TTJJ2W")[0] == "99TTJJ"
    assert hints("9TJQK22")[0] == "9TJQK"


def test_leading_a_weak_card_comes_before_strong_ones_and_before_bombs() -> None:
    assert hints("9A2W")[0] == "9"
    assert hints("9JJAAAA22222")[0] == "9"


def test_a_chain_bomb_is_not_torn_up_for_runs_of_its_ranks() -> None:
    suggested = hints("99TTTTJJJJQQQQKA")
    assert suggested.index("99") < suggested.index("TTTTJJJJQQQQ") < suggested.index("TTJJQQ")


def test_nothing_is_suggested_when_nothing_beats() -> None:
    assert hints("99TT", "W") == []
    assert hints("", None) == []


def test_a_list_of_suggestions_is_the_askers_own() -> None:
    hand = parse_canonical("99TTJJ")
    suggestions(hand, None).clear()
    assert suggestions(hand, None)


def test_three_jokers_are_suggested_with_both_small_ones() -> None:
    assert "wwW" in hints("wwWW")
    assert "wWW" not in hints("wwWW")
