"""Positions and requests as lines: nothing a choice depends on is lost, nothing hidden is there."""

import json
import random
from collections.abc import Iterator

import pytest

from bot.computer.choose import choose
from bot.computer.evaluate import Value
from bot.computer.hard import candidates
from bot.table.options import Level
from bot.table.views import SeatView, plays, seat_view
from bot.thinking.positions import read_position, write_position
from bot.thinking.requests import (
    Choose,
    Evaluate,
    Garbled,
    read_answer,
    read_request,
    write_answer,
    write_error,
    write_request,
)
from tests.computer.match import anyhow, dealt, moves

SEEN = ("table_id", "turn", "phase", "hand_number", "counts", "face_up", "leader", "to_move")
HAPPENED = ("to_beat", "moves", "gone", "multipliers", "seated", "result")


def positions() -> Iterator[SeatView]:
    """Yield what the seat to move sees in a few hands played anyhow."""
    for seed in range(3):
        for table in moves(dealt(seed), (anyhow, anyhow), random.Random(seed)):
            if table.hand is not None and table.hand.running:
                yield seat_view(table, table.hand.to_move)


def test_a_position_reads_back_as_it_was() -> None:
    for view in positions():
        read = read_position(json.loads(json.dumps(write_position(view))))
        assert (read.seat, read.cards, read.counts, read.to_beat) == (
            *(view.seat, view.cards, view.counts, view.to_beat),
        )
        for name in (*SEEN, *HAPPENED):
            assert getattr(read.public, name) == getattr(view.public, name), name
        assert plays(read) == plays(view)


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_the_same_move_is_made_in_a_position_that_was_read_back(level: Level) -> None:
    for view in positions():
        read = read_position(json.loads(json.dumps(write_position(view))))
        made = choose(view, random.Random(7), level)
        assert choose(read, random.Random(7), level) == made


def test_a_position_holds_no_card_that_its_seat_does_not_see() -> None:
    for view in positions():
        written = write_position(view)
        shown = {card for _, cards, _ in written["moves"] for card in cards}
        assert set(written["cards"]) == set(view.cards)
        assert shown == {card for move in view.public.moves for card in move.cards}
        assert len(json.dumps(written)) < 8_000


def test_who_is_not_to_move_has_no_position_to_think_about() -> None:
    table = dealt(1)
    assert table.hand is not None
    with pytest.raises(ValueError, match="other's turn"):
        write_position(seat_view(table, 1 - table.hand.to_move))  # type: ignore[arg-type]


def test_requests_and_answers_read_back_as_they_were() -> None:
    for view in positions():
        could = tuple(candidates(view))
        asked = Evaluate(view, could, "1.2", 300)
        number, read = read_request(write_request(5, asked))
        assert isinstance(read, Evaluate)
        assert (number, read.candidates, read.seed, read.ms) == (5, could, "1.2", 300)
        values = tuple(Value(move, 1.5, 0.25, 40, 0.5, 0.125) for move in could)
        assert read_answer(write_answer(5, values), 5, asked) == values
        move = could[0]
        assert read_answer(write_answer(5, move), 5, Choose(view, "1.2", 200)) == move


def test_what_is_no_answer_to_the_request_is_garbled() -> None:
    view = next(positions())
    asked, could = Choose(view, "1", 200), candidates(view)
    illegal = next(
        move for other in positions() for move in plays(other) if move not in plays(view)
    )
    wrong = [
        b"",
        b"nonsense\n",
        b"[1]\n",
        b'{"id": 5}\n',
        b'{"id": 5, "move": ["single", [1], 0, 0, 1]}\n',
        write_answer(4, could[0]),
        write_answer(5, illegal),
        write_answer(5, None),  # a pass with the lead
        write_error(5, ValueError("no")),
    ]
    for line in wrong:
        with pytest.raises(Garbled):
            read_answer(line, 5, asked)
    swapped = tuple(Value(move, 0.0, 0.0, 1) for move in reversed(could))
    with pytest.raises(Garbled):
        read_answer(write_answer(5, swapped), 5, Evaluate(view, tuple(could), "1", 200))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("seat", 2), ("cards", [60]), ("cards", ["1"]), ("counts", [1]), ("face_up", None)),
        *(("moves", [[0, [], ["single", [1], 0, 0, 1]]]), ("leader", True), ("view", None)),
    ],
)
def test_what_is_no_request_is_garbled(field: str, value: object) -> None:
    line = json.loads(write_request(1, Choose(next(positions()), "1", 200)))
    if field == "view":
        line["view"] = value
    else:
        line["view"][field] = value
    with pytest.raises(Garbled):
        read_request(json.dumps(line).encode())
