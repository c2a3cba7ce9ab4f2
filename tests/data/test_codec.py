"""The codec: what is written is read again, and nothing else is."""

import json
from dataclasses import fields, replace
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.rooms import Room
from bot.table.events import (
    AnyEvent,
    CallOffAsked,
    Closed,
    CloseReason,
    Ended,
    EndedBy,
    Opened,
    Passed,
    Played,
    RematchAsked,
    Seat,
    Voided,
    VoidReason,
)
from bot.table.evolve import fold
from bot.table.options import Assist, Mode, Pace, TableOptions
from data.codec import (
    KINDS,
    CorruptEvent,
    decode,
    decode_options,
    encode,
    encode_options,
)
from tests.strategies import Game, games, random_game

AT = 1_800_000_000_000


def there_and_back(event: AnyEvent) -> AnyEvent:
    kind, seat, payload = encode(event)
    return decode(kind, seat, payload, event.at)


@given(games())
@settings(max_examples=40, deadline=None)
def test_every_event_of_a_game_is_read_as_it_was_written(game: Game) -> None:
    assert [there_and_back(event) for event in game.events] == game.events
    assert fold(there_and_back(event) for event in game.events) == game.table


def test_random_games_and_these_few_are_every_kind_of_event() -> None:
    few: list[AnyEvent] = [
        Closed(AT, CloseReason.EXPIRED),
        Voided(AT, 3, VoidReason.HOST),
        Ended(AT, 3, Seat(1), EndedBy.FORFEIT, left=25, base=4, multiplier=20, stars=12),
        CallOffAsked(AT, Seat(1)),
        RematchAsked(AT, Seat(0), 2**63 - 1),
    ]
    games = [event for seed in range(40) for event in random_game(seed).events]
    assert {type(event) for event in (*few, *games)} == set(get_args(AnyEvent))
    assert [there_and_back(event) for event in few] == few


def test_the_kinds_have_the_names_that_are_stored() -> None:
    assert sorted(KINDS) == [
        "announced", "call_off_asked", "clock_restarted", "closed", "dealt", "ended", "left",
        "opened", "passed", "played", "rematch_asked", "returned", "sat", "timed_out", "voided",
    ]  # fmt: skip


def test_a_payload_carries_its_version_and_neither_the_time_nor_the_seat() -> None:
    kind, seat, payload = encode(Passed(AT, Seat(1), automatic=True))
    assert (kind, seat, json.loads(payload)) == ("passed", 1, {"v": 1, "automatic": True})


def test_a_reading_is_written_compactly() -> None:
    event = next(e for e in random_game(3).events if isinstance(e, Played))
    payload = json.loads(encode(event)[2])
    kind, counts, top, stars, groups = payload["reading"]
    assert (kind, top, stars, groups) == (
        event.reading.kind, event.reading.top, event.reading.stars, event.reading.groups,
    )  # fmt: skip
    assert tuple(map(int, counts)) == event.reading.cards


PLAYED = encode(next(e for e in random_game(3).events if isinstance(e, Played)))[2]


def changed(payload: str, **values: object) -> str:
    stored = json.loads(payload) | values
    return json.dumps({name: value for name, value in stored.items() if value is not ...})


@pytest.mark.parametrize(
    ("kind", "seat", "payload"),
    [
        ("exploded", 0, PLAYED),
        ("passed", 0, PLAYED),
        ("played", None, PLAYED),
        ("played", 2, PLAYED),
        ("played", 0, "[]"),
        ("played", 0, "{"),
        ("played", 0, changed(PLAYED, v=2)),
        ("played", 0, changed(PLAYED, v=...)),
        ("played", 0, changed(PLAYED, cards=...)),
        ("played", 0, changed(PLAYED, cards=[60])),
        ("played", 0, changed(PLAYED, cards=[True])),
        ("played", 0, changed(PLAYED, cards=7)),
        ("played", 0, changed(PLAYED, automatic=1)),
        ("played", 0, changed(PLAYED, reading=["quad", "400000000", 0, 0, 1])),
        ("played", 0, changed(PLAYED, reading=["bomb", "4", 0, 4, 1])),
        ("played", 0, changed(PLAYED, reading=["bomb", "400000000", 9, 4, 1])),
        ("played", 0, changed(PLAYED, reading=["bomb", "400000000", 0, 4])),
        ("closed", 0, '{"v":1,"reason":"left"}'),
        ("closed", None, '{"v":1,"reason":"called_off"}'),
        ("opened", None, '{"v":1,"table_id":1,"asked_id":2,"options":{"mode":"coins"}}'),
        ("announced", None, '{"v":1,"number":1,"secret":"xy","commit":"00"}'),
        ("sat", 0, '{"v":1,"asked_id":"2"}'),
    ],
)
def test_what_no_event_would_have_written_is_corrupt(
    kind: str, seat: int | None, payload: str
) -> None:
    with pytest.raises(CorruptEvent):
        decode(kind, seat, payload, AT)


def test_a_field_added_later_has_its_default_where_it_is_missing() -> None:
    assert decode("passed", 1, '{"v":1}', AT) == Passed(AT, Seat(1), automatic=False)
    opened = decode("opened", None, '{"v":1,"table_id":7,"asked_id":null,"options":{}}', AT)
    assert opened == Opened(AT, 7, TableOptions(), None)


any_options = st.one_of(
    st.builds(TableOptions, room=st.none(), mode=st.sampled_from((Mode.POINTS, Mode.MATCH)),
              assist=st.sampled_from(Assist), two_in_chain_bomb=st.booleans()),
    st.builds(TableOptions, room=st.sampled_from(Room), mode=st.just(Mode.COINS),
              points_in_coin_rooms=st.booleans(), bank_ms=st.integers(0, 10**6)),
    st.just(TableOptions(pace=Pace.SLOW, bank_ms=0)),
)  # fmt: skip


@given(any_options)
def test_options_are_read_as_they_were_written(options: TableOptions) -> None:
    assert decode_options(encode_options(options)) == options


def test_every_option_is_written() -> None:
    written = json.loads(encode_options(TableOptions()))
    assert written.keys() == {field.name for field in fields(TableOptions)}


def test_options_that_nobody_would_have_written_are_corrupt() -> None:
    for text in ("[]", "{", '{"mode":"golf"}', '{"speed":1}', '{"bank_ms":true}', '{"room":7}'):
        with pytest.raises(CorruptEvent):
            decode_options(text)


def test_the_time_is_the_column_s() -> None:
    event = Passed(AT, Seat(0))
    kind, seat, payload = encode(event)
    assert decode(kind, seat, payload, AT + 1) == replace(event, at=AT + 1)
