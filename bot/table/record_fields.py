"""Fields of a written record: their names, how each is written, and errors that name their line.

Both notations hold the same fields under the same names; VERSION is of them all. A field is text,
a number or a yes/no. The moves are written by the notations themselves.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias, TypeVar

from bot.rules.cards import DECK, HAND_SIZE, Card
from bot.rules.rooms import Room
from bot.rules.shuffle import SECRET_SIZE
from bot.table.events import Ended, EndedBy, Voided, VoidReason
from bot.table.options import Assist, Level, Mode, Pace, TableOptions
from bot.table.record import HandId, Record, parse_hand_id
from bot.table.record_words import (
    known,
    read_card,
    read_cards,
    read_seat,
    write_card,
    write_cards,
    write_seat,
)
from bot.table.state import Move

SCHEMA, VERSION = "crazy-duel-hand", 1
_NONE = "none"
_LONGEST = 100  # characters of salt or rules

Plain: TypeAlias = str | int | bool
Hand: TypeAlias = tuple[Card, ...]
E = TypeVar("E", bound=Enum)


class RecordError(ValueError):
    """Something in a written record that can't be read."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Form:
    """How a field's value is written: as which plain type, and there and back."""

    plain: type[Plain]
    write: Callable[[Any], Plain]
    read: Callable[[Any], Any]


def _enum(kind: type[E]) -> Form:
    values = {str(member.value): member for member in kind}
    what = kind.__name__.lower()
    return Form(str, lambda member: str(member.value), lambda text: known(values, text, what))


def _optional(form: Form) -> Form:
    return Form(
        str,
        lambda value: _NONE if value is None else form.write(value),
        lambda text: None if text == _NONE else form.read(text),
    )


def _hex(size: int) -> Form:
    def read(text: str) -> bytes:
        value = bytes.fromhex(text)
        if len(value) != size:
            raise ValueError(f"{len(value)} bytes, not {size}")
        return value

    return Form(str, bytes.hex, read)


def _read_short(text: str) -> str:
    if not text.isascii() or not text.isprintable() or len(text) > _LONGEST:
        raise ValueError(f"{text[:40]!r} is not {_LONGEST} plain characters at most")
    return text


def _read_hand_id(text: str) -> HandId:
    found = parse_hand_id(text)
    if found is None:
        raise ValueError(f"{text[:40]!r} names no hand")
    return found


_ROOMS = {room.name.lower(): room for room in Room}
_ROOM = Form(str, lambda room: room.name.lower(), lambda text: known(_ROOMS, text, "room"))
_INT = Form(int, int, int)
_BOOL = Form(bool, bool, bool)
_STR = Form(str, str, _read_short)
_BYTES = _hex(SECRET_SIZE)
_HAND = Form(str, write_cards, read_cards)
_SEAT = Form(str, write_seat, read_seat)

OPTIONS = {
    "mode": _enum(Mode),
    "room": _optional(_ROOM),
    "pace": _enum(Pace),
    "bank_ms": _INT,
    "two_in_chain_bomb": _BOOL,
    "points_in_coin_rooms": _BOOL,
    "assist": _enum(Assist),
    "computer": _optional(_enum(Level)),
}
DEAL = {
    "announced_at": _INT,
    "dealt_at": _INT,
    "commit": _BYTES,
    "secret": _BYTES,
    "salt": _STR,
    "seat_0": _HAND,
    "seat_1": _HAND,
    "set_aside": _HAND,
    "face_up": Form(str, write_card, read_card),
    "leader": _SEAT,
}
HEAD = {
    SCHEMA: _INT,
    "hand": Form(str, str, _read_hand_id),
    "rules": _STR,
    **OPTIONS,
    **DEAL,
}
WON = {
    "winner": _SEAT,
    "ended_by": _enum(EndedBy),
    "left": _INT,
    "base": _INT,
    "multiplier": _INT,
    "stars": _INT,
}
VOID = {"void": _enum(VoidReason)}
END = {"ended_at": _INT}
FORMS = {**HEAD, **END, **WON, **VOID}


def head_of(record: Record) -> Iterator[tuple[str, Plain]]:
    """Write the fields that stand before the moves."""
    values: dict[str, Any] = {SCHEMA: VERSION, "hand": record.id, "rules": record.rules}
    values |= {name: getattr(record.options, name) for name in OPTIONS}
    values |= {name: getattr(record, name) for name in DEAL if not name.startswith("seat_")}
    values |= {"seat_0": record.hands[0], "seat_1": record.hands[1]}
    return ((name, form.write(values[name])) for name, form in HEAD.items())


def end_of(record: Record) -> Iterator[tuple[str, Plain]]:
    """Write the fields that stand after the moves."""
    end = record.end
    yield "ended_at", end.at
    if isinstance(end, Voided):
        yield "void", end.reason.value
    else:
        yield from ((name, form.write(getattr(end, name))) for name, form in WON.items())


@dataclass(frozen=True, slots=True)
class Fields:
    """Fields as they were found, each with its line; `last` is the file's last line."""

    found: dict[str, tuple[int, Any]]  # already of the form's plain type
    last: int

    def check_version(self) -> None:
        """Raise RecordError for a file of another version."""
        if self._value(SCHEMA) != VERSION:
            raise RecordError(self._line(SCHEMA), f"only version {VERSION} can be read")

    def options(self) -> TableOptions:
        """Return the table's options; one that is missing is as it is by default."""
        values = {name: self._value(name) for name in OPTIONS if name in self.found}
        try:
            return TableOptions(**values)
        except ValueError as error:
            raise RecordError(self._line("mode"), str(error)) from error

    def hands(self) -> tuple[Hand, Hand]:
        """Return the hands that were dealt. Raise RecordError."""
        hands: tuple[Hand, Hand] = (self._value("seat_0"), self._value("seat_1"))
        cards = sorted((*hands[0], *hands[1], *self._value("set_aside")))
        if cards != list(DECK) or max(map(len, hands)) > HAND_SIZE:
            what = "the hands and the cards set aside are not the deck, card by card"
            raise RecordError(self._line("seat_0"), what)
        return hands

    def record(self, moves: tuple[Move, ...]) -> Record:
        """Return the record that fields and moves make up. Raise RecordError."""
        named = {name: self._value(name) for name in DEAL if not name.startswith("seat_")}
        hand: HandId = self._value("hand")
        return Record(
            id=hand,
            rules=self._value("rules"),
            options=self.options(),
            hands=self.hands(),
            moves=moves,
            end=self._end(hand),
            **named,
        )

    def _end(self, hand: HandId) -> Ended | Voided:
        at = self._value("ended_at")
        if "void" in self.found:
            return Voided(at, hand.number, self._value("void"))
        return Ended(at, hand.number, **{name: self._value(name) for name in WON})

    def _line(self, name: str) -> int:
        return self.found[name][0] if name in self.found else self.last

    def _value(self, name: str) -> Any:
        if name not in self.found:
            raise RecordError(self.last, f"{name} is missing")
        line, value = self.found[name]
        try:
            return FORMS[name].read(value)
        except ValueError as error:
            raise RecordError(line, f"{name}: {error}") from error
