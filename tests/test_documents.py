"""The documents: links lead somewhere, tests that are named exist, commands are those there are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]


def ids(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_link_to_a_file_leads_to_one(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?://|#)([^)#\s]+)", text)
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_test_that_the_threats_name_exists() -> None:
    text = (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w/]+\.(?:py|sql))`", text))
    assert len(named) > 10
    assert [name for name in sorted(named) if not (ROOT / "tests" / name).is_file()] == []


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_no_page_speaks_of_commands_of_the_command_line_that_are_not_there(page: Path) -> None:
    from bot.command_line import main

    named = set(re.findall(r"`python -m bot ([a-z]+)", page.read_text(encoding="utf-8")))
    assert named <= main.commands.keys()
