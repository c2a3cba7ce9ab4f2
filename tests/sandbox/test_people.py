"""What people do reaches the real client, and its answers reach them."""

import asyncio

import pytest

from bot.sandbox.impossible import Impossible
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from tests.sandbox.small_bot import PIXEL, SmallBot


async def test_a_command_is_answered_with_a_board(
    bot: SmallBot, ada: Person, bo: Person, local: LocalDiscord
) -> None:
    outcome = await ada.command("duel open")
    assert outcome.kind == "message"
    assert outcome.failed is None
    message = outcome.message
    assert message is not None
    assert message.text == "count is 0"
    assert message.alt_texts == ["board at 0"]
    assert message.attachment("board.png").content == PIXEL
    assert message.attachment("board.png").dimensions == (7, 5)
    assert [b.label for b in message.buttons] == ["Count 0", "Count 999"]
    assert bo.sees(local.channel()) == [message]


async def test_a_button_updates_its_message(bot: SmallBot, ada: Person, bo: Person) -> None:
    opened = await ada.command("duel open")
    assert opened.message is not None
    outcome = await bo.click(opened.message, "Count 0")
    assert outcome.kind == "update"
    assert outcome.message is opened.message
    assert opened.message.text == "count is 1"
    assert opened.message.edited_at is not None
    assert len(opened.message.attachments) == 1
