"""How fast the store commits beside bare SQLite, and what a long history costs.

Prints; a slow machine or disk never fails it.
CRAZY_DUEL_BENCH=long plays 20 000 hands first, which takes minutes.
"""

import asyncio
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

from data import coins, meta, players
from data.audit import audit_file
from data.connection import Connection, connect
from data.leaderboard import Ranking, ranked
from data.migrate import migrate
from data.players import PlayerId
from data.profile import record
from data.store import Store
from tests.bench.stored import fill
from tests.data.evening import GUILD, START

LONG = os.environ.get("CRAZY_DUEL_BENCH") == "long"
ROUNDS, BATCH = (30, 20) if LONG else (10, 10)
AT_ONCE = 64
HANDS = 20_000 if LONG else 60


def pay(conn: Connection, number: int) -> None:
    """Do what a small act does: look, pay, and keep an answer."""
    bank = coins.issuer(conn, GUILD)
    payee = coins.account(conn, GUILD, PlayerId(1 + number % 2))
    coins.transfer(
        conn, key=f"relief:{GUILD}:{1 + number % 2}:{number}", payer=bank, payee=payee,
        amount=1, at=START,
    )  # fmt: skip
    meta.set(conn, "last", str(number))


def found(conn: Connection) -> None:
    players.ensure_guild(conn, GUILD, START)
    for user in (1, 2):
        coins.ensure_account(conn, GUILD, players.ensure_person(conn, user, START), START)


def bare(path: Path) -> Connection:
    conn = connect(path)
    migrate(conn, path)
    found(conn)
    return conn


def bare_batch(conn: Connection, first: int) -> float:
    """Return the seconds of a transaction, on SQLite alone with synchronous=FULL."""
    start = perf_counter()
    for number in range(first, first + BATCH):
        conn.execute("BEGIN IMMEDIATE")
        pay(conn, number)
        conn.execute("COMMIT")
    return (perf_counter() - start) / BATCH


async def store_batch(store: Store, first: int) -> float:
    """Return the seconds of a transaction through the store, one after the other."""
    start = perf_counter()
    for number in range(first, first + BATCH):
        await store.write(partial(pay, number=number))
    return (perf_counter() - start) / BATCH


async def crowd(store: Store, first: int) -> float:
    """Return the seconds of a transaction when 64 wait at any time."""

    async def one(place: int) -> None:
        for number in range(BATCH):
            await store.write(partial(pay, number=first + place * BATCH + number))

    start = perf_counter()
    await asyncio.gather(*(one(place) for place in range(AT_ONCE)))
    return (perf_counter() - start) / (AT_ONCE * BATCH)


async def test_small_transactions_beside_bare_sqlite(tmp_path: Path) -> None:
    conn = bare(tmp_path / "bare.sqlite3")
    store = await Store.open(tmp_path / "store.sqlite3")
    await store.write(found)
    alone, one, many = [], [], []
    for turn in range(ROUNDS):  # turn by turn, so that what slows the disk slows all
        alone.append(bare_batch(conn, turn * BATCH))
        one.append(await store_batch(store, turn * BATCH))
        if turn < 4:
            many.append(await crowd(store, 1_000_000 + turn * 10_000))
    await store.close()
    conn.close()
    bare_s, one_s, many_s = median(alone), median(one), median(many)
    print(
        f"\nbare SQLite, FULL {bare_s * 1e3:9.3f} ms a transaction ({1 / bare_s:7.0f} a second)"
        f"\nstore, one at a time {one_s * 1e3:6.3f} ms, {one_s / bare_s:.2f} × (goal: 1.5 or less)"
        f"\nstore, 64 at once {many_s * 1e3:9.3f} ms ({1 / many_s:7.0f} a second),"
        f" {one_s / many_s:.1f} × the throughput (goal: 5 or more)"
    )


def timed(name: str, act: Callable[[], object], repeats: int = 20) -> float:
    """Print and return the median milliseconds."""
    times = []
    for _ in range(repeats):
        start = perf_counter()
        act()
        times.append((perf_counter() - start) * 1e3)
    print(f"{name:28} p50 {median(times):8.2f} ms")
    return median(times)


def test_a_long_history_is_audited_and_asked(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite3"
    conn = connect(path)
    migrate(conn, path)
    conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    empty = path.stat().st_size
    conn.execute("PRAGMA synchronous = 0")
    fill(conn, HANDS)
    conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (events,) = conn.execute("SELECT count(*) FROM table_event").fetchone()
    size = (path.stat().st_size - empty) / HANDS
    print(f"\n{HANDS} hands: {size:.0f} bytes and {events / HANDS:.1f} events a hand")
    (now,) = conn.execute("SELECT max(ended_at) FROM hand").fetchone()
    slowest = max(
        timed(f"leaderboard {ranking}", lambda r=ranking: ranked(conn, GUILD, r, now, PlayerId(7)))  # type: ignore[misc]
        for ranking in Ranking
    )
    slowest = max(slowest, timed("profile", lambda: record(conn, GUILD, PlayerId(7))))
    timed("audit", lambda: audit_file(path), repeats=1)
    print(f"goals at 20 000 hands: 5 ms a question (now {slowest:.2f}), audit 10 s")
    assert audit_file(path).bad == ()
    conn.close()
