"""docs/faults.md names tests that exist, for each paragraph, and leaves out none of the faults'."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LIST = (ROOT / "docs" / "faults.md").read_text(encoding="utf-8")
FAULTS = ROOT / "tests" / "end_to_end" / "faults"
PARTS = ("Joining", "Vanishing", "Races", "Restart", "Messages", "Money")
NAMED = re.findall(r"`([\w/]+\.py)::(test_\w+)`", LIST)


def names_in(path: Path) -> set[str]:
    """Return the names of a file's tests."""
    return set(re.findall(r"^(?:async )?def (test_\w+)", path.read_text(encoding="utf-8"), re.M))


def test_every_test_named_exists() -> None:
    missing = [
        f"{file}::{name}" for file, name in NAMED if name not in names_in(ROOT / "tests" / file)
    ]
    assert missing == []


@pytest.mark.parametrize("part", PARTS)
def test_every_fault_of_a_paragraph_has_a_test(part: str) -> None:
    section = LIST.partition(f"## {part}\n")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ") and "::" in line]
    faults = [line for line in section.splitlines() if line.startswith("| ")][1:]
    assert len(rows) == len(faults) >= 7


def test_every_test_of_a_fault_is_named() -> None:
    written = {
        (f"end_to_end/faults/{path.name}", name)
        for path in FAULTS.glob("test_*.py")
        for name in names_in(path)
    }
    assert written - set(NAMED) == set()
