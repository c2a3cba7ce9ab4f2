"""docs/local-discord.md: its example runs, its tests exist, and no fault or lever is left out."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.app import running
from bot.clock import ManualClock
from bot.config import Config
from bot.sandbox.faults import FAULTS
from bot.sandbox.server import LocalDiscord
from tests.test_fault_list import ROOT, names_in

TEXT = (ROOT / "docs" / "local-discord.md").read_text(encoding="utf-8")
KNOWN = {"LocalDiscord": LocalDiscord, "ManualClock": ManualClock, "Config": Config}


async def test_the_example_runs(tmp_path: Path) -> None:
    code = TEXT.partition("```python\n")[2].partition("```")[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 13
    names: dict[str, Any] = {**KNOWN, "running": running}
    exec(code, names)
    await names["example"](tmp_path)


def test_every_test_named_exists() -> None:
    named = re.findall(r"`([\w/]+\.py)::(test_\w+)`", TEXT)
    assert len(named) > 25
    assert [one for one in named if one[1] not in names_in(ROOT / "tests" / one[0])] == []


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_is_listed(name: str) -> None:
    assert f"| `{name}` |" in TEXT
