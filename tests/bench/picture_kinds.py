"""Picture kinds: one of each kind of picture that the bot sends, and what it may cost.

They are others than the gallery's, whose tables are drawn ahead at the start.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.rules.cards import DECK, count
from bot.table.commands import Resign
from bot.table.record import record_of
from bot.table.record_steps import step_of
from cogs.drawn import Subject
from rendering.badge import draw_badge
from rendering.bracket import Bracket, Entrant, Pairing, draw_bracket
from rendering.hand import draw_hand
from rendering.layout import Layout
from rendering.leaderboard import Ladder, Ranked, draw_leaderboard
from rendering.picture import Picture
from rendering.replay import draw_step
from rendering.sample import draw_sample
from rendering.scenes import LEADING, following, move, over
from rendering.standings import Standing, draw_standings
from rendering.table import draw_table
from rendering.trick import draw_trick
from tests.rendering.scenes import chain_in
from tests.strategies import ONE, ZERO, Game

Draw = Callable[[], Picture]
HAND = tuple(random.Random(7).sample(DECK, 25))


@dataclass(frozen=True, slots=True)
class Kind:
    """How one kind of picture is drawn, and its goal: milliseconds in the middle, and KiB."""

    name: str
    subject: Subject
    draw: Draw
    ms: float | None = None  # None: it only must not keep the loop
    kib: int = 24


def kinds() -> tuple[Kind, ...]:
    """Return every kind."""
    return (*_hands(), *_tables(), *_results(), *_others())


def _hands() -> list[Kind]:
    shown = {"columns": partial(draw_hand, HAND)} | {
        f"{layout.value}, marked": partial(
            draw_hand, HAND, layout=layout, playable=count(HAND[:8]), chain=chain_in(HAND)
        )
        for layout in Layout
    }
    return [Kind(f"hand of 25, {how}", Subject.HAND, draw, 0.5, 30) for how, draw in shown.items()]


def _tables() -> list[Kind]:
    shown: dict[str, Draw] = {
        "leading": partial(draw_table, LEADING),
        "bomb of 5": _board("99999"),
        "straight of 6": _board("9JQKAw"),
        "22 cards": _board("9999TTTTTJJJJQQQQKKKKw", None),
        "25 cards": _board("9999TTTTTJJJJQQQQKKKAAAAw", None),
    }
    play = Kind("the play to beat", Subject.PLAY, partial(draw_trick, move("TJQKAw")), 2.5, 20)
    return [play, *(Kind(f"table, {how}", Subject.TABLE, shown[how], 2.5, 20) for how in shown)]


def _board(typed: str, remaining: float | None = 0.4) -> Draw:
    return partial(draw_table, following(typed), remaining=remaining)


def _results() -> list[Kind]:
    shown = {
        "small kill": over("9TJQ", last="wW9TJ"),
        "big kill": over("99TTJJK", last="999", stars=7),
        "mad kill": over("9TTTJJQQQQAAA2w", last="9999TTTTJJJJ", stars=7),
        "total kill": over("99999999TTTTTTTTJJJJJ", last="AAA", stars=12),
    }
    return [
        Kind(f"result, {how}", Subject.RESULT, partial(draw_table, view), 2.5, 20)
        for how, view in shown.items()
    ]


def _others() -> list[Kind]:
    figures = {"hands": 420, "wins": 231, "stars": 10}
    places = Ladder([Ranked(at, 70_000 // at, 70_000 // at) for at in range(1, 11)])
    plays = tuple(
        reading for text in ("99", "TJQKA", "QQQQ", "wwW") if (reading := move(text).reading)
    )
    return [
        Kind("profile, badge", Subject.PROFILE, partial(draw_badge.__wrapped__, 61_200, **figures)),
        Kind("leaderboard of 10", Subject.LEADERBOARD, partial(draw_leaderboard, places), None, 26),
        Kind("replay, a step", Subject.REPLAY, _step()),
        Kind("rules, a sample", Subject.RULES, partial(draw_sample.__wrapped__, plays)),
        Kind("bracket of 16", Subject.BRACKET, partial(draw_bracket, _bracket()), None, 40),
        Kind("standings of 16", Subject.STANDINGS, partial(draw_standings, _standings()), None, 44),
    ]


def _step() -> Draw:
    """Return how the step of a replay is drawn that plays a chain bomb."""
    made = Game.dealt("9999TTTTJJJJw22QQ", "JJQQKKKAAA22TT")
    made.play(ZERO, "9999TTTTJJJJw")
    made.do(Resign(made.at, ONE))
    return partial(draw_step, step_of(record_of(made.events, 1), 1))


def _bracket() -> Bracket:
    who = [Entrant(seed, f"Player {seed}") for seed in range(1, 17)]
    first = tuple(Pairing((who[at], who[at + 1]), (3, at % 3), 0) for at in range(0, 16, 2))
    second = tuple(Pairing((who[at], who[at + 2])) for at in range(0, 16, 4))
    later = Pairing((None, None))
    return Bracket((first, second, (later, later), (later,)))


def _standings() -> tuple[Standing, ...]:
    return tuple(
        Standing(at, at, (True, at % 2 == 0, at < 9), str(3 - at // 6), f"{at} / +1", at < 3, "Ann")
        for at in range(1, 17)
    )
