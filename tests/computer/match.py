"""Matches of computers: mirrored deals, played by the table itself, both ways round."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.rules import RULES_VERSION, shuffle
from bot.rules.combinations import Reading
from bot.table.commands import Pass, Play
from bot.table.decide import decide
from bot.table.events import Announced, Dealt, Opened, Sat, Seat
from bot.table.evolve import evolve, fold
from bot.table.options import Mode, TableOptions
from bot.table.state import Table
from bot.table.views import SeatView, plays, seat_view

Chooser = Callable[[SeatView, random.Random], Reading | None]
OPTIONS = TableOptions(mode=Mode.PRACTICE)


@dataclass(frozen=True, slots=True)
class Score:
    """A match as the first player sees it: hands won, and the average score of a hand."""

    wins: float
    average: float


def dealt(seed: int, *, swapped: bool = False) -> Table:
    """Return a table with a hand dealt; swapped, the seats have each other's cards."""
    secret = random.Random(seed).randbytes(32)
    deal = shuffle.deal(secret, "match")
    commit = shuffle.commitment(secret)
    hand = Dealt(
        at=0,
        number=1,
        rules=RULES_VERSION,
        commit=commit,
        salt="match",
        hands=(deal.hands[1], deal.hands[0]) if swapped else deal.hands,
        set_aside=deal.set_aside,
        face_up=deal.face_up,
        leader=Seat(1 - deal.leader if swapped else deal.leader),
        turn_ms=(60_000, 60_000),
        bank_ms=(60_000, 60_000),
    )
    opened, sat = Opened(0, 1, OPTIONS, 1), Sat(0, Seat(1), 2)
    return fold([opened, Announced(0, 1, secret, commit), sat, hand])


def moves(table: Table, choosers: tuple[Chooser, Chooser], rng: random.Random) -> Iterator[Table]:
    """Play a hand out; yield the table before each move, and at the end."""
    yield table
    while table.hand is not None and table.hand.running:
        seat = table.hand.to_move
        play = choosers[seat](seat_view(table, seat), rng)
        command = Play(0, seat, play.cards, play.kind) if play else Pass(0, seat)
        for event in decide(table, command):
            table = evolve(table, event)
        yield table


def match(first: Chooser, second: Chooser, deals: int, seed: int = 1) -> Score:
    """Play every deal twice, with the seats' cards changed."""
    scores = []
    for number in range(deals):
        for swapped in (False, True):
            table = dealt(seed * 1_000_000 + number, swapped=swapped)
            *_, table = moves(table, (first, second), random.Random(number))
            assert table.hand is not None
            ended = table.hand.ended
            assert ended is not None
            stake = ended.base * ended.multiplier
            scores.append(stake if ended.winner == 0 else -stake)
    wins = sum(score > 0 for score in scores) / len(scores)
    return Score(wins, sum(scores) / len(scores))


def anyhow(view: SeatView, rng: random.Random) -> Reading | None:
    """Play any legal play, or pass where one may."""
    could: list[Reading | None] = [*plays(view)]
    if view.to_beat is not None:
        could.append(None)
    return rng.choice(could)
