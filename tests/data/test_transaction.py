"""Transactions: several functions to a commit, each whole or not at all."""

import sqlite3
from pathlib import Path

import pytest

from data import meta, transaction
from data.connection import Connection, connect
from data.transaction import Done


def keep(key: str, value: str = "x" * 10) -> transaction.Job:
    return lambda conn: meta.set(conn, key, value)


def keys(conn: Connection) -> list[str]:
    return [key for (key,) in conn.execute("SELECT key FROM meta ORDER BY key")]


def failing(conn: Connection) -> None:
    meta.set(conn, "failed", "half")
    raise ValueError("no")


def test_functions_are_committed_together_and_answer_each(conn: Connection) -> None:
    commits = []
    conn.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
    outcomes = transaction.write(conn, [keep("a"), lambda _: 7, keep("b")])
    conn.set_trace_callback(None)
    assert outcomes == [Done(None), Done(7), Done(None)]
    assert keys(conn) == ["a", "b"]
    assert len(commits) == 1


def test_one_that_fails_takes_back_only_itself(conn: Connection) -> None:
    first, second, third = transaction.write(conn, [keep("a"), failing, keep("b")])
    assert (first, third) == (Done(None), Done(None))
    assert isinstance(second, ValueError)
    assert keys(conn) == ["a", "b"]


def test_a_later_function_sees_what_an_earlier_one_wrote(conn: Connection) -> None:
    _, seen = transaction.write(conn, [keep("a", "1"), lambda conn: meta.get(conn, "a")])
    assert seen == Done("1")


def fill_the_disk(conn: Connection) -> None:
    meta.set(conn, "huge", "x" * 10_000_000)


def test_a_full_disk_fails_only_the_function_that_fills_it(conn: Connection) -> None:
    (pages,) = conn.execute("PRAGMA page_count").fetchone()
    conn.execute(f"PRAGMA max_page_count = {pages + 20}")
    first, full, last = transaction.write(conn, [keep("a"), fill_the_disk, keep("b")])
    assert (first, last) == (Done(None), Done(None))
    assert isinstance(full, sqlite3.OperationalError)
    assert full.sqlite_errorcode == sqlite3.SQLITE_FULL
    assert keys(conn) == ["a", "b"]
    assert not conn.in_transaction


@pytest.mark.parametrize("ending", ["COMMIT", "ROLLBACK"])
def test_a_function_that_ends_the_transaction_is_a_bug_and_harms_nobody_else(
    conn: Connection, ending: str
) -> None:
    first, broken, last = transaction.write(
        conn, [keep("a"), lambda conn: conn.execute(ending), keep("b")]
    )
    assert (first, last) == (Done(None), Done(None))
    assert isinstance(broken, RuntimeError)
    assert keys(conn) == ["a", "b"]


def test_a_locked_file_fails_every_function_and_the_next_ones_work(
    conn: Connection, tmp_path: Path
) -> None:
    conn.execute("PRAGMA busy_timeout = 0")
    other = connect(tmp_path / "duel.sqlite3")
    other.execute("BEGIN IMMEDIATE")
    outcomes = transaction.write(conn, [keep("a"), keep("b")])
    assert [type(outcome) for outcome in outcomes] == [sqlite3.OperationalError] * 2
    other.execute("ROLLBACK")
    other.close()
    assert transaction.write(conn, [keep("a")]) == [Done(None)]


def test_a_read_sees_one_snapshot_and_leaves_nothing_open(conn: Connection, tmp_path: Path) -> None:
    transaction.write(conn, [keep("a")])
    reader = connect(tmp_path / "duel.sqlite3", read_only=True)

    def look_twice(reader: Connection) -> tuple[list[str], list[str]]:
        before = keys(reader)
        transaction.write(conn, [keep("b")])
        return before, keys(reader)

    assert transaction.read(reader, look_twice) == (["a"], ["a"])
    assert not reader.in_transaction
    assert transaction.read(reader, keys) == ["a", "b"]
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        transaction.read(reader, keep("c"))
    assert not reader.in_transaction
    reader.close()
