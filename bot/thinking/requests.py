"""Requests to the thinking process and its answers, one JSON object a line, both ways.

A request has an id, which its answer repeats. Times are milliseconds that may be spent on it.
Reading raises Garbled on anything that this program would not have written.
"""

import json
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.computer.evaluate import Move, Value
from bot.table.views import SeatView, plays
from bot.thinking.positions import read_move, read_position, write_move, write_position

READY = b'{"ready": true}\n'
LONGEST_LINE = 1 << 16  # bytes; no request and no answer comes near


class Garbled(ValueError):  # noqa: N818 -- a finding about a line
    """A line that is no request or no answer."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Asks which move the level hard makes."""

    view: SeatView
    seed: str
    ms: int


@dataclass(frozen=True, slots=True)
class Evaluate:
    """Asks what legal moves are worth; the answer has a value for each, in their order."""

    view: SeatView
    candidates: tuple[Move, ...]
    seed: str
    ms: int


Request: TypeAlias = Choose | Evaluate
Answer: TypeAlias = Move | tuple[Value, ...]


def write_request(number: int, request: Request) -> bytes:
    """Return the line of a request."""
    line = {
        "id": number,
        "view": write_position(request.view),
        "seed": request.seed,
        "ms": request.ms,
    }
    if isinstance(request, Evaluate):
        line["candidates"] = [write_move(move) for move in request.candidates]
    return _line(line)


def read_request(line: bytes) -> tuple[int, Request]:
    """Return a request and its id."""
    try:
        value = json.loads(line)
        number, seed, ms = int(value["id"]), str(value["seed"]), int(value["ms"])
        view = read_position(value["view"])
        if "candidates" not in value:
            return number, Choose(view, seed, ms)
        candidates = tuple(read_move(move) for move in value["candidates"])
        return number, Evaluate(view, candidates, seed, ms)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise Garbled(f"no request: {error}") from error


def write_answer(number: int, answer: Answer) -> bytes:
    """Return the line of an answer."""
    if isinstance(answer, tuple):
        return _line({"id": number, "values": [_write_value(value) for value in answer]})
    return _line({"id": number, "move": write_move(answer)})


def write_error(number: int | None, error: Exception) -> bytes:
    """Return the line that says why there is no answer."""
    return _line({"id": number, "error": f"{type(error).__name__}: {error}"[:500]})


def read_answer(line: bytes, number: int, request: Request) -> Answer:
    """Return the answer to a request, which has the id `number`."""
    try:
        value = json.loads(line)
        if value["id"] != number or "error" in value:
            raise ValueError(value.get("error", "it is to something else"))
        if isinstance(request, Choose):
            return _legal(read_move(value["move"]), request.view)
        values = tuple(_read_value(part) for part in value["values"])
        if tuple(part.move for part in values) != request.candidates:
            raise ValueError("it is about other moves")
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise Garbled(f"no answer: {error}") from error
    return values


def _legal(move: Move, view: SeatView) -> Move:
    allowed = view.to_beat is not None if move is None else move in plays(view)
    if not allowed:
        raise ValueError("it is against the rules")
    return move


def _write_value(value: Value) -> list[Any]:
    figures = (value.mean_x, value.standard_error, value.playouts, value.behind, value.behind_error)
    return [write_move(value.move), *figures]


def _read_value(value: Any) -> Value:
    move, mean_x, error, playouts, behind, behind_error = value
    figures = float(mean_x), float(error), int(playouts), float(behind), float(behind_error)
    return Value(read_move(move), *figures)


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, allow_nan=False).encode() + b"\n"
