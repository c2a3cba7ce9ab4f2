import pytest

from tests.referee.talk import SECRET, ask


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
