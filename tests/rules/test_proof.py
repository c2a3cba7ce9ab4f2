"""The rules core against brute force, on everything that can ever be played."""

from collections import Counter
from functools import cache
from itertools import combinations, permutations, product
from random import Random

import pytest

from bot.rules.cards import DECK, FULL_COUNTS, Counts, count, holds, rank_of
from bot.rules.combinations import Reading, beats, readings, stands_for
from bot.rules.moves import canonical_moves, legal_moves
from bot.rules.notation import format_cards, parse_canonical
from tests.rules.hands import taken
from tests.rules.reference import Taken, every_combination, forwards, outranks, selections

Move = tuple[Counts, Taken]
Play = tuple[Counts, Taken, Reading]


@cache
def every_play(two: bool) -> list[Play]:
    """Return every combination in each of its readings: by brute force, and as the rules say."""
    return [
        (cards, wanted, reading)
        for cards, takens in every_combination(two).items()
        for wanted, reading in zip(takens, readings(cards, two_in_chain_bomb=two), strict=True)
    ]


@cache
def distinct_readings(two: bool) -> dict[Taken, Reading]:
    return {wanted: reading for _, wanted, reading in every_play(two)}


@pytest.mark.parametrize(("two", "number"), [(True, 116_237), (False, 83_745)])
def test_every_combination_of_at_most_a_hand_is_read_as_brute_force_reads_it(
    two: bool, number: int
) -> None:
    plays = every_play(two)
    assert len({cards for cards, _, _ in plays}) == number
    for cards, wanted, reading in plays:
        assert taken(reading) == wanted, format_cards(cards)
        assert reading.cards == cards


def test_every_selection_of_up_to_eight_cards_is_read_as_brute_force_reads_it() -> None:
    small = _selections_of_up_to(8)
    assert len(small) == 20_361
    for two in (True, False):
        every = every_combination(two)
        for cards in small:
            wanted = forwards(cards, two)
            got = tuple(taken(reading) for reading in readings(cards, two_in_chain_bomb=two))
            assert got == wanted, format_cards(cards)
            assert every.get(cards, ()) == wanted


def _selections_of_up_to(most: int) -> list[Counts]:
    found: list[Counts] = [()]
    for held in FULL_COUNTS:
        found = [(*cards, n) for cards in found for n in range(min(held, most - sum(cards)) + 1)]
    return found


def test_random_selections_are_read_as_trying_every_joker_as_every_rank_reads_them() -> None:
    random = Random(7)
    for _ in range(3000):
        cards = tuple(random.choice((0, random.randint(0, most))) for most in FULL_COUNTS)
        got = tuple(taken(reading) for reading in readings(cards))
        assert got == forwards(cards, True)
        if sum(cards) <= 25:
            assert got == every_combination(True).get(cards, ())


def test_jokers_stand_for_what_completes_the_adjacent_ranks_up_to_the_top() -> None:
    for cards, (kind, _, _, stars), reading in every_play(True):
        if reading.top is None or reading.top.is_joker:
            assert (stands_for(reading), reading.groups) == ((), 1)
            continue
        replaced = list(cards[:7])
        for rank in stands_for(reading):
            replaced[rank] += 1
        assert sum(replaced) == reading.size
        links = replaced[reading.top - reading.groups + 1 : reading.top + 1]
        assert sum(links) == reading.size
        if stars:
            assert min(links) == (stars - reading.groups if kind == "chain_bomb" else stars)
        else:
            assert len(set(links)) == 1


def test_two_readings_remain_in_sixteen_selections_of_ranks_only() -> None:
    found: Counter[tuple[str, str]] = Counter()
    seen = set()
    for cards, takens in every_combination(True).items():
        ranks = (*cards[:7], sum(cards[7:]))
        if len(takens) == 2 and ranks not in seen:
            seen.add(ranks)
            first, second = sorted(kind for kind, *_ in takens)
            found[first, second] += 1
    assert found == {
        ("consecutive_pairs", "straight"): 13,
        ("consecutive_pairs", "consecutive_triples"): 3,
    }


@pytest.mark.parametrize(("two", "number"), [(True, 279), (False, 244)])
def test_one_reading_beats_another_exactly_as_the_definition_says(two: bool, number: int) -> None:
    distinct = distinct_readings(two)
    assert len(distinct) == number
    for (one, reading), (other, to_beat) in product(distinct.items(), repeat=2):
        assert beats(reading, to_beat) == outranks(one, other), (one, other)


def test_equal_readings_of_different_cards_never_beat_each_other() -> None:
    distinct = distinct_readings(True)
    for _, wanted, reading in every_play(True):
        assert not beats(reading, distinct[wanted])
        assert not beats(distinct[wanted], reading)


