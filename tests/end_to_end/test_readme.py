"""The README's table of commands is that of the bot: every command, and its options."""

import re
from pathlib import Path
from typing import Any

from discord import app_commands

from tests.end_to_end.table import Evening

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = {
    page.name: page.read_text(encoding="utf-8") for page in sorted((ROOT / "docs").rglob("*.md"))
}
Command = app_commands.Command[Any, ..., Any]


def written() -> list[list[str]]:
    """Return the words of each command in the table, with what stands behind it."""
    table = README.partition("## Playing\n")[2].partition("\n## ")[0]
    found = []
    for row in re.findall(r"^\| (`/.*?) \| ", table, re.M):
        group = ""
        for words in re.findall(r"`([^`]+)`", row):
            group = words.split()[0] if words.startswith("/") else group
            found.append((words if words.startswith("/") else f"{group} {words}")[1:].split())
    return found


def commands(evening: Evening) -> dict[str, Command]:
    """Return the bot's commands by their whole names."""
    tree = evening.app.client.tree
    every = tree.walk_commands()
    return {one.qualified_name: one for one in every if isinstance(one, app_commands.Command)}


def split(words: list[str], known: dict[str, Command]) -> tuple[str, list[str]] | None:
    """Return the command that words name, and the options behind it."""
    for length in range(len(words), 0, -1):
        if " ".join(words[:length]) in known:
            return " ".join(words[:length]), words[length:]
    return None


async def test_the_table_has_every_command_and_no_other(evening: Evening) -> None:
    known = commands(evening)
    named = {one[0] for words in written() if (one := split(words, known))}
    assert [words for words in written() if not split(words, known)] == []
    assert known.keys() - named == set()


async def test_the_options_in_the_table_are_those_there_are(evening: Evening) -> None:
    known = commands(evening)
    for words in written():
        found = split(words, known)
        assert found is not None
        name, options = found
        there = {str(option.display_name): option for option in known[name].parameters}
        for option in options:
            meant = option.strip("[]")
            assert meant in there, f"/{name} has no {meant}"
            assert there[meant].required is not option.startswith("["), f"/{name} {option}"
        needed = {option for option, it in there.items() if it.required}
        assert needed <= set(options), f"/{name} needs {needed}"


async def test_no_page_names_a_command_that_is_not_there(evening: Evening) -> None:
    known = commands(evening)
    for name, text in PAGES.items():
        for words in re.findall(r"`/((?:duel|coins|tournament|duel-admin)(?: [a-z]+)*)", text):
            parts = words.split()
            assert split(parts, known) or len(parts) == 1, f"{name}: /{words}"
