"""Answers to interactions over the wire: what comes back, what they carry, which are two."""

from typing import Any

import pytest

from bot.sandbox.interactions import Interaction, Kind
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from tests.sandbox.right_forms import MODAL, SUGGESTIONS
from tests.sandbox.wire import Wire

HELLO = {"content": "hello"}


def begun(local: LocalDiscord, person: Person, kind: Kind) -> Interaction:
    """Begin something for the bot to answer, on a message if that is needed."""
    place, typed = local.channel(), {"name": "o", "type": 3, "value": "", "focused": True}
    message = person.say("x") if kind is Kind.COMPONENT else None
    data = {"name": "x", "options": [typed]}
    return local.switchboard.begin(kind, person.user, place, data, message=message)


def answer_to(doing: Interaction) -> str:
    return f"/interactions/{doing.id}/{doing.token}/callback"


@pytest.mark.parametrize(
    ("kind", "body", "kept"),
    [
        (Kind.COMMAND, {"type": 4, "data": HELLO}, "message"),
        (Kind.COMMAND, {"type": 5}, None),
        (Kind.COMPONENT, {"type": 6}, None),
        (Kind.COMPONENT, {"type": 7, "data": HELLO}, "message"),
        (Kind.AUTOCOMPLETE, {"type": 8, "data": SUGGESTIONS}, None),
        (Kind.COMMAND, {"type": 9, "data": MODAL}, None),
    ],
)
async def test_what_was_made_comes_back_when_asked_for(
    local: LocalDiscord, ada: Person, wire: Wire, kind: Kind, body: dict[str, Any], kept: str | None
) -> None:
    silent = await wire.ask("POST", answer_to(begun(local, ada, kind)), body)
    assert (silent.status, silent.json) == (204, {})
    doing = begun(local, ada, kind)
    told = await wire.ask("POST", f"{answer_to(doing)}?with_response=1", body)
    assert told.status == 200
    assert told.json["interaction"]["id"] == str(doing.id)
    assert [key for key in told.json.get("resource", {}) if key != "type"] == [kept] * bool(kept)
    assert told.headers["Content-Type"] == "application/json"


async def test_an_answer_may_carry_files(local: LocalDiscord, ada: Person, wire: Wire) -> None:
    doing = begun(local, ada, Kind.COMMAND)
    body = {"type": 4, "data": {"attachments": [{"id": 0, "description": "alt"}]}}
    reply = await wire.ask("POST", answer_to(doing), body, files={"a.png": b"x"})
    assert reply.status == 204
    assert doing.original is not None
    assert [(a.filename, a.description) for a in doing.original.attachments] == [("a.png", "alt")]


async def test_a_nonce_is_for_messages_of_channels_only(
    local: LocalDiscord, ada: Person, wire: Wire
) -> None:
    doing = begun(local, ada, Kind.COMMAND)
    await wire.ask("POST", answer_to(doing), {"type": 4, "data": HELLO})
    path = f"/webhooks/{local.world.bot.id}/{doing.token}"
    once = HELLO | {"nonce": "n", "enforce_nonce": True}
    sent = [(await wire.ask("POST", path, once)).json["id"] for _ in range(2)]
    assert len(set(sent)) == 2


async def test_two_clicks_at_once_are_two_interactions(
    local: LocalDiscord, ada: Person, wire: Wire
) -> None:
    first, second = (begun(local, ada, Kind.COMPONENT) for _ in range(2))
    assert first.id != second.id
    for doing in (second, first):
        assert (await wire.ask("POST", answer_to(doing), {"type": 6})).status == 204
        again = await wire.ask("POST", answer_to(doing), {"type": 6})
        assert (again.status, again.code) == (400, 40060)
    crossed = f"/interactions/{first.id}/{second.token}/callback"
    assert (await wire.ask("POST", crossed, {"type": 6})).code == 10062
