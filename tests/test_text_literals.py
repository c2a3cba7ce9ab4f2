"""The code says nothing itself: what people read comes from the catalogues."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WORDS = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}|[\u3400-\u9fff]")
LETTERS = re.compile(r"[A-Za-z\u3400-\u9fff]{2,}")
SAID = frozenset({"label", "placeholder", "description", "title", "content"})  # given to Discord
SAYING = frozenset({"text", "plain"})
# What reads what people type, and names for the log: nothing of it is ever shown.
READING = frozenset({"cogs/play_query.py", "cogs/start_time.py"})
FOR_THE_LOG = frozenset({"cogs/naming.py", "bot/host/opponent.py", "bot/host/rate_limit.py"})


def sources() -> list[str]:
    """Return the modules that talk to people."""
    found = [path for d in ("cogs", "bot/host") for path in (ROOT / d).rglob("*.py")]
    return sorted(str(path.relative_to(ROOT)) for path in found)


def _docstring(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        first = node.body[0] if node.body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            return [first.value]
    return []


def _unsaid(tree: ast.AST) -> set[int]:
    """Return the ids of what nobody reads: docstrings, errors, what is logged."""
    found: set[int] = set()
    for node in ast.walk(tree):
        found |= {id(part) for part in _docstring(node)}
        if isinstance(node, ast.Raise | ast.Assert):
            found |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            if isinstance(owner, ast.Name) and owner.id in ("log", "re"):
                found |= {id(part) for part in ast.walk(node)}
    return found


def literals(tree: ast.AST) -> Iterator[str]:
    """Return the texts of a module that look as if somebody were to read them."""
    unsaid = _unsaid(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in unsaid and WORDS.search(node.value):
                yield node.value
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
            given = [one.value for one in node.keywords if one.arg in SAID]
            for value in [*given, *(node.args if name in SAYING else [])]:
                if isinstance(value, ast.Constant) and LETTERS.search(str(value.value)):
                    yield str(value.value)


@pytest.mark.parametrize("source", [s for s in sources() if s not in READING | FOR_THE_LOG])
def test_a_module_says_nothing_itself(source: str) -> None:
    tree = ast.parse((ROOT / source).read_text(encoding="utf-8"))
    assert list(literals(tree)) == []


@pytest.mark.parametrize(
    "code",
    [
        'plain("Done")',
        'Button(label="Sit")',
        'say("you have won")',
        'say(f"{who} has won")',
        'say("你赢了")',
    ],
)
def test_a_literal_would_be_found(code: str) -> None:
    assert len(list(literals(ast.parse(code)))) == 1


@pytest.mark.parametrize(
    "code", ['"""A fine docstring."""', 'raise ValueError("it is not so")', 'log.info("so it is")']
)
def test_what_nobody_reads_is_left_alone(code: str) -> None:
    assert list(literals(ast.parse(code))) == []
