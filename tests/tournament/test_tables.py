"""Standings, prizes, seeds, estimates and what hands add up to: literal examples."""

import pytest

from bot.tournament import estimate
from bot.tournament.commands import Pair
from bot.tournament.match_play import score, winner
from bot.tournament.prizes import prizes
from bot.tournament.seeding import seeded
from bot.tournament.standings import TieBreak, standings
from bot.tournament.types import (
    BestOf,
    Entrant,
    EntrantId,
    FixedHands,
    Format,
    Seeding,
    Style,
)
from tests.tournament.event import Event, options

HOUR = 3_600_000
ENTRANTS = [Entrant(EntrantId(n), points) for n, points in enumerate((50, 300, 50, 100), 1)]


def placed(*places: int) -> list[tuple[EntrantId, int]]:
    """Return entrants 1, 2, 3 … on these places."""
    return [(EntrantId(n), place) for n, place in enumerate(places, 1)]


def lines(event: Event) -> list[tuple[int, int, TieBreak | None]]:
    """Return who is on which place, and what told them apart."""
    return [(row.entrant, row.place, row.by) for row in standings(event.now)]


# Standings


def test_before_the_first_round_all_share_the_first_place() -> None:
    assert lines(Event.started(3)) == [(1, 1, None), (2, 1, None), (3, 1, None)]
    assert standings(Event.of(3).now) == ()


def test_points_come_first_and_equals_in_all_share_a_place() -> None:
    event = Event.paired(4)  # 1-3, 2-4
    event.play_round()
    event.next_round()  # 1-2, 3-4
    event.win(1)
    event.win(3)
    rows = standings(event.now)
    assert [(row.entrant, row.place) for row in rows] == [(1, 1), (2, 2), (3, 2), (4, 4)]
    assert [row.tally.points for row in rows] == [2, 1, 1, 0]
    assert [row.buchholz for row in rows] == [2, 2, 2, 2]


def test_then_come_the_opponents_points() -> None:
    event = Event.paired(8)  # 1-5, 2-6, 3-7, 4-8
    event.play_out()
    rows = standings(event.now)
    three, two = rows[0], [row for row in rows if row.tally.points == 2]
    assert three.tally.points == 3
    assert [row.buchholz for row in two] == sorted((row.buchholz for row in two), reverse=True)
    assert two[0].buchholz > two[-1].buchholz
    assert TieBreak.BUCHHOLZ in [row.by for row in two]


def test_x_difference_tells_apart_who_has_equal_opponents() -> None:
    event = Event.paired(4)
    event.win(1, stake=2)
    event.win(2, stake=20)
    assert lines(event) == [
        (2, 1, None),
        (1, 2, TieBreak.X_DIFFERENCE),
        (3, 3, TieBreak.POINTS),
        (4, 4, TieBreak.X_DIFFERENCE),
    ]


def test_head_to_head_is_last_and_a_circle_of_wins_shares_the_place() -> None:
    event = Event.started(3, Format(Style.ROUND_ROBIN))
    winners = {frozenset((1, 2)): 1, frozenset((2, 3)): 2, frozenset((1, 3)): 3}
    while not event.now.played_out:
        event.next_round()
        for match in event.round.matches:
            if match.pairing.second is not None:
                event.win(winners[frozenset((match.pairing.first, match.pairing.second))])
    assert lines(event) == [(1, 1, None), (2, 1, None), (3, 1, None)]
    assert [row.head_to_head for row in standings(event.now)] == [1, 1, 1]
    assert [row.tally.byes for row in standings(event.now)] == [1, 1, 1]
    assert [row.tally.points for row in standings(event.now)] == [1, 1, 1]


def test_head_to_head_tells_two_apart_who_met() -> None:
    event = Event.started(4, Format(Style.ROUND_ROBIN))
    upsets = {frozenset((1, 2)): (2, 4), frozenset((1, 4)): (4, 4)}  # 1 loses to 2 and 4
    while not event.now.played_out:
        event.next_round()
        for match in event.round.matches:
            assert match.pairing.second is not None
            both = frozenset((int(match.pairing.first), int(match.pairing.second)))
            event.win(*upsets.get(both, (min(both), 4))[:1])
    # 2 beat all, 1 and 3 and 4 have one win each and the same X: 1 beat 3, 3 beat 4, 4 beat 1
    assert [place for _, place, _ in lines(event)] == [1, 2, 2, 2]


def test_a_swiss_bye_is_a_point_and_an_opponent_like_oneself() -> None:
    event = Event.paired(3)  # 1-3? the bye is the last one's
    event.play_round()
    rows = {row.entrant: row for row in standings(event.now)}
    resting = next(m.pairing.first for m in event.round.matches if m.pairing.second is None)
    assert rows[resting].tally.points == rows[resting].tally.byes == 1
    assert rows[resting].buchholz == 1


def test_a_knockout_goes_by_rounds_and_those_who_went_out_together_share() -> None:
    event = Event.started(8, Format(Style.KNOCKOUT))
    event.play_out()
    assert [place for _, place, _ in lines(event)] == [1, 2, 3, 3, 5, 5, 5, 5]


