"""The store: one writer for all, whoever fails, waits or is cancelled."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from data import interactions, meta, players
from data.connection import Connection
from data.errors import ClosedError
from data.interactions import AlreadyAnswered, Interaction
from data.store import Store, on_thread

SETTINGS = ("journal_mode", "synchronous", "foreign_keys", "recursive_triggers", "query_only")


def settings(conn: Connection) -> list[Any]:
    return [conn.execute(f"PRAGMA {name}").fetchone()[0] for name in SETTINGS]


def count(conn: Connection) -> int:
    value = meta.get(conn, "count")
    return int(value) if value else 0


def one_more(conn: Connection) -> int:
    meta.set(conn, "count", str(count(conn) + 1))
    return count(conn)


async def test_what_is_written_is_read_again_by_the_next_store(path: Path) -> None:
    store = await Store.open(path)
    assert await store.write(one_more) == 1
    assert await store.read(count) == 1
    await store.close()
    again = await Store.open(path)
    assert await again.read(count) == 1
    await again.close()
    assert not path.with_name(path.name + "-wal").exists()


async def test_both_connections_have_the_settings_that_safety_rests_on(store: Store) -> None:
    assert await store.write(settings) == ["wal", 2, 1, 1, 0]
    assert await store.read(settings) == ["wal", 2, 1, 1, 1]


async def test_a_hundred_at_once_are_each_counted_once_and_share_commits(store: Store) -> None:
    commits: list[str] = []

    def trace(conn: Connection) -> None:
        conn.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)

    await store.write(trace)
    commits.clear()
    numbers = await asyncio.gather(*(store.write(one_more) for _ in range(100)))
    assert sorted(numbers) == list(range(1, 101))
    assert len(commits) < 10
    await store.write(lambda conn: conn.set_trace_callback(None))


async def test_a_function_that_raises_gives_its_own_error_to_its_own_caller(store: Store) -> None:
    def failing(conn: Connection) -> None:
        one_more(conn)
        raise KeyError("mine")

    outcomes = await asyncio.gather(
        store.write(one_more), store.write(failing), store.write(one_more), return_exceptions=True
    )
    assert (outcomes[0], outcomes[2]) == (1, 2)
    assert isinstance(outcomes[1], KeyError)


async def test_a_caller_cancelled_in_the_middle_leaves_no_transaction_open(store: Store) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(conn: Connection) -> None:
        one_more(conn)
        begun.set()
        go_on.wait(10)

    task = asyncio.create_task(store.write(slow))
    await asyncio.to_thread(begun.wait, 10)
    behind = asyncio.create_task(store.write(one_more))
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    go_on.set()
    assert await behind == 2  # it was committed all the same, whole
    assert await store.read(count) == 2


async def test_a_caller_cancelled_while_it_waits_has_done_nothing(store: Store) -> None:
    first, second = (asyncio.create_task(store.write(one_more)) for _ in range(2))
    await asyncio.sleep(0)  # both are in the queue, and the writer has not looked yet
    second.cancel()
    assert await first == 1
    assert await store.write(count) == 1


async def test_whatever_moment_a_caller_is_cancelled_at_the_store_goes_on(store: Store) -> None:
    for moment in range(30):
        task = asyncio.create_task(store.write(one_more))
        for _ in range(moment):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        before = await store.write(count)
        assert await store.write(one_more) == before + 1


async def test_a_function_that_finds_nothing_next_lets_nobody_wait_for_ever(store: Store) -> None:
    def nothing(_: Connection) -> int:
        return next(iter(()))

    for asked in (store.write(nothing), store.read(nothing)):
        with pytest.raises(RuntimeError, match="nothing next"):
            await asyncio.wait_for(asked, 5)
    assert await store.write(one_more) == 1


async def test_when_the_thread_is_gone_the_callers_are_told(path: Path) -> None:
    store = await Store.open(path)
    await store._writer.close()
    with pytest.raises(ValueError, match="closed"):
        await asyncio.wait_for(store.write(one_more), 5)
    await store.close()


async def test_a_read_returns_rows_and_no_cursor(store: Store) -> None:
    with pytest.raises(TypeError, match="cursor"):
        await store.read(lambda conn: conn.execute("SELECT 1"))
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store.read(one_more)


async def test_closing_finishes_what_was_asked_before_and_refuses_what_comes_after(
    path: Path,
) -> None:
    store = await Store.open(path)
    waiting = [asyncio.create_task(store.write(one_more)) for _ in range(20)]
    await asyncio.sleep(0)
    await store.close()
    assert sorted(await asyncio.gather(*waiting)) == list(range(1, 21))
    await store.close()
    for late in (store.write(one_more), store.read(count)):
        with pytest.raises(ClosedError):
            await late


async def test_aiosqlite_still_runs_a_function_whole_on_its_thread() -> None:
    """The one private call that the store rests on: pinned here, should aiosqlite change it."""
    assert aiosqlite.__version__.startswith("0.22.")
    async with aiosqlite.connect(":memory:") as connection:
        assert await on_thread(connection, lambda conn: type(conn)) is sqlite3.Connection
        with pytest.raises(ZeroDivisionError):
            await on_thread(connection, lambda _: 1 // 0)


async def test_two_claims_of_one_interaction_at_once_are_answered_alike(store: Store) -> None:
    def claim(result: str) -> Callable[[Connection], None]:
        return lambda conn: interactions.claim(conn, Interaction(7, ann, result), 1)

    ann = await store.write(lambda conn: players.ensure_person(conn, 11, 1))
    outcomes = await asyncio.gather(
        *(store.write(claim(f'{{"n":{n}}}')) for n in range(20)), return_exceptions=True
    )
    assert outcomes[0] is None
    later = [o.result for o in outcomes[1:] if isinstance(o, AlreadyAnswered)]
    assert later == ['{"n":0}'] * 19
