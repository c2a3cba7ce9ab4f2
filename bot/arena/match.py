"""Match: one deal played both ways round, by the table's own rules.

Every chance comes from the seed, the deal's number and the turn, so that a match can be played
again, on as many processes as there are.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from time import process_time

from bot.arena.players import Chooser, Player
from bot.computer.plays import Move
from bot.rules import RULES_VERSION, shuffle
from bot.table.commands import Pass, Play
from bot.table.decide import decide
from bot.table.events import Announced, Dealt, Opened, Sat, Seat
from bot.table.evolve import evolve, fold
from bot.table.options import Mode, TableOptions
from bot.table.state import Table
from bot.table.views import SeatView, seat_view

_OPTIONS = TableOptions(mode=Mode.PRACTICE)
_SALT = "arena"
_CLOCK = (60_000, 60_000)  # never runs: every move is made at once


@dataclass(slots=True)
class Thought:
    """How often a player has moved, and how much processor time it took."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: "Thought") -> None:
        """Add another's moves to these."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(frozen=True, slots=True)
class Mirrored:
    """What came of a deal played both ways round: X of each hand, negative where `first` lost."""

    scores: tuple[int, int]
    thoughts: tuple[Thought, Thought]


def mirrored(first: Player, second: Player, seed: int, number: int) -> Mirrored:
    """Play a deal, and play it again with the cards of the seats exchanged."""
    thoughts = Thought(), Thought()
    choosers = _timed(first.choose, thoughts[0]), _timed(second.choose, thoughts[1])
    scores = []

    def chance(turn: int) -> Random:
        return Random(f"{seed}.{number}.{turn}")  # noqa: S311 -- it hides nothing

    for swapped in (False, True):
        *_, over = moves(dealt(f"{seed}.{number}", swapped=swapped), choosers, chance)
        scores.append(_score(over))
    return Mirrored((scores[0], scores[1]), thoughts)


def dealt(seed: str, *, swapped: bool = False) -> Table:
    """Return a table with a hand dealt; swapped, the seats have each other's cards."""
    secret = Random(seed).randbytes(shuffle.SECRET_SIZE)  # noqa: S311 -- it hides nothing
    deal, commit = shuffle.deal(secret, _SALT), shuffle.commitment(secret)
    hand = Dealt(
        at=0,
        number=1,
        rules=RULES_VERSION,
        commit=commit,
        salt=_SALT,
        hands=(deal.hands[1], deal.hands[0]) if swapped else deal.hands,
        set_aside=deal.set_aside,
        face_up=deal.face_up,
        leader=Seat(1 - deal.leader if swapped else deal.leader),
        turn_ms=_CLOCK,
        bank_ms=_CLOCK,
    )
    opened, sat = Opened(0, 1, _OPTIONS, 1), Sat(0, Seat(1), 2)
    return fold([opened, Announced(0, 1, secret, commit), sat, hand])


def moves(
    table: Table, choosers: tuple[Chooser, Chooser], chance: Callable[[int], Random]
) -> Iterator[Table]:
    """Play a hand out; yield the table before each move, and at the end.

    `chance` is what the mover is given at a turn.
    """
    yield table
    while table.hand is not None and table.hand.running:
        seat = table.hand.to_move
        play = choosers[seat](seat_view(table, seat), chance(table.turn))
        command = Play(0, seat, play.cards, play.kind) if play else Pass(0, seat)
        for event in decide(table, command):
            table = evolve(table, event)
        yield table


def _timed(choose: Chooser, thought: Thought) -> Chooser:
    def chosen(view: SeatView, rng: Random) -> Move:
        start = process_time()
        move = choose(view, rng)
        took = process_time() - start
        thought.add(Thought(1, took, took))
        return move

    return chosen


def _score(table: Table) -> int:
    assert table.hand is not None
    ended = table.hand.ended
    assert ended is not None
    stake = ended.base * ended.multiplier
    return stake if ended.winner == 0 else -stake
