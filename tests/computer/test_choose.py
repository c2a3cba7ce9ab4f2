"""The computer's moves: always legal, never from knowledge it may not have, and as good as told."""

import ast
import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import bot.computer
from bot.computer.choose import CHOOSERS, choose
from bot.rules.cards import Card
from bot.rules.combinations import Reading
from bot.table.events import Seat, other
from bot.table.options import Level, Mode, TableOptions
from bot.table.state import Hand, Table
from bot.table.views import SeatView, playable, seat_view
from tests.computer.match import Chooser, anyhow, dealt, match, moves

LEVELS = tuple(Level)
BUDGET = 16  # playouts: what is said here is true of any number
PACKAGE = Path(bot.computer.__file__).parent


def of_level(level: Level) -> Chooser:
    return lambda view, rng: choose(view, rng, level, budget=BUDGET)


@cache
def positions(level: Level, hands: int) -> list[tuple[Table, Seat]]:
    """Return the positions of some hands in which somebody is to move; fewer of a slow level."""
    found = []
    if level is Level.HARD:
        hands = hands // 3
    for number in range(hands):
        for table in moves(dealt(number), (of_level(level), anyhow), random.Random(number)):
            assert table.hand is not None
            if table.hand.running:
                found.append((table, table.hand.to_move))
    return found


def test_every_level_has_a_player() -> None:
    assert set(CHOOSERS) == set(Level)


@pytest.mark.parametrize("level", LEVELS)
def test_every_move_is_legal_and_a_leader_plays(level: Level) -> None:
    for table, seat in positions(level, 30):
        view = seat_view(table, seat)
        play = of_level(level)(view, random.Random(1))
        assert play in playable(view, play.cards) if play else view.to_beat is not None


def reshuffled(table: Table, seat: Seat, chance: random.Random) -> Table:
    """Return the table as it might as well be, for all that a seat knows."""
    hand = table.hand
    assert hand is not None
    theirs, shown = hand.cards[other(seat)], {hand.face_up}
    hidden = [card for card in (*theirs, *hand.set_aside) if card not in shown]
    chance.shuffle(hidden)
    known = [card for card in theirs if card in shown]
    taken = len(theirs) - len(known)
    cards = tuple(sorted([*known, *hidden[:taken]]))
    return replace(table, hand=_holding(hand, seat, cards, tuple(hidden[taken:])))


def _holding(hand: Hand, seat: Seat, theirs: tuple[Card, ...], aside: tuple[Card, ...]) -> Hand:
    mine = hand.cards[seat]
    pair = (mine, theirs) if seat == 0 else (theirs, mine)
    return replace(hand, cards=pair, set_aside=aside, secret=bytes(32))


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_reshuffled_make_no_other_move(level: Level) -> None:
    chance = random.Random(3)
    for number, (table, seat) in enumerate(positions(level, 30)):
        other_world = reshuffled(table, seat, chance)
        assert other_world.hand != table.hand
        views = [seat_view(world, seat) for world in (table, other_world)]
        first, second = (of_level(level)(view, random.Random(number)) for view in views)
        assert first == second


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_go_out_at_once_does(level: Level) -> None:
    seen = 0
    for table, seat in positions(level, 30):
        view = seat_view(table, seat)
        if playable(view, view.counts):
            seen += 1
            for seed in range(5):
                play = of_level(level)(view, random.Random(seed))
                assert play is not None
                assert play.cards == view.counts
    assert seen >= 10


def test_nobody_chooses_at_the_others_turn() -> None:
    table = dealt(1)
    assert table.hand is not None
    with pytest.raises(ValueError, match="the other's turn"):
        choose(seat_view(table, other(table.hand.to_move)), random.Random(1), Level.EASY)


def worst(view: SeatView, rng: random.Random) -> Reading | None:
    """Pass wherever one may, and else lead anything."""
    return None if view.to_beat is not None else anyhow(view, rng)


def test_medium_beats_random_easily() -> None:
    assert match(of_level(Level.MEDIUM), anyhow, 40).wins >= 0.85


def test_medium_beats_easy() -> None:
    score = match(of_level(Level.MEDIUM), of_level(Level.EASY), 40)
    assert score.wins >= 0.6
    assert score.average > 1


def test_hard_beats_medium_even_in_a_hurry() -> None:
    score = match(of_level(Level.HARD), of_level(Level.MEDIUM), 20)
    assert score.wins >= 0.55
    assert score.average > 1


def test_easy_beats_who_does_not_play_at_all() -> None:
    assert match(of_level(Level.EASY), worst, 40).wins >= 0.7


def test_a_match_of_equals_on_mirrored_deals_is_even() -> None:
    assert match(of_level(Level.MEDIUM), of_level(Level.MEDIUM), 20).average == 0


@pytest.mark.parametrize("mode", [Mode.POINTS, Mode.MATCH])
def test_a_computer_sits_down_only_to_practise(mode: Mode) -> None:
    assert TableOptions(mode=Mode.PRACTICE, computer=Level.EASY).coefficient == 0
    with pytest.raises(ValueError, match="only to practise"):
        TableOptions(mode=mode, computer=Level.EASY)


def test_the_computer_only_names_the_type_of_its_chance() -> None:
    for path in PACKAGE.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            assert not isinstance(node, ast.Import), path
            if isinstance(node, ast.ImportFrom):
                assert node.module != "random", path
