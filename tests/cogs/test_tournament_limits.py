"""A tournament's messages keep Discord's limits, however many play and whatever they are called."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.host.tournament_presenter import Shown
from bot.i18n import LANGUAGES, Texts, texts_for
from bot.table.refusal import Refused
from bot.tournament.types import Format, Style
from cogs.draft import Draft
from cogs.ids import PAGE, PICK, page_of
from cogs.tournament_bracket import part_count
from cogs.tournament_ids import wanted_of
from cogs.tournament_looks import bracket_draft, entrants_draft, matches_draft, standings_draft
from cogs.tournament_public import public_draft
from cogs.tournament_seeds import seeds_draft
from cogs.tournament_status import status_draft
from tests.cogs.cups import KNOCKOUT, LINK, SWISS, longest, phases, shown_of
from tests.tournament.event import Event

LINKS = dict.fromkeys(range(1, 129), LINK)
SIZES = [
    (2, SWISS),
    (5, KNOCKOUT),
    (16, Format(style=Style.ROUND_ROBIN)),
    (64, KNOCKOUT),
    (256, SWISS),
]


def walk(items: Any) -> Iterator[dict[str, Any]]:
    """Yield every component, at any depth."""
    if isinstance(items, dict):
        if "type" in items:
            yield items
        items = list(items.values())
    if isinstance(items, list):
        for one in items:
            yield from walk(one)


def check(draft: Draft) -> None:
    """Check every limit of a message that Discord has and the library does not enforce."""
    view = draft.sending()["view"]
    assert view.content_length() <= 4000
    components = list(walk(view.to_components()))
    assert len(components) <= 40
    ids = [one["custom_id"] for one in components if "custom_id" in one]
    assert len(ids) == len(set(ids)), "each control has its own id"
    for one in ids:
        assert len(one) <= 100
        match = PAGE.fullmatch(one) or PICK.fullmatch(one)
        assert match is not None, one
        assert wanted_of(page_of(match)) is not None, one
    for one in components:
        assert len(one.get("label", "")) <= 80
        assert len(one.get("placeholder") or "") <= 150
        assert len(one.get("options", [])) <= 25
        assert one["type"] != 1 or 1 <= len(one["components"]) <= 5
        for option in one.get("options", []):
            assert 1 <= len(option["label"]) <= 100
    assert all(len(picture.alt) <= 1024 for picture in draft.pictures)


def pages(draw: Callable[[Shown, int, Texts], Draft], shown: Shown, texts: Texts) -> list[Draft]:
    try:
        return [draw(shown, page, texts) for page in (0, 1, 19)]
    except Refused:
        return []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("entrants", "form"), SIZES, ids=lambda one: str(one)[:20])
def test_every_message_fits_at_every_time(entrants: int, form: Format, language: str) -> None:
    texts = texts_for(language)
    for event in phases(entrants, form, fee=1_000_000):
        shown = shown_of(event, longest)
        drafts = [public_draft(shown, texts), status_draft(shown, event.at + 10**7, texts)]
        drafts += pages(standings_draft, shown, texts) + pages(bracket_draft, shown, texts)
        drafts += pages(entrants_draft, shown, texts) + pages(seeds_draft, shown, texts)
        drafts += pages(lambda s, page, t: matches_draft(s, 0, page, t, LINKS), shown, texts)
        for draft in drafts:
            check(draft)


def test_every_entrant_of_256_is_on_one_page_of_the_standings_and_of_the_list() -> None:
    shown, texts = shown_of(Event.paired(256)), texts_for("en-US")
    for draw, pages_ in ((standings_draft, 16), (entrants_draft, 7)):
        text = "\n".join(_text(draw(shown, page, texts)) for page in range(pages_))
        assert _numbers(text) == set(range(1, 257))
        assert text.count("Player") == 256


def test_every_match_of_128_is_on_a_page() -> None:
    shown, texts = shown_of(Event.paired(256)), texts_for("en-US")
    text = "\n".join(_text(matches_draft(shown, 1, page, texts, LINKS)) for page in range(13))
    assert _numbers(text) == set(range(1, 257))


def test_a_bracket_of_64_is_four_quarters_and_an_end() -> None:
    event = Event.paired(64, KNOCKOUT)
    texts = texts_for("en-US")
    event.play_out()
    shown = shown_of(event)
    assert part_count(shown.state) == 5
    parts = [_text(bracket_draft(shown, part, texts)) for part in range(5)]
    assert [part.count("**Round of the last 64**") for part in parts] == [1, 1, 1, 1, 0]
    assert "**Final**" in parts[4]
    assert "(third place)" in parts[4]
    quarters = [_numbers(part) for part in parts[:4]]
    assert [len(one) for one in quarters] == [16] * 4
    assert set.union(*quarters) == set(range(1, 65))


def test_a_bracket_of_16_is_one_picture_and_of_17_two_halves_and_an_end() -> None:
    assert part_count(Event.paired(16, KNOCKOUT).now) == 1
    assert part_count(Event.paired(17, KNOCKOUT).now) == 3


def _numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"Player (\d+)", text)}


def _text(draft: Draft) -> str:
    view = draft.sending()["view"]
    return "\n".join(one["content"] for one in walk(view.to_components()) if one["type"] == 10)