@pytest.mark.parametrize("two", [True, False])
def test_beats_is_a_strict_partial_order_and_total_among_bombs(two: bool) -> None:
    distinct = distinct_readings(two)
    wins = {
        one: {other for other, to_beat in distinct.items() if beats(reading, to_beat)}
        for one, reading in distinct.items()
    }
    for one, beaten in wins.items():
        assert one not in beaten
        for other in beaten:
            assert wins[other] <= beaten - {one}
    bombs = [one for one in distinct if one[3]]
    for one, other in combinations(bombs, 2):
        assert (one in wins[other]) != (other in wins[one])


def test_every_bomb_beats_every_plain_play_and_plain_kinds_do_not_mix() -> None:
    distinct = distinct_readings(True)
    for one, other in permutations(distinct, 2):
        if one[3] and not other[3]:
            assert beats(distinct[one], distinct[other])
        if not one[3] and (other[3] or one[:2] != other[:2]):
            assert not beats(distinct[one], distinct[other])


def moves(hand: Counts, to_beat: Reading | None, two: bool) -> set[Move]:
    """Return the legal moves, each of which must come once."""
    found = [(m.cards, taken(m)) for m in legal_moves(hand, to_beat, two_in_chain_bomb=two)]
    assert len(found) == len(set(found))
    return set(found)


def some_hand(random: Random, size: int, jokers: int) -> Counts:
    """Return a random hand with so many of its cards drawn from the jokers first."""
    drawn = random.sample([card for card in DECK if rank_of(card).is_joker], jokers)
    rest = [card for card in DECK if card not in drawn]
    return count([*drawn, *random.sample(rest, size - jokers)])


@pytest.mark.parametrize("size", range(1, 13))
def test_moves_of_a_small_hand_are_what_brute_force_finds_against_everything(size: int) -> None:
    random = Random(size)
    for two in (True, False):
        hand = some_hand(random, size, random.randint(0, min(size, 4)))
        legal = {
            (cards, wanted)
            for cards in map(parse_canonical, selections(format_cards(hand)))
            for wanted in forwards(cards, two)
        }
        assert moves(hand, None, two) == legal
        for beaten, to_beat in distinct_readings(two).items():
            expected = {move for move in legal if outranks(move[1], beaten)}
            assert moves(hand, to_beat, two) == expected, (hand, beaten)


@pytest.mark.parametrize("seed", range(6))
def test_moves_of_a_full_hand_are_those_of_all_combinations_that_it_holds(seed: int) -> None:
    random, two = Random(seed), seed % 2 == 0
    hand = some_hand(random, 25, (0, 0, 2, 2, 4, 4)[seed])
    legal = {(cards, wanted) for cards, wanted, _ in every_play(two) if holds(hand, cards)}
    assert moves(hand, None, two) == legal
    canonical = canonical_moves(hand, None, two_in_chain_bomb=two)
    for beaten, to_beat in distinct_readings(two).items():
        assert moves(hand, to_beat, two) == {m for m in legal if outranks(m[1], beaten)}
        following = canonical_moves(hand, to_beat, two_in_chain_bomb=two)
        assert len(following) == len(set(following))
        assert set(following) == {m for m in canonical if outranks(taken(m), beaten)}


def test_moves_of_more_cards_than_a_hand_are_all_combinations_of_at_most_a_hand() -> None:
    assert moves(FULL_COUNTS, None, True) == {play[:2] for play in every_play(True)}


def test_canonical_moves_of_the_whole_deck_are_all_the_distinct_readings() -> None:
    canonical = [taken(move) for move in canonical_moves(FULL_COUNTS, None)]
    assert sorted(canonical, key=str) == sorted(distinct_readings(True), key=str)


def test_canonical_moves_spend_least_of_all_legal_moves_of_their_reading() -> None:
    random = Random(3)
    for _ in range(80):
        hand = count(random.sample(DECK, 25))
        cheapest: dict[Taken, tuple[int, ...]] = {}
        for move in legal_moves(hand, None):
            cost = price(hand, move)
            cheapest[taken(move)] = min(cost, cheapest.get(taken(move), cost))
        canonical = canonical_moves(hand, None)
        assert len(canonical) == len(cheapest)
        assert {taken(move): price(hand, move) for move in canonical} == cheapest


def price(hand: Counts, move: Reading) -> tuple[int, ...]:
    """Return jokers, big ones, broken bombs, lone cards left, and then high ranks played."""
    left = [(had, had - number) for had, number in zip(hand[:7], move.cards, strict=False)]
    broken = sum(had >= 4 and 0 < rest < 4 and rest < had for had, rest in left)
    orphans = sum(rest == 1 and rest < had for had, rest in left)
    jokers = move.cards[7:]
    return (sum(jokers), jokers[1], broken, orphans, *move.cards[6::-1])
