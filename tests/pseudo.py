"""The pseudo-language: English made strange; a text that is from no catalogue stands out.

Every text is in brackets, accented and about half as long again. What programs read is left alone:
facts, code, times, marks of markdown, names of commands.
"""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.i18n import LANGUAGES, LOCALES

OPEN, CLOSE = "⟦", "⟧"
ACCENTED = str.maketrans(
    "aceinosuyzACEINOSUYZ",
    "áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ",
)
FILLER = "字謎"
MORE = 0.4
# Code, mentions and times, links, markdown's marks: as they are.
KEPT = re.compile(r"(`[^`]*`|<[^<>]*>|https?://\S+|\*\*|(?:^|(?<=\n))(?:- |-# |### ))")
AS_IT_IS = re.compile(
    r"command-.*-name$|rank-|card-|alt-separator|alt-space|hint-separator|language-name"
)
SHORT = re.compile(
    r"command-|choice-|cup-|button-|switch-|tab-|ranking-|typed-"
)  # of names and buttons


def write_pseudo(folder: Path) -> None:
    """Write the pseudo-language into a folder of languages, in the place of each language."""
    for path in sorted((LOCALES / "en-US").glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and not AS_IT_IS.match(entry.id.name):
                assert entry.value is not None
                _bracket(entry.value, lengthen=not SHORT.match(entry.id.name))
        for language in LANGUAGES:
            (folder / language).mkdir(parents=True, exist_ok=True)
            written = FluentSerializer().serialize(resource)
            (folder / language / path.name).write_text(written, encoding="utf-8")


def _bracket(pattern: ast.Pattern, *, lengthen: bool) -> None:
    letters = _strange(pattern)
    filler = FILLER * (1 + int(letters * MORE) // len(FILLER)) if lengthen and letters else ""
    first, last = ast.TextElement(OPEN), ast.TextElement(filler + CLOSE)
    pattern.elements[:] = [first, *pattern.elements, last]
    _join(pattern)


def _strange(pattern: ast.Pattern) -> int:
    """Accent a pattern's own text, at any depth. Return how long it is, of variants the longest."""
    letters = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = KEPT.split(element.value)
            parts[::2] = [part.translate(ACCENTED) for part in parts[::2]]
            element.value = "".join(parts)
            letters += len(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            letters += max(_strange(v.value) for v in element.expression.variants)
    return letters


def _join(pattern: ast.Pattern) -> None:
    """Join texts that have come to stand beside each other, as the parser would have them."""
    joined: list[ast.TextElement | ast.Placeable] = []
    for element in pattern.elements:
        if (
            joined
            and isinstance(element, ast.TextElement)
            and isinstance(joined[-1], ast.TextElement)
        ):
            joined[-1] = ast.TextElement(joined[-1].value + element.value)
        else:
            joined.append(element)
    pattern.elements[:] = joined


def outside(text: str) -> str:
    """Return what of a text is in no brackets. Raise ValueError where one is cut off."""
    depth, found = 0, ""
    for char in text:
        depth += (char == OPEN) - (char == CLOSE)
        if depth < 0:
            raise ValueError(f"a bracket too many: {text!r}")
        found += char if depth == 0 and char != CLOSE else ""
    if depth:
        raise ValueError(f"cut off: {text!r}")
    return found
