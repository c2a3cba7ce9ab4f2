from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product

import pytest
from hypothesis import given

from bot.rules.cards import FULL_COUNTS, NO_CARDS, Counts, Rank
from bot.rules.combinations import Kind, Reading, beats, readings, stands_for
from bot.rules.moves import legal_moves
from bot.rules.notation import format_cards, parse_canonical
from tests.rules.hands import counts, dealt, only, taken
from tests.rules.reference import reference_readings, selections


def runs(fewest: int, ranks: str, most_cards: int) -> Iterator[list[str]]:
    """Yield adjacent ranks, the fewest and more, as far as one card of each fits."""
    for length in range(fewest, min(len(ranks), most_cards) + 1):
        for low in range(len(ranks) - length + 1):
            yield list(ranks[low : low + length])


def texts() -> Iterator[str]:
    """Yield at least one selection for each distinct reading of at most 25 cards."""
    yield from ("w", "W", "ww", "wW", "wwW", "wwWW")
    for rank in "9TJQKA2":
        yield from (rank * number for number in range(1, 9))
        yield from (rank * 8 + jokers for jokers in ("w", "ww", "wwW", "wwWW"))
    for width, fewest in ((1, 5), (2, 3), (3, 3)):
        for ranks in runs(fewest, "9TJQKA", 25):
            yield "".join(rank * width for rank in ranks)
    for ranks in runs(3, "9TJQKA2", 3):
        yield "".join(rank * 8 for rank in ranks) + "w"
    for link in range(4, 9):
        for ranks in runs(3, "9TJQKA2", 25 // link):
            most = min(25 - link * len(ranks), (8 - link) * (len(ranks) - 1))
            for surplus in range(most + 1):
                chain = [link] * len(ranks)
                for card in range(surplus):
                    chain[card // (8 - link)] += 1
                yield "".join(rank * size for rank, size in zip(ranks, chain, strict=True))


@pytest.fixture(scope="module")
def every_reading() -> list[Reading]:
    found = {taken(only(text)): only(text) for text in texts()}
    return list(found.values())


@pytest.mark.parametrize("two", [True, False])
def test_small_selections_are_read_as_trying_every_joker_as_every_rank_reads_them(
    two: bool,
) -> None:
    small = [c for c in product(*[range(min(4, most) + 1) for most in FULL_COUNTS]) if sum(c) <= 6]
    assert len(small) > 3000
    for cards in small:
        got = [taken(reading) for reading in readings(cards, two_in_chain_bomb=two)]
        assert got == reference_readings(format_cards(cards), two=two), format_cards(cards)


@given(counts())
def test_large_selections_are_read_as_the_reference_reads_them(cards: Counts) -> None:
    for two in (True, False):
        got = [taken(reading) for reading in readings(cards, two_in_chain_bomb=two)]
        assert got == reference_readings(format_cards(cards), two=two)


@pytest.mark.parametrize(
    ("hand", "two"),
    [
        ("9999TTTJJJJQQwwWW", True),
        ("QQKKKKAAAA2222wwWW", True),
        ("QQKKKKAAAA2222wwWW", False),
        ("99TTJJQQKKAAwWW", True),
    ],
)
def test_every_part_of_a_long_hand_is_read_as_the_reference_reads_it(hand: str, two: bool) -> None:
    for text in selections(hand):
        cards = parse_canonical(text)
        got = [taken(reading) for reading in readings(cards, two_in_chain_bomb=two)]
        assert got == reference_readings(text, two=two), text


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


def test_two_readings_remain_in_sixteen_selections_of_ranks_only() -> None:
    found: Counter[tuple[str, ...]] = Counter()
    for width, size in ((2, 6), (3, 12)):
        for jokers in range(5):
            for naturals in product(range(width + 1), repeat=6):
                if sum(naturals) + jokers == size:
                    cards = (*naturals, 0, min(jokers, 2), max(0, jokers - 2))
                    kinds = tuple(reading.kind.value for reading in readings(cards))
                    found[tuple(sorted(kinds))] += len(kinds) == 2
    assert +found == {
        ("consecutive_pairs", "straight"): 13,
        ("consecutive_pairs", "consecutive_triples"): 3,
    }


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


def test_there_are_279_distinct_readings(every_reading: list[Reading]) -> None:
    assert len(every_reading) == 279


def test_beats_is_a_strict_partial_order(every_reading: list[Reading]) -> None:
    wins = {
        index: {j for j, other in enumerate(every_reading) if beats(reading, other)}
        for index, reading in enumerate(every_reading)
    }
    for index, beaten in wins.items():
        assert index not in beaten
        for other in beaten:
            assert index not in wins[other]
            assert wins[other] <= beaten


def test_of_two_distinct_bombs_one_always_beats_the_other(every_reading: list[Reading]) -> None:
    bombs = [reading for reading in every_reading if reading.kind.is_bomb]
    assert len(bombs) > 100
    for one, other in combinations(bombs, 2):
        assert beats(one, other) != beats(other, one)


def test_every_bomb_beats_every_plain_play(every_reading: list[Reading]) -> None:
    for bomb, plain in permutations(every_reading, 2):
        if bomb.kind.is_bomb and not plain.kind.is_bomb:
            assert beats(bomb, plain)
            assert not beats(plain, bomb)


def test_plain_plays_are_compared_in_their_kind_and_size_only(every_reading: list[Reading]) -> None:
    plain = [reading for reading in every_reading if not reading.kind.is_bomb]
    for one, other in permutations(plain, 2):
        alike = (one.kind, one.size) == (other.kind, other.size)
        assert one.top is not None
        assert other.top is not None
        assert beats(one, other) == (alike and one.top > other.top)


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
