"""The surface as Discord sees it: limits of names, patterns that never collide or vanish."""

import re
from typing import Any

import pytest
from discord.app_commands import locale_str

from bot.i18n import LANGUAGES, texts_for
from bot.rules.combinations import Kind
from bot.table.record import HandId
from cogs.board import board_draft
from cogs.ids import BUTTON, SELECT, Choose, Going, Page, Press, ReplaySpot, Show, Spot
from tests.end_to_end.table import Evening

NAME = re.compile(r"[-_'\w]{1,32}")


def walk(commands: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return every command and option, at any depth."""
    found = []
    for command in commands:
        found.append(command)
        found += walk(command.get("options", []))
    return found


async def payload(evening: Evening) -> list[dict[str, Any]]:
    tree = evening.app.client.tree
    assert tree.translator is not None
    return [await c.get_translated_payload(tree, tree.translator) for c in tree.get_commands()]


async def test_names_and_descriptions_keep_discords_limits_in_every_language(
    evening: Evening,
) -> None:
    entries = walk(await payload(evening))
    assert len(entries) > 10
    for entry in entries:
        names = {entry["name"], *entry.get("name_localizations", {}).values()}
        described = {entry["description"], *entry.get("description_localizations", {}).values()}
        for name in names:
            assert NAME.fullmatch(name), name
            assert name == name.lower()
        assert all(1 <= len(text) <= 100 for text in described), described
        for choice in entry.get("choices", []):
            shown = {choice["name"], *choice.get("name_localizations", {}).values()}
            assert all(1 <= len(text) <= 100 for text in shown)


def levels(entries: list[dict[str, Any]], language: str) -> list[list[str]]:
    """Return the names that stand beside each other, level by level, in a language."""
    names = [e.get("name_localizations", {}).get(language, e["name"]) for e in entries]
    below = [levels(entry.get("options", []), language) for entry in entries]
    return [names, *(names for level in below for names in level)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_two_names_beside_each_other_are_the_same(evening: Evening, language: str) -> None:
    for names in levels(await payload(evening), language):
        assert len(names) == len(set(names)), names


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en-US"])
async def test_every_command_is_named_in_every_language(evening: Evening, language: str) -> None:
    for entry in walk(await payload(evening)):
        assert entry.get("name_localizations", {}).get(language), entry["name"]
        assert entry.get("description_localizations", {}).get(language), entry["name"]
        for choice in entry.get("choices", []):
            assert choice.get("name_localizations", {}).get(language), choice["name"]


async def test_commands_are_sent_only_when_they_changed(evening: Evening) -> None:
    assert not await evening.app.client.sync_if_changed()
    assert await evening.app.client.sync_if_changed(force=True)


def patterns(evening: Evening) -> set[re.Pattern[str]]:
    return set(evening.app.client._connection._view_store._dynamic_items)


async def test_every_custom_id_matches_exactly_one_pattern(evening: Evening) -> None:
    spot = Spot(2**63, 10**17, 999_999_999)
    ids = [spot.custom_id(act) for act in (*Press, *Choose)]
    ids += [Page(2**63, show, "two_in_chain_bomb.off").custom_id for show in Show]
    ids += [Page(2**63, show, "points_in_coin_rooms").picking for show in Show]
    ids += [spot.building((4,) * 9, f"sure.{kind}") for kind in Kind]
    ids += ["cd:1:pick:settings:", "cd:1:pick:dances:x", "cd:1:2:3:b000000000sure.dance"]
    over = HandId(10**17, 999_999_999)
    ids += [ReplaySpot(over, 99_999, going).custom_id for going in Going]
    ids += [
        "cd:",
        "cd:1:2:3:dance",
        "cd:1:2:3:sit\n",
        "cd:1:2:3:",
        "cd:a:b:c:sit",
        "cd:1:2:3:sit:4",
        "cd:replay:1-2:3:dance",
        "cd:replay:1-2:3",
    ]
    for custom_id in ids:
        assert len(custom_id) <= 100
        matching = [p for p in patterns(evening) if p.fullmatch(custom_id)]
        assert len(matching) == 1, custom_id


async def test_the_registered_patterns_never_shrink(evening: Evening) -> None:
    before = patterns(evening)
    await evening.dealt()
    for _ in range(3):
        await evening.ann.press_board("hand")
        await evening.move()
    await evening.played_out()
    evening.discord.turn(20 * 60_000)
    assert patterns(evening) == before


async def test_the_library_keeps_no_view_of_ours(evening: Evening) -> None:
    await evening.dealt()
    await evening.ann.press_board("hand")
    store = evening.app.client._connection._view_store
    assert store._views == {}
    assert store._synced_message_views == {}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_board_fits_a_message(evening: Evening, language: str) -> None:
    await evening.dealt()
    await evening.played_out()
    board = await evening.app.host.shelf.board(1)
    for other in (None, *map(texts_for, LANGUAGES)):
        view = board_draft(board, texts_for(language), also=other).sending()["view"]
        assert view.content_length() <= 4000
        assert view.total_children_count <= 40


def test_acts_of_the_board_and_of_the_hand_are_told_apart() -> None:
    assert BUTTON.fullmatch(Spot(1, 2, 3).custom_id(Press.PASS))
    assert not SELECT.fullmatch(Spot(1, 2, 3).custom_id(Press.PASS))


def test_a_name_carries_its_key() -> None:
    from cogs.command_text import named

    assert isinstance(named("open"), locale_str)
    assert named("open").extras["key"] == "command-open-name"
