"""Finished hands for the tests of records, played at random and the same for one seed."""

from functools import cache
from itertools import count as count_from

from bot.table.events import Ended, EndedBy, Voided
from bot.table.record import Record, record_of
from tests.strategies import Game, random_game


def records(game: Game) -> list[Record]:
    """Return the hands of a game that are over."""
    ended = [event.number for event in game.events if isinstance(event, Ended | Voided)]
    return [record_of(game.events, number) for number in ended]


@cache
def a_record(seed: int = 1) -> Record:
    """Return a hand of some moves that both sides took part in."""
    found = (record for s in count_from(seed) for record in records(random_game(s)))
    return next(record for record in found if len(record.moves) > 5)


@cache
def won() -> Record:
    """Return a hand that was won by going out."""
    found = (record for seed in range(60) for record in records(random_game(seed, steps=150)))
    return next(r for r in found if isinstance(r.end, Ended) and r.end.ended_by is EndedBy.OUT)
