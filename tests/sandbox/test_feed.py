"""A viewer hears of what they can see, and of nothing else."""

from typing import Any

from bot.sandbox.feed import Feed
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from tests.sandbox.small_bot import SmallBot


async def read(feed: Feed) -> list[dict[str, Any]]:
    feed.close()
    return [event async for event in feed]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["type"] for event in events]


async def test_everybody_in_the_channel_hears_of_a_board(
    bot: SmallBot, ada: Person, bo: Person, local: LocalDiscord
) -> None:
    hers, his = local.subscribe(ada), local.subscribe(bo)
    opened = await ada.command("duel open")
    assert opened.message is not None
    await bo.click(opened.message, "Count 0")
    local.delete_message(opened.message)
    seen = await read(his)
    assert kinds(seen) == ["message", "interaction", "message", "interaction", "message_gone"]
    assert [event["new"] for event in seen if event["type"] == "message"] == [True, False]
    assert seen[-1]["id"] == seen[0]["message"]["id"]
    assert [e["state"] for e in seen if e["type"] == "interaction"] == ["waiting", "answered"]
    assert kinds(await read(hers))[:3] == ["interaction", "message", "interaction"]


async def test_nobody_hears_of_other_peoples_ephemeral_and_direct_messages(
    bot: SmallBot, ada: Person, bo: Person, local: LocalDiscord
) -> None:
    hers, his = local.subscribe(ada), local.subscribe(bo)
    answer = await ada.command("duel play", cards="33")
    await (await ada.command("duel write")).finished()
    assert answer.message is not None
    ada.dismiss(answer.message)
    assert await read(his) == []
    texts = [
        event["message"]["channel_id"] == str(ada.dm_channel.id)
        for event in await read(hers)
        if event["type"] == "message"
    ]
    assert texts.count(True) == 1


async def test_a_form_and_a_failure_are_told_to_whom_they_concern(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    feed = local.subscribe(ada)
    await ada.command("duel type")
    events = await read(feed)
    assert events[-1]["modal"]["title"] == "Type a play"


async def test_places_and_the_bots_presence_are_told(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    feed = local.subscribe(ada)
    local.add_channel("third")
    await bot.close()
    await local.wait_for(lambda: not local.online)
    assert await read(feed) == [{"type": "places"}, {"type": "bot", "online": False}]


async def test_a_hidden_channel_is_silent(local: LocalDiscord, ada: Person, bo: Person) -> None:
    local.hide(local.channel(), ada)
    feed = local.subscribe(ada)
    bo.say("psst")
    assert await read(feed) == []
    assert ada.sees() == []
    assert len(bo.sees()) == 1
