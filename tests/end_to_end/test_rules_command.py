"""`/duel rules` in the local Discord: any topic, in the reader's language, turned by a select."""

import pytest

from bot.sandbox.components import Select
from bot.sandbox.message import Message
from bot.sandbox.outcome import Outcome
from cogs.ids import RULES_ID
from cogs.rules_pages import SECTIONS, Topic
from tests.end_to_end.table import Evening


def shown(outcome: Outcome) -> Message:
    """Return the private page that an answer is."""
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message


def select_of(message: Message) -> Select:
    """Return the select of topics."""
    (select,) = [s for s in message.selects if s.custom_id == RULES_ID]
    return select


async def test_the_rules_begin_in_short_in_the_readers_language(evening: Evening) -> None:
    english = shown(await evening.ann.person.command("duel rules"))
    assert "Rules · In short" in english.text
    assert "ages 12 and up" in english.text
    chinese = shown(await evening.ming.person.command("duel rules"))
    assert "规则 · 一分钟看懂" in chinese.text


@pytest.mark.parametrize("topic", list(Topic))
async def test_every_topic_can_be_asked_for_with_its_pictures(
    evening: Evening, topic: Topic
) -> None:
    for player in (evening.ann, evening.ming):
        message = shown(await player.person.command("duel rules", topic=topic.value))
        pictured = [section for section in SECTIONS[topic] if section.plays]
        assert len(message.attachments) == len(pictured)
        assert [o.value for o in select_of(message).options] == [one.value for one in Topic]


async def test_the_select_turns_the_page_and_its_pictures(evening: Evening) -> None:
    person = evening.ann.person
    message = shown(await person.command("duel rules"))
    for topic in (Topic.COMBINATIONS, Topic.TIERS, Topic.BOMBS):
        outcome = await person.select(message, RULES_ID, [topic.value])
        assert outcome.failed is None
        pictured = [section for section in SECTIONS[topic] if section.plays]
        assert len(message.attachments) == len(pictured)
        chosen = [o.value for o in select_of(message).options if o.default]
        assert chosen == [topic.value]


async def test_a_made_up_topic_shows_the_first_page(evening: Evening) -> None:
    person = evening.ann.person
    message = shown(await person.command("duel rules", topic="tiers"))
    outcome = await person.select(message, RULES_ID, ["dance"], force=True)
    assert outcome.failed is None
    assert "In short" in message.text


async def test_the_rules_can_be_read_in_direct_messages(evening: Evening) -> None:
    assert "Rules" in shown(await evening.ann.person.command("duel rules", dm=True)).text
