"""The catalogues: complete languages have the same keys and facts, and everything has its text."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import i18n
from bot.i18n import COMPLETE, LANGUAGES, LOCALES, fallback_of, nearest, own_name, texts_for
from bot.i18n_check import check, read_catalogue
from bot.rules.advice import Why
from bot.rules.combinations import Kind
from bot.rules.notation import Unreadable
from bot.rules.rooms import Room
from bot.rules.scoring import Victory
from bot.rules.tiers import TIERS
from bot.table.options import Level, Mode, Pace
from bot.table.refusal import Reason
from cogs.ids import Press
from cogs.rules_pages import SECTIONS, Topic

ROOT = Path(__file__).parent.parent
SOURCES = [p for d in ("bot", "cogs", "rendering", "data") for p in (ROOT / d).rglob("*.py")]
CALLS = ("texts", "named", "describe", "choice_name", "fault_text")


@pytest.mark.parametrize("language", COMPLETE)
def test_a_complete_language_lacks_nothing_and_has_nothing_else(language: str) -> None:
    assert check(language).lines == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_language_has_nothing_wrong_in_what_it_has(language: str) -> None:
    wrong = [line for line in check(language).lines if ": missing: " not in line]
    assert [line for line in wrong if ": unknown: " not in line] == []


def test_a_new_language_is_one_folder_and_need_not_be_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language in COMPLETE:
        (tmp_path / language).symlink_to(LOCALES / language)
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "table.ftl").write_text("button-sit = Hinsetzen\n", encoding="utf-8")
    monkeypatch.setattr(i18n, "LOCALES", tmp_path)
    monkeypatch.setattr(i18n, "LANGUAGES", i18n.languages_in(tmp_path))
    assert i18n.LANGUAGES[-1] == "de"
    assert nearest("de") == "de"
    assert texts_for("de")("button-sit") == "Hinsetzen"
    assert texts_for("de")("button-leave") == "Leave"
    gaps = check("de", tmp_path)
    assert not gaps.complete
    assert all(": missing: " in line for line in gaps.lines)


@pytest.mark.parametrize(("language", "charset"), [("zh-CN", "gb2312"), ("zh-TW", "big5")])
def test_no_character_of_the_other_script_has_slipped_in(language: str, charset: str) -> None:
    for path in sorted((LOCALES / language).glob("*.ftl")):
        said = re.sub(r"^#.*", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for character in re.findall("[\u3400-\u9fff]", said):
            assert character.encode(charset, "replace") != b"?", f"{path.name}: {character}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_stands_in_the_same_file_in_every_language(language: str) -> None:
    english, _ = read_catalogue("en-US")
    found, _ = read_catalogue(language)
    moved = [key for key in found if key in english and found[key].file != english[key].file]
    assert moved == []


@pytest.mark.parametrize("language", COMPLETE)
def test_everything_that_can_be_said_has_its_text(language: str) -> None:
    texts = texts_for(language)
    wanted = [
        *(f"refused-{reason.value}" for reason in Reason),
        *(f"parse-{reason.value}" for reason in Unreadable),
        *(f"why-{why.value.replace('_', '-')}" for why in Why),
        *(f"victory-{victory.name.lower()}" for victory in Victory),
        *(f"tier-{tier.index}" for tier in TIERS),
        *(f"room-{room.name.lower()}" for room in Room),
        *(f"choice-{room.name.lower()}" for room in Room),
        *(f"choice-{pace.value}" for pace in Pace),
        *(f"computer-{level.value}" for level in Level),
        *(f"resign-{mode.value}" for mode in Mode),
        *(f"{what}-{kind.value.replace('_', '-')}" for kind in Kind for what in ("kind", "play")),
        *(
            f"{what}-{kind.value.replace('_', '-')}"
            for kind in Kind
            for what in ("a-kind", "sized")
        ),
        *(f"rules-topic-{topic.value}" for topic in Topic),
        *(f"rules-{section.name}" for sections in SECTIONS.values() for section in sections),
    ]
    assert [key for key in wanted if not texts.has(key)] == []


def code() -> str:
    """Return every source in one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


