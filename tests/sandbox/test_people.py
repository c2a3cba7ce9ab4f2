"""What people do reaches the real client, and its answers reach them."""

import asyncio
from typing import Any

import pytest

from bot.sandbox.impossible import Impossible
from bot.sandbox.outcome import Choice
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from tests.sandbox.small_bot import PIXEL, SmallBot


async def test_a_command_is_answered_with_a_board(
    bot: SmallBot, ada: Person, bo: Person, local: LocalDiscord
) -> None:
    outcome = await ada.command("duel open")
    assert (outcome.kind, outcome.failed) == ("message", None)
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
    assert [a.content for a in opened.message.attachments] == [PIXEL]


async def test_two_clicks_at_once_are_both_answered(bot: SmallBot, ada: Person, bo: Person) -> None:
    opened = await ada.command("duel open")
    assert opened.message is not None
    both = await asyncio.gather(
        ada.click(opened.message, "Count 0"), bo.click(opened.message, "Count 0")
    )
    assert [outcome.kind for outcome in both] == ["update", "update"]


async def test_only_the_chooser_sees_an_ephemeral_answer(
    bot: SmallBot, ada: Person, bo: Person
) -> None:
    opened = await ada.command("duel open")
    assert opened.message is not None
    outcome = await bo.select(opened.message, "Choose", ["Card 3", "5"])
    assert outcome.message is not None
    assert outcome.message.ephemeral
    assert outcome.message.text == "you chose ['3', '5']"
    assert bo.ephemerals == [outcome.message]
    assert ada.ephemerals == []
    assert ada.sees() == [opened.message]


async def test_what_no_client_offers_cannot_be_done(
    bot: SmallBot, ada: Person, bo: Person, local: LocalDiscord
) -> None:
    opened = await ada.command("duel open")
    mine = await ada.command("duel play", cards="33")
    assert opened.message is not None
    assert mine.message is not None
    heard = len(bot.heard)
    with pytest.raises(Impossible, match="disabled"):
        await ada.click(opened.message, "Count 999")
    with pytest.raises(Impossible, match="no 'Deal'"):
        await ada.click(opened.message, "Deal")
    with pytest.raises(Impossible, match="no option"):
        await ada.select(opened.message, "Choose", "Card 9")
    with pytest.raises(Impossible, match="choose 1 to 2"):
        await ada.select(opened.message, "Choose", ["3", "4", "5"])
    with pytest.raises(Impossible, match="does not see"):
        await bo.click(mine.message, "anything")
    local.delete_message(opened.message)
    with pytest.raises(Impossible, match="does not see"):
        await ada.click(opened.message, "Count 0")
    assert len(bot.heard) == heard


async def test_a_stale_client_may_send_what_is_no_longer_there(bot: SmallBot, ada: Person) -> None:
    opened = await ada.command("duel open")
    assert opened.message is not None
    outcome = await ada.click(opened.message, "cd:count:41", force=True)
    assert outcome.message is not None
    assert outcome.message.text == "count is 42"


