"""Swiss pairing: equals meet equals, and nobody meets or rests twice while it can be avoided."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournament import swiss
from bot.tournament.swiss import Candidate
from bot.tournament.types import EntrantId, Style
from tests.tournament.event import Event


def candidates(*points: int) -> tuple[Candidate, ...]:
    """Return entrants 1, 2, 3 … with these points."""
    return tuple(Candidate(EntrantId(n), points) for n, points in enumerate(points, 1))


def met(*pairs: tuple[int, int], points: tuple[int, ...]) -> tuple[Candidate, ...]:
    """Return entrants who have met in these pairs; 0 is a bye."""
    return tuple(
        Candidate(
            EntrantId(n),
            its,
            frozenset(EntrantId(sum(pair) - n) for pair in pairs if n in pair and 0 not in pair),
            sum(pair == (n, 0) for pair in pairs),
        )
        for n, its in enumerate(points, 1)
    )


def pairs(given: tuple[Candidate, ...]) -> list[tuple[int, int]]:
    """Return who meets; 0 is a bye."""
    return [(int(pair.first), int(pair.second or 0)) for pair in swiss.pairings(given)]


def test_in_the_first_round_the_upper_half_meets_the_lower() -> None:
    assert pairs(candidates(0, 0, 0, 0, 0, 0, 0, 0)) == [(1, 5), (2, 6), (3, 7), (4, 8)]


def test_equals_meet_equals() -> None:
    assert pairs(candidates(1, 0, 1, 0, 1, 0, 1, 0)) == [(1, 5), (3, 7), (2, 6), (4, 8)]


def test_an_odd_group_sends_one_to_the_next() -> None:
    assert [abs(a - b) for a, b in pairs(candidates(2, 2, 2, 1, 1, 0))].count(0) == 0
    found = pairs(candidates(2, 2, 2, 1, 1, 1))
    assert sum((a <= 3) != (b <= 3) for a, b in found) == 1


def test_the_bye_goes_to_the_last_and_comes_last() -> None:
    assert pairs(candidates(1, 1, 1, 0, 0))[-1] == (5, 0)


def test_who_had_a_bye_gets_none_again() -> None:
    assert pairs(met((5, 0), (4, 0), points=(1, 1, 1, 0, 0)))[-1] == (3, 0)


def test_a_rematch_is_avoided_across_groups() -> None:
    found = pairs(met((1, 2), (3, 4), points=(1, 1, 0, 0)))
    assert {frozenset(pair) for pair in found} <= {
        frozenset(pair) for pair in ((1, 3), (1, 4), (2, 3), (2, 4))
    }


def test_where_a_rematch_can_not_be_avoided_there_is_one() -> None:
    assert pairs(met((1, 2), points=(1, 0))) == [(1, 2)]
    everybody = [(a, b) for a in range(1, 5) for b in range(a + 1, 5)]
    assert len(pairs(met(*everybody, points=(3, 2, 1, 0)))) == 2


def test_who_is_alone_has_a_bye_and_nobody_has_nothing() -> None:
    assert pairs(candidates(3)) == [(1, 0)]
    assert pairs(()) == []


def perfect(left: tuple[Candidate, ...]) -> Iterator[list[tuple[int, int]]]:
    """Yield every way to pair all without a rematch or a second bye, by trying."""
    if not left:
        yield []
        return
    first, *others = left
    if len(left) % 2 and not first.byes:
        yield from ([(first.id, 0), *more] for more in perfect(tuple(others)))
    for other in others:
        if other.id not in first.met and (len(left) % 2 == 0 or len(left) > 2):
            rest = tuple(one for one in others if one is not other)
            yield from ([(first.id, other.id), *more] for more in perfect(rest))


@given(st.integers(0, 2**32), st.integers(2, 8), st.integers(0, 7))
@settings(max_examples=150, deadline=None)
def test_a_way_without_rematch_and_second_bye_is_found_whenever_there_is_one(
    seed: int, entrants: int, rounds: int
) -> None:
    chance = Random(seed)
    happened: list[tuple[int, int]] = []
    for _ in range(rounds):
        order = chance.sample(range(1, entrants + 1), entrants) + [0] * (entrants % 2)
        happened += list(zip(order[::2], order[1::2], strict=True))
    points = tuple(chance.randrange(4) for _ in range(entrants))
    given_ones = met(*happened, points=points)
    found = pairs(given_ones)
    assert sorted(who for pair in found for who in pair if who) == list(range(1, entrants + 1))
    if any(True for _ in perfect(given_ones)):
        by_id = {one.id: one for one in given_ones}
        assert all(b not in by_id[EntrantId(a)].met for a, b in found if b)
        assert all(not by_id[EntrantId(a)].byes for a, b in found if not b)


def test_where_the_nearest_are_not_enough_all_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(swiss, "NEAREST", 0)
    found = pairs(candidates(0, 0, 0, 0, 0, 0))
    assert sorted(who for pair in found for who in pair) == [1, 2, 3, 4, 5, 6]


def test_the_same_event_is_paired_the_same_way() -> None:
    def event() -> Event:
        event = Event.started(33)
        event.play_out()
        return event

    assert event().events == event().events
    assert event().now.options.form.style is Style.SWISS
