"""The coach's judgement: what a seat knew, where it had a choice, and what is worth a word."""

import random
from dataclasses import replace

import pytest

from bot.computer.evaluate import Value
from bot.computer.review import (
    LEAST_PLAYOUTS,
    LEAST_X,
    MOST_MOMENTS,
    MOST_SUSPECTS,
    Decision,
    Suspect,
    decisions,
    moments,
    suspects,
)
from bot.rules.cards import Card
from bot.table.events import SEATS, Seat, other
from bot.table.record import Record
from bot.table.views import plays
from tests.table.finished import a_record, won

MANY = 10 * LEAST_PLAYOUTS


def unseen_reshuffled(record: Record, seat: Seat, chance: random.Random) -> Record:
    """Exchange what the seat never saw in the hand: what lay aside, and what was never played."""
    theirs = other(seat)
    played = {card for move in record.moves if move.seat == theirs for card in move.cards}
    seen = played | ({record.face_up} if record.leader == theirs else set())
    unseen = [card for card in (*record.hands[theirs], *record.set_aside) if card not in seen]
    chance.shuffle(unseen)
    number = len(record.hands[theirs]) - len(seen & set(record.hands[theirs]))
    held: tuple[Card, ...] = tuple(sorted((*seen & set(record.hands[theirs]), *unseen[:number])))
    hands = (held, record.hands[1]) if theirs == 0 else (record.hands[0], held)
    return replace(record, hands=hands, set_aside=tuple(sorted(unseen[number:])))


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_it_knows_what_the_seat_knew_and_nothing_more(seat: Seat, seed: int) -> None:
    record = a_record(seed)
    record = replace(record, moves=record.moves[: len(record.moves) // 2])
    world = unseen_reshuffled(record, seat, random.Random(seed))
    assert world.hands[other(seat)] != record.hands[other(seat)]
    assert decisions(world, seat) == decisions(record, seat) != ()


@pytest.mark.parametrize("seat", SEATS)
def test_each_decision_is_a_move_of_the_seats_own_as_it_stood_before_it(seat: Seat) -> None:
    record = won()
    found = decisions(record, seat)
    assert found
    for decision in found:
        move = record.moves[decision.step - 1]
        public = decision.view.public
        assert (move.seat, move.reading) == (seat, decision.played)
        assert public.moves == record.moves[: decision.step - 1]
        assert (public.to_move, public.result) == (seat, None)
        assert decision.played not in decision.others
        assert decision.others


def test_a_move_that_the_clock_made_is_no_decision() -> None:
    record = won()
    found = decisions(record, SEATS[0])
    moves = tuple(replace(move, automatic=True) for move in record.moves)
    assert found
    assert decisions(replace(record, moves=moves), SEATS[0]) == ()


def test_a_move_that_todays_rules_do_not_allow_is_not_judged() -> None:
    record = won()
    step = decisions(record, SEATS[0])[0].step
    reading = record.moves[step - 1].reading
    view = decisions(record, SEATS[0])[0].view
    foreign = next(play for play in plays(view) if reading is None or play.cards != reading.cards)
    odd = replace(foreign, groups=foreign.groups + 7)
    moves = list(record.moves)
    moves[step - 1] = replace(moves[step - 1], reading=odd)
    asked = decisions(replace(record, moves=tuple(moves)), SEATS[0])
    assert step not in [decision.step for decision in asked]


def values(decision: Decision, played: float, best: float) -> tuple[Value, ...]:
    """Return a first look: the move played, one better one, and nothing else worth a thing."""
    others = [Value(move, played - 5, 0.1, MANY) for move in decision.others]
    others[-1] = replace(others[-1], mean_x=best)
    return (Value(decision.played, played, 0.1, MANY), *others)


def test_only_where_something_else_seemed_better_a_second_look_is_taken() -> None:
    asked = decisions(won(), SEATS[0])
    assert suspects((one, values(one, 1.0, 1.05)) for one in asked) == ()
    found = suspects((one, values(one, 0.0, float(n + 1))) for n, one in enumerate(asked))
    assert found[0].decision == asked[-1]  # the most costly first
    assert found[0].better == asked[-1].others[-1]
    assert len(found) == min(len(asked), MOST_SUSPECTS)


def second(
    suspect: Suspect, cost: float, error: float, playouts: int = MANY
) -> tuple[Value, Value]:
    """Return a second look."""
    worse = Value(suspect.decision.played, -cost, error, playouts, cost, error)
    return worse, Value(suspect.better, 0.0, error, playouts)


@pytest.fixture
def suspect() -> Suspect:
    decision = decisions(won(), SEATS[0])[0]
    return Suspect(decision, decision.others[0], 9.0)


@pytest.mark.parametrize(
    ("cost", "error", "playouts", "told"),
    [
        (1.0, 0.49, MANY, True),
        (1.0, 0.5, MANY, False),  # two standard errors are not more than two
        (LEAST_X / 2, 0.0, MANY, False),  # sure, but next to nothing
        (0.0, 0.0, MANY, False),  # the second look took the first one back
        (5.0, 0.0, LEAST_PLAYOUTS - 1, False),  # so few tries know no error
    ],
)
def test_only_what_surely_cost_something_is_told(
    suspect: Suspect, cost: float, error: float, playouts: int, told: bool
) -> None:
    found = moments([(suspect, second(suspect, cost, error, playouts))])
    assert bool(found) == told


def test_the_three_that_cost_most_are_told_in_the_hands_order() -> None:
    asked = decisions(a_record(3), SEATS[0]) + decisions(a_record(3), SEATS[1])
    assert len(asked) > MOST_MOMENTS
    looked = []
    for number, decision in enumerate(asked):
        suspect = Suspect(decision, decision.others[0], 1.0)
        looked.append((suspect, second(suspect, 1.0 + number, 0.1)))
    found = moments(reversed(looked))
    assert len(found) == MOST_MOMENTS
    assert [one.decision.step for one in found] == sorted(one.step for one in asked[-3:])
    assert all(one.cost > 1 for one in found)
