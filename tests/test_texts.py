"""The catalogues: the same keys and facts in every language, nothing missing or unused."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n import LANGUAGES, LOCALES, texts_for
from bot.rules.combinations import Kind
from bot.rules.notation import Unreadable
from bot.rules.rooms import Room
from bot.rules.scoring import Victory
from bot.table.options import Pace
from bot.table.refusal import Reason
from cogs.ids import Press

ROOT = Path(__file__).parent.parent


class Facts(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """Return each key of a language with the facts it uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is twice in {language}"
                facts = Facts()
                facts.visit(entry)
                found[entry.id.name] = facts.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key(language: str) -> None:
    assert catalogue(language).keys() == catalogue("en-US").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_facts_that_english_has(language: str) -> None:
    english = catalogue("en-US")
    for key, facts in catalogue(language).items():
        assert facts <= english[key] | {"count", "left", "mine"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_has_its_text(language: str) -> None:
    texts = texts_for(language)
    wanted = [
        *(f"refused-{reason.value}" for reason in Reason),
        *(f"parse-{reason.value}" for reason in Unreadable),
        *(f"victory-{victory.name.lower()}" for victory in Victory),
        *(f"room-{room.name.lower()}" for room in Room),
        *(f"choice-{room.name.lower()}" for room in Room),
        *(f"choice-{pace.value}" for pace in Pace),
        *(f"kind-{kind.value.replace('_', '-')}" for kind in Kind),
    ]
    assert [key for key in wanted if not texts.has(key)] == []


def test_no_key_is_unused() -> None:
    sources = [p for d in ("bot", "cogs", "rendering", "data") for p in (ROOT / d).rglob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    made = set(re.findall(r'f"([a-z][a-z0-9-]*-)\{', code))  # families such as f"refused-{…}"
    unused = [
        key
        for key in catalogue("en-US")
        if f'"{key}"' not in code
        and f"'{key}'" not in code
        and not any(key.startswith(family) for family in made)
        and not key.startswith("command-")
    ]
    assert unused == []


def test_a_missing_text_falls_back_to_english_and_an_unknown_key_is_an_error() -> None:
    assert texts_for("de")("button-sit") == "Sit down"
    assert texts_for("zh-TW").language == "zh-CN"
    with pytest.raises(LookupError):
        texts_for("zh-CN")("no-such-key")


def test_buttons_of_the_board_have_names() -> None:
    shown = {Press.SIT, Press.HAND, Press.PASS, Press.LEAVE, Press.REMATCH}
    for language in LANGUAGES:
        assert all(texts_for(language).has(f"button-{press.value}") for press in shown)
