"""A record as text: a field a line, then a move a line, then how it ended; for people to read.

    1. ● 9TJQK (straight)
    2. ■ pass

Moves name ranks; of equal cards the lowest are meant, as in play. Lines that begin with # are for
people alone. Automatic moves end with `auto`.
"""

import re
from typing import Any

from bot.rules.cards import Card, count
from bot.rules.notation import ParseError, format_cards, parse_canonical
from bot.table.decide_play import physical
from bot.table.record import Record
from bot.table.record_fields import FORMS, Fields, Plain, RecordError, end_of, head_of
from bot.table.record_words import read_seat, reading_of, write_seat
from bot.table.state import Move

_FIELD = re.compile(r"([a-z_0-9-]+):\s*(.*)")
_MOVE = re.compile(r"(\d{1,6})\.\s+(\S+)\s+(?:pass|([^\s()]+)\s+\(([a-z ]+)\))(\s+auto)?", re.ASCII)
_BOOLS = {True: "yes", False: "no"}


def write_text(record: Record) -> str:
    """Write a record."""
    moves = [f"{number}. {_move(move)}" for number, move in enumerate(record.moves, 1)]
    lines = [*map(_field, head_of(record)), "", *moves, "", *map(_field, end_of(record))]
    return "\n".join(lines) + "\n"


def _field(named: tuple[str, Plain]) -> str:
    name, value = named
    return f"{name}: {_BOOLS[value] if isinstance(value, bool) else value}"


def _move(move: Move) -> str:
    played = "pass"
    if move.reading:
        kind = move.reading.kind.value.replace("_", " ")
        played = f"{format_cards(count(move.cards))} ({kind})"
    return f"{write_seat(move.seat)} {played}" + (" auto" if move.automatic else "")


def read_text(text: str) -> tuple[Record, tuple[int, ...]]:
    """Return the record that was written, and the line of each move. Raise RecordError."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    found: dict[str, tuple[int, Any]] = {}
    moves: list[tuple[int, re.Match[str]]] = []
    for number, line in lines:
        if not line or line.startswith("#"):
            continue
        if move := _MOVE.fullmatch(line):
            moves.append((number, move))
            if int(move[1]) != len(moves):
                raise RecordError(number, f"move {move[1]} stands where {len(moves)} is expected")
        elif field := _FIELD.fullmatch(line):
            _add(found, number, field[1], field[2])
        else:
            raise RecordError(number, f"{line[:60]!r} is neither a field nor a move")
    fields = Fields(found, max(len(lines), 1))
    fields.check_version()
    return fields.record(_moves(fields, moves)), tuple(number for number, _ in moves)


def _add(found: dict[str, tuple[int, Any]], line: int, name: str, text: str) -> None:
    if name not in FORMS:
        raise RecordError(line, f"there is no field {name!r}")
    if name in found:
        raise RecordError(line, f"{name} is there twice")
    found[name] = (line, _plain(line, name, text))


def _plain(line: int, name: str, text: str) -> Plain:
    plain = FORMS[name].plain
    if plain is bool and text in _BOOLS.values():
        return text == _BOOLS[True]
    if plain is int and re.fullmatch(r"\d{1,18}", text, re.ASCII):
        return int(text)
    if plain is not str:
        raise RecordError(
            line, f"{name}: {text[:40]!r} is no {'yes or no' if plain is bool else 'number'}"
        )
    return text


def _moves(fields: Fields, found: list[tuple[int, re.Match[str]]]) -> tuple[Move, ...]:
    held = [set(hand) for hand in fields.hands()]
    options = fields.options()
    moves = []
    for line, match in found:
        try:
            seat = read_seat(match[2])
            cards: tuple[Card, ...] = ()
            reading = None
            if match[3]:
                wanted = parse_canonical(match[3])
                cards = physical(tuple(held[seat]), wanted)
                if count(cards) != wanted:
                    raise ValueError(f"{match[2]} does not hold {match[3]}")
                reading = reading_of(cards, match[4].replace(" ", "_"), options)
        except ParseError as error:
            raise RecordError(line, f"{error.token!r} is no card") from error
        except ValueError as error:
            raise RecordError(line, str(error)) from error
        held[seat].difference_update(cards)
        moves.append(Move(seat, cards, reading, bool(match[5])))
    return tuple(moves)
