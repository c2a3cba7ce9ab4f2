"""Laws of the code base itself: tools are clean, files are small, names are where they belong."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "cogs", "rendering", "data")
SOURCES = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
TESTS = sorted((ROOT / "tests").rglob("*.py"))


@pytest.mark.parametrize(
    "tool",
    [
        ("ruff", "check", "."),
        ("ruff", "format", "--check", "."),
        ("mypy",),
        ("importlinter.cli", "lint"),
    ],
    ids=lambda tool: " ".join(tool),
)
def test_the_tools_are_clean(tool: tuple[str, ...]) -> None:
    module, *arguments = tool
    command = [sys.executable, "-m", module, *arguments]
    if module == "importlinter.cli":
        command = [str(Path(sys.executable).with_name("lint-imports"))]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_no_file_is_above_300_lines() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in (*SOURCES, *TESTS)
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 300
    }
    assert long == {}


def test_every_module_says_what_it_owns() -> None:
    silent = [path for path in SOURCES if not path.read_text(encoding="utf-8").startswith('"""')]
    assert silent == []


def test_no_module_is_a_drawer_for_everything() -> None:
    drawers = {"utils.py", "util.py", "helpers.py", "helper.py", "manager.py", "common.py"}
    assert [path for path in SOURCES if path.name in drawers] == []


def test_nothing_that_runs_text_or_unpickles() -> None:
    banned = re.compile(r"\b(eval|exec|pickle|marshal|os\.system)\b\s*[(.]|shell\s*=\s*True")
    found = [path for path in SOURCES if banned.search(path.read_text(encoding="utf-8"))]
    assert found == []


def test_tests_mock_nothing_of_discord() -> None:
    banned = re.compile(r"MagicMock|AsyncMock|unittest\.mock|from mock")
    here = Path(__file__)
    found = [p for p in TESTS if p != here and banned.search(p.read_text(encoding="utf-8"))]
    assert found == []
