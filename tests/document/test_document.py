"""The rules document's own tables and examples, kept as data beside this file."""

import tomllib
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest

from bot.rules.cards import DECK, FULL_COUNTS, Rank
from bot.rules.combinations import Reading, beats, readings, stands_for
from bot.rules.notation import parse_canonical
from bot.rules.rooms import Room
from bot.rules.scoring import multiplier, score
from bot.rules.shuffle import deal
from bot.rules.tiers import TIERS, tier_of

Row = dict[str, Any]


def document(name: str) -> Row:
    return tomllib.loads(Path(__file__).with_name(f"{name}.toml").read_text(encoding="utf-8"))


def only(text: str) -> Reading:
    (reading,) = readings(parse_canonical(text))
    return reading


def section(row: Row) -> str:
    return str(row["section"])


CARDS, KINDS, ORDER, STARS = (document(name) for name in ("cards", "kinds", "order", "stars"))
JOKERS, SCORING, ROOMS = (document(name) for name in ("jokers", "scoring", "rooms"))


def test_the_deck_is_the_documents() -> None:
    deck = CARDS["deck"]
    assert len(DECK) == deck["cards"]
    assert set(FULL_COUNTS[: Rank.SMALL_JOKER]) == {deck["of_each_natural_rank"]}
    assert set(FULL_COUNTS[Rank.SMALL_JOKER :]) == {deck["of_each_joker"]}
    assert deck["of_each_natural_rank"] == 4 * deck["packs"]


def test_the_deal_is_the_documents() -> None:
    dealt = deal(bytes(32), "1:1:2:3")
    assert len(dealt.set_aside) == CARDS["deal"]["set_aside"]
    assert [len(hand) for hand in dealt.hands] == [CARDS["deal"]["each_hand"]] * 2
    assert dealt.face_up in dealt.hands[dealt.leader]


def test_the_order_of_ranks_is_the_documents() -> None:
    assert [rank.char for rank in sorted(Rank, reverse=True)] == CARDS["order"]["high_to_low"]


@pytest.mark.parametrize("row", KINDS["example"], ids=section)
def test_an_example_is_of_its_kind(row: Row) -> None:
    for cards in row["cards"]:
        assert only(cards).kind.value == row["kind"], cards


@pytest.mark.parametrize("row", KINDS["refused"], ids=section)
def test_what_the_document_bars_is_no_combination(row: Row) -> None:
    for cards in row["cards"]:
        assert readings(parse_canonical(cards)) == (), cards


@pytest.mark.parametrize("row", STARS["special"], ids=section)
def test_a_bomb_has_its_stars(row: Row) -> None:
    for cards in row["cards"]:
        assert only(cards).stars == row["stars"]


@pytest.mark.parametrize("row", STARS["chains"]["rows"], ids=str)
def test_a_chain_bomb_has_its_stars_wherever_it_begins(row: Row) -> None:
    for low in range(8 - row["ranks"]):
        ranks = "9TJQKA2"[low : low + row["ranks"]]
        reading = only("".join(rank * row["each"] for rank in ranks))
        assert (reading.kind.value, reading.stars) == ("chain_bomb", row["stars"])
        assert reading.groups == row["ranks"]


@pytest.mark.parametrize("row", ORDER["rising"], ids=section)
def test_each_play_beats_all_before_it(row: Row) -> None:
    for weaker, stronger in combinations(row["plays"], 2):
        assert beats(only(stronger), only(weaker)), (stronger, weaker)
        assert not beats(only(weaker), only(stronger)), (stronger, weaker)


@pytest.mark.parametrize("row", ORDER["apart"], ids=section)
def test_plays_of_other_kinds_or_sizes_never_beat_each_other(row: Row) -> None:
    for one, other in permutations(row["plays"], 2):
        assert not beats(only(one), only(other)), (one, other)


@pytest.mark.parametrize("row", JOKERS["stands"], ids=section)
def test_jokers_stand_for_what_the_document_says(row: Row) -> None:
    reading = only(row["cards"])
    assert reading.kind.value == row["kind"]
    assert "".join(rank.char for rank in stands_for(reading)) == row["as"]


@pytest.mark.parametrize("row", SCORING["base"], ids=lambda row: row["victory"])
def test_cards_left_have_their_class_and_base(row: Row) -> None:
    least, most = row["left"]
    for left in range(least, most + 1):
        result = score(left, [])
        assert (result.victory.value, result.base) == (row["victory"], row["base"])


@pytest.mark.parametrize("row", SCORING["multipliers"]["rows"], ids=str)
def test_a_star_has_its_multiplier(row: Row) -> None:
    assert multiplier([row["stars"]]) == row["times"]


def test_only_the_largest_multiplier_counts() -> None:
    assert multiplier(SCORING["once"]["stars"]) == SCORING["once"]["times"]


def test_the_tiers_are_the_documents() -> None:
    rows = document("tiers")["rows"]
    assert [(tier.name, tier.bound) for tier in TIERS] == [
        (row["tier"], row["points"]) for row in rows
    ]
    assert [tier_of(row["points"]).name for row in rows] == [row["tier"] for row in rows]


def test_the_rooms_are_the_documents() -> None:
    assert [(room.name, room.coefficient, room.entry) for room in Room] == [
        (row["room"], row["coefficient"], row["entry"]) for row in ROOMS["rooms"]
    ]


def test_the_worked_example_costs_what_it_says() -> None:
    example = ROOMS["example"]
    result = score(example["left"], [example["stars"]])
    assert (result.base, result.multiplier) == (example["base"], example["times"])
    assert result.stake * example["coefficient"] == example["coins"]
