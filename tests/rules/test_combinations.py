import pytest
from hypothesis import given

from bot.rules.cards import NO_CARDS, Counts, Rank
from bot.rules.combinations import Kind, beats, readings, stands_for
from bot.rules.moves import legal_moves
from bot.rules.notation import format_cards, parse_canonical
from tests.rules.hands import counts, dealt, only, taken
from tests.rules.reference import reference_readings


@given(counts())
def test_large_selections_are_read_as_the_reference_reads_them(cards: Counts) -> None:
    for two in (True, False):
        got = [taken(reading) for reading in readings(cards, two_in_chain_bomb=two)]
        assert got == reference_readings(format_cards(cards), two=two)


def test_nothing_is_no_combination() -> None:
    assert readings(NO_CARDS) == ()


@pytest.mark.parametrize(
    ("text", "kind", "top", "stars"),
    [
        ("9", "single", "9", 0),
        ("W", "single", "W", 0),
        ("99", "pair", "9", 0),
        ("9w", "pair", "9", 0),
        ("wW", "pair", "W", 0),
        ("ww", "pair", "w", 0),
        ("2wW", "triple", "2", 0),
        ("TJQKw", "straight", "A", 0),
        ("9TJQKA", "straight", "A", 0),
        ("JJQQKK", "consecutive_pairs", "K", 0),
        ("QQQKKKAAw", "consecutive_triples", "A", 0),
        ("2222", "bomb", "2", 4),
        ("9wwWW", "bomb", "9", 5),
        ("99999999wwWW", "bomb", "9", 12),
        ("9999TTTTTJJJJJJ", "chain_bomb", "J", 7),
        ("KKKKAAAA2222", "chain_bomb", "2", 7),
        ("9999TTTTJJJJwwWW", "chain_bomb", "Q", 8),
        ("KKKKAAAA2222wwWW", "chain_bomb", "2", 8),
        ("9999TTTTwwWW", "chain_bomb", "J", 7),
        ("AAAA2222wwWW", "chain_bomb", "2", 7),
        ("wWW", "three_jokers", None, 6),
        ("wwWW", "four_jokers", None, 7),
    ],
)
def test_a_selection_is_read_as(text: str, kind: str, top: str | None, stars: int) -> None:
    assert taken(only(text)) == (kind, len(text), top, stars)


@pytest.mark.parametrize(
    "text",
    ["9T", "9TJQ", "TJQK2", "JQKA2", "99TT", "KKAA22", "999TTT", "KKKAAA222", "999TT", "9TJQKAw2"],
)
def test_a_selection_is_no_combination(text: str) -> None:
    assert readings(parse_canonical(text)) == ()


def test_two_ends_a_chain_bomb_only_where_the_option_allows_it() -> None:
    assert taken(only("KKKKAAAA2222", two=True)) == ("chain_bomb", 12, "2", 7)
    assert readings(parse_canonical("KKKKAAAA2222"), two_in_chain_bomb=False) == ()
    assert taken(only("KKKKAAAAwwWW", two=True)) == ("chain_bomb", 12, "2", 7)
    assert taken(only("KKKKAAAAwwWW", two=False)) == ("chain_bomb", 12, "A", 7)


def test_of_two_readings_the_higher_top_comes_first_and_a_straight_or_triples_at_a_tie() -> None:
    def kinds(text: str) -> list[tuple[str, str | None]]:
        return [taken(reading)[0:3:2] for reading in readings(parse_canonical(text))]

    assert kinds("JQKwwW") == [("straight", "A"), ("consecutive_pairs", "K")]
    assert kinds("QKAwwW") == [("straight", "A"), ("consecutive_pairs", "A")]
    assert [kind for kind, _ in kinds("JJQQKKAAwwWW")] == [
        "consecutive_triples",
        "consecutive_pairs",
    ]


def test_a_reading_counts_its_ranks() -> None:
    assert only("TJQKw").groups == 5
    assert only("9999TTTTwwWW").groups == 3
    assert only("99").groups == 1


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("W", "w"),
        ("w", "2"),
        ("2", "A"),
        ("T", "9"),
        ("ww", "22"),
        ("wW", "ww"),
        ("TTTTTT", "999999"),
        ("999999", "wWW"),
        ("wWW", "22222"),
        ("wwWW", "2222222"),
        ("wwWW", "9999TTTTJJJJ"),
        ("99999999", "wwWW"),
        ("2222222", "9999TTTTJJJJ"),
        ("9999TTTTJJJJ", "TTTTJJJJQQQQQ"),
        ("TTTTJJJJQQQQ", "9999TTTTJJJJ"),
        ("9999", "222"),
    ],
)
def test_one_beats_the_other_and_not_the_other_way_round(stronger: str, weaker: str) -> None:
    assert beats(only(stronger), only(weaker))
    assert not beats(only(weaker), only(stronger))


@pytest.mark.parametrize(("one", "other"), [("999999", "9999wW"), ("wW", "WW"), ("9w", "9W")])
def test_a_filled_combination_equals_a_natural_one(one: str, other: str) -> None:
    assert not beats(only(one), only(other))
    assert not beats(only(other), only(one))


@pytest.mark.parametrize(
    ("text", "roles"),
    [
        ("9", ""),
        ("w", ""),
        ("wW", ""),
        ("wwW", ""),
        ("wwWW", ""),
        ("9w", "9"),
        ("9wwWW", "9999"),
        ("TJQKw", "A"),
        ("9JQKAw", "T"),
        ("JKwwW", "TQA"),
        ("99TJJQQKKAAw", "T"),
        ("QQQKKKAAw", "A"),
        ("9999TTTJJJww", "TJ"),
        ("9999TTTTJJJJW", "J"),
        ("9999TTTTwwWW", "JJJJ"),
        ("9999TTTTJJJJwwWW", "QQQQ"),
        ("99999TTTTTJJJJwW", "JJ"),
    ],
)
def test_jokers_stand_for(text: str, roles: str) -> None:
    assert "".join(rank.char for rank in stands_for(only(text))) == roles


@given(dealt(25))
def test_jokers_replaced_by_what_they_stand_for_give_the_same_reading(hand: Counts) -> None:
    for move in legal_moves(hand, None):
        roles = stands_for(move)
        if not roles:
            continue
        assert len(roles) == sum(move.cards[Rank.SMALL_JOKER :])
        replaced = [*move.cards[: Rank.SMALL_JOKER], 0, 0]
        for role in roles:
            replaced[role] += 1
        assert taken(move) in [taken(reading) for reading in readings(tuple(replaced))]


def test_only_the_four_bomb_kinds_are_bombs() -> None:
    assert [kind.value for kind in Kind if kind.is_bomb] == [
        "bomb",
        "chain_bomb",
        "three_jokers",
        "four_jokers",
    ]
