"""Only this machine, only the sandbox's token, and fifty requests a second."""

import aiohttp
import pytest

from bot.clock import ManualClock
from bot.sandbox.door import looks_real
from bot.sandbox.interactions import Kind
from bot.sandbox.server import LocalDiscord
from bot.sandbox.traffic import Window, tally
from tests.sandbox.wire import Wire

LIKE_A_REAL_ONE = "A" * 24 + "." + "B" * 6 + "." + "C" * 27


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "discord.example"},
        {"Host": "127.0.0.1:1"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Authorization": f"Bot {LIKE_A_REAL_ONE}"},
    ],
)
async def test_strangers_are_turned_away(
    local: LocalDiscord, wire: Wire, headers: dict[str, str]
) -> None:
    assert (await wire.ask("GET", "/users/@me", headers=headers)).status == 403
    assert local.requests == []


async def test_its_own_pages_are_let_in(local: LocalDiscord, wire: Wire) -> None:
    headers = {"Origin": local.origin}
    assert (await wire.ask("GET", "/users/@me", headers=headers)).status == 200


def test_the_sandbox_token_never_looks_real() -> None:
    assert looks_real(f"Bot {LIKE_A_REAL_ONE}")
    assert not any(looks_real(LocalDiscord().token) for _ in range(20))


async def test_the_server_is_bound_to_loopback_only(local: LocalDiscord) -> None:
    assert local.origin.startswith("http://127.0.0.1:")
    assert local.gateway.startswith("ws://127.0.0.1:")


async def test_the_51st_request_in_a_second_waits(local: LocalDiscord) -> None:
    clock = ManualClock()
    window = Window(clock)
    assert [window.admit() for _ in range(50)] == [0.0] * 50
    clock.advance(400)
    assert window.admit() == pytest.approx(0.6)
    clock.advance(600)
    assert window.admit() == 0.0


async def test_the_limit_can_be_switched_off() -> None:
    async with (
        LocalDiscord(ManualClock(), enforce_rate=False) as local,
        aiohttp.ClientSession() as session,
    ):
        wire = Wire(local, session)
        assert {(await wire.ask("GET", "/users/@me")).status for _ in range(60)} == {200}


async def test_too_many_requests_are_told_when_to_come_back() -> None:
    rate = ManualClock()
    async with (
        LocalDiscord(ManualClock(), rate_clock=rate) as local,
        aiohttp.ClientSession() as session,
    ):
        wire = Wire(local, session)
        for _ in range(50):
            assert (await wire.ask("GET", "/users/@me")).status == 200
        reply = await wire.ask("GET", "/users/@me")
        assert reply.status == 429
        assert reply.json["global"] is True
        assert reply.json["retry_after"] == 1.0
        told = {"Via": "1.1 local", "Retry-After": "1"}
        told |= {"X-RateLimit-Scope": "global", "X-RateLimit-Global": "true"}
        assert {name: reply.headers.get(name) for name in told} == told
        doing = local.switchboard.begin(
            Kind.COMMAND, local.person("Ada").user, local.channel(), {"name": "x"}
        )
        path = f"/interactions/{doing.id}/{doing.token}/callback"
        answered = await wire.ask("POST", path, {"type": 4, "data": {"content": "free"}})
        assert answered.status == 204
        rate.advance(1_000)
        assert (await wire.ask("GET", "/users/@me")).status == 200
    assert len(local.requests) == 52
    assert len(local.traffic.free) == 1
    assert tally(local.requests) == {"GET /users/@me": 52}
