"""Worker: reads requests, thinks, answers, until its input ends. Owns the clock of each thought.

Never speaks of its own accord. A request that can't be answered gets an error for an answer; one
that takes far longer than it may ends the process, with where it was on its standard error.
"""

import faulthandler
import gc
import random
import sys
import time
import traceback
from typing import BinaryIO, assert_never

from bot.computer.choose import choose
from bot.computer.evaluate import Stop, evaluate
from bot.table.options import Level
from bot.thinking.memory import forget_if_much
from bot.thinking.requests import (
    LONGEST_LINE,
    READY,
    Answer,
    Choose,
    Evaluate,
    Garbled,
    Request,
    read_request,
    write_answer,
    write_error,
)

ENDLESS = 1_000_000  # playouts; more than any time allows: the clock alone decides
HUNG_S = 10.0  # beyond its time
COLLECTED_EVERY = 50  # requests


def serve(lines: BinaryIO, answers: BinaryIO) -> None:
    """Say that all is ready, then answer each line in order until the input ends."""
    _say(answers, READY)
    done = 0
    while line := lines.readline(LONGEST_LINE):
        _say(answers, respond(line))
        done += 1
        forget_if_much()
        if done % COLLECTED_EVERY == 0:  # between thoughts; never in one
            gc.collect()


def respond(line: bytes) -> bytes:
    """Return the line that answers a line."""
    number = None
    try:
        number, request = read_request(line)
        faulthandler.dump_traceback_later(request.ms / 1000 + HUNG_S, exit=True, file=sys.stderr)
        try:
            return write_answer(number, think(request))
        finally:
            faulthandler.cancel_dump_traceback_later()
    except Garbled as error:
        return write_error(number, error)
    except Exception as error:
        traceback.print_exc()
        return write_error(number, error)


def think(request: Request) -> Answer:
    """Return the answer to a request, within its time."""
    stop = within(request.ms)
    chance = random.Random(request.seed)  # noqa: S311 -- it hides nothing
    match request:
        case Choose(view):
            return choose(view, chance, Level.HARD, stop=stop)
        case Evaluate(view, candidates):
            return evaluate(view, candidates, chance, ENDLESS, stop)
        case _:
            assert_never(request)


def within(ms: int) -> Stop:
    """Return what tells whether so many milliseconds have passed from now on."""
    end = time.monotonic() + ms / 1000
    return lambda: time.monotonic() >= end


def _say(answers: BinaryIO, line: bytes) -> None:
    answers.write(line)
    answers.flush()
