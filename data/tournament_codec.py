"""Tournament codec: a tournament's events to JSON and back. What is written is read for ever.

A payload has "v": 1, its version. A field added later has a default, which stands in where it is
missing; anything else that doesn't fit is CorruptEvent. Forms come from the fields' own types.
"""

import json
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import lru_cache
from types import UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from bot.tournament.events import AnyEvent
from bot.tournament.types import BestOf, FixedHands, Length
from data.codec import CorruptEvent

VERSION = 1
Json = Any  # what json.loads returns

_LENGTHS: dict[str, type[BestOf | FixedHands]] = {"best_of": BestOf, "hands": FixedHands}


def _kind(event: type[AnyEvent]) -> str:
    name = event.__name__
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).removeprefix("_")


KINDS: dict[str, type[AnyEvent]] = {_kind(event): event for event in get_args(AnyEvent)}


def encode(event: AnyEvent) -> tuple[str, str]:
    """Return an event's kind and its payload as JSON. Its time is kept by the caller."""
    payload = {"v": VERSION, **_write(event)}
    del payload["at"]
    return _kind(type(event)), json.dumps(payload, separators=(",", ":"), ensure_ascii=False)


def decode(kind: str, payload: str, at: int) -> AnyEvent:
    """Return the event that was encoded. Raise CorruptEvent when it is none."""
    event = KINDS.get(kind)
    if event is None:
        raise CorruptEvent(f"no event is called {kind!r}")
    try:
        stored = json.loads(payload)
        if type(stored) is not dict or stored.pop("v", None) != VERSION or "at" in stored:
            raise ValueError("not an object of this version")
        made: AnyEvent = _read_object({**stored, "at": at}, event)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise CorruptEvent(f"{kind} can't be read: {error}") from error
    return made


def _write(value: Any) -> Json:
    match value:
        case BestOf() | FixedHands():
            return {name: value.hands for name, kind in _LENGTHS.items() if type(value) is kind}
        case Enum():
            return value.value
        case tuple():
            return [_write(item) for item in value]
        case None | bool() | int() | str():
            return value
    return {field.name: _write(getattr(value, field.name)) for field in fields(value)}


def _read(value: Json, kind: Any) -> Any:
    """Return what was written of a value of this type; raise on what never would have been."""
    if kind == Length:
        ((name, hands),) = value.items()
        return _LENGTHS[name](_read(hands, int))
    if get_origin(kind) in (UnionType, Union):  # with None, the only one there is else
        (one,) = (other for other in get_args(kind) if other is not type(None))
        return None if value is None else _read(value, one)
    if isinstance(kind, NewType):
        return _read(value, kind.__supertype__)
    if get_origin(kind) is tuple:
        return _read_tuple(value, get_args(kind))
    if is_dataclass(kind):
        return _read_object(value, kind)
    if issubclass(kind, Enum):
        return kind(value)
    if type(value) is not kind:
        raise ValueError(f"{value!r} is no {kind.__name__}")
    return value


def _read_tuple(value: Json, kinds: tuple[Any, ...]) -> tuple[Any, ...]:
    if type(value) is not list:
        raise ValueError(f"{value!r} is no list")
    if kinds[-1] is Ellipsis:
        kinds = kinds[:1] * len(value)
    return tuple(_read(item, kind) for item, kind in zip(value, kinds, strict=True))


def _read_object(value: Json, kind: Any) -> Any:
    hints, needed = _fields(kind)
    if unknown := value.keys() - hints.keys():
        raise ValueError(f"unknown: {', '.join(sorted(unknown))}")
    if missing := needed - value.keys():
        raise ValueError(f"missing: {', '.join(sorted(missing))}")
    made: Callable[..., Any] = kind
    return made(**{name: _read(item, hints[name]) for name, item in value.items()})


@lru_cache(maxsize=64)
def _fields(kind: type[Any]) -> tuple[dict[str, Any], frozenset[str]]:
    """Return a dataclass's fields with their types, and those that have no default."""
    needed = (
        field.name
        for field in fields(kind)
        if field.default is MISSING and field.default_factory is MISSING
    )
    return get_type_hints(kind), frozenset(needed)
