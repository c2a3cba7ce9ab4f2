"""Endgames are solved exactly: the same as trying every legal play of both."""

from functools import cache
from random import Random

import pytest

from bot.computer.endgame import Solver, StoppedError
from bot.computer.packed import trick_of
from bot.computer.playout import stake
from bot.rules.cards import DECK, Counts, count
from bot.rules.combinations import Reading
from bot.rules.hints import left_by
from bot.rules.moves import legal_moves
from tests.computer.positions import packed


@cache
def tried(mover: Counts, waiter: Counts, to_beat: Reading | None, mine: int, theirs: int) -> int:
    """Return X for who is to move, by trying everything."""
    found = []
    for move in legal_moves(mover, to_beat):
        left, stars = left_by(mover, move), max(mine, move.stars)
        if any(left):
            found.append(-tried(waiter, left, move, theirs, stars))
        else:
            found.append(stake(sum(waiter), stars))
    if to_beat is not None:
        found.append(-tried(waiter, mover, None, theirs, mine))
    return max(found)


def test_small_endgames_are_worth_what_trying_everything_finds() -> None:
    chance = Random(4)
    for _ in range(60):
        cards = chance.sample(DECK[:12] + DECK[28:42] + DECK[56:], chance.randint(4, 8))
        cut = chance.randint(1, len(cards) - 1)
        mover, waiter = count(cards[:cut]), count(cards[cut:])
        to_beat = chance.choice([None, *legal_moves(count(chance.sample(DECK, 2)), None)])
        mine, theirs = chance.choice([0, 7]), chance.choice([0, 8])
        solved = Solver().solve(packed(mover), packed(waiter), trick_of(to_beat), mine, theirs)
        assert solved == tried(mover, waiter, to_beat, mine, theirs)


def test_a_solver_stops_when_told_so() -> None:
    chance = Random(6)
    cards = chance.sample(DECK, 20)
    mover, waiter = packed(count(cards[:10])), packed(count(cards[10:]))
    with pytest.raises(StoppedError):
        Solver(lambda: True).solve(mover, waiter, 0, 0, 0)


def test_a_solver_answers_again_from_what_it_knows() -> None:
    chance, solver = Random(5), Solver()
    cards = chance.sample(DECK, 10)
    mover, waiter = packed(count(cards[:5])), packed(count(cards[5:]))
    first = solver.solve(mover, waiter, 0, 0, 0)
    assert solver.solve(mover, waiter, 0, 0, 0) == first
    assert solver.solve(waiter, mover, 0, 0, 0) == Solver().solve(waiter, mover, 0, 0, 0)
