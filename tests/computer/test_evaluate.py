"""What moves are worth: tried in the same worlds, as sure as it says, and reproducible."""

from random import Random

import pytest

from bot.computer.evaluate import Value, evaluate, never
from bot.computer.hard import PLAYOUTS, candidates, hard
from bot.rules.combinations import Reading
from bot.rules.scoring import score
from bot.table.views import SeatView, playable, seat_view
from tests.computer.positions import leads, seen_by, turns
from tests.rules.hands import only
from tests.strategies import ZERO


def of(view: SeatView, cards: str) -> Reading:
    return playable(view, only(cards).cards)[0]


def test_going_out_is_worth_exactly_its_score() -> None:
    view = seen_by(ZERO, "TTTTTT", "99JJQQKKAA2")
    (value,) = evaluate(view, [of(view, "TTTTTT")], Random(1), 40)
    stake = score(11, [6]).stake
    assert value == Value(of(view, "TTTTTT"), stake, 0.0, 40)


def test_a_certain_loss_is_behind_by_what_it_costs() -> None:
    # One card against one: out at once with the bomb, or the 9s first, and what then comes wins.
    view = seen_by(ZERO, "9TTTTTTTT", "2")
    bomb, nine = evaluate(view, [of(view, "TTTTTTTT"), of(view, "9")], Random(1), 400)
    assert bomb.behind == bomb.behind_error == 0
    assert bomb.mean_x > 0 > nine.mean_x
    assert nine.behind == pytest.approx(bomb.mean_x - nine.mean_x)


def test_every_candidate_gets_as_many_playouts_and_stays_in_its_place() -> None:
    _, view = leads(3)
    could = candidates(view)[:5]
    values = evaluate(view, could, Random(1), 103)
    assert [value.move for value in values] == could
    assert {value.playouts for value in values} == {20}
    assert evaluate(view, could, Random(1), 0)[0].playouts == 1
    assert evaluate(view, [], Random(1), 100) == ()


def test_the_same_worlds_make_differences_surer_than_means() -> None:
    surer = 0
    for seed in range(6):
        _, view = leads(seed)
        first, second = evaluate(view, candidates(view)[:2], Random(1), 160)
        worse = max(first, second, key=lambda value: value.behind)
        apart = (first.standard_error**2 + second.standard_error**2) ** 0.5
        surer += worse.behind_error < apart
    assert surer >= 5


def test_more_playouts_are_surer() -> None:
    _, view = leads(2)
    few, many = (evaluate(view, candidates(view)[:1], Random(1), n)[0] for n in (30, 400))
    assert many.standard_error < few.standard_error


def test_the_same_chance_and_budget_make_the_same_values_and_moves() -> None:
    for table, seat in turns(12, seed=9):
        view = seat_view(table, seat)
        could = candidates(view)
        first, again = (evaluate(view, could, Random(7), 60) for _ in range(2))
        assert first == again
        assert hard(view, Random(7), 60) == hard(view, Random(7), 60)


def stopped_after(number: int) -> tuple[list[int], SeatView]:
    asked: list[int] = []
    _, view = leads(5)

    def stop() -> bool:
        asked.append(1)
        return len(asked) > number

    move = hard(view, Random(1), 100_000, stop)
    assert move in candidates(view)
    return asked, view


def test_a_stop_ends_the_thought_at_once_with_a_move() -> None:
    asked, view = stopped_after(0)
    assert len(asked) == 1
    asked, view = stopped_after(50)
    assert len(asked) == 51
    values = evaluate(view, candidates(view)[:4], Random(1), 100_000, lambda: True)
    assert {value.playouts for value in values} == {1}
    assert not never()


def test_a_large_budget_is_not_spent_where_one_move_is_surely_better() -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return False

    view = seen_by(ZERO, "9TTTTTTTT", "2")
    move = hard(view, Random(1), 200_000, stop)
    assert move is not None
    assert move.stars
    assert len(asked) < 5000


def test_a_pass_is_tried_wherever_it_is_allowed() -> None:
    for table, seat in turns(40, seed=30):
        view = seat_view(table, seat)
        could = candidates(view)
        assert len(could) == len(set(could)) <= 20
        goes_out = could[0] is not None and could[0].cards == view.counts
        assert (None in could) == (view.to_beat is not None and not goes_out)
        assert all(move in playable(view, move.cards) for move in could if move)


def test_few_cards_are_played_as_well_as_can_be() -> None:
    # The 2 takes every single but a joker; the pair after it goes out.
    view = seen_by(ZERO, "2TT", "9QK")
    move = hard(view, Random(1), PLAYOUTS)
    assert move is not None
    assert move.size == 2 or move.cards == only("2").cards
