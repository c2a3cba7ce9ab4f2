from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.rules import combinations
from bot.rules.cards import Counts
from bot.rules.chains import prepare
from bot.rules.combinations import readings
from bot.rules.moves import canonical_moves, legal_moves
from bot.rules.notation import format_cards, parse_canonical
from tests.rules.hands import taken
from tests.rules.reference import every_combination


@pytest.fixture
def unprepared(monkeypatch: pytest.MonkeyPatch) -> dict[Counts, object]:
    """Return what is remembered, nothing at first."""
    remembered: dict[Counts, object] = {}
    monkeypatch.setattr(combinations, "_FOUND", remembered)
    return remembered


def test_preparing_reads_every_chain_bomb_of_up_to_eighteen_cards(
    unprepared: dict[Counts, object],
) -> None:
    prepare()
    wanted = {
        cards
        for cards, takens in every_combination(True).items()
        if takens[0][0] == "chain_bomb" and sum(cards) <= 18
    }
    assert unprepared.keys() == wanted


def test_moves_are_the_same_before_while_and_after_preparing(
    unprepared: dict[Counts, object],
) -> None:
    hand = parse_canonical("99TTTTTJJJJJQQQQKKAA2wwWW")
    before = legal_moves(hand, None)
    unprepared.clear()
    with ThreadPoolExecutor() as threads:
        prepared = threads.submit(prepare)
        while not prepared.done():
            assert legal_moves(hand, None) == before
    assert legal_moves(hand, None) == before


def test_equal_selections_share_their_readings() -> None:
    for text in ("9TJQK", "9999TTTTJJJJw", "w"):
        assert readings(parse_canonical(text)) is readings(parse_canonical(text))


def test_what_is_no_combination_or_more_than_a_hand_is_not_remembered(
    unprepared: dict[Counts, object],
) -> None:
    assert readings(parse_canonical("9T")) == ()
    assert taken(readings(parse_canonical("99999999TTTTTTTTJJJJJJJJKKKKwwWW"))[0])[3] == 9
    assert not unprepared
    hand = parse_canonical("99999999TTTTTTTTJJJJJwwWW")
    assert unprepared == {hand: readings(hand)}


def test_a_chain_bomb_leaves_the_fewest_lone_cards_and_those_high() -> None:
    chosen = {
        taken(move): format_cards(move.cards)
        for move in canonical_moves(parse_canonical("9999TTTTTJJJJJJ"), None)
    }
    assert chosen["chain_bomb", 13, "J", 7] == "9999TTTTTJJJJ"
    assert chosen["chain_bomb", 14, "J", 7] == "9999TTTTTJJJJJ"
