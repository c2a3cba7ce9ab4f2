"""How long profiles, leaderboards and histories take with 20 000 hands stored.

Prints, beside the 5 ms that are meant; a slow machine never fails it.
"""

import time
from collections.abc import Callable, Iterator
from statistics import median

import pytest

from data.connection import Connection, connect
from data.history import history
from data.leaderboard import Ranking, ranked
from data.migrate import migrate
from data.players import PlayerId
from data.profile import record
from tests.bench.long_record import GUILD, NOW, PLAYERS, REGULAR, write_record

ME = PlayerId(REGULAR)


@pytest.fixture(scope="module")
def conn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Connection]:
    file = tmp_path_factory.mktemp("record") / "duel.sqlite3"
    conn = connect(file)
    migrate(conn, file)
    write_record(conn)
    yield conn
    conn.close()


def show(name: str, fn: Callable[[], object]) -> None:
    """Print the middle of 15 runs."""
    times = []
    for _ in range(15):
        start = time.perf_counter()
        fn()
        times.append((time.perf_counter() - start) * 1000)
    print(f"{name:32} p50 {median(times):6.2f} ms   ≤ 5")


def test_a_profile_is_read(conn: Connection) -> None:
    assert record(conn, GUILD, ME).stars == 10
    show("profile", lambda: record(conn, GUILD, ME))


@pytest.mark.parametrize("ranking", Ranking)
def test_a_leaderboard_is_read(conn: Connection, ranking: Ranking) -> None:
    assert len(ranked(conn, GUILD, ranking, NOW, ME)) > PLAYERS / 2
    show(f"leaderboard {ranking}", lambda: ranked(conn, GUILD, ranking, NOW, ME))


@pytest.mark.parametrize("number", [0, 10, 100_000])
def test_a_history_is_read(conn: Connection, number: int) -> None:
    assert history(conn, GUILD, ME, number, 10).entries
    show(f"history page {number}", lambda: history(conn, GUILD, ME, number, 10))
