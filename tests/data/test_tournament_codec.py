"""The tournament codec: what is written is read again, and nothing else is."""

import json
from dataclasses import fields
from typing import get_args

import pytest

from bot.tournament.events import (
    AnyEvent,
    CapChanged,
    ClockMoved,
    Decided,
    Extended,
    Finished,
    Left,
    Ordered,
    Overridden,
    Paired,
)
from bot.tournament.evolve import fold
from bot.tournament.types import (
    EntrantId,
    FixedHands,
    Format,
    Outcome,
    Pairing,
    Result,
    Seeding,
    Style,
)
from data.codec import CorruptEvent
from data.tournament_codec import KINDS, decode, encode
from tests.tournament.event import NOW, Event, options, random_event

FORMATS = (
    Format(Style.SWISS, FixedHands(4), Seeding.RANDOM, rounds=3),
    Format(Style.KNOCKOUT, third_place=True),
    Format(Style.ROUND_ROBIN),
)
ONE, TWO = EntrantId(1), EntrantId(2)
FEW: list[AnyEvent] = [
    CapChanged(NOW, None), CapChanged(NOW, 8), ClockMoved(NOW, 1, 2, None), Extended(NOW, NOW + 1),
    Left(NOW, ONE, absent=True), Ordered(NOW, (TWO, ONE)),
    Overridden(NOW, 1, 1, Result(Outcome.DOUBLE_LOSS, None, (1, 1), (4, 80))),
]  # fmt: skip


def there_and_back(event: AnyEvent) -> AnyEvent:
    return decode(*encode(event), event.at)


@pytest.mark.parametrize("form", FORMATS)
def test_every_event_of_a_tournament_is_read_as_it_was_written(form: Format) -> None:
    event = random_event(5, form, 9, trouble=0.4)
    assert [there_and_back(one) for one in event.events] == event.events
    assert fold(there_and_back(one) for one in event.events) == event.now


def test_so_are_these_few() -> None:
    assert [there_and_back(event) for event in FEW] == FEW


def test_every_kind_has_its_name() -> None:
    assert set(KINDS.values()) == set(get_args(AnyEvent))
    assert encode(CapChanged(NOW, 8)) == ("cap_changed", '{"v":1,"cap":8}')


def test_a_length_names_its_kind() -> None:
    announced = Event(options(FORMATS[0])).events[0]
    assert json.loads(encode(announced)[1])["options"]["form"]["length"] == {"hands": 4}


def test_a_field_with_a_default_may_be_missing_and_no_other() -> None:
    kind, payload = encode(Event().events[0])
    stored = json.loads(payload)
    del stored["options"]["split"]
    assert decode(kind, json.dumps(stored), NOW) == Event().events[0]
    del stored["options"]["starts_at"]
    with pytest.raises(CorruptEvent, match="missing"):
        decode(kind, json.dumps(stored), NOW)


@pytest.mark.parametrize(
    ("kind", "payload"),
    [
        ("sonata", '{"v":1}'),
        ("paused", '{"v":2}'),
        ("paused", "[]"),
        ("paused", "no"),
        ("paused", '{"v":1,"at":5}'),
        ("paused", '{"v":1,"tempo":5}'),
        ("dropped", '{"v":1,"entrant":"1"}'),
        ("dropped", '{"v":1,"entrant":true}'),
        ("left", '{"v":1,"entrant":1,"absent":0}'),
        ("ordered", '{"v":1,"order":1}'),
        ("finished", '{"v":1,"places":[[1]],"prizes":[]}'),
        ("decided", '{"v":1,"round":1,"match":1,"result":{"outcome":"won","winner":1}}'),
        ("decided", '{"v":1,"round":1,"match":1,"result":{"outcome":"played","winner":null}}'),
        ("decided", '{"v":1,"round":1,"match":1,"result":7}'),
        ("announced", '{"v":1,"tournament_id":1,"options":{"starts_at":1,"form":{"length":{}}}}'),
    ],
)
def test_what_would_never_have_been_written_is_corrupt(kind: str, payload: str) -> None:
    with pytest.raises(CorruptEvent):
        decode(kind, payload, NOW)


def test_events_hold_numbers_and_never_a_name() -> None:
    for event in (Paired, Decided, Finished):
        assert not {field.name for field in fields(event)} & {"name", "player", "discord_id"}
    assert there_and_back(Decided(NOW, 1, 1, Result(Outcome.BYE, ONE))).at == NOW
    assert Pairing(ONE).second is None
