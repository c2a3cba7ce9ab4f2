"""Each fault does what its line in the list says."""

import discord
import pytest

from bot.sandbox.faults import FAULTS, Faults
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.wire import Wire

HELLO = {"content": "hello"}


def messages(local: LocalDiscord, name: str = "duels") -> str:
    return f"/channels/{local.channel(name).id}/messages"


def test_only_known_faults_can_be_switched_on() -> None:
    faults = Faults()
    with pytest.raises(KeyError, match="no fault 'gremlins'"):
        faults.on("gremlins")
    for name in FAULTS:
        faults.on(name)
    assert faults.names == list(FAULTS)
    faults.off()
    assert faults.names == []


async def test_server_errors_come_as_often_as_asked(local: LocalDiscord, wire: Wire) -> None:
    local.faults.on("server_error", times=2, status=502)
    statuses = [(await wire.ask("GET", "/users/@me")).status for _ in range(3)]
    assert statuses == [502, 502, 200]


async def test_the_client_waits_out_a_rate_limit(bot: SmallBot, local: LocalDiscord) -> None:
    local.faults.on("rate_limit", times=1, retry_after=0.001)
    channel = bot.get_partial_messageable(local.channel().id)
    sent = await channel.send("hello")
    assert sent.content == "hello"
    assert [r.status for r in local.requests][-2:] == [429, 200]


async def test_latency_delays_an_answer(local: LocalDiscord, wire: Wire) -> None:
    local.faults.on("latency", ms=5, times=1)
    await wire.ask("GET", "/users/@me")
    assert local.requests[0].ms >= 5


async def test_a_channel_can_be_gone_without_a_word(local: LocalDiscord, wire: Wire) -> None:
    local.faults.on("deleted_channel", channel_id=local.channel().id)
    assert (await wire.ask("POST", messages(local), HELLO)).code == 10003
    assert (await wire.ask("POST", messages(local, "lounge"), HELLO)).status == 200
    local.faults.off("deleted_channel")
    assert (await wire.ask("POST", messages(local), HELLO)).status == 200


async def test_a_message_can_be_gone_without_a_word(local: LocalDiscord, wire: Wire) -> None:
    sent = await wire.ask("POST", messages(local), HELLO)
    path = f"{messages(local)}/{sent.json['id']}"
    local.faults.on("deleted_message", times=1)
    assert (await wire.ask("PATCH", path, {"content": "new"})).code == 10008
    assert (await wire.ask("PATCH", path, {"content": "new"})).json["content"] == "new"


async def test_a_permission_can_be_missing(local: LocalDiscord, wire: Wire) -> None:
    local.faults.on("missing_permission", permission="view_channel", times=1)
    assert (await wire.ask("POST", messages(local), HELLO)).code == 50001
    local.faults.on("missing_permission")
    assert (await wire.ask("POST", messages(local), HELLO)).code == 50013


async def test_slow_mode_makes_the_client_wait(bot: SmallBot, local: LocalDiscord) -> None:
    local.faults.on("slow_mode", times=1, retry_after=0.001)
    sent = await bot.get_partial_messageable(local.channel().id).send("hello")
    assert sent.content == "hello"
    assert [r.status for r in local.requests][-2:] == [429, 200]


async def test_an_archived_thread_takes_no_edits_and_opens_when_something_is_sent(
    local: LocalDiscord, wire: Wire
) -> None:
    made = await wire.ask(
        "POST", f"/channels/{local.channel().id}/threads", {"name": "table", "type": 11}
    )
    thread = local.channel("table")
    path = f"/channels/{made.json['id']}/messages"
    sent = await wire.ask("POST", path, HELLO)
    thread.archived = True
    one = f"{path}/{sent.json['id']}"
    assert (await wire.ask("PATCH", one, {"content": "new"})).code == 50083
    assert (await wire.ask("POST", path, HELLO)).status == 200
    assert (await wire.ask("PATCH", one, {"content": "new"})).status == 200
    local.faults.on("archived_thread")
    assert (await wire.ask("POST", path, HELLO)).code == 50083


async def test_old_messages_can_refuse_to_be_edited(local: LocalDiscord, wire: Wire) -> None:
    sent = await wire.ask("POST", messages(local), HELLO)
    path = f"{messages(local)}/{sent.json['id']}"
    local.faults.on("old_edits")
    local.turn(3_600_000)
    assert (await wire.ask("PATCH", path, {"content": "new"})).status == 200
    local.turn(1)
    reply = await wire.ask("PATCH", path, {"content": "newer"})
    assert (reply.status, reply.code) == (429, 30046)
    assert reply.json["retry_after"] == 0.01
    assert reply.headers["Via"]


async def test_nobody_takes_direct_messages_while_they_are_closed(
    local: LocalDiscord, ada: Person, wire: Wire
) -> None:
    opened = await wire.ask("POST", "/users/@me/channels", {"recipient_id": str(ada.id)})
    path = f"/channels/{opened.json['id']}/messages"
    local.faults.on("closed_dms", times=1)
    refused = await wire.ask("POST", path, {"content": "x"})
    assert (refused.status, refused.code) == (403, 50007)
    assert (await wire.ask("POST", path, {"content": "x"})).status == 200


async def test_direct_messages_can_be_opened_too_fast(
    local: LocalDiscord, ada: Person, wire: Wire
) -> None:
    local.faults.on("dms_too_fast", times=1)
    asked = {"recipient_id": str(ada.id)}
    reply = await wire.ask("POST", "/users/@me/channels", asked)
    assert (reply.status, reply.code) == (403, 40003)
    assert (await wire.ask("POST", "/users/@me/channels", asked)).status == 200


async def test_the_client_sees_a_server_error_it_does_not_retry(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    local.faults.on("server_error", times=1)
    channel = bot.get_partial_messageable(local.channel().id)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("hello")
    assert ada.sees() == []
