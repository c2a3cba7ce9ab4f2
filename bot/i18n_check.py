"""What a language lacks: keys and facts of its catalogues, compared with English.

A fact that English shows has to be shown by every language; one that only chooses between forms
(plurals, say) may be left out, and none may be used that nobody gives. What a text refers to has to
be in the same language. Reads catalogues, says nothing to players.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.runtime.builtins import BUILTINS
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n import DEFAULT_LANGUAGE, LANGUAGES, LOCALES


@dataclass(frozen=True, slots=True)
class Entry:
    """A text as it stands in a catalogue: its file, the facts it uses, and what it refers to."""

    file: str
    shown: frozenset[str]
    choosing: frozenset[str]  # between forms
    refers: frozenset[str]  # to other texts, and to functions

    @property
    def facts(self) -> frozenset[str]:
        """Return every fact that the text uses."""
        return self.shown | self.choosing


@dataclass(frozen=True, slots=True)
class Gaps:
    """What is wrong with one language, each as `file: what`."""

    language: str
    keys: int  # that it has, of those that English has
    of: int
    lines: tuple[str, ...]

    @property
    def complete(self) -> bool:
        """Tell whether nothing is missing and nothing wrong."""
        return not self.lines


class _Facts(Visitor):
    """Collects the facts of a text: those shown, and those that only choose; and what it refers to.

    A reference is written as in a catalogue: `other-text`, `other-text.attribute`, `-term`,
    `FUNCTION()`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.shown: set[str] = set()
        self.choosing: set[str] = set()
        self.refers: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.choosing.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.refers.add(_named(node.id.name, node.attribute))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.refers.add(_named(f"-{node.id.name}", node.attribute))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.refers.add(f"{node.id.name}()")
        self.generic_visit(node)


def _named(name: str, attribute: ast.Identifier | None) -> str:
    return f"{name}.{attribute.name}" if attribute else name


def read_catalogue(language: str, folder: Path = LOCALES) -> tuple[dict[str, Entry], list[str]]:
    """Return the texts of a language by key, and what can't be read or refers to nothing."""
    found: dict[str, Entry] = {}
    wrong: list[str] = []
    there = {f"{name}()" for name in BUILTINS}
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in _body(path, wrong):
            if isinstance(entry, ast.Junk):
                wrong.append(f"{path.name}: can't be read: {(entry.content or '').split()[:1]}")
            elif isinstance(entry, (ast.Message, ast.Term)):
                key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if key in there:
                    wrong.append(f"{path.name}: twice: {key}")
                there |= {key, *(f"{key}.{one.id.name}" for one in entry.attributes)}
                if isinstance(entry, ast.Message):
                    found[key] = _read(path.name, entry)
    for key, text in found.items():
        wrong += [
            f"{text.file}: {key} refers to {one}, which is not there"
            for one in sorted(text.refers - there)
        ]
    return found, wrong


def _body(path: Path, wrong: list[str]) -> list[Any]:
    """Return what stands in a file; note when it is no text at all."""
    try:
        return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)
    except UnicodeDecodeError as error:
        wrong.append(f"{path.name}: can't be read: not UTF-8 at byte {error.start}")
        return []


def _read(file: str, message: ast.Message) -> Entry:
    facts = _Facts()
    facts.visit(message)
    return Entry(file, frozenset(facts.shown), frozenset(facts.choosing), frozenset(facts.refers))


def check(language: str, folder: Path = LOCALES) -> Gaps:
    """Return what a language lacks and what is wrong with it."""
    english, own = read_catalogue(DEFAULT_LANGUAGE, folder)[0], read_catalogue(language, folder)
    has, wrong = own
    missing = [f"{entry.file}: missing: {key}" for key, entry in english.items() if key not in has]
    extra = [f"{entry.file}: unknown: {key}" for key, entry in has.items() if key not in english]
    facts = [
        line
        for key, entry in has.items()
        if key in english
        for line in _compared(key, entry, english[key])
    ]
    lines = (*wrong, *missing, *extra, *facts)
    return Gaps(language, len(english) - len(missing), len(english), lines)


def _compared(key: str, own: Entry, english: Entry) -> Iterator[str]:
    for fact in sorted(english.shown - own.facts):
        yield f"{own.file}: {key} does not show ${fact}"
    for fact in sorted(own.facts - english.facts):
        yield f"{own.file}: {key} uses ${fact}, which is not given"


def report(folder: Path = LOCALES, languages: tuple[str, ...] = LANGUAGES) -> tuple[Gaps, ...]:
    """Return every language's gaps."""
    return tuple(check(language, folder) for language in languages)
