"""The whole bot and a local Discord in one event loop, on a clock turned by hand."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.end_to_end.table import Evening, hosted


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "crazy-duel.sqlite3"


@pytest.fixture
async def evening(database: Path) -> AsyncIterator[Evening]:
    async with hosted(database) as evening:
        yield evening
