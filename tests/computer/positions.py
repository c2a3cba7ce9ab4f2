"""Positions for tests of the computer: hands and tricks by chance, and hands under way."""

from random import Random

from bot.computer.choose import choose
from bot.computer.packed import pack
from bot.rules.cards import DECK, Counts, count
from bot.rules.combinations import Reading
from bot.rules.moves import legal_moves
from bot.rules.notation import parse_canonical
from bot.rules.shuffle import commitment
from bot.table.commands import Pass, Play
from bot.table.decide import decide
from bot.table.events import SEATS, Announced, Opened, Sat, Seat
from bot.table.evolve import evolve, fold
from bot.table.options import Level, Mode, TableOptions
from bot.table.state import Table
from bot.table.views import SeatView, seat_view
from tests.computer.match import anyhow, dealt, moves
from tests.strategies import ONE, SECRET, deal_of


def packed(counts: Counts, *, two: bool = True) -> int:
    return pack(counts, two_in_chain_bomb=two)


def hands(number: int, seed: int, largest: int = 25) -> list[Counts]:
    chance = Random(seed)
    return [count(chance.sample(DECK, chance.randint(1, largest))) for _ in range(number)]


def tricks(number: int, seed: int) -> list[tuple[Counts, Reading]]:
    """Return hands, each with a play of another hand to beat."""
    chance = Random(seed)
    leads = [chance.choice(legal_moves(hand, None)) for hand in hands(number, seed + 1)]
    return list(zip(hands(number, seed + 2), leads, strict=True))


def turns(number: int, seed: int = 1) -> list[tuple[Table, Seat]]:
    """Return so many positions of hands under way, easy against who plays anyhow."""
    found: list[tuple[Table, Seat]] = []
    while len(found) < number:
        seed += 1
        chance = Random(seed)
        for table in moves(dealt(seed), (_easy, anyhow), chance):
            if table.hand is not None and table.hand.running:
                found.append((table, table.hand.to_move))
    return found[:number]


def leads(seed: int) -> tuple[Table, SeatView]:
    """Return a hand just dealt, and what the leader sees."""
    table = dealt(seed)
    assert table.hand is not None
    return table, seat_view(table, SEATS[table.hand.to_move])


def table_of(first: str, second: str, *acts: str) -> Table:
    """Return literal hands after some acts, the first seat leading; an empty act is a pass."""
    opened = Opened(0, 1, TableOptions(mode=Mode.PRACTICE), 1)
    announced = Announced(0, 1, SECRET, commitment(SECRET))
    table = fold([opened, announced, Sat(0, ONE, 2), deal_of(first, second)])
    for act in acts:
        assert table.hand is not None
        seat = table.hand.to_move
        command = Play(0, seat, parse_canonical(act)) if act else Pass(0, seat)
        for event in decide(table, command):
            table = evolve(table, event)
    return table


def seen_by(seat: Seat, first: str, second: str, *acts: str) -> SeatView:
    return seat_view(table_of(first, second, *acts), seat)


def _easy(view: SeatView, rng: Random) -> Reading | None:
    return choose(view, rng, Level.EASY)
