"""Ids of buttons outside of tables: read back as written, and answered by exactly one pattern."""

import pytest

from cogs.buttons import ITEMS
from cogs.ids import PAGE, Page, Press, Show, Spot, page_of
from cogs.pages import PageButton

GUILD = 2**63 - 1
PAGES = [
    *(Page(GUILD, show) for show in Show),
    *(Page(5, Show.COINS, act) for act in ("balance", "daily", "relief", "beginner", "points")),
    Page(5, Show.HISTORY, "12"),
    Page(5, Show.RANKING, "net"),
    Page(5, Show.RANKING, "bomb.3"),
    Page(5, Show.SEASON, "7"),
]
STRANGE = [
    "cd:",
    "cd:5",
    "cd:5:coins:",
    "cd:5:coins:a:b",
    "cd:5:treasure:1",
    "cd:x:coins",
    "cd:5:coins:daily\n",
    "cd:5:1:2:fly",
    f"cd:5:history:{'9' * 61}",
]


def matching(custom_id: str) -> list[str]:
    return [
        item.__name__
        for item in ITEMS
        if item.__discord_ui_compiled_template__.fullmatch(custom_id)
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.custom_id)
def test_a_page_is_read_back_as_it_was_written(page: Page) -> None:
    match = PAGE.fullmatch(page.custom_id)
    assert match is not None
    assert page_of(match) == page
    assert len(page.custom_id) <= 100


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.custom_id)
def test_a_page_is_answered_by_pages_alone(page: Page) -> None:
    assert matching(page.custom_id) == [PageButton.__name__]


@pytest.mark.parametrize("custom_id", STRANGE)
def test_whatever_else_begins_like_ours_is_answered_as_unknown(custom_id: str) -> None:
    assert matching(custom_id) == ["UnknownItem"]


@pytest.mark.parametrize("press", Press)
def test_a_tables_button_is_no_page(press: Press) -> None:
    assert matching(Spot(GUILD, 3, 4).custom_id(press)) == ["TableButton"]


def test_a_pages_number_is_the_last_part_and_0_without_one() -> None:
    numbers = {arg: Page(5, Show.RANKING, arg).number for arg in ("", "net", "net.4", "17", "a.b")}
    assert numbers == {"": 0, "net": 0, "net.4": 4, "17": 17, "a.b": 0}
