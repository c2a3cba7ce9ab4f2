"""The audit of dependencies that `make check` ends with: what it says is what was looked at."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
AUDIT = ".ci/dependencies.py"

GOOD = {"name": "click", "version": "8.1", "vulns": []}
WEAK = {
    "name": "aiohttp",
    "version": "3.9",
    "vulns": [{"id": "GHSA-1", "fix_versions": ["3.10"]}, {"id": "CVE-2", "fix_versions": []}],
}
UNKNOWN = {"name": "yarl", "skip_reason": "Dependency not found on PyPI"}
OURSELVES = {"name": "crazy-duel", "skip_reason": "distribution marked as editable"}


def audited(**settings: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, str(ROOT / AUDIT)],
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def answering(folder: Path, **answers: list[dict[str, Any]]) -> "subprocess.CompletedProcess[str]":
    """Run the audit where each service answers so; one that is not named can't be reached."""
    package = folder / "pip_audit"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text(
        "import json, sys\n"
        f"answers = json.loads({json.dumps(answers)!r})\n"
        "service = sys.argv[sys.argv.index('--vulnerability-service') + 1]\n"
        "if service not in answers:\n"
        "    sys.exit('ConnectionError: nobody there')\n"
        "print(json.dumps({'dependencies': answers[service], 'fixes': []}))\n"
    )
    return audited(PYTHONPATH=str(folder))


def test_all_that_is_installed_was_looked_at_and_is_well(tmp_path: Path) -> None:
    run = answering(tmp_path, pypi=[GOOD, OURSELVES])
    assert run.returncode == 0
    assert run.stdout == "dependencies: nothing known against 1\n"


def test_a_known_weakness_fails_and_is_named_with_what_mends_it(tmp_path: Path) -> None:
    run = answering(tmp_path, pypi=[GOOD, WEAK])
    assert run.returncode == 1
    assert run.stdout.splitlines() == [
        "dependencies: 2 known weaknesses",
        "aiohttp 3.9: GHSA-1, mended in 3.10",
        "aiohttp 3.9: CVE-2, not mended yet",
    ]


def test_what_the_index_does_not_know_is_not_said_to_be_well(tmp_path: Path) -> None:
    run = answering(tmp_path, pypi=[GOOD, UNKNOWN])
    assert run.returncode == 0
    assert run.stdout == "dependencies: nothing known against 1; NOT LOOKED AT: yarl\n"


@pytest.mark.parametrize("first", [{}, {"pypi": [UNKNOWN]}], ids=["away", "knows none"])
def test_where_one_service_knows_nothing_the_other_is_asked(
    tmp_path: Path, first: dict[str, list[dict[str, Any]]]
) -> None:
    run = answering(tmp_path, **first, osv=[WEAK])
    assert run.returncode == 1
    assert "GHSA-1" in run.stdout


def test_an_index_that_knows_nothing_at_all_is_no_pass(tmp_path: Path) -> None:
    run = answering(tmp_path, pypi=[UNKNOWN, OURSELVES])
    assert run.returncode == 0
    assert run.stdout.splitlines() == [
        "dependencies: NOT LOOKED AT, nobody could be asked. Try it where there is a network.",
        "  pypi: Dependency not found on PyPI",
        "  osv: ConnectionError: nobody there",
    ]


def test_without_a_network_it_says_so_and_fails_nothing() -> None:
    nowhere = dict.fromkeys(("HTTPS_PROXY", "https_proxy", "ALL_PROXY"), "http://127.0.0.1:9")
    run = audited(**nowhere)
    assert run.returncode == 0
    assert run.stdout.startswith("dependencies: NOT LOOKED AT, nobody could be asked.")


def test_make_check_ends_with_it() -> None:
    assert f"$(BIN)/python {AUDIT}\n" in (ROOT / "Makefile").read_text(encoding="utf-8")
