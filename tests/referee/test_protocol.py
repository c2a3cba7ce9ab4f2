import io
import json
import time
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.referee import serve
from bot.referee.protocol import LONGEST_LINE
from bot.rules.cards import DECK, count
from bot.rules.notation import format_cards
from tests.referee.talk import SECRET, Reply, ask, error, reply_to


def served(data: bytes) -> list[Reply]:
    answers = io.BytesIO()
    serve(io.BytesIO(data), answers)
    return [json.loads(line) for line in answers.getvalue().decode().split("\n")[:-1]]


@pytest.mark.parametrize("line", ["", " ", "[]", "7", "null", "{", "{'op': 1}", '{"op": NaN}'])
def test_a_line_that_is_no_json_object_is_a_syntax_error(line: str) -> None:
    assert reply_to(line)["error"] == "syntax"


def test_nesting_without_end_and_broken_encoding_are_syntax_errors() -> None:
    assert reply_to("[" * 200_000)["error"] == "syntax"
    assert reply_to('{"op":' * 200_000)["error"] == "syntax"
    assert reply_to(b'{"op": "\xff"}')["error"] == "syntax"
    assert reply_to('{"op": "tier", "points": ' + "9" * 5000 + "}")["error"] == "syntax"


@pytest.mark.parametrize("op", [None, 1, [], {}, "", "READ", "read "])
def test_an_unknown_op_is_an_error_of_its_own(op: object) -> None:
    assert error(op=op) == "op"
    assert reply_to("{}")["error"] == "op"


@pytest.mark.parametrize(
    "cards", ["3", "10", "9 9", "t", "999999999", "www", None, 99, ["9"], True]
)
def test_unreadable_cards_are_an_error_wherever_they_stand(cards: object) -> None:
    assert error(op="read", cards=cards) == "cards"
    assert error(op="beats", play=cards, to_beat="9") == "cards"
    assert error(op="beats", play="9", to_beat=cards) == "cards"
    assert error(op="moves", hand=cards) == "cards"
    assert error(op="hints", hand=cards) == "cards"


@pytest.mark.parametrize(
    "request_fields",
    [
        {"op": "read"},
        {"op": "read", "cards": "9", "two_in_chain_bomb": 1},
        {"op": "beats", "play": "9", "to_beat": "9T"},
        {"op": "beats", "play": "9", "to_beat": "9", "as": "nothing"},
        {"op": "beats", "play": "9", "to_beat": "9", "as": ["single"]},
        {"op": "beats", "play": "9", "to_beat": "9", "to_beat_as": "pair"},
        {"op": "moves", "hand": "9", "to_beat": ""},
        {"op": "hints", "hand": "9", "to_beat_as": "single"},
        {"op": "score", "left": 0, "stars": []},
        {"op": "score", "left": 26, "stars": []},
        {"op": "score", "left": True, "stars": []},
        {"op": "score", "left": 1.0, "stars": []},
        {"op": "score", "left": 1},
        {"op": "score", "left": 1, "stars": 7},
        {"op": "score", "left": 1, "stars": [True]},
        {"op": "score", "left": 1, "stars": [13]},
        {"op": "score", "left": 1, "stars": [], "coefficient": -1},
        {"op": "score", "left": 1, "stars": [], "coefficient": "100"},
        {"op": "tier", "points": -1},
        {"op": "tier", "points": "0"},
        {"op": "deal", "secret": SECRET},
        {"op": "deal", "secret": SECRET[2:], "salt": "x"},
        {"op": "deal", "secret": "z" * 64, "salt": "x"},
        {"op": "deal", "secret": 7, "salt": "x"},
        {"op": "deal", "secret": SECRET, "salt": "\ud800"},
    ],
)
def test_anything_else_that_is_wrong_is_a_value_error(request_fields: Reply) -> None:
    assert error(**request_fields) == "value"


@pytest.mark.parametrize("name", [0, None, "x", [1, {"a": "\u2028"}], "\ud800", "对\u0085"])
def test_an_id_is_echoed_with_answers_and_errors(name: object) -> None:
    assert ask(op="tier", points=0, id=name)["id"] == name
    assert ask(op="?", id=name)["id"] == name
    assert "id" not in ask(op="tier", points=0)


def test_an_id_that_json_cannot_hold_is_a_value_error() -> None:
    assert reply_to('{"op": "tier", "points": 0, "id": 1e999}')["error"] == "value"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)
CARD_FIELDS = ("cards", "play", "to_beat", "hand")
OTHER_FIELDS = (
    "as",
    "to_beat_as",
    "left",
    "stars",
    "coefficient",
    "points",
    "secret",
    "salt",
    "id",
)
FIELDS = (*CARD_FIELDS, *OTHER_FIELDS, "two_in_chain_bomb")


@given(
    st.sampled_from(["read", "beats", "moves", "hints", "score", "tier", "deal"]),
    st.dictionaries(st.sampled_from(FIELDS), JSON | st.text("9TJQKA2wW", max_size=9)),
)
def test_no_request_gets_anything_but_one_line_of_json(op: str, fields: Reply) -> None:
    reply = reply_to(json.dumps({"op": op, **fields}))
    assert reply.get("error") in (None, "syntax", "cards", "value")


@given(st.text() | st.binary())
def test_no_line_gets_anything_but_one_line_of_json(line: str | bytes) -> None:
    assert reply_to(line)["error"] in ("syntax", "op")


def test_lines_are_answered_in_order_and_errors_end_nothing() -> None:
    lines = [
        b'{"op":"tier","points":0,"id":1}',
        b"",
        b"\xff\xfe",
        b'{"op":"tier","id":2,"points":7}',
    ]
    replies = served(b"\r\n".join(lines))
    assert [reply.get("id", reply.get("error")) for reply in replies] == [1, "syntax", "syntax", 2]


def test_a_line_beyond_all_reason_is_one_syntax_error() -> None:
    huge = b" " * (2 * LONGEST_LINE + 5)
    replies = served(huge + b'\n{"op":"tier","points":0}\n' + huge)
    assert [reply.get("error") for reply in replies] == ["syntax", None, "syntax"]


def test_a_byte_order_mark_is_no_part_of_the_request() -> None:
    (reply,) = served(b'\xef\xbb\xbf{"op":"tier","points":0}\n')
    assert reply["tier"] == "小星"


def test_at_least_twenty_thousand_reads_are_answered_in_a_second() -> None:
    chance = Random(5)
    hands = [format_cards(count(chance.sample(DECK, chance.randint(1, 12)))) for _ in range(4000)]
    data = b"".join(b'{"op":"read","cards":"%s"}\n' % hand.encode() for hand in hands)
    best = float("inf")
    for _ in range(3):
        started = time.process_time()
        serve(io.BytesIO(data), io.BytesIO())
        best = min(best, time.process_time() - started)
    assert len(hands) / best > 20_000