def test_the_match_for_the_third_place_tells_the_semi_finals_losers_apart() -> None:
    event = Event.started(4, Format(Style.KNOCKOUT, third_place=True))
    event.next_round()
    event.play_round()
    event.next_round()
    event.play_round([4])
    assert lines(event) == [
        (1, 1, None),
        (2, 2, TieBreak.POINTS),
        (4, 3, TieBreak.POINTS),
        (3, 4, TieBreak.THIRD_PLACE),
    ]


def test_a_late_one_has_no_point_of_the_round_they_missed() -> None:
    event = Event.paired(4)
    event.sign_up(5)
    event.play_round()
    event.do(Pair(event.at))
    assert EntrantId(5) in event.now.seeds
    assert {row.entrant: row.tally.points for row in standings(event.now)}[EntrantId(5)] <= 1


# Prizes


@pytest.mark.parametrize(
    ("pot", "split", "places", "won"),
    [
        (1000, (50, 30, 20), (1, 2, 3, 4), [(1, 500), (2, 300), (3, 200)]),
        (1000, (50, 30, 20), (1, 2, 3, 3), [(1, 500), (2, 300), (3, 100), (4, 100)]),
        (1000, (50, 30, 20), (1, 1, 1), [(1, 334), (2, 333), (3, 333)]),
        (1000, (50, 30, 20), (1, 2), [(1, 625), (2, 375)]),
        (1000, (100,), (1, 2, 3), [(1, 1000)]),
        (1, (50, 30, 20), (1, 2, 3), [(1, 1)]),
        (0, (50, 30, 20), (1, 2, 3), []),
    ],
)
def test_the_pot_is_shared_by_places(
    pot: int, split: tuple[int, ...], places: tuple[int, ...], won: list[tuple[int, int]]
) -> None:
    assert list(prizes(pot, split, placed(*places))) == won
    assert sum(amount for _, amount in won) == pot


# Seeds


def test_seeds_by_points_draw_equals_by_lot() -> None:
    orders = {seeded(ENTRANTS, Seeding.POINTS, seed=seed) for seed in range(20)}
    assert orders == {(2, 4, 1, 3), (2, 4, 3, 1)}


def test_random_seeds_are_the_same_for_one_seed_and_any_for_many() -> None:
    orders = [seeded(ENTRANTS, Seeding.RANDOM, seed=seed) for seed in range(300)]
    assert orders == [seeded(ENTRANTS, Seeding.RANDOM, seed=seed) for seed in range(300)]
    assert len(set(orders)) == 24


def test_by_hand_whoever_is_not_named_comes_after_by_points() -> None:
    by_hand = (EntrantId(3), EntrantId(1))
    assert seeded(ENTRANTS, Seeding.HAND, seed=1, by_hand=by_hand) == (3, 1, 2, 4)


# Estimates


def test_24_players_take_about_1_h_50_min() -> None:
    assert estimate.duration_ms(options(), 24) == 110 * 60_000


@pytest.mark.parametrize(
    ("form", "entrants", "rounds"),
    [
        (Format(), 2, 1),
        (Format(), 33, 6),
        (Format(), 64, 6),
        (Format(rounds=9), 4, 3),
        (Format(rounds=9), 5, 5),
        (Format(rounds=4), 64, 4),
        (Format(Style.KNOCKOUT), 9, 4),
        (Format(Style.ROUND_ROBIN), 6, 5),
        (Format(Style.ROUND_ROBIN), 7, 7),
    ],
)
def test_the_rounds_of_a_format(form: Format, entrants: int, rounds: int) -> None:
    assert estimate.rounds(form, entrants) == rounds


def test_a_long_match_is_estimated_by_its_limit() -> None:
    assert estimate.duration_ms(options(Format(length=BestOf(9))), 2) == 29 * 60_000


# What hands add up to


@pytest.mark.parametrize(
    ("length", "hands", "time_up", "won"),
    [
        (BestOf(3), [], False, None),
        (BestOf(3), [(0, 9)], False, None),
        (BestOf(3), [(0, 1), (1, 80), (0, 1)], False, 0),
        (BestOf(3), [(1, 1), (1, 1)], False, 1),
        (BestOf(3), [(0, 9)], True, 0),  # hands won
        (BestOf(3), [(0, 2), (1, 3)], True, 1),  # then the sum of X
        (BestOf(3), [(0, 2), (1, 2)], True, None),  # then one deciding hand
        (BestOf(3), [], True, None),
        (FixedHands(4), [(0, 80), (1, 1), (1, 1)], False, None),
        (FixedHands(4), [(0, 80), (1, 1), (1, 1), (1, 1)], False, 0),
        (FixedHands(4), [(0, 3), (1, 1), (1, 1), (1, 1)], False, 1),  # equal X: hands won
        (FixedHands(2), [(0, 3), (1, 3)], False, None),  # equal in all: one more
        (FixedHands(2), [(0, 3), (1, 3), (1, 1)], False, 1),
        (FixedHands(4), [(0, 80), (1, 1), (1, 1)], True, 1),  # time is up: hands won
    ],
)
def test_a_match_is_won_by_its_hands(
    length: BestOf | FixedHands, hands: list[tuple[int, int]], time_up: bool, won: int | None
) -> None:
    assert winner(length, hands, time_up=time_up) == won


def test_the_score_counts_hands_and_x() -> None:
    assert score([(0, 4), (1, 80), (0, 2)]) == ((2, 1), (6, 80))
