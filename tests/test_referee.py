import io
import json
import time
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.referee import answer, serve
from bot.referee.protocol import LONGEST_LINE
from bot.rules.cards import DECK, count
from bot.rules.notation import format_cards

Reply = dict[str, Any]
SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"


def ask(**request: object) -> Reply:
    """Ask and return the answer, which must be one line."""
    return reply_to(json.dumps(request))


def reply_to(line: str | bytes) -> Reply:
    text = answer(line)
    assert text.splitlines() == [text]
    text.encode()
    reply = json.loads(text, parse_constant=pytest.fail)
    assert isinstance(reply, dict)
    return reply


def error(**request: object) -> str:
    reply = ask(**request)
    assert reply["message"]
    return str(reply["error"])


def served(data: bytes) -> list[Reply]:
    answers = io.BytesIO()
    serve(io.BytesIO(data), answers)
    return [json.loads(line) for line in answers.getvalue().decode().split("\n")[:-1]]


def test_a_reading_is_described_in_full() -> None:
    assert ask(op="read", cards="W9999w9") == {
        "readings": [
            {
                "kind": "bomb",
                "cards": "99999wW",
                "size": 7,
                "top": "9",
                "stars": 7,
                "label": "bomb 9, 7 cards, 7 stars",
            }
        ]
    }


def test_joker_bombs_have_no_top() -> None:
    (reading,) = ask(op="read", cards="wwWW")["readings"]
    assert reading["top"] is None
    assert reading["label"] == "four jokers, 7 stars"


def test_two_readings_come_strongest_first_and_no_combination_has_none() -> None:
    found = ask(op="read", cards="JQKwwW")["readings"]
    assert [reading["label"] for reading in found] == ["straight 9–A", "consecutive pairs J–K"]
    assert ask(op="read", cards="9T") == {"readings": []}
    assert ask(op="read", cards="") == {"readings": []}


def test_two_in_a_chain_bomb_is_an_option_of_every_question() -> None:
    chain, off = "KKKKAAAA2222", {"two_in_chain_bomb": False}
    assert ask(op="read", cards=chain)["readings"]
    assert not ask(op="read", cards=chain, **off)["readings"]
    assert ask(op="beats", play=chain, to_beat="9")["beats"]
    assert not ask(op="beats", play=chain, to_beat="9", **off)["beats"]
    for op in ("moves", "hints"):
        with_two = [move["kind"] for move in ask(op=op, hand=chain)["moves"]]
        without = [move["kind"] for move in ask(op=op, hand=chain, **off)["moves"]]
        assert "chain_bomb" in with_two
        assert "chain_bomb" not in without


@pytest.mark.parametrize(
    ("play", "to_beat", "won", "why"),
    [
        ("T", "9", True, "single 10 beats single 9: its top rank is higher"),
        ("9", "T", False, "single 9 does not beat single 10: its top rank is lower"),
        ("W", "W", False, "single big joker does not beat single big joker: equal never beats"),
        ("99", "T", False, "pair 9 does not beat single 10: the kinds differ"),
        (
            "9TJQKA",
            "9TJQK",
            False,
            "straight 9–A does not beat straight 9–K: the numbers of cards differ",
        ),
        ("9999", "w", True, "bomb 9, 4 cards, 4 stars beats single small joker: "
         "a bomb beats every plain kind"),
        ("w", "9999", False, "single small joker does not beat bomb 9, 4 cards, 4 stars: "
         "only a bomb beats a bomb"),
        ("99999", "2222", True, "bomb 9, 5 cards, 5 stars beats bomb 2, 4 cards, 4 stars: "
         "5 stars against 4"),
        ("999999", "wwW", True, "bomb 9, 6 cards, 6 stars beats three jokers, 6 stars: "
         "three jokers are the weakest bomb of 6 stars"),
        ("wwWW", "2222222", True, "four jokers, 7 stars beats bomb 2, 7 cards, 7 stars: "
         "four jokers are the strongest bomb of 7 stars"),
        ("9999999", "9999TTTTJJJJ", True, "bomb 9, 7 cards, 7 stars beats "
         "chain bomb 9–J, 12 cards, 7 stars: equal stars and fewer cards"),
        ("9999TTTTJJJJ", "9999999", False, "chain bomb 9–J, 12 cards, 7 stars does not beat "
         "bomb 9, 7 cards, 7 stars: equal stars and more cards"),
        ("wwW", "wWW", False, "three jokers, 6 stars does not beat three jokers, 6 stars: "
         "equal never beats"),
        ("TTTT", "999w", True, "bomb 10, 4 cards, 4 stars beats bomb 9, 4 cards, 4 stars: "
         "its top rank is higher"),
        ("9T", "9", False, "play is no combination"),
    ],
)  # fmt: skip
def test_beats_says_by_which_rule(play: str, to_beat: str, won: bool, why: str) -> None:
    assert ask(op="beats", play=play, to_beat=to_beat) == {"beats": won, "why": why}