def test_no_key_is_unused() -> None:
    text = code()
    made = set(re.findall(r'f"([a-z][a-z0-9-]*-)\{', text))  # families such as f"refused-{…}"
    unused = [
        key
        for key in read_catalogue("en-US")[0]
        if f'"{key}"' not in text
        and f"'{key}'" not in text
        and not any(key.startswith(family) for family in made)
        and not key.startswith("command-")
    ]
    assert unused == []


def asked_for(tree: ast.AST) -> Iterator[str]:
    """Return the keys that a module asks for by name; a family ends with its dash."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not call.args:
            continue
        name = getattr(call.func, "id", None) or getattr(call.func, "attr", None)
        if name not in CALLS:
            continue
        prefix, suffix = ("command-", "-name") if name == "named" else ("", "")
        prefix = "command-" if name == "describe" else prefix
        for node in _answers(call.args[0]):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield prefix + node.value + suffix
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                yield prefix + str(node.values[0].value).rpartition("-")[0] + "-"


def _answers(node: ast.expr) -> Iterator[ast.expr]:
    """Return what an expression can come to: both sides of a choice."""
    if isinstance(node, ast.IfExp):
        yield from _answers(node.body)
        yield from _answers(node.orelse)
    else:
        yield node


def test_no_key_that_is_asked_for_is_missing() -> None:
    keys = read_catalogue("en-US")[0]
    missing = [
        f"{path.relative_to(ROOT)}: {key}"
        for path in SOURCES
        for key in asked_for(ast.parse(path.read_text(encoding="utf-8")))
        if key not in keys and not (key.endswith("-") and any(k.startswith(key) for k in keys))
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_in_sentences_are_called_as_discord_shows_them(language: str) -> None:
    keys = [key for key in read_catalogue("en-US")[0] if re.fullmatch("command-.+-name", key)]
    names = {texts_for(language)(key) for key in keys}
    unknown = [
        f"{path.name}: /{command}"
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        for command in re.findall(r"`/([^`{]+)`", "" if line.startswith("#") else line)
        if not names.issuperset(command.partition(":")[0].split())
    ]
    assert unknown == []


def test_a_missing_text_comes_from_the_kin_then_from_english() -> None:
    languages = ("zh-TW", "zh-CN", "en-US", "de", "zh-HK")
    assert [fallback_of(one) for one in languages] == ["zh-CN", "en-US", None, "en-US", "zh-CN"]
    assert texts_for("de")("button-sit") == "Sit down"
    with pytest.raises(LookupError):
        texts_for("zh-CN")("no-such-key")


def test_a_fact_that_is_not_given_is_an_error_in_every_language() -> None:
    with pytest.raises(LookupError):
        texts_for("zh-CN")("board-count")
    with pytest.raises(LookupError):
        texts_for("en-US")("board-count")


def test_a_locale_reads_the_nearest_language() -> None:
    near = {"zh-TW": "zh-TW", "zh-HK": "zh-CN", "en-GB": "en-US", "de": None, "": None, None: None}
    assert {locale: nearest(locale) for locale in near} == near


def test_every_language_says_what_it_is_called() -> None:
    names = [own_name(language) for language in COMPLETE]
    assert names == ["English", "中文（简体）", "中文（繁體）"]


def test_buttons_of_the_board_have_names() -> None:
    shown = {Press.SIT, Press.HAND, Press.PASS, Press.LEAVE, Press.REMATCH}
    for language in COMPLETE:
        assert all(texts_for(language).has(f"button-{press.value}") for press in shown)


def test_a_chain_bomb_is_not_called_one_twice() -> None:
    said = texts_for("en-US")("alt-chain", play="chain bomb 4×4, 8★ (10–K)")
    assert said == "Strongest chain: chain bomb 4×4, 8★ (10–K)."
