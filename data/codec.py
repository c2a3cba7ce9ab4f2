"""Codec: events and options to JSON and back. What is written here is read for ever.

A payload has "v": 1, its version. A field added later has a default, which stands in where it is
missing; anything else that doesn't fit is CorruptEvent. Neither asks what an event means.
"""

import json
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from functools import lru_cache
from typing import Any, TypeVar, get_args

from bot.rules.cards import DECK, Card, Rank
from bot.rules.combinations import Kind, Reading
from bot.rules.rooms import Room
from bot.table.events import AnyEvent, CloseReason, EndedBy, Seat, VoidReason
from bot.table.options import Assist, Level, Mode, Pace, TableOptions

VERSION = 1
Json = Any  # what json.loads returns

T = TypeVar("T")
E = TypeVar("E", bound=Enum)


class CorruptEvent(Exception):  # noqa: N818 -- a finding about stored data
    """A stored event or option that this program can't read."""


@dataclass(frozen=True, slots=True)
class _Form:
    """How a field's value is written; `read` raises on what it would never have written."""

    write: Callable[[Any], Json]
    read: Callable[[Json], Any]


def _exactly(kind: type[T]) -> _Form:
    def read(value: Json) -> T:
        if type(value) is not kind:
            raise ValueError(f"{value!r} is no {kind.__name__}")
        return value

    return _Form(lambda value: value, read)


def _enum(kind: type[E]) -> _Form:
    return _Form(lambda value: value.value, kind)


def _optional(form: _Form) -> _Form:
    return _Form(
        lambda value: None if value is None else form.write(value),
        lambda value: None if value is None else form.read(value),
    )


def _pair(form: _Form) -> _Form:
    def read(value: Json) -> tuple[Any, Any]:
        first, second = value
        return form.read(first), form.read(second)

    return _Form(lambda pair: [form.write(pair[0]), form.write(pair[1])], read)


def _read_card(value: Json) -> Card:
    if type(value) is not int or not 0 <= value < len(DECK):
        raise ValueError(f"{value!r} is no card")
    return Card(value)


_CARD_IDS = frozenset(DECK)


def _read_cards(value: Json) -> tuple[Card, ...]:
    cards = tuple(value)
    if not (_CARD_IDS.issuperset(cards) and set(map(type, cards)) <= {int}):
        raise ValueError(f"{value!r} are no cards")
    return cards


def _read_seat(value: Json) -> Seat:
    if type(value) is not int or value not in (0, 1):
        raise ValueError(f"{value!r} is no seat")
    return Seat(value)


def _write_reading(reading: Reading) -> Json:
    counts = "".join(map(str, reading.cards))  # at most 8 of a rank: a digit each
    return [reading.kind.value, counts, reading.top, reading.stars, reading.groups]


def _read_reading(value: Json) -> Reading:
    return _reading(*value)


@lru_cache(maxsize=1 << 12, typed=True)
def _reading(kind: Json, counts: Json, top: Json, stars: Json, groups: Json) -> Reading:
    cards = tuple(int(digit) for digit in counts)
    if len(cards) != len(Rank):
        raise ValueError(f"{counts!r} has no digit for each rank")
    top = None if top is None else Rank(_INT.read(top))
    return Reading(Kind(kind), cards, top, _INT.read(stars), _INT.read(groups))


_INT = _exactly(int)
_STR = _exactly(str)
_BOOL = _exactly(bool)
_BYTES = _Form(lambda value: value.hex(), bytes.fromhex)
_CARD = _Form(lambda card: card, _read_card)
_CARDS = _Form(list, _read_cards)
_SEAT = _Form(lambda seat: seat, _read_seat)

