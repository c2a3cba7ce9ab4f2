"""Store: the one way to the database file. One writer, one reader, each with its own thread.

`write` and `read` take a plain function and run it whole on that thread: no await ever happens
inside a transaction. Never knows what the functions do.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar, cast

import aiosqlite

from data import results, transaction
from data.connection import BUSY_MS, connect, refuse_damaged
from data.connection import Connection as Connection
from data.errors import ClosedError, NotADatabaseError, explained
from data.filesystem import refuse_network
from data.lock import FileLock
from data.migrate import migrate
from data.private import make_private

T = TypeVar("T")
_Waiting = tuple[Callable[[Connection], Any], asyncio.Future[Any]]

MOST_TOGETHER = 256  # functions in one commit


class Store:
    """The open database. Made by `open`, ended by `close`."""

    def __init__(
        self,
        writer: aiosqlite.Connection,
        reader: aiosqlite.Connection,
        lock: FileLock,
        commit: Callable[[Connection], None],
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self._commit = commit
        self._waiting: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._closed = False
        self._writing = asyncio.create_task(self._write_all(), name="database writer")

    @classmethod
    async def open(
        cls, path: Path, commit: Callable[[Connection], None] = transaction.commit
    ) -> Self:
        """Open the database, made or migrated where needed. Raise a StoreError saying why not.

        `commit` ends each transaction; only tests of crashes need another one.
        """
        lock = await _opening(path, asyncio.to_thread(_lock, path))
        try:
            # First on a connection of its own: aiosqlite's thread outlives one that can't be made.
            await _opening(path, asyncio.to_thread(_make_ready, path))
            writer = await _opening(path, aiosqlite.Connection(partial(connect, path), 64))
            try:
                connector = partial(connect, path, read_only=True)
                reader = await _opening(path, aiosqlite.Connection(connector, 64))
            except BaseException:
                await writer.close()
                raise
        except BaseException:
            lock.release()
            raise
        return cls(writer, reader, lock, commit)

    @property
    def waiting(self) -> int:
        """Return how many functions wait for the writer."""
        return self._waiting.qsize()

    async def write(self, fn: Callable[[Connection], T]) -> T:
        """Run `fn` as one transaction and return its answer once it is durable.

        `fn` may run twice (after a full disk), so it must do nothing but SQL. What it raises takes
        back all it did. A caller cancelled meanwhile doesn't learn whether it was committed.
        """
        if self._closed:
            raise ClosedError("The database is closed.")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((fn, answer))
        return await answer

    async def read(self, fn: Callable[[Connection], T]) -> T:
        """Run `fn` on a snapshot of what is committed. It can't write, and returns no cursor."""
        if self._closed:
            raise ClosedError("The database is closed.")
        answer = await on_thread(self._reader, lambda conn: transaction.read(conn, fn))
        if isinstance(answer, sqlite3.Cursor):
            raise TypeError("a read returns rows, not a cursor")
        return answer

    async def fold(self) -> None:
        """Fold the log into the file and empty it: what was deleted is in neither then.

        Left for the next one while somebody else looks at the file (an audit, a backup), or the
        disk is full.
        """
        if not self._closed:
            await on_thread(self._writer, _fold)

    async def close(self) -> None:
        """Finish what is waiting, close the file and let another process have it."""
        if self._closed:
            return
        self._closed = True
        self._waiting.put_nowait(None)
        try:
            await self._writing
        finally:
            await self._reader.close()
            await self._writer.close()  # the last one folds the log into the file
            self._lock.release()

    async def _write_all(self) -> None:
        going_on = True
        while going_on:
            group = [await self._waiting.get()]
            while not self._waiting.empty() and len(group) < MOST_TOGETHER:
                group.append(self._waiting.get_nowait())
            going_on = None not in group
            await self._write([job for job in group if job and not job[1].done()])

    async def _write(self, group: list[_Waiting]) -> None:
        if not group:
            return
        jobs = [fn for fn, _ in group]
        outcomes: list[transaction.Outcome]
        try:
            outcomes = await on_thread(
                self._writer, lambda conn: transaction.write(conn, jobs, self._commit)
            )
        except Exception as error:  # the thread is gone: nobody may wait for ever
            outcomes = [error] * len(group)
        for (_, answer), outcome in zip(group, outcomes, strict=True):
            if answer.done():  # its caller was cancelled
                continue
            if isinstance(outcome, transaction.Done):
                answer.set_result(outcome.value)
            else:
                answer.set_exception(outcome)


async def on_thread(connection: aiosqlite.Connection, fn: Callable[[Connection], T]) -> T:
    """Run a function whole on the connection's thread.

    aiosqlite has no public way to do so, only one statement at a time: the one use of its private
    names.
    """
    answer = await connection._execute(lambda: fn(connection._conn))  # type: ignore[no-untyped-call]
    return cast(T, answer)


def _fold(conn: Connection) -> None:
    conn.execute("PRAGMA busy_timeout = 0")  # nobody's write waits for this
    try:
        with suppress(sqlite3.OperationalError):
            conn.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    finally:
        conn.execute(f"PRAGMA busy_timeout = {BUSY_MS}")


def _lock(path: Path) -> FileLock:
    refuse_network(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    return FileLock(path)


def _make_ready(path: Path) -> None:
    if not path.exists():
        make_private(path)
    conn = connect(path)
    try:
        refuse_damaged(conn, path)
        migrate(conn, path)
        conn.execute("DELETE FROM meta WHERE 0")  # a file that can't be written fails now
        if broken := results.check(conn, quick=True):
            raise NotADatabaseError(
                f"{path} contradicts itself: not so that {'; '.join(broken)}."
                " See `python -m bot audit`; restore a backup."
            )
    finally:
        conn.close()


async def _opening(path: Path, step: Awaitable[T]) -> T:
    try:
        return await step
    except (sqlite3.Error, OSError) as error:
        raise explained(error, path) from error
