"""Whatever is sent, the local Discord answers as Discord does; it never fails itself."""

import asyncio
import gzip
import io
import random
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.clock import ManualClock
from bot.sandbox.bodies import BODY_LIMIT
from bot.sandbox.field_types import well_typed
from bot.sandbox.interactions import Kind
from bot.sandbox.known_fields import FORMS
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from bot.sandbox.wire import ApiError
from tests.sandbox.wire import Wire

HELLO = {"content": "hello"}
ODD = [*sorted({name for form in FORMS.values() for name in form}), "unknown", ""]
KINDS = (1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 17, 18)


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    """Serve without the limit of fifty a second, which would answer instead."""
    async with LocalDiscord(ManualClock(), enforce_rate=False) as server:
        yield server


def messages(local: LocalDiscord) -> str:
    return f"/channels/{local.channel().id}/messages"


def anything(chance: random.Random, depth: int = 0) -> Any:
    """Return some JSON: mostly of the wrong kind for where it stands."""
    plain = [None, True, -1, 9, 10**25, 1.5, "", "9", "x" * 101, "x" * 4001]
    if depth > 4 or chance.random() < 0.5:
        return chance.choice(plain)
    if chance.random() < 0.4:
        return [anything(chance, depth + 1) for _ in range(chance.randrange(3))]
    return thing(chance, depth + 1)


def thing(chance: random.Random, depth: int = 0) -> dict[str, Any]:
    made = {chance.choice(ODD): anything(chance, depth + 1) for _ in range(chance.randrange(5))}
    if chance.random() < 0.6:
        made["type"] = chance.choice(KINDS)
    if depth < 4 and chance.random() < 0.6:
        made["components"] = [thing(chance, depth + 1) for _ in range(chance.randrange(3))]
    return made


@pytest.mark.parametrize("seed", range(4))
async def test_no_body_makes_it_fail(
    local: LocalDiscord, ada: Person, wire: Wire, seed: int
) -> None:
    chance, app = random.Random(seed), local.world.bot.id
    mine = (await wire.ask("POST", messages(local), HELLO)).json["id"]
    routes = [
        ("POST", messages(local)),
        ("PATCH", f"{messages(local)}/{mine}"),
        ("POST", f"/channels/{local.channel().id}/threads"),
        ("PATCH", f"/channels/{local.channel().id}"),
        ("POST", "/users/@me/channels"),
        ("PUT", f"/applications/{app}/commands"),
    ]
    for _ in range(10):
        for kind, response in ((Kind.COMMAND, 4), (Kind.COMPONENT, 9), (Kind.AUTOCOMPLETE, 8)):
            doing = local.switchboard.begin(kind, ada.user, local.channel(), {"name": "x"})
            path = f"/interactions/{doing.id}/{doing.token}/callback"
            body = {"type": response, "data": thing(chance)}
            assert (await wire.ask("POST", path, body)).status < 500, body
        for method, path in routes:
            body = thing(chance) | {"flags": chance.choice([0, 1 << 6, 1 << 15])}
            sent = [body, anything(chance)] if method == "PUT" else body
            assert (await wire.ask(method, path, sent)).status < 500, sent


@pytest.mark.parametrize(
    ("form", "problem"),
    [
        ({"content": 7}, "content STRING_TYPE_CONVERT"),
        ({"embeds": {}}, "embeds LIST_TYPE_CONVERT"),
        ({"components": [[]]}, "components.0 DICT_TYPE_CONVERT"),
        ({"flags": "64"}, "flags NUMBER_TYPE_COERCE"),
        ({"allowed_mentions": []}, "allowed_mentions DICT_TYPE_CONVERT"),
        ({"attachments": [{"id": "a"}]}, "attachments.0.id NUMBER_TYPE_COERCE"),
        ({"message_reference": {}}, "message_reference.message_id BASE_TYPE_REQUIRED"),
    ],
)
async def test_a_field_of_the_wrong_kind_is_named(
    local: LocalDiscord, wire: Wire, form: dict[str, Any], problem: str
) -> None:
    reply = await wire.ask("POST", messages(local), HELLO | form)
    assert (reply.status, reply.code) == (400, 50035)
    assert reply.problems == [problem]
    assert not local.channel().messages


def test_a_null_is_a_field_left_out_but_in_a_message_it_stays() -> None:
    button = {"type": 2, "emoji": {"id": None, "name": "x"}}
    form = {"content": None, "components": [button]}
    tidy = {"content": None, "components": [{"type": 2, "emoji": {"name": "x"}}]}
    assert well_typed(form, "message") == tidy
    assert well_typed({"type": 7, "data": form}, "callback") == {"type": 7, "data": tidy}
    assert well_typed({"name": "x", "locked": None}, "opened") == {"name": "x"}
    with pytest.raises(ApiError, match="50035"):
        well_typed({"type": 4, "data": {"components": [{"type": 2, "emoji": "x"}]}}, "callback")


def test_what_discord_does_not_know_is_forgotten_whatever_it_is() -> None:
    form = {"content": "x", "fields": 7, "components": [{"type": 10, "content": "t", "label": []}]}
    known = {"content": "x", "components": [{"type": 10, "content": "t"}]}
    assert well_typed(form, "message") == known
    assert well_typed({"type": 6, "data": {"flags": "x"}}, "callback") == {"type": 6}


