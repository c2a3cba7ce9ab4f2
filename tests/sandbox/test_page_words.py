"""What the page itself says: in every language that can be chosen there, all of it."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.sandbox.page.session import LOCALES
from tests.sandbox.page_room import Room, pane

pytestmark = pytest.mark.asyncio(loop_scope="module")

# Each word by its path; of one that is made of something, how it is made.
SAID = """async () => {
    const { WORDS } = await import("/page/static/words.js");
    const { LANGUAGES } = await import("/page/static/languages.js");
    const flat = (word, path) => (typeof word === "object"
        ? Object.entries(word).flatMap(([key, inner]) => flat(inner, `${path}.${key}`))
        : [[path, typeof word, String(word)]]);
    const offered = LANGUAGES.map(([locale]) => locale);
    return { offered, words: offered.map((locale) => flat(WORDS[locale] ?? {}, "")) };
}"""


async def said(page: Page) -> dict[str, dict[str, tuple[str, str]]]:
    """Return by language and key what kind of thing a word is, and how it reads."""
    found: dict[str, Any] = await page.evaluate(SAID)
    return {
        language: {key: (kind, text) for key, kind, text in words}
        for language, words in zip(found["offered"], found["words"], strict=True)
    }


async def test_every_language_that_can_be_chosen_has_the_same_words(room: Room) -> None:
    languages = await said(await room.open())
    assert set(languages) == set(LOCALES)
    english = {key: kind for key, (kind, _) in languages["en-US"].items()}
    assert len(english) > 60
    for words in languages.values():
        assert {key: kind for key, (kind, _) in words.items()} == english


async def test_traditional_chinese_has_no_simplified_characters(room: Room) -> None:
    languages = await said(await room.open())
    for key, (_, text) in languages["zh-TW"].items():
        assert text.encode("cp950", "replace").decode("cp950") == text, key  # as Taiwan writes
    simplified = languages["zh-CN"][".onlyYou"][1]
    assert simplified.encode("cp950", "replace").decode("cp950") != simplified


async def test_who_chooses_traditional_chinese_reads_it_everywhere_on_the_page(room: Room) -> None:
    ann = pane(await room.open(), "Ann")
    await ann.get_by_role("button", name="繁體").click()
    await expect(ann.get_by_role("heading", name="歡迎，Ann")).to_be_visible()
    await expect(ann.get_by_placeholder("在 # duels 傳訊息，輸入 / 使用指令")).to_be_visible()
    await room.ann.command("duel table")
    await expect(ann.get_by_text("應用程式").first).to_be_visible()
    await room.ann.command("duel hand")
    await expect(ann.get_by_text("只有你看得到")).to_be_visible()
    await expect(ann.get_by_role("button", name="關閉訊息")).to_be_visible()
