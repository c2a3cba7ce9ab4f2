"""The page's addresses and socket, spoken to directly: what is refused, and that nothing breaks."""

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass

import aiohttp
import pytest

from bot.clock import ManualClock
from bot.sandbox.page import add_page
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from bot.sandbox.wire import Json
from tests.sandbox.page_bot import running_bot


@dataclass
class Room:
    local: LocalDiscord
    ann: Person
    ben: Person
    token: str
    http: aiohttp.ClientSession

    async def status(self, path: str, **headers: str) -> int:
        async with self.http.get(self.local.origin + path, headers=headers) as answer:
            return answer.status

    async def enter(self, person: Person) -> aiohttp.ClientWebSocketResponse:
        """Open a person's socket and take its first event."""
        socket = await self.http.ws_connect(
            f"{self.local.origin}/page/ws?token={self.token}&viewer={person.id}"
        )
        assert (await socket.receive_json(timeout=5))["t"] == "hello"
        return socket


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    local = LocalDiscord(ManualClock(), enforce_rate=False)
    ann, ben = local.person("Ann"), local.person("Ben")
    token = add_page(local, [ann, ben])
    async with local, running_bot(local), aiohttp.ClientSession() as http:
        yield Room(local, ann, ben, token, http)


async def hear(
    socket: aiohttp.ClientWebSocketResponse, op: str, **fields: object
) -> tuple[list[Json], Json]:
    """Send an operation; return the news told before its answer, and the answer."""
    await socket.send_json({"op": op, "nonce": "n1", **fields})
    news: list[Json] = []
    while (event := await socket.receive_json(timeout=5)).get("nonce") != "n1":
        news.append(event)
    return news, event


async def ask(socket: aiohttp.ClientWebSocketResponse, op: str, **fields: object) -> Json:
    """Send an operation and return what answers it."""
    return (await hear(socket, op, **fields))[1]


def at(person: Person, message_id: int = 0) -> Json:
    return {"channel_id": str(person.home.id), "message_id": str(message_id), "custom_id": "press"}


async def test_only_the_token_of_this_run_opens_the_page(room: Room) -> None:
    assert await room.status(f"/page?token={room.token}") == 200
    for path in ("/page", "/page?token=", "/page?token=guess", "/page/people", "/page/ws?viewer=1"):
        assert await room.status(path) == 403


async def test_foreign_hosts_and_origins_are_refused(room: Room) -> None:
    path = f"/page?token={room.token}"
    assert await room.status(path, Host="evil.example") == 403
    assert await room.status(path, Origin="http://evil.example") == 403
    assert await room.status(f"/page/ws?token={room.token}&viewer=1") == 403


async def test_only_the_page_s_own_files_are_served_and_each_forbids_inline_code(
    room: Room,
) -> None:
    async with room.http.get(f"{room.local.origin}/page/static/page.js") as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert answer.content_type == "text/javascript"
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    for name in ("none.js", "index.html", "..%2froutes.py", "%2e%2e/routes.py"):
        assert await room.status(f"/page/static/{name}") == 404


@pytest.mark.parametrize(
    ("frame", "complaint"),
    [
        ("}{", "not JSON"),
        ("[1]", "not an object"),
        ('{"op": "click"}', "nonce is missing"),
        ('{"op": "fly", "nonce": "1"}', "unknown op 'fly'"),
        ('{"op": "dismiss", "nonce": "1", "channel_id": "-1"}', "channel_id is not an id"),
        ('{"op": "submit", "nonce": "1", "modal": "0", "values": {}}', "there is no such form"),
        ('{"op": "submit", "nonce": "1", "modal": "0", "values": {"a": 1}}', "a is not a list"),
        ('{"op": "locale", "nonce": "1", "locale": "xx"}', "the page does not speak xx"),
    ],
)
async def test_a_bad_frame_is_answered_and_the_socket_lives(
    room: Room, frame: str, complaint: str
) -> None:
    socket = await room.enter(room.ann)
    await socket.send_str(frame)
    answer = await socket.receive_json(timeout=5)
    assert answer["t"] == "error"
    assert complaint in answer["message"]
    command = {"channel_id": str(room.ann.home.id), "name": "duel hand", "options": {}}
    assert (await ask(socket, "command", **command))["state"] == "done"


