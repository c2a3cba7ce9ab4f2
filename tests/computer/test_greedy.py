"""The player inside the playouts: always legal, sensible where it is plain what is right."""

import pytest

from bot.computer.cost import cost, parting
from bot.computer.greedy import _bombs, _plain, greedy, near
from bot.computer.packed import CARDS, LEAD, NATURALS, play_of, size_of, trick_of
from bot.computer.playout import playout, stake
from bot.rules.combinations import readings
from bot.rules.moves import legal_moves
from bot.rules.notation import parse_canonical
from bot.rules.scoring import score
from tests.computer.positions import hands, packed, tricks
from tests.rules.hands import only

FAR = near(25)


def held(text: str) -> int:
    return packed(parse_canonical(text))


def test_every_lead_is_legal() -> None:
    for number, hand in enumerate(hands(150, seed=1)):
        two = number % 2 == 0
        legal = {play_of(move) for move in legal_moves(hand, None, two_in_chain_bomb=two)}
        for others in (1, 5, 25):
            assert greedy(packed(hand, two=two), LEAD, near(others), 0) in legal


def test_every_answer_is_legal() -> None:
    passed = 0
    for number, (hand, to_beat) in enumerate(tricks(400, seed=2)):
        two = number % 2 == 0
        legal = {play_of(move) for move in legal_moves(hand, to_beat, two_in_chain_bomb=two)}
        play = greedy(packed(hand, two=two), trick_of(to_beat), FAR, 0)
        assert play is None or play in legal
        assert legal.issuperset(_bombs(packed(hand, two=two), trick_of(to_beat)))
        assert to_beat.stars or legal.issuperset(_plain(packed(hand, two=two), trick_of(to_beat)))
        passed += play is None
    assert 50 < passed < 350


def test_it_goes_out_whenever_it_can() -> None:
    for text in ("9TJQK", "999TTTJJJ", "wW", "9999TTTTJJJJW", "2"):
        play = greedy(held(text), LEAD, FAR, 0)
        assert play is not None
        assert play.taken == held(text)
    play = greedy(held("QKAww"), trick_of(only("9TJQK")), FAR, 0)
    assert play is not None
    assert play.taken == held("QKAww")


@pytest.mark.parametrize(
    ("hand", "to_beat", "expected"),
    [("TQ2", "9", "T"), ("TTTTT9", "QQ", "TTTTT"), ("99JJAA", "TT", "JJ")],
)
def test_it_follows_with_what_it_needs_least(hand: str, to_beat: str, expected: str) -> None:
    play = greedy(held(hand), trick_of(only(to_beat)), FAR, 0)
    assert play is not None
    assert play.taken == held(expected)


@pytest.mark.parametrize(
    ("hand", "to_beat"),
    [("QQKKww", "99TTJJ"), ("9wwWW22", "99TTJJ"), ("QwwWW2", "9TJQK"), ("KKwwWWAA", "99TTJJ")],
)
def test_jokers_in_a_run_are_taken_as_the_rules_take_them(hand: str, to_beat: str) -> None:
    wanted = only(to_beat)
    legal = {play_of(move) for move in legal_moves(parse_canonical(hand), wanted)}
    whole = held(hand)
    assert greedy(whole, trick_of(wanted), FAR, 0) in legal
    assert all(play in legal for play in _plain(whole, trick_of(wanted)))
    assert all(play in legal for play in _bombs(whole, trick_of(wanted)))


def test_it_leads_no_single_that_could_be_the_others_way_out() -> None:
    far, near_end = (greedy(held("9KKAA"), LEAD, near(number), 0) for number in (25, 1))
    assert far is not None
    assert near_end is not None
    assert near_end.size == 2


def test_a_parting_takes_every_card_once_and_costs_what_the_hand_costs() -> None:
    for hand in hands(200, seed=3):
        whole = packed(hand)
        parts = parting(whole)
        assert sum(price for price, _ in parts) == cost(whole)
        assert sum(taken & NATURALS for _, taken in parts) == whole & NATURALS
        assert sum(taken >> 28 for _, taken in parts) == hand[7] + hand[8]


def test_a_hand_costs_no_more_than_its_plays_one_by_one() -> None:
    for hand in hands(40, seed=4, largest=12):
        whole = packed(hand)
        for rank, number in enumerate(hand[:7]):
            if number:
                alone = number << 4 * rank
                assert cost(whole) <= cost(alone) + cost(whole - alone)


def test_twos_in_chain_bombs_are_worth_nothing_where_they_are_barred() -> None:
    hand = parse_canonical("KKKKAAAA2222")
    assert readings(hand)
    assert cost(packed(hand)) < cost(packed(hand, two=False))


def test_a_playout_scores_as_the_rules_do() -> None:
    assert all(
        stake(left, stars) == score(left, [stars] if stars else []).stake
        for left in range(1, 26)
        for stars in (0, *range(4, 13))
    )
    # A bomb of six stars goes out against 25 cards, and has been beaten to it by eight.
    other = packed(hands(1, seed=5)[0]) & CARDS
    number = size_of(other)
    assert playout(held("TTTTTT"), other, LEAD, 0, 0) == stake(number, 6)
    assert playout(held("TTTTTT"), other, LEAD, 8, 0) == stake(number, 8)
    assert playout(held("9"), held("TTTTTTTT"), trick_of(only("9")), 0, 8) == -stake(1, 8)
