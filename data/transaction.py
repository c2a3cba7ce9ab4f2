"""Transactions: plain functions run whole on one connection's thread, several to a commit.

Each function has a savepoint, so one that raises takes back only itself. A full disk may drop the
savepoints and the whole transaction: `in_transaction` tells. Knows nothing of asyncio.
"""

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from data.connection import Connection

T = TypeVar("T")
Job = Callable[[Connection], Any]


@dataclass(frozen=True, slots=True)
class Done:
    """A function's answer; it is committed."""

    value: Any


Outcome = Done | Exception


class _Lost(Exception):  # noqa: N818 -- never leaves this module
    """The transaction ended under a function; `__cause__` tells why."""


def commit(conn: Connection) -> None:
    """End a transaction well."""
    conn.execute("COMMIT")


def write(
    conn: Connection, jobs: Sequence[Job], commit: Callable[[Connection], None] = commit
) -> list[Outcome]:
    """Run the functions in one transaction and return what became of each."""
    try:
        return _together(conn, jobs, commit)
    except Exception as error:
        if len(jobs) == 1:
            cause = error.__cause__ if isinstance(error, _Lost) else None
            return [cause if isinstance(cause, Exception) else error]
    # What broke the common transaction may be one function's doing: alone, the others still work.
    return [outcome for job in jobs for outcome in write(conn, [job], commit)]


def read(conn: Connection, job: Callable[[Connection], T]) -> T:
    """Run one function on one snapshot."""
    conn.execute("BEGIN")
    try:
        return _call(conn, job)
    finally:
        _end(conn)


def _together(
    conn: Connection, jobs: Sequence[Job], commit: Callable[[Connection], None]
) -> list[Outcome]:
    conn.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_one(conn, job) for job in jobs]
        commit(conn)
    finally:
        _end(conn)
    return outcomes


def _one(conn: Connection, job: Job) -> Outcome:
    conn.execute("SAVEPOINT job")
    outcome: Outcome
    try:
        outcome = Done(_call(conn, job))
    except Exception as error:
        outcome = error
    if not conn.in_transaction:
        broken = RuntimeError("a function ended the transaction it runs in")
        raise _Lost from (outcome if isinstance(outcome, Exception) else broken)
    if not isinstance(outcome, Done):
        conn.execute("ROLLBACK TO job")
    conn.execute("RELEASE job")
    return outcome


def _call(conn: Connection, job: Callable[[Connection], T]) -> T:
    try:
        return job(conn)
    except StopIteration as error:  # no future can carry it: whoever waits would wait for ever
        raise RuntimeError("a function found nothing next") from error


def _end(conn: Connection) -> None:
    if conn.in_transaction:
        with contextlib.suppress(Exception):  # the first error is the one to tell
            conn.execute("ROLLBACK")