@pytest.mark.parametrize(
    ("name", "options", "complaint"),
    [
        ("duel deal", {}, "not offered"),
        ("duel", {}, "is a group"),
        ("duel play", {}, "needs cards"),
        ("duel play", {"cards": "33", "colour": "red"}, "no option colour"),
        ("duel play", {"cards": 33}, "not what it takes"),
        ("duel play", {"cards": "33", "times": 4}, "outside 1 to 3"),
        ("duel play", {"cards": "33", "times": True}, "not what it takes"),
        ("duel play", {"cards": "33", "opponent": "Bo"}, "not what it takes"),
    ],
)
async def test_commands_are_used_only_as_defined(
    bot: SmallBot, ada: Person, name: str, options: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(Impossible, match=complaint):
        await ada.command(name, **options)


async def test_options_arrive_with_their_types(bot: SmallBot, ada: Person, bo: Person) -> None:
    outcome = await ada.command("duel play", cards="99", times=2, opponent=bo)
    assert outcome.message is not None
    assert outcome.message.text == "99 x2 against Bo"


async def test_typing_is_met_with_suggestions(bot: SmallBot, ada: Person) -> None:
    choices = await ada.autocomplete("duel play", focused="cards", value="9")
    assert choices == [Choice(f"9 and {n}", f"9{n}") for n in range(3)]
    with pytest.raises(Impossible, match="suggests nothing"):
        await ada.autocomplete("duel play", focused="times", value="1")


async def test_a_form_is_filled_in_and_sent(bot: SmallBot, ada: Person) -> None:
    opened = await ada.command("duel type")
    modal = opened.modal
    assert opened.kind == "modal"
    assert modal is not None
    assert (modal.title, modal.fields[0].label) == ("Type a play", "Cards")
    with pytest.raises(Impossible, match="0 to 20"):
        await ada.submit(modal, {"Cards": "3" * 21})
    with pytest.raises(Impossible, match="empty"):
        await ada.submit(modal)
    with pytest.raises(Impossible, match="no field 'x'"):
        await ada.submit(modal, {"Cards": "33", "x": 1})
    outcome = await ada.submit(modal, cards="3 4 5")
    assert outcome.message is not None
    assert outcome.message.text == "typed 3 4 5"


async def test_a_deferred_answer_is_finished_by_the_first_follow_up(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    outcome = await ada.command("duel hand")
    assert outcome.kind == "deferred"
    assert outcome.message is not None
    assert outcome.message.loading
    bot.release.set()
    await outcome.finished()
    assert outcome.message.text == "your hand"
    assert outcome.message.ephemeral
    assert outcome.message.edited_at is None
    await local.wait_for(lambda: outcome.followups)
    assert [message.text for message in outcome.followups] == ["and more"]


async def test_direct_messages_arrive_and_can_be_played_from(bot: SmallBot, ada: Person) -> None:
    outcome = await (await ada.command("duel write")).finished()
    assert outcome.message is not None
    assert outcome.message.text == "sent"
    [letter] = ada.inbox
    assert letter.text == "count is 7"
    assert letter.attachments[0].content == PIXEL
    assert (await ada.click(letter, "Count 7")).kind == "update"
    assert letter.text == "count is 8"
    answer = await ada.command("duel play", dm=True, cards="33")
    assert answer.message is not None
    assert answer.message.channel is ada.dm_channel


async def test_closed_direct_messages_refuse_the_bot(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    ada.dms_open = False
    outcome = await (await ada.command("duel write")).finished()
    assert outcome.message is not None
    assert outcome.message.text == "refused 50007"
    ada.dms_open = True
    local.faults.on("closed_dms", times=1)
    outcome = await (await ada.command("duel write")).finished()
    assert outcome.message is not None
    assert outcome.message.text == "refused 50007"
    assert ada.inbox == []


async def test_who_has_left_does_nothing_in_the_server(bot: SmallBot, ada: Person) -> None:
    opened = await ada.command("duel open")
    assert opened.message is not None
    ada.leave()
    assert ada.sees() == []
    with pytest.raises(Impossible, match="does not see"):
        await ada.click(opened.message, "Count 0")
    with pytest.raises(Impossible, match="does not see"):
        await ada.command("duel open")
    ada.join()
    assert (await ada.click(opened.message, "Count 0")).kind == "update"


async def test_an_ephemeral_message_can_be_put_away(bot: SmallBot, ada: Person, bo: Person) -> None:
    outcome = await ada.command("duel play", cards="33")
    assert outcome.message is not None
    with pytest.raises(Impossible):
        bo.dismiss(outcome.message)
    ada.dismiss(outcome.message)
    assert ada.ephemerals == []


async def test_commands_are_listed_for_people(bot: SmallBot, ada: Person) -> None:
    names = [entry.name for entry in ada.commands()]
    assert "duel play" in names
    assert [entry.name for entry in ada.commands(dm=True)] == names
    [play] = [entry for entry in ada.commands() if entry.name == "duel play"]
    assert [option["name"] for option in play.options] == ["cards", "times", "opponent"]
