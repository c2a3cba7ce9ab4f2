"""What the thinking process remembers is bounded, and forgetting changes no move."""

import random

from bot.computer.choose import choose
from bot.table.options import Level
from bot.thinking.memory import forget_if_much, remembered
from tests.thinking.test_positions import positions


def test_it_forgets_when_it_remembers_too_much_and_makes_the_same_moves() -> None:
    view = next(positions())
    made = choose(view, random.Random(1), Level.HARD, budget=100)
    much = remembered()
    assert much > 0
    assert not forget_if_much(much)
    assert forget_if_much(much - 1)
    assert remembered() == 0
    assert choose(view, random.Random(1), Level.HARD, budget=100) == made
