"""How long it takes to pair a Swiss round of 256 players, and the standings after it."""

import time
from random import Random

from bot.tournament.standings import standings
from tests.tournament.event import Event

PLAYERS = 256


def test_swiss_rounds_of_256_players() -> None:
    chance, times, tables = Random(1), [], []
    event = Event.started(PLAYERS)
    while not event.now.played_out:
        begun = time.perf_counter()
        event.next_round()
        times.append(time.perf_counter() - begun)
        event.play_round(chance.sample(range(1, PLAYERS + 1), PLAYERS // 2))
        begun = time.perf_counter()
        rows = standings(event.now)
        tables.append(time.perf_counter() - begun)
    assert len(rows) == PLAYERS
    print(
        f"\nSwiss, {PLAYERS} players, {len(times)} rounds: pairing at most {max(times):.2f} s"
        f" (aim: 1 s), standings at most {1000 * max(tables):.0f} ms"
    )
