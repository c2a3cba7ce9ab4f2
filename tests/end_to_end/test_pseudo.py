"""A whole evening in the pseudo-language: nothing untranslated is shown, nothing is cut off.

The local Discord refuses what is over a limit of Discord's; a text that is cut off before lacks its
closing bracket.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import i18n
from bot.sandbox.message import Message
from bot.sandbox.people import Person
from bot.sandbox.player import acts_of
from cogs.rules_pages import Topic
from cogs.settings_view import Tab
from data.leaderboard import Ranking
from tests.end_to_end.practice import practising
from tests.end_to_end.table import Evening
from tests.pseudo import outside, write_pseudo

SAID = ("content", "label", "placeholder", "description", "title")
# Facts and signs, that are the same in every language.
FACT = re.compile(
    r"`[^`]*`|<[^<>]*>|https?://\S+"  # code, mentions and times, links
    r"|(?:small|big) joker|\b[9JQKATwW2]+\b|\b10\b"  # cards
    r"|\b[A-Z]\w+/[\w/]+|\bUTC\b"  # time zones
    r"|/[a-z-]+"  # commands
    r"|\b(?:Ann|Duel|English)\b|小明|table-\d+"  # names
)
LETTERS = re.compile(r"[A-Za-z\u3400-\u9fff]+")


@pytest.fixture(autouse=True)
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have the pseudo-language read for every language."""
    write_pseudo(tmp_path / "locales")
    monkeypatch.setattr(i18n, "LOCALES", tmp_path / "locales")
    i18n._texts.cache_clear()
    yield
    i18n._texts.cache_clear()


def said(body: Any) -> Iterator[str]:
    """Return every text of a request that somebody is to read."""
    if isinstance(body, dict):
        for name, value in body.items():
            if isinstance(value, str):
                if name in SAID or (name == "name" and "value" in body):
                    yield value
            elif name not in ("allowed_mentions", "message_reference"):
                yield from said(value)
    elif isinstance(body, list):
        for value in body:
            yield from said(value)


def shown(evening: Evening) -> set[str]:
    """Return every text that the bot has sent, but for its commands."""
    asked = [r for r in evening.discord.traffic.all if "commands" not in r.route]
    return {text for request in asked for text in said(request.body)}


def untranslated(texts: set[str]) -> list[str]:
    """Return what is from no catalogue, or was cut off."""
    found: set[str] = set()
    for text in texts:
        try:
            rest = FACT.sub("", outside(text))
        except ValueError as error:
            found.add(str(error))
            continue
        found |= {f"{word!r} in {text!r}" for word in LETTERS.findall(rest)}
    return sorted(found)


def test_what_is_from_no_catalogue_and_what_is_cut_off_is_found() -> None:
    assert untranslated({"⟦Ýóú šíť⟧ 9×4 w — <@1> ⟦a ⟦b⟧ c⟧ **12**", "`code` Ann"}) == []
    assert untranslated({"⟦Ýóú⟧ won"}) == ["'won' in '⟦Ýóú⟧ won'"]
    assert untranslated({"⟦Ýóú šíť d"}) == ["cut off: '⟦Ýóú šíť d'"]


async def test_a_whole_hand_says_nothing_untranslated(evening: Evening) -> None:
    await evening.opened(room="beginner")
    await evening.ming.press_board("sit")
    await evening.shown()
    await evening.until(lambda: evening.ann.can("my-resign") and evening.ming.can("my-resign"))
    mover = evening.mover
    await mover.person.command("duel hint")
    await evening.ann.person.command("duel resign")
    await evening.waiting.press_board("pass")
    await mover.press("my-build")
    await mover.press("my-back")
    await mover.person.suggestions("duel play", mover.person.home, {"cards": ""}, "cards")
    await evening.played_out()
    await evening.shown()
    texts = shown(evening)
    assert sum("⟦" in text for text in texts) > 200
    assert untranslated(texts) == []


async def looked_through(person: Person, message: Message) -> None:
    """Press every button of a page, and choose the first that each select offers."""
    for custom_id in list(acts_of(message).values()):
        if custom_id not in acts_of(message).values():
            continue  # what was pressed before has changed the page
        select = next((one for one in message.selects if one.custom_id == custom_id), None)
        if select is None:
            await person.click(message, custom_id, force=True)
        elif select.options:
            await person.select(message, custom_id, select.options[0].value, force=True)


@pytest.fixture
async def played(evening: Evening) -> Evening:
    """Return an evening with a hand that is over, and Ann as a moderator."""
    evening.ann.person.join(moderator=True)
    await evening.dealt()
    await evening.played_out()
    await evening.shown()
    return evening


async def test_every_command_says_nothing_untranslated(played: Evening) -> None:
    ann, asked = played.ann.person, 0
    for entry in ann.commands():
        if not any(option.get("required") for option in entry.options):
            outcome = await ann.command(entry.name)
            asked += 1
            if outcome.message is not None and outcome.message.ephemeral:
                await looked_through(ann, outcome.message)
    await played.shown()
    assert asked > 20
    found = untranslated(shown(played))
    assert found == [], "\n".join(found)


async def test_every_page_says_nothing_untranslated(played: Evening) -> None:
    ann, member = played.ann.person, played.ming.person.user
    for topic in Topic:
        await ann.command("duel rules", topic=topic.value)
    for ranking in Ranking:
        await ann.command("duel leaderboard", by=ranking.value)
    await ann.command("duel profile", member=member)
    await ann.command("duel verify", hand="1-1")
    replay = (await ann.command("duel replay", hand="1-1")).message
    assert replay is not None
    for _ in range(6):
        await looked_through(ann, replay)
    await ann.suggestions("duel replay", ann.home, {"hand": ""}, "hand")
    settings = (await ann.command("duel-admin settings")).message
    assert settings is not None
    for tab in Tab:
        page = f"cd:{played.discord.guild.id}:settings:tab.{tab.value}"
        await ann.click(settings, page, force=True)
    await practising(played)
    await played.shown()
    found = untranslated(shown(played))
    assert found == [], "\n".join(found)