_OPTIONS = {
    "mode": _enum(Mode),
    "room": _optional(_enum(Room)),
    "pace": _enum(Pace),
    "bank_ms": _INT,
    "two_in_chain_bomb": _BOOL,
    "points_in_coin_rooms": _BOOL,
    "assist": _enum(Assist),
    "computer": _optional(_enum(Level)),
}
# By the field's name: a name has one meaning in all events. `at` and `seat` have their own columns.
_FIELDS = {
    "table_id": _INT,
    "options": _Form(lambda options: _write(options, _OPTIONS), lambda value: _read_options(value)),
    "asked_id": _optional(_INT),
    "number": _INT,
    "secret": _BYTES,
    "commit": _BYTES,
    "rules": _STR,
    "salt": _STR,
    "hands": _pair(_CARDS),
    "set_aside": _CARDS,
    "face_up": _CARD,
    "leader": _SEAT,
    "turn_ms": _pair(_INT),
    "bank_ms": _pair(_INT),
    "cards": _CARDS,
    "reading": _Form(_write_reading, _read_reading),
    "automatic": _BOOL,
    "winner": _SEAT,
    "ended_by": _enum(EndedBy),
    "left": _INT,
    "base": _INT,
    "multiplier": _INT,
    "stars": _INT,
}
_REASONS = {"voided": _enum(VoidReason), "closed": _enum(CloseReason)}


def _kind(event: type[AnyEvent]) -> str:
    name = event.__name__
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).removeprefix("_")


KINDS: dict[str, type[AnyEvent]] = {_kind(event): event for event in get_args(AnyEvent)}
_FORMS: dict[str, dict[str, _Form]] = {
    kind: {
        field.name: _REASONS[kind] if field.name == "reason" else _FIELDS[field.name]
        for field in fields(event)
        if field.name not in ("at", "seat")
    }
    for kind, event in KINDS.items()
}
_SEATED = {kind for kind, event in KINDS.items() if "seat" in {f.name for f in fields(event)}}
_NEEDED: dict[type[Any], frozenset[str]] = {
    made: frozenset(
        field.name
        for field in fields(made)
        if field.default is MISSING
        and field.default_factory is MISSING
        and field.name not in ("at", "seat")
    )
    for made in (*KINDS.values(), TableOptions)
}


def encode(event: AnyEvent) -> tuple[str, int | None, str]:
    """Return an event's kind, its seat and its payload as JSON. Its time is kept by the caller."""
    kind = _kind(type(event))
    seat: Seat | None = getattr(event, "seat", None)
    return kind, seat, _dump({"v": VERSION, **_write(event, _FORMS[kind])})


def decode(kind: str, seat: int | None, payload: str, at: int) -> AnyEvent:
    """Return the event that was encoded. Raise CorruptEvent when it is none."""
    event: Callable[..., AnyEvent] | None = KINDS.get(kind)
    if event is None:
        raise CorruptEvent(f"no event is called {kind!r}")
    try:
        if kind in _SEATED:
            return event(at=_INT.read(at), seat=_read_seat(seat), **_fields_of(kind, payload))
        if seat is not None:
            raise ValueError("no seat does this")
        return event(at=_INT.read(at), **_fields_of(kind, payload))
    except (ValueError, TypeError, KeyError) as error:
        raise CorruptEvent(f"{kind} can't be read: {error}") from error


@lru_cache(maxsize=256)  # for passes and the like: many events have the same payload
def _fields_of(kind: str, payload: str) -> dict[str, Any]:
    stored = _load(payload)
    if stored.pop("v", None) != VERSION:
        raise ValueError("of another version")
    return _read(stored, KINDS[kind], _FORMS[kind])


def encode_options(options: TableOptions) -> str:
    """Return options as JSON."""
    return _dump(_write(options, _OPTIONS))


def decode_options(text: str) -> TableOptions:
    """Return the options that were encoded. Raise CorruptEvent when they are none."""
    try:
        return _read_options(_load(text))
    except (ValueError, TypeError, KeyError) as error:
        raise CorruptEvent(f"options can't be read: {error}") from error


def _read_options(stored: Json) -> TableOptions:
    return TableOptions(**_read(dict(stored), TableOptions, _OPTIONS))


def _write(value: Any, forms: dict[str, _Form]) -> dict[str, Json]:
    return {name: form.write(getattr(value, name)) for name, form in forms.items()}


def _read(stored: dict[str, Json], made: type[Any], forms: dict[str, _Form]) -> dict[str, Any]:
    if unknown := stored.keys() - forms.keys():
        raise ValueError(f"unknown: {', '.join(sorted(unknown))}")
    if missing := _NEEDED[made] - stored.keys():
        raise ValueError(f"missing: {', '.join(sorted(missing))}")
    return {name: forms[name].read(value) for name, value in stored.items()}


def _dump(value: dict[str, Json]) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _load(text: str) -> dict[str, Json]:
    value = json.loads(text)
    if type(value) is not dict:
        raise ValueError("not an object")
    return value
