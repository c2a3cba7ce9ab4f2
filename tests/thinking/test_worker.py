"""The thinking process by itself: a line in, a line out, until its input ends."""

import io
import json
import os
import subprocess
import sys
import time

import pytest

from bot.table.views import plays, seat_view
from bot.thinking import worker
from bot.thinking.requests import READY, Choose, Evaluate, read_answer, write_request
from bot.thinking.worker import respond, serve, within
from tests.computer.match import dealt
from tests.thinking.test_positions import positions

WORKER = (sys.executable, "-m", "bot.thinking")


def test_it_says_that_it_is_ready_and_answers_in_order() -> None:
    asked = [Choose(view, "1", 20) for view, _ in zip(positions(), range(4), strict=False)]
    lines = b"".join(write_request(number, one) for number, one in enumerate(asked))
    run = subprocess.run(WORKER, input=lines, capture_output=True, check=False, timeout=60)
    ready, *answers = run.stdout.splitlines(keepends=True)
    assert (run.returncode, ready) == (0, READY)
    for number, (one, line) in enumerate(zip(asked, answers, strict=True)):
        move = read_answer(line, number, one)
        assert move is None or move in plays(one.view)


def test_a_line_that_is_no_request_gets_an_error_and_nothing_ends() -> None:
    table = dealt(3)
    assert table.hand is not None
    asked = Choose(seat_view(table, table.hand.to_move), "1", 20)
    answers = io.BytesIO()
    serve(io.BytesIO(b"?\n{}\n" + write_request(7, asked)), answers)
    first, second, third = answers.getvalue().splitlines()[1:]
    assert "error" in json.loads(first)
    assert "error" in json.loads(second)
    assert read_answer(third, 7, asked) is not None


def test_a_mistake_in_thinking_is_an_error_with_the_requests_id(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def stumble(*_: object, **__: object) -> None:
        raise ZeroDivisionError("of nothing")

    monkeypatch.setattr(worker, "choose", stumble)
    answer = json.loads(respond(write_request(9, Choose(next(positions()), "1", 20))))
    assert answer == {"id": 9, "error": "ZeroDivisionError: of nothing"}
    assert "stumble" in capfd.readouterr().err  # where it was


def test_a_thought_keeps_to_its_time() -> None:
    view = next(positions())
    could = tuple(plays(view)[:6])
    began = time.monotonic()
    answer = json.loads(respond(write_request(1, Evaluate(view, could, "1", 100))))
    assert len(answer["values"]) == 6
    assert time.monotonic() - began < 1.0  # a tenth of a second, on a machine with neighbours


def test_time_that_is_up_stays_up() -> None:
    stop = within(0)
    assert stop()
    assert not within(60_000)()


def test_a_stray_print_garbles_nothing() -> None:
    script = (
        "import bot.thinking.worker as worker\n"
        "from bot.thinking.__main__ import main\n"
        "respond = worker.respond\n"
        "worker.respond = lambda line: (print('here I am'), respond(line))[1]\n"
        "main()\n"
    )
    asked = Choose(next(positions()), "1", 20)
    run = subprocess.run(
        *((sys.executable, "-c", script),),
        input=write_request(1, asked),
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert run.stdout.count(b"\n") == 2
    assert b"here I am" in run.stderr
