"""A fresh store for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "var" / "duel.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(path)
    yield store
    await store.close()
