"""Names: whatever somebody is called, no message breaks, nobody is pinged, no cell is a formula."""

import csv
import io
import json
import re

import pytest

from bot.i18n import LANGUAGES, texts_for
from cogs import safe_name
from cogs.tournament_bracket import bracket_picture
from cogs.tournament_export import matches_csv, standings_csv, to_json
from cogs.tournament_looks import bracket_draft, entrants_draft, standings_draft
from cogs.tournament_public import public_draft
from cogs.tournament_seeds import seeds_draft
from cogs.tournament_status import status_draft
from cogs.tournament_words import name_of, numbered_name, plain_name
from rendering.bracket import Entrant, drawn_name
from tests.cogs.cups import KNOCKOUT, STRANGE, SWISS, phases, shown_of, strange
from tests.cogs.test_tournament_limits import pages, walk
from tests.tournament.event import Event

UNSEEN = re.compile(r"[\u0000-\u001f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("line\nbreak\ttab", "line break tab"),
        ("a\u200bb\u200dc\ufeff", "abc"),
        ("\u202egnp.exe\u202c", "gnp.exe"),
        ("Z" + "\u0338" * 40, "Z" + "\u0338" * 2),
        ("\u3164\u2800\u115f", ""),
        ("\u200b\u200b", ""),
        ("x" * 99, "x" * 32),
        ("小明", "小明"),
        ("שלום", "שלום"),
    ],
)
def test_a_name_keeps_what_is_seen_in_one_line(typed: str, kept: str) -> None:
    assert safe_name.clean(typed, safe_name.MOST_PERSON) == kept


@pytest.mark.parametrize("name", STRANGE)
def test_a_name_in_a_message_is_no_markdown_no_mention_and_no_link(name: str) -> None:
    shown = safe_name.shown(name)
    assert not re.search(r"(?<!\\)(\*\*|\|\||`|__|~~)", shown)
    assert not re.search(r"<[@#:t]", shown)
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert "](" not in shown
    assert "://" not in shown
    assert "discord.gg/" not in shown
    assert not shown.startswith(("#", "-", ">"))
    assert "\n" not in shown
    assert "\u202e" not in shown


def test_a_name_from_right_to_left_ends_before_the_text_after_it() -> None:
    assert safe_name.shown("שלום") == "\u2068שלום\u2069"


def test_who_has_no_name_that_can_be_seen_or_was_forgotten_is_a_number() -> None:
    event = Event.of(2)
    nameless = shown_of(event, lambda _: "\u3164")
    assert [plain_name(nameless, one.id) for one in event.now.entered] == ["#1", "#2"]
    assert name_of(nameless, event.now.entered[1].id) == "#2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_stands_once_and_as_it_is_for_who_has_no_name(language: str) -> None:
    texts = texts_for(language)
    for event in phases(5, KNOCKOUT) + phases(4, SWISS):
        shown = shown_of(event, lambda _: "")
        drafts = [public_draft(shown, texts), status_draft(shown, event.at, texts)]
        for draw in (standings_draft, bracket_draft, entrants_draft, seeds_draft):
            drafts += pages(draw, shown, texts)
        for draft in drafts:
            said = json.dumps(draft.sending()["view"].to_components())
            assert "\\\\#" not in said  # as JSON writes \\#
            assert not re.search(r"#(\d+) \D{0,8}\1\b", said)


def test_a_number_stands_before_the_name_where_somebody_is_called_by_it() -> None:
    shown = shown_of(Event.of(2), lambda number: ("**Ann**", "\u3164")[number - 1])
    first, second = (one.id for one in shown.state.entered)
    assert numbered_name(shown, first) == "#1 \\*\\*Ann\\*\\*"
    assert numbered_name(shown, first, plain=True) == "#1 **Ann**"
    assert numbered_name(shown, second) == numbered_name(shown, second, plain=True) == "#2"


def test_a_bracket_draws_a_name_it_has_no_glyphs_for_as_the_seed_number() -> None:
    names = ("🂡", "علي", "Ann", "小明", "諸葛亮")
    drawn = [drawn_name(Entrant(7, name), 300, 34) for name in names]
    assert drawn == ["#7", "#7", "Ann", "小明", "諸葛亮"]
    shown = shown_of(Event.paired(16, KNOCKOUT), strange)
    assert bracket_picture(shown, 0, texts_for("en-US")).png


def test_the_public_message_mentions_only_the_organiser_whatever_people_are_called() -> None:
    shown = shown_of(Event.of(16), strange)
    view = public_draft(shown, texts_for("en-US")).sending()["view"]
    text = "\n".join(one.get("content", "") for one in walk(view.to_components()))
    assert re.findall(r"<@[!&]?\d+>", text) == [f"<@{shown.row.organiser}>"]
    assert "@everyone" not in text
    assert "\u202e" not in text


def test_no_cell_of_the_files_is_a_formula_and_every_name_is_there() -> None:
    formulas = ("=1+1", "+A1", "-2", "@SUM(A1)", '=HYPERLINK("x")', "\t=1", "Ann, Bo", 'q"q')
    event = Event.paired(8)
    event.play_out()
    shown = shown_of(event, lambda number: formulas[number - 1])
    for sheet in (standings_csv(shown), matches_csv(shown)):
        rows = list(csv.reader(io.StringIO(sheet.removeprefix("\ufeff"))))
        cells = [cell for row in rows[1:] for cell in row]
        assert not [cell for cell in cells if re.match(r"\s*[=+@|%]|\s*-\D", cell)]
    names = [row[2] for row in csv.reader(io.StringIO(standings_csv(shown)))][1:]
    assert sorted(name.removeprefix("'") for name in names) == sorted(
        safe_name.clean(one, 32) for one in formulas
    )


def test_the_json_says_who_met_whom_and_how_it_ended_without_discord_ids() -> None:
    event = Event.paired(4, fee=10)
    event.play_out()
    whole = json.loads(to_json(shown_of(event)))
    assert whole["name"] == "Friday"
    assert [one["place"] for one in whole["entrants"]] == [1, 2, 2, 4]  # equal in all
    assert len(whole["matches"]) == 4
    first = whole["matches"][0]
    assert first["winner"] in (first["first"], first["second"])
    assert (first["outcome"], first["first_hands"] + first["second_hands"]) == ("played", 2)
    assert str(2**62)[:8] not in json.dumps(whole)
    assert not UNSEEN.search(json.dumps(whole, ensure_ascii=False).replace("\n", ""))
