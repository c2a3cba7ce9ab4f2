"""Records written as JSON and text: read back whole, errors named by their line."""

import json
import re
from contextlib import suppress
from dataclasses import fields

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.table.commands import Resign, Void
from bot.table.events import VoidReason
from bot.table.options import TableOptions
from bot.table.record import Record, record_of
from bot.table.record_check import check_deal, problems
from bot.table.record_fields import OPTIONS, RecordError
from bot.table.record_file import report
from bot.table.record_json import read_json, write_json
from bot.table.record_text import read_text, write_text
from tests.strategies import ONE, ZERO, Game, random_game, table_options
from tests.table.finished import a_record, records

WRITERS = (write_json, write_text)
# Few examples, for each is a whole evening of hands.
evenings = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def read(text: str) -> Record:
    """Read either notation."""
    return (read_json if text.startswith("{") else read_text)(text)[0]


@evenings
@given(st.integers(0, 2**32 - 1), table_options(), st.sampled_from(WRITERS))
def test_what_is_written_is_read_back(seed: int, options: TableOptions, write: object) -> None:
    assert callable(write)
    for record in records(random_game(seed, options, steps=120)):
        assert read(write(record)) == record
        assert list(problems(record)) == []
        assert check_deal(record).dealt
        assert report(write(record)).good


def test_every_option_is_written() -> None:
    assert set(OPTIONS) == {field.name for field in fields(TableOptions)}


def test_an_option_that_a_file_does_not_have_yet_is_as_by_default() -> None:
    record = a_record()
    text = "".join(
        line for line in write_text(record).splitlines(True) if not line.startswith("computer")
    )
    assert read(text) == record


def test_text_is_a_move_a_line() -> None:
    game = Game.dealt("9TJQKw", "JJQQK")
    game.play(ZERO, "9TJQK")
    game.pass_turn(ONE)
    game.do(Void(game.at, VoidReason.HOST))
    text = write_text(record_of(game.events, 1))
    assert "\n1. ● 9TJQK (straight)\n2. ■ pass\n\n" in text
    assert "seat_0: 9s Ts Js Qs Ks w\n" in text
    assert "hand: 7-1\n" in text
    assert text.endswith("void: host\n")


def test_automatic_moves_are_marked() -> None:
    game = Game.dealt("99TT", "JJQQK")
    game.time_out()
    game.time_out()
    game.do(Resign(game.at, ONE))
    record = record_of(game.events, 1)
    assert "1. ● 9 (single) auto" in write_text(record)
    assert "2. ■ pass auto" in write_text(record)
    assert '"automatic": true' in write_json(record)


def test_json_is_one_object_with_the_moves_in_order() -> None:
    record = a_record()
    found = json.loads(write_json(record))
    assert found["crazy-duel-hand"] == 1
    assert found["secret"] == record.secret.hex()
    assert [len(move.get("cards", "").split()) for move in found["moves"]] == [
        len(move.cards) for move in record.moves
    ]


def test_comments_and_empty_lines_are_for_people() -> None:
    record = a_record()
    assert read("# a fine hand\n\n" + write_text(record)) == record


TEXT_ERRORS = {
    (r"^bank_ms: .*", "bank_ms: much"): "'much' is no number",
    (r"^two_in_chain_bomb: .*", "two_in_chain_bomb: 1"): "'1' is no yes or no",
    (r"^mode: .*", "mode: chess"): "mode: 'chess' is no mode",
    (r"^mode: .*", "mode: coins"): "a coin table has a room",
    (r"^leader: .*", "leader: x"): "leader: 'x' is no seat",
    (r"^secret: .*", "secret: abc"): "secret: non-hexadecimal",
    (r"^secret: .*", "secret: ab"): "secret: 1 bytes, not 32",
    (r"^hand: .*", "hand: three"): "'three' names no hand",
    (r"^salt: .*", "salt: 王"): "plain characters",
    (r"^face_up: .*", "face_up: 3s"): "'3s' is no card",
    (r"^seat_0: \S+", "seat_0: w w"): "not the deck, card by card",
    (r"^crazy-duel-hand: 1", "crazy-duel-hand: 2"): "only version 1",
    (r"^rules: ", "rulez: "): "there is no field 'rulez'",
    (r"^rules: 1", "rules: 1\nrules: 1"): "rules is there twice",
    (r"^rules: 1", "something else"): "neither a field nor a move",
    (r"^2\. ", "3. "): "move 3 stands where 2 is expected",
    (r"^1\. . \S+ \(.*\)", "1. ● 9T (pair)"): "9T is no pair",
    (r"^1\. . \S+ \(.*\)", "1. ● 9 (joke)"): "'joke' is no combination",
    (r"^1\. . \S+ \(.*\)", "1. ● 5 (single)"): "'5' is no card",
    (r"^1\. . \S+ \(.*\)", "1. ● 99999999 (bomb)"): "● does not hold 99999999",
    (r"^1\. . ", "1. x "): "'x' is no seat",
}


