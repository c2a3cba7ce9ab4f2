"""How long profiles, leaderboards and histories take with 20 000 hands stored: 5 ms at most."""

import time
from collections.abc import Callable, Iterator

import pytest

from data.connection import Connection, connect
from data.history import history
from data.leaderboard import Ranking, ranked
from data.migrate import migrate
from data.players import PlayerId
from data.profile import record
from tests.bench.long_record import GUILD, NOW, PLAYERS, REGULAR, write_record

MOST_MS = 5.0
ME = PlayerId(REGULAR)


@pytest.fixture(scope="module")
def conn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Connection]:
    file = tmp_path_factory.mktemp("record") / "duel.sqlite3"
    conn = connect(file)
    migrate(conn, file)
    write_record(conn)
    yield conn
    conn.close()


def median_ms(fn: Callable[[], object]) -> float:
    """Return the middle of 15 runs."""
    times = []
    for _ in range(15):
        start = time.perf_counter()
        fn()
        times.append((time.perf_counter() - start) * 1000)
    return sorted(times)[7]


def test_a_profile_is_read_in_time(conn: Connection) -> None:
    assert record(conn, GUILD, ME).stars == 10
    took = median_ms(lambda: record(conn, GUILD, ME))
    print(f"profile {took:.2f} ms")
    assert took <= MOST_MS


@pytest.mark.parametrize("ranking", Ranking)
def test_a_leaderboard_is_read_in_time(conn: Connection, ranking: Ranking) -> None:
    assert len(ranked(conn, GUILD, ranking, NOW, ME)) > PLAYERS / 2
    took = median_ms(lambda: ranked(conn, GUILD, ranking, NOW, ME))
    print(f"leaderboard {ranking} {took:.2f} ms")
    assert took <= MOST_MS


@pytest.mark.parametrize("number", [0, 10, 100_000])
def test_a_history_is_read_in_time(conn: Connection, number: int) -> None:
    assert history(conn, GUILD, ME, number, 10).entries
    took = median_ms(lambda: history(conn, GUILD, ME, number, 10))
    print(f"history page {number} {took:.2f} ms")
    assert took <= MOST_MS
