"""The real client's connection: resuming, intents, and what is delivered twice."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from tests.sandbox.small_bot import SmallBot


async def test_a_dropped_socket_is_resumed_and_nothing_is_missed(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    local.faults.on("dropped_socket")
    assert not local.online
    outcome = await ada.command("duel play", cards="33")
    assert outcome.kind == "message"
    await local.wait_for(lambda: "resumed" in bot.heard)
    assert len([line for line in bot.heard if line.startswith("interaction")]) == 1


async def test_a_lost_session_is_begun_anew(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    local.faults.on("lost_session")
    await local.wait_for(lambda: local.online)
    assert (await ada.command("duel play", cards="33")).kind == "message"
    assert "resumed" not in bot.heard


async def test_an_interaction_can_be_delivered_twice(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    local.faults.on("duplicate_delivery", times=1)
    await ada.command("duel play", cards="33")
    await local.wait_for(lambda: len(bot.heard) == 2)
    assert bot.heard[0] == bot.heard[1]
    assert len(ada.ephemerals) == 1
    answered = [r.status for r in local.traffic.free]
    await local.wait_for(lambda: len(local.traffic.free) == 2)
    assert answered[0] == 200
    assert b"40060" in local.traffic.free[1].answer


async def test_only_events_of_the_requested_intents_arrive(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    ada.say("hello")
    local.person("Cy").leave()
    local.delete_channel(local.channel("lounge"))
    await local.wait_for(lambda: bot.heard)
    assert bot.heard == ["deleted lounge"]


async def test_the_bot_learns_that_it_was_put_out_of_a_server(
    bot: SmallBot, local: LocalDiscord
) -> None:
    second = local.add_guild("Second room", locale="zh-CN")
    await local.wait_for(lambda: len(bot.guilds) == 2)
    assert bot.get_guild(second.id) is not None
    assert str(bot.get_guild(second.id).preferred_locale) == "zh-CN"  # type: ignore[union-attr]
    local.remove_bot(second)
    await local.wait_for(lambda: bot.heard)
    assert bot.heard == ["left Second room"]


async def test_permissions_in_the_clients_cache_follow(bot: SmallBot, local: LocalDiscord) -> None:
    place = local.channel()

    def may_send() -> bool:
        channel = bot.get_channel(place.id)
        assert isinstance(channel, discord.TextChannel)
        return channel.permissions_for(channel.guild.me).send_messages

    assert may_send()
    local.deny(place, "send_messages")
    await local.wait_for(lambda: not may_send())
    local.allow(place, "send_messages")
    await local.wait_for(may_send)


async def test_a_wrong_token_cannot_log_in(client_points_here: LocalDiscord) -> None:
    async with SmallBot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("sandbox.wrong")


async def test_a_heartbeat_is_answered_only_after_the_client_knows_that_it_sent_it(
    local: LocalDiscord,
) -> None:
    identify = {"op": 2, "d": {"token": local.token, "intents": 1}}
    async with aiohttp.ClientSession() as session, session.ws_connect(local.gateway) as ws:
        assert (await ws.receive_json())["op"] == 10
        await asyncio.gather(ws.send_json({"op": 1, "d": None}), ws.send_json(identify))
        heard = [(await ws.receive_json())["op"] for _ in range(3)]
    assert heard == [0, 0, 11]  # READY and the server, which were asked for later, come first


@pytest.mark.parametrize(
    ("token", "intents", "code"), [("wrong", 1, 4004), (None, 1 | 1 << 1, 4014)]
)
async def test_identify_is_checked(
    local: LocalDiscord, token: str | None, intents: int, code: int
) -> None:
    identify = {"op": 2, "d": {"token": token or local.token, "intents": intents}}
    async with aiohttp.ClientSession() as session, session.ws_connect(local.gateway) as ws:
        hello = await ws.receive_json()
        assert hello["op"] == 10
        await ws.send_json({"op": 1, "d": None})
        assert (await ws.receive_json())["op"] == 11
        await ws.send_json(identify)
        assert (await ws.receive()).type is aiohttp.WSMsgType.CLOSE
        assert ws.close_code == code


@pytest.mark.parametrize("shard", [[0, 0], [1, 1], [-1, 1], [0], "x", [0, 1.5], {}])
async def test_a_shard_that_can_not_be_is_refused(local: LocalDiscord, shard: object) -> None:
    identify = {"op": 2, "d": {"token": local.token, "intents": 1, "shard": shard}}
    assert await closed_by(local, identify) == 4010


async def test_a_frame_that_may_not_come_closes_the_connection(local: LocalDiscord) -> None:
    identify = {"op": 2, "d": {"token": local.token, "intents": 1}}
    assert await closed_by(local, identify, identify) == 4005
    assert await closed_by(local, {"op": 99}) == 4001
    resume = {"op": 6, "d": {"token": "wrong", "session_id": "x"}}
    assert await closed_by(local, resume) == 4004


async def closed_by(local: LocalDiscord, *frames: object) -> int | None:
    """Send frames and return the code with which the connection is closed."""
    async with aiohttp.ClientSession() as session, session.ws_connect(local.gateway) as ws:
        for frame in frames:
            await ws.send_json(frame)
        while (await ws.receive(timeout=5)).type is aiohttp.WSMsgType.TEXT:
            pass
        return ws.close_code


async def test_the_bot_answers_again_after_the_sandbox_restarts_its_socket_often(
    bot: SmallBot, ada: Person, local: LocalDiscord
) -> None:
    for _ in range(3):
        local.faults.on("dropped_socket")
        await local.wait_for(lambda: local.online)
    outcomes = await asyncio.gather(*(ada.command("duel play", cards="33") for _ in range(5)))
    assert [outcome.kind for outcome in outcomes] == ["message"] * 5
