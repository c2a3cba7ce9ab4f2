"""Laws that hold in every game, whatever happens in it."""

from collections.abc import Iterator
from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.rules.cards import DECK, Counts, count
from bot.rules.combinations import Kind
from bot.rules.rooms import MAX_STAKE
from bot.rules.shuffle import deal
from bot.table.commands import Deal, Play
from bot.table.decide import decide
from bot.table.events import (
    Dealt,
    Ended,
    EndedBy,
    Passed,
    Played,
    Seat,
    Voided,
    other,
)
from bot.table.evolve import fold
from bot.table.refusal import Refused
from bot.table.state import Hand, Phase, Table
from bot.table.turn_clock import deadline
from bot.table.views import plays, public_view, seat_view
from tests.strategies import ONE, SECRET, ZERO, Game, games, random_game, reckless

# Few examples, for each is a whole evening of hands, and slow to make on a busy machine.
evenings = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def test_random_games_meet_every_way_that_a_hand_can_end() -> None:
    ends = set()
    for seed in range(30):
        for event in random_game(seed).events:
            if isinstance(event, Ended):
                ends.add(event.ended_by.value)
            elif isinstance(event, Voided):
                ends.add(event.reason.value)
    assert ends == {"out", "resign", "forfeit", "called_off"}


@given(games())
@evenings
def test_the_sixty_cards_are_conserved_after_every_event(game: Game) -> None:
    for table in game.states:
        if table.hand:
            played = [card for move in table.hand.moves for card in move.cards]
            held = [*table.hand.cards[0], *table.hand.cards[1]]
            assert sorted((*played, *held, *table.hand.set_aside)) == list(DECK)


@given(games())
@evenings
def test_fold_is_evolve_step_by_step(game: Game) -> None:
    for number, table in enumerate(game.states, 1):
        assert fold(game.events[:number]) == table
        assert table.version == number


@given(games())
@evenings
def test_the_turn_changes_only_at_deal_play_pass_and_end(game: Game) -> None:
    for (before, after), event in zip(pairwise(game.states), game.events[1:], strict=True):
        moved_on = isinstance(event, Dealt | Played | Passed | Ended | Voided)
        assert after.turn - before.turn == moved_on


@given(games())
@evenings
def test_the_seat_to_move_is_taken_and_has_cards_and_a_deadline(game: Game) -> None:
    for table, next_event in zip(game.states, [*game.events[1:], None], strict=True):
        if table.phase is not Phase.PLAYING or isinstance(next_event, Ended):
            continue
        assert table.hand is not None
        assert table.seated == (True, True)
        assert table.hand.cards[table.hand.to_move]
        due = deadline(table)
        assert due is not None
        assert due > table.hand.turn_started_at


@given(games())
@evenings
def test_a_hand_is_worth_at_most_eighty_and_is_lost_by_who_holds_cards(game: Game) -> None:
    for event, table in zip(game.events, game.states, strict=True):
        if isinstance(event, Ended):
            assert table.hand is not None
            assert event.base * event.multiplier <= MAX_STAKE
            assert event.left == len(table.hand.cards[other(event.winner)]) > 0
            went_out = not table.hand.cards[event.winner]
            assert went_out == (event.ended_by is EndedBy.OUT)


@given(games(), st.integers(0, 2**32 - 1))
@evenings
def test_a_refusal_changes_nothing_and_whatever_is_not_refused_can_happen(
    game: Game, seed: int
) -> None:
    chance = Random(seed)
    for _ in range(30):
        before, events = game.table, len(game.events)
        try:
            game.do(reckless(before, chance, game.at))
        except Refused:
            assert game.table is before
            assert len(game.events) == events
    assert fold(game.events) == game.table


HANDS = [
    "9",
    "99TTJ",
    "999T",
    "9TJQKw",
    "9TJwW",
    "AAA2w",
    "KKwwW",
    "99992",
    "wwWW9",
    "9999TT",
    "QQQKKKAAAwwW",
]


@pytest.mark.parametrize("mine", HANDS)
@pytest.mark.parametrize("lies", [None, "9", "T", "99", "TT", "9TJQK", "999", "9999", "TTTTTT"])
def test_every_play_that_is_offered_is_accepted_and_nothing_else_is(
    mine: str, lies: str | None
) -> None:
    if lies is None:
        game, seat = Game.dealt(mine, "2"), ZERO
    else:
        game, seat = Game.dealt(mine, lies + "2", leader=ONE), ZERO
        game.play(ONE, lies)
    offered = {(reading.cards, reading.kind) for reading in plays(seat_view(game.table, seat))}
    accepted = {
        (cards, kind)
        for cards in _selections(count(game.hand.cards[seat]))
        for kind in Kind
        if _is_accepted(game.table, Play(game.at, seat, cards, kind))
    }
    assert offered == accepted


def _selections(hand: Counts) -> Iterator[Counts]:
    return product(*(range(held + 1) for held in hand))


def _is_accepted(table: Table, command: Play) -> bool:
    try:
        return bool(decide(table, command))
    except Refused:
        return False


@given(games())
@evenings
def test_in_a_whole_hand_every_play_offered_is_accepted(game: Game) -> None:
    hand = game.hand if game.table.hand else None
    if hand is None or not hand.running:
        return
    seat = hand.to_move
    for reading in plays(seat_view(game.table, seat)):
        assert _is_accepted(
            game.table, Play(game.at, seat, reading.cards, reading.kind, game.table.turn)
        )


@given(games())
@evenings
def test_when_a_hand_is_over_anybody_can_deal_it_again(game: Game) -> None:
    dealt = {event.number: event for event in game.events if isinstance(event, Dealt)}
    for table in game.states:
        result = public_view(table).result
        if result is not None:
            again = deal(result.secret, result.salt)
            assert again.hands == dealt[result.number].hands
            assert again.set_aside == result.set_aside


def test_the_same_table_twice_decides_the_same() -> None:
    first, second = Game.ready(), Game.ready()
    assert first.do(Deal(first.at)) == second.do(Deal(second.at))
    assert first.hand.secret == SECRET


def _bombs_played(hand: Hand, seat: Seat) -> list[int]:
    return [
        move.reading.stars
        for move in hand.moves
        if move.seat == seat and move.reading and move.reading.kind.is_bomb
    ]


@given(games())
@evenings
def test_only_the_winners_played_bombs_multiply_a_hand_that_was_played_out(game: Game) -> None:
    for event, table in zip(game.events, game.states, strict=True):
        if isinstance(event, Ended) and event.ended_by is EndedBy.OUT:
            assert table.hand is not None
            assert event.stars == max(_bombs_played(table.hand, event.winner), default=0)