async def test_a_binary_frame_is_answered_too(room: Room) -> None:
    socket = await room.enter(room.ann)
    await socket.send_bytes(b"\x00")
    assert (await socket.receive_json(timeout=5))["message"] == "not text"


async def test_unknown_commands_options_and_messages_are_named(room: Room) -> None:
    socket = await room.enter(room.ann)
    home = str(room.ann.home.id)
    none = await ask(socket, "command", channel_id=home, name="duel fly", options={})
    assert none["message"] == "unknown command duel fly"
    odd = await ask(socket, "command", channel_id=home, name="duel hand", options={"x": "1"})
    assert odd["reason"] == "/duel hand has no option x"
    nowhere = await ask(socket, "command", channel_id="1", name="duel hand", options={})
    assert nowhere["message"] == "unknown channel"
    assert (await ask(socket, "click", **at(room.ann, 1)))["message"] == "unknown message"


async def test_nobody_hears_of_or_touches_another_s_ephemeral_message(room: Room) -> None:
    watching = await room.enter(room.ben)
    hand = (await room.ann.command("duel hand")).message
    assert hand is not None
    news, answer = await hear(watching, "dismiss", **at(room.ann, hand.id))
    assert news == []
    assert answer["message"] == "unknown message"
    assert room.ann.ephemerals == [hand]


async def test_direct_messages_stay_between_two(room: Room) -> None:
    watching = await room.enter(room.ben)
    await room.ann.command("duel letter")
    place = str(room.ann.dm_channel.id)
    news, answer = await hear(watching, "command", channel_id=place, name="duel hand", options={})
    assert news == []
    assert answer["message"] == "unknown channel"


async def test_a_disabled_button_can_t_be_pressed(room: Room) -> None:
    table = (await room.ann.command("duel table")).message
    assert table is not None
    socket = await room.enter(room.ann)
    answer = await ask(socket, "click", **(at(room.ann, table.id) | {"custom_id": "off"}))
    assert answer["state"] == "failed"
    assert "disabled" in answer["reason"]


async def test_a_form_is_sent_once_over_any_socket_of_its_person_alone(room: Room) -> None:
    table = (await room.ann.command("duel table")).message
    assert table is not None
    before = await room.enter(room.ann)
    opened = await ask(before, "click", **(at(room.ann, table.id) | {"custom_id": "type"}))
    await before.close()
    label = opened["modal"]["components"][0]
    [text] = label.get("components") or [label["component"]]
    sent: Json = {"modal": opened["form"], "values": {text["custom_id"]: "99"}}
    foreign, own = await room.enter(room.ben), await room.enter(room.ann)
    assert (await ask(foreign, "submit", **sent))["message"] == "there is no such form"
    assert (await ask(own, "submit", **sent))["state"] == "done"
    assert (await ask(own, "submit", **sent))["message"] == "there is no such form"


async def test_a_pane_opened_late_shows_everything_there_is(room: Room) -> None:
    await room.ann.command("duel letter")
    await room.ben.command("duel table")
    address = f"{room.local.origin}/page/ws?token={room.token}&viewer={room.ann.id}"
    async with room.http.ws_connect(address) as socket:
        hello = json.loads((await socket.receive(timeout=5)).data)
    assert [place["name"] for place in hello["channels"]] == ["duels", "Crazy Duel", "lounge"]
    assert [message["content"] for message in hello["messages"]] == ["sent", "", "your turn"]
    assert hello["bot"] == "online"


async def test_the_server_stops_while_panes_are_open(room: Room) -> None:
    socket = await room.enter(room.ann)
    await room.local.stop()
    while (frame := await socket.receive(timeout=5)).type is aiohttp.WSMsgType.TEXT:
        pass
    assert frame.type is aiohttp.WSMsgType.CLOSE