def test_of_two_readings_the_kind_to_beat_decides_unless_one_is_named() -> None:
    asked = {"op": "beats", "play": "QKAwwW", "to_beat": "99TTJJ"}
    assert ask(**asked)["beats"] is True
    assert ask(**asked, **{"as": "consecutive_pairs"})["beats"] is True
    assert ask(**asked, **{"as": "straight"})["beats"] is False
    assert ask(**asked, **{"as": "pair"}) == {"beats": False, "why": "play is no pair"}


def test_what_is_to_be_beaten_is_its_strongest_reading_unless_one_is_named() -> None:
    asked = {"op": "beats", "play": "QQKKAA", "to_beat": "JQKwwW"}
    assert ask(**asked)["beats"] is False
    assert ask(**asked, to_beat_as="consecutive_pairs")["beats"] is True
    assert ask(op="moves", hand="QQKKAA", to_beat="JQKwwW")["moves"] == []
    moves = ask(op="moves", hand="QQKKAA", to_beat="JQKwwW", to_beat_as="consecutive_pairs")
    assert [move["cards"] for move in moves["moves"]] == ["QQKKAA"]


def test_moves_are_all_legal_plays_and_hints_the_best_of_each_reading() -> None:
    moves = [move["cards"] for move in ask(op="moves", hand="99wW", to_beat="2")["moves"]]
    assert sorted(moves) == ["99wW", "W", "w"]
    assert ask(op="hints", hand="9W99w")["moves"][0]["cards"] == "999wW"
    assert ask(op="hints", hand="9", to_beat=None)["moves"][0]["label"] == "single 9"
    assert ask(op="moves", hand="")["moves"] == []


def test_a_score_tells_coins_where_a_coefficient_is_given() -> None:
    result = {"victory": "通杀", "base": 4, "multiplier": 6, "stake": 24}
    assert ask(op="score", left=24, stars=[8], coefficient=100) == {**result, "coins": 2400}
    assert ask(op="score", left=24, stars=[7, 8]) == {**result, "coins": None}


def test_a_tier_tells_what_is_missing_to_the_next() -> None:
    assert ask(op="tier", points=150) == {
        "tier": "一星",
        "index": 1,
        "next": "二星",
        "missing": 50,
    }
    assert ask(op="tier", points=10**9) == {"tier": "杀神", "index": 17, "next": None, "missing": 0}


def test_a_deal_can_be_recomputed() -> None:
    dealt = ask(op="deal", secret=SECRET, salt="7:1:11:12")
    assert dealt["commit"] == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert [len(hand) for hand in dealt["hands"]] == [25, 25]
    assert sorted([*dealt["hands"][0], *dealt["hands"][1], *dealt["set_aside"]]) == list(range(60))
    assert dealt["face_up"] in dealt["hands"][dealt["leader"]]


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
