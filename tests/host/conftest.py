"""A hall to host tournaments in."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data import audit
from data.store import Store
from tests.host.hall import Hall


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    store = await Store.open(tmp_path / "duel.sqlite3")
    yield Hall(store)
    await store.close()
    assert audit.audit_file(tmp_path / "duel.sqlite3").bad == ()