@pytest.mark.parametrize(("change", "said"), TEXT_ERRORS.items(), ids=TEXT_ERRORS.values())
def test_an_error_in_a_text_names_its_line(change: tuple[str, str], said: str) -> None:
    good = write_text(a_record())
    bad = re.sub(change[0], change[1], good, count=1, flags=re.MULTILINE)
    assert bad != good
    with pytest.raises(RecordError, match=re.escape(said)) as error:
        report(bad)
    line = bad.splitlines()[error.value.line - 1]
    assert line.startswith(change[1].split("\n")[-1].split()[0])
    assert str(error.value).startswith(f"line {error.value.line}: ")


JSON_ERRORS = {
    ('"bank_ms": ', '"bank_ms": "9", "x": '): "bank_ms: '9' is no int",
    ('"two_in_chain_bomb": ', '"two_in_chain_bomb": 1, "x": '): "two_in_chain_bomb: 1 is no bool",
    ('"rules": "1"', '"rules": "1", "rules": "1"'): "rules is there twice",
    ('"rules": "1"', '"rulez": "1"'): "there is no field 'rulez'",
    ('"rules": "1"', '"rules": "1",, "x": 1'): "Expecting value",
    ('"rules": "1"', '"rules" "1"'): "expected :",
    ('"rules": "1"', '5: "1"'): "5 is no name of a field",
    ('"rules": "1"', '"rules": ' + "[" * 100_000): "recursion",
    ('"rules": "1"', '"rules": ' + "9" * 5000): "digits",
    ('"seat": "●", "cards": "', '"seat": "●", "cards": "3 '): "'3' is no card",
    ('"seat": "●", "cards"', '"seat": "●", "karten"'): "'cards' is missing",
    ('"seat": "●", "cards"', '"seat": 7, "cards"'): "that is no move",
    ("    {", "    5, {"): "that is no move",
    ('"stars": 0', '"stars": 9'): "its cards say otherwise",
    ('"stars": 0', '"stars": [9]'): "that is no move",
    ('"seat": "■", "pass": true', '"seat": "■", "pass": 5'): "'cards' is missing",
}


@pytest.mark.parametrize(("change", "said"), JSON_ERRORS.items(), ids=lambda value: str(value)[:40])
def test_an_error_in_json_names_its_line(change: tuple[str, str], said: str) -> None:
    good = write_json(a_record())
    assert change[0] in good
    with pytest.raises(RecordError, match=re.escape(said)) as error:
        report(good.replace(change[0], change[1], 1))
    line = good[: good.index(change[0])].count("\n") + 1
    assert error.value.line == line


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: crazy-duel-hand is missing"),
        ("{", "line 1: Expecting value"),
        ("{}", "line 1: Expecting value"),
        ('{"moves": 5}', "line 1: expected ["),
        ('{"moves": [1 2]}', "line 1: expected ]"),
        ('{"moves": []\n', "line 2: expected }"),
        ('{"moves": []}\n\nmore', "line 3: expected the end"),
        ('{"moves": []}', "line 1: crazy-duel-hand is missing"),
        ('{"rules": "1"}', "line 1: moves is missing"),
    ],
)
def test_what_is_no_record_is_refused(text: str, said: str) -> None:
    with pytest.raises(RecordError, match=re.escape(said)):
        report(text)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2), st.data(), st.sampled_from(WRITERS))
def test_a_damaged_file_is_an_error_or_a_report(
    seed: int, data: st.DataObject, write: object
) -> None:
    assert callable(write)
    text: str = write(a_record(seed))
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.text(max_size=5)) + text[at + 1 :]
    with suppress(RecordError):
        assert report(damaged).lines
