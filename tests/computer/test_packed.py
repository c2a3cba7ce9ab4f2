"""Packed hands and plays say what the rules say."""

from itertools import product
from random import Random

from bot.computer.packed import (
    LEAD,
    beats,
    play_of,
    plays_of,
    reading_of,
    size_of,
    trick_of,
    unpack,
)
from bot.rules import combinations
from bot.rules.combinations import readings
from bot.rules.moves import legal_moves
from tests.computer.positions import hands, packed
from tests.rules.hands import only


def test_a_packed_hand_is_the_same_hand() -> None:
    for hand in hands(200, seed=1):
        assert unpack(packed(hand)) == unpack(packed(hand, two=False)) == hand
        assert size_of(packed(hand)) == sum(hand)


def test_tricks_beat_each_other_as_the_rules_have_it() -> None:
    chance = Random(2)
    plays = [chance.choice(legal_moves(hand, None)) for hand in hands(200, seed=2)]
    plays += [only(jokers) for jokers in ("wwW", "wWW", "wwWW")]
    assert {play.kind for play in plays} == set(combinations.Kind)
    for play, to_beat in product(plays, repeat=2):
        assert beats(trick_of(play), trick_of(to_beat)) == combinations.beats(play, to_beat)
    assert all(beats(trick_of(play), LEAD) for play in plays)


def test_cards_are_packed_in_every_reading_and_found_again() -> None:
    for hand in hands(60, seed=3):
        for two in (True, False):
            for move in legal_moves(hand, None, two_in_chain_bomb=two):
                play = play_of(move)
                assert play in plays_of(play.taken, not two)
                assert len(plays_of(play.taken, not two)) == len(
                    readings(move.cards, two_in_chain_bomb=two)
                )
                assert reading_of(play, two_in_chain_bomb=two) == move
