"""What a language lacks: found in catalogues written for the purpose, and by the command line."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot import i18n
from bot.i18n import LANGUAGES
from bot.i18n_check import check, report

ENGLISH = """
greeting = Hello { $who }
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
pair = { $left ->
    [one] it
   *[other] them
}
"""


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """Return a folder with an English catalogue and an empty one of another language."""
    for language in ("en-US", "de"):
        (tmp_path / language).mkdir()
    (tmp_path / "en-US" / "cards.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


def lines(folder: Path, text: str) -> list[str]:
    """Return what is wrong with a catalogue."""
    (folder / "de" / "cards.ftl").write_text(text, encoding="utf-8")
    return list(check("de", folder).lines)


def test_a_catalogue_with_every_key_and_fact_is_complete(written: Path) -> None:
    assert (
        lines(written, "greeting = Hallo { $who }\ncards = Karten: { $count }\npair = sie\n") == []
    )
    assert check("de", written).complete


def test_what_is_missing_and_what_nobody_knows_is_named_with_its_file(written: Path) -> None:
    found = lines(written, "greeting = Hallo { $who }\ncrads = { $count }\n")
    assert found == [
        "cards.ftl: missing: cards",
        "cards.ftl: missing: pair",
        "cards.ftl: unknown: crads",
    ]
    assert (check("de", written).keys, check("de", written).of) == (1, 3)


def test_a_fact_that_is_shown_must_be_and_none_may_be_made_up(written: Path) -> None:
    found = lines(written, "greeting = Hallo { $name }\ncards = Karten\npair = sie\n")
    assert found == [
        "cards.ftl: greeting does not show $who",
        "cards.ftl: greeting uses $name, which is not given",
        "cards.ftl: cards does not show $count",
    ]


def test_what_can_not_be_read_and_what_stands_twice_is_named(written: Path) -> None:
    found = lines(written, "greeting = Hallo { $who\npair = a\npair = b\ncards = { $count }\n")
    assert found[0].startswith("cards.ftl: can't be read: ")
    assert found[1] == "cards.ftl: twice: pair"


def test_what_a_text_refers_to_has_to_be_there(written: Path) -> None:
    complete = "greeting = Hallo { $who }\ncards = Karten: { $count }\n"
    known = "pair = { -deck } { greeting } { NUMBER($left) }\n"
    assert lines(written, complete + "-deck = Blatt\n" + known) == []
    assert lines(
        written, complete + "pair = { -deck } { greting } { greeting.short } { NUMER(1) }\n"
    ) == [
        "cards.ftl: pair refers to -deck, which is not there",
        "cards.ftl: pair refers to NUMER(), which is not there",
        "cards.ftl: pair refers to greeting.short, which is not there",
        "cards.ftl: pair refers to greting, which is not there",
    ]


def test_a_file_that_is_no_text_is_named_and_the_others_are_read(written: Path) -> None:
    (written / "de" / "cards.ftl").write_bytes("greeting = Grüße { $who }\n".encode("latin-1"))
    (written / "de" / "more.ftl").write_text("pair = sie\n", encoding="utf-8")
    found = check("de", written)
    assert found.lines[0] == "cards.ftl: can't be read: not UTF-8 at byte 13"
    assert "cards.ftl: missing: greeting" in found.lines
    assert "cards.ftl: missing: pair" not in found.lines


def test_every_language_that_has_a_folder_is_compared() -> None:
    assert [gaps.language for gaps in report()] == list(LANGUAGES)


def test_the_command_tells_what_each_language_lacks() -> None:
    run = [sys.executable, "-m", "bot", "languages"]
    told = subprocess.run(run, capture_output=True, text=True, encoding="utf-8", check=False)
    assert told.returncode == 0
    heads = [line for line in told.stdout.splitlines() if not line.startswith(" ")]
    assert [head.split(":")[0] for head in heads] == list(LANGUAGES)
    strict = subprocess.run([*run, "--strict"], capture_output=True, check=False)
    assert (strict.returncode == 0) == all(gaps.complete for gaps in report())


def test_a_translation_that_asks_for_other_facts_gives_way_to_english(
    written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (written / "de" / "cards.ftl").write_text("greeting = Hallo { $name }\n", encoding="utf-8")
    monkeypatch.setattr(i18n, "LOCALES", written)
    german = i18n.Texts("de", i18n.Texts("en-US"))
    assert german("greeting", who="Ann") == "Hello Ann"
