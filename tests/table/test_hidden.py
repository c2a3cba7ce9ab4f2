"""Hidden information: no view holds what its reader must not know."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.rules.cards import Card
from bot.table.events import (
    SEATS,
    Seat,
    other,
)
from bot.table.state import Table
from bot.table.views import public_view, seat_view
from tests.strategies import ONE, ZERO, Game, games

# Few examples, for each is a whole evening of hands, and slow to make on a busy machine.
evenings = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


class Hidden(int):
    """A card that must not be seen."""


class HiddenBytes(bytes):
    """A secret that must not be seen."""


def _things(value: object) -> Iterator[object]:
    """Walk everything that a view holds."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _things(getattr(value, field.name))
    elif isinstance(value, tuple | list | dict):
        for part in value.items() if isinstance(value, dict) else value:
            yield from _things(part)


def _marked(table: Table, seat: Seat) -> Table:
    """Mark all that a seat must not know of a running hand and of the announced one."""
    hand, announced = table.hand, table.announced
    if announced:
        announced = replace(announced, secret=HiddenBytes(announced.secret))
    if hand and hand.running:
        open_cards = {*hand.cards[seat], hand.face_up}
        open_cards |= {card for move in hand.moves for card in move.cards}
        hand = replace(
            hand,
            secret=HiddenBytes(hand.secret),
            dealt=_each(hand.dealt, open_cards),
            cards=_each(hand.cards, open_cards),
            set_aside=_mark(hand.set_aside, open_cards),
        )
    return replace(table, hand=hand, announced=announced)


def _mark(cards: tuple[Card, ...], open_cards: set[Card]) -> tuple[Card, ...]:
    return tuple(card if card in open_cards else Card(Hidden(card)) for card in cards)


def _each(
    pair: tuple[tuple[Card, ...], tuple[Card, ...]], open_cards: set[Card]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return _mark(pair[0], open_cards), _mark(pair[1], open_cards)


@given(games())
@evenings
def test_no_view_holds_a_card_or_secret_that_its_reader_must_not_know(game: Game) -> None:
    for table in game.states:
        for seat in SEATS:
            for thing in _things(seat_view(_marked(table, seat), seat)):
                assert not isinstance(thing, Hidden | HiddenBytes)


def test_the_walk_would_find_a_hidden_card_and_a_secret() -> None:
    game = Game.dealt("99T", "JJQ")
    assert any(isinstance(thing, Hidden) for thing in _things(_marked(game.table, ZERO)))
    assert any(isinstance(thing, HiddenBytes) for thing in _things(_marked(game.table, ZERO)))
    assert any(
        isinstance(thing, Hidden) for thing in _things(seat_view(_marked(game.table, ZERO), ONE))
    )


def _redealt(table: Table, seat: Seat, chance: Random) -> Table:
    """Exchange all that a seat can't know: the other's cards, the set-aside ones, the secrets."""
    hand, announced = table.hand, table.announced
    if announced:
        announced = replace(announced, secret=chance.randbytes(32))
    if hand and hand.running:
        theirs = other(seat)
        unseen = [*hand.cards[theirs], *hand.set_aside]
        chance.shuffle(unseen)
        cut = len(hand.cards[theirs])
        held = tuple(sorted(unseen[:cut]))
        cards = (hand.cards[0], held) if theirs == 1 else (held, hand.cards[1])
        hand = replace(
            hand,
            cards=cards,
            set_aside=tuple(sorted(unseen[cut:])),
            secret=chance.randbytes(32),
        )
    return replace(table, hand=hand, announced=announced)


@given(games(), st.integers(0, 2**32 - 1))
@evenings
def test_a_view_is_the_same_whatever_its_reader_can_not_know(game: Game, seed: int) -> None:
    chance = Random(seed)
    for table in game.states:
        for seat in SEATS:
            other_world = _redealt(table, seat, chance)
            assert seat_view(other_world, seat) == seat_view(table, seat)
            assert public_view(other_world) == public_view(table)