DEEP = '{"content": "x", "more": ' + "[" * 70 + "]" * 70 + "}"
NO_JSON: list[str | bytes] = [
    "",
    "{",
    "[" * 100_000,
    DEEP,
    '{"content": "\\ud800"',
    "null",
    "7",
    "[]",
]
NO_JSON += [f'{{"content": "x", "n": {number}}}' for number in ("NaN", "-Infinity", "1e999")]
NO_JSON += [
    '{"n": ' + "9" * 5_000 + "}",
    '{"content": "x"}'.encode("utf-16"),
    b'{"content": "\xff"}',
]


@pytest.mark.parametrize("text", NO_JSON)
async def test_what_is_no_json_is_refused(
    local: LocalDiscord, ada: Person, text: str | bytes
) -> None:
    headers = {"Authorization": f"Bot {local.token}", "Content-Type": "application/json"}
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.post(local.api_base + messages(local), data=text) as answer,
    ):
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)


A_PART = b'Content-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "x"}\r\n'


@pytest.mark.parametrize(
    ("kind", "parts"),
    [
        ("multipart/form-data", [A_PART]),
        ("multipart/form-data; boundary=B", [A_PART] * 33),
        ("multipart/form-data; boundary=B", [b"X: " + b"y" * 10_000 + b"\r\n\r\n\r\n"]),
        ("multipart/form-data; boundary=B", [A_PART.replace(b'"x"}', b'"x"')]),
        (
            "multipart/form-data; boundary=B",
            [b"Content-Type: multipart/mixed; boundary=C\r\n\r\n--C\r\n\r\n--C--\r\n"],
        ),
        (
            "multipart/form-data; boundary=B",
            [b"Content-Transfer-Encoding: base64\r\n" + A_PART.replace(b"{", b"!")],
        ),
    ],
)
async def test_parts_that_can_not_be_read_are_refused(
    local: LocalDiscord, kind: str, parts: list[bytes]
) -> None:
    body = b"".join(b"--B\r\n" + part for part in parts) + b"--B--\r\n"
    headers = {"Authorization": f"Bot {local.token}", "Content-Type": kind}
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.post(local.api_base + messages(local), data=body) as answer,
    ):
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_a_body_of_another_kind_is_told_which_it_may_be(
    local: LocalDiscord, wire: Wire
) -> None:
    reply = await wire.ask("POST", messages(local), HELLO, headers={"Content-Type": "text/plain"})
    assert reply.json == {
        "message": 'Expected "Content-Type" header to be one of '
        "{'application/json', 'multipart/form-data'}.",
        "code": 50035,
    }


async def test_whoever_leaves_in_the_middle_is_no_failure(
    local: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    port = int(local.origin.rpartition(":")[2])
    for kind in ("application/json", "multipart/form-data; boundary=B"):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        head = f"POST /api/v10{messages(local)} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        head += f"Authorization: Bot {local.token}\r\nContent-Type: {kind}\r\n"
        writer.write((head + "Content-Length: 999\r\n\r\n--B\r\n").encode())
        await writer.drain()
        await asyncio.sleep(0.05)  # until it is being read
        writer.close()
        await asyncio.sleep(0.05)
    assert list(local.traffic.all) == []
    assert "failed" not in caplog.text


async def test_a_huge_body_is_refused_before_it_is_kept(local: LocalDiscord, ada: Person) -> None:
    doing = local.switchboard.begin(Kind.COMMAND, ada.user, local.channel(), {"name": "x"})
    path = f"{local.api_base}/interactions/{doing.id}/{doing.token}/callback"
    async with aiohttp.ClientSession() as http:
        form = aiohttp.FormData({"files[0]": io.BytesIO(b"x" * (BODY_LIMIT + 1))})
        for body in (form, io.BytesIO(b"{" + b" " * BODY_LIMIT)):
            kind = {} if body is form else {"Content-Type": "application/json"}
            async with http.post(path, data=body, headers=kind) as answer:
                assert (answer.status, (await answer.json())["code"]) == (413, 40005)
    assert not doing.settled


async def test_a_small_body_that_unpacks_to_a_huge_one_is_refused(local: LocalDiscord) -> None:
    packed = gzip.compress(b"{" + b" " * (4 * BODY_LIMIT) + b"}")
    assert len(packed) < 200_000
    headers = {"Authorization": f"Bot {local.token}", "Content-Type": "application/json"}
    async with (
        aiohttp.ClientSession(headers=headers | {"Content-Encoding": "gzip"}) as http,
        http.post(local.api_base + messages(local), data=packed) as answer,
    ):
        assert (answer.status, (await answer.json())["code"]) == (413, 40005)


@pytest.mark.parametrize(
    "frame",
    [
        "{",
        "[" * 50_000,
        "[]",
        "{}",
        '{"op": 2}',
        '{"op": 2, "d": {"token": 1}}',
        '{"op": true}',
        '{"op": NaN}',
        b"\x00\xff",
        '{"op": 6, "d": 1}',
    ],
)
async def test_a_gateway_frame_that_can_t_be_read_closes_it(
    local: LocalDiscord, frame: str | bytes
) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(local.gateway) as ws:
        await ws.receive_json()
        await (ws.send_str(frame) if isinstance(frame, str) else ws.send_bytes(frame))
        assert (await ws.receive()).type is aiohttp.WSMsgType.CLOSE
        assert ws.close_code == 4002
