"""A record as JSON: the same fields as the text, a move an object; for programs to read.

Is read piece by piece with the standard decoder, so that an error names its line.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from bot.table.options import TableOptions
from bot.table.record import Record
from bot.table.record_fields import FORMS, Fields, RecordError, end_of, head_of
from bot.table.record_words import read_cards, read_seat, reading_of, write_cards, write_seat
from bot.table.state import Move

_SPACE = re.compile(r"[ \t\n\r]*")
_MOVES = "moves"


def write_json(record: Record) -> str:
    """Write a record, a field a line and a move a line."""
    head = [f"  {json.dumps(name)}: {_dump(value)}" for name, value in head_of(record)]
    moves = ",\n".join(f"    {_dump(_move(move))}" for move in record.moves)
    listed = f"  {json.dumps(_MOVES)}: [\n{moves}\n  ]"
    end = [f"  {json.dumps(name)}: {_dump(value)}" for name, value in end_of(record)]
    return "{\n" + ",\n".join([*head, listed, *end]) + "\n}\n"


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _move(move: Move) -> dict[str, object]:
    written: dict[str, object] = {"seat": write_seat(move.seat)}
    if move.reading is not None:
        written |= {"cards": write_cards(move.cards), "kind": move.reading.kind.value}
        top = move.reading.top
        written |= {"top": None if top is None else top.char, "stars": move.reading.stars}
    else:
        written["pass"] = True
    return written | ({"automatic": True} if move.automatic else {})


def read_json(text: str) -> tuple[Record, tuple[int, ...]]:
    """Return the record that was written, and the line of each move. Raise RecordError."""
    found: dict[str, tuple[int, Any]] = {}
    for line, name, value in _members(_Pieces(text)):
        if name in found:
            raise RecordError(line, f"{name} is there twice")
        found[name] = (line, value)
    last = text.count("\n") + 1
    if _MOVES not in found:
        raise RecordError(last, f"{_MOVES} is missing")
    moves: list[tuple[int, Any]] = found.pop(_MOVES)[1]
    for name, (line, value) in found.items():
        if name not in FORMS:
            raise RecordError(line, f"there is no field {name!r}")
        if type(value) is not FORMS[name].plain:
            raise RecordError(line, f"{name}: {value!r:.40} is no {FORMS[name].plain.__name__}")
    fields = Fields(found, last)
    fields.check_version()
    options = fields.options()
    taken = tuple(_read_move(line, value, options) for line, value in moves)
    return fields.record(taken), tuple(line for line, _ in moves)


def _read_move(line: int, value: Any, options: TableOptions) -> Move:
    try:
        given = dict(value)
        seat = read_seat(given.pop("seat"))
        automatic = bool(given.pop("automatic", False))
        if given == {"pass": True}:
            return Move(seat, (), None, automatic)
        cards = read_cards(given.pop("cards"))
        move = Move(seat, cards, reading_of(cards, given.pop("kind"), options), automatic)
        if given.items() - _move(move).items():
            raise ValueError(f"its cards say otherwise: {given}")
        return move
    except KeyError as error:
        raise RecordError(line, f"{error} is missing in the move") from error
    except (ValueError, TypeError, AttributeError) as error:
        raise RecordError(line, f"that is no move: {error}") from error


class _Pieces:
    """JSON from left to right, one value at a time."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._decoder = json.JSONDecoder()

    @property
    def line(self) -> int:
        """Return the line that is read next."""
        self._skip()
        return self._text.count("\n", 0, self._at) + 1

    def take(self, sign: str) -> bool:
        """Pass over a sign, if it is what comes next."""
        self._skip()
        there = self._text.startswith(sign, self._at)
        self._at += there
        return there

    def expect(self, sign: str) -> None:
        """Pass over a sign. Raise RecordError when something else comes."""
        if not self.take(sign):
            raise RecordError(self.line, f"expected {sign}")

    def end(self) -> None:
        """Raise RecordError when anything is left."""
        line = self.line
        if self._at < len(self._text):
            raise RecordError(line, "expected the end of the file")

    def value(self) -> Any:
        """Pass over a value and return it. Raise RecordError."""
        line = self.line
        try:
            value, self._at = self._decoder.raw_decode(self._text, self._at)
        except json.JSONDecodeError as error:
            raise RecordError(error.lineno, error.msg) from error
        except (ValueError, RecursionError) as error:
            raise RecordError(line, str(error)) from error
        return value

    def _skip(self) -> None:
        found = _SPACE.match(self._text, self._at)
        assert found is not None
        self._at = found.end()


def _members(pieces: _Pieces) -> Iterator[tuple[int, str, Any]]:
    """Yield the fields with their lines; the moves' value is a list of lines and values."""
    pieces.expect("{")
    while True:
        line, name = pieces.line, pieces.value()
        if not isinstance(name, str):
            raise RecordError(line, f"{name!r:.40} is no name of a field")
        pieces.expect(":")
        yield line, name, _items(pieces) if name == _MOVES else pieces.value()
        if not pieces.take(","):
            break
    pieces.expect("}")
    pieces.end()


def _items(pieces: _Pieces) -> list[tuple[int, Any]]:
    pieces.expect("[")
    items: list[tuple[int, Any]] = []
    if pieces.take("]"):
        return items
    while not items or pieces.take(","):
        items.append((pieces.line, pieces.value()))
    pieces.expect("]")
    return items
