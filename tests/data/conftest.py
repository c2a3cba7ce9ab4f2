"""A fresh database file for each test."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from data import results
from data.connection import Connection, connect
from data.migrate import migrate
from data.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "var" / "duel.sqlite3"


@pytest.fixture
def conn(tmp_path: Path) -> Iterator[Connection]:
    """A database without a store; whatever a test did, every invariant holds afterwards."""
    file = tmp_path / "duel.sqlite3"
    conn = connect(file)
    migrate(conn, file)
    yield conn
    assert not conn.in_transaction
    assert results.check(conn) == []
    conn.close()


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(path)
    yield store
    await store.close()
