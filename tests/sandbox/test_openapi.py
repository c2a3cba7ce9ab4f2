"""What the real client sends and gets here fits Discord's own description of its API.

The description is not part of the project: set CRAZY_DUEL_OPENAPI to its file, or put it at
../shared/discord/openapi.json.
"""

import json
import os
from pathlib import Path
from typing import Any

import discord
import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from bot.sandbox.traffic import Request
from tests.sandbox.small_bot import SmallBot, board, picture

SIBLING = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
DESCRIPTION = Path(os.environ.get("CRAZY_DUEL_OPENAPI", SIBLING))


class Description:
    def __init__(self, path: Path) -> None:
        self._spec: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        resource = Resource.from_contents(self._spec, default_specification=DRAFT202012)
        self._registry = Registry().with_resource("urn:api", resource)

    def complaints(self, request: Request) -> list[str]:
        path = _described_path(request)
        operation = self._spec["paths"][path][request.method.lower()]
        found = []
        if request.body is not None:
            pointer = [path, request.method.lower(), "requestBody"]
            found += self._check(operation["requestBody"], pointer, _normal(request.body))
        if request.answer:
            code = str(request.status)
            pointer = [path, request.method.lower(), "responses", code]
            answer = json.loads(request.answer)
            found += self._check(operation["responses"][code], pointer, answer)
        return [f"{request.method} {path}: {line}" for line in found]

    def _check(self, part: dict[str, Any], pointer: list[str], value: object) -> list[str]:
        kind = next(k for k in ("application/json", "multipart/form-data") if k in part["content"])
        steps = ["paths", *pointer, "content", kind, "schema"]
        reference = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
        schema = {"$ref": f"urn:api#/{reference}"}
        validator = Draft202012Validator(schema, registry=self._registry)
        return [
            f"{'request' if 'requestBody' in pointer else 'answer'} {list(error.absolute_path)}: "
            f"{error.message[:200]}"
            for error in validator.iter_errors(value)
        ]


def _described_path(request: Request) -> str:
    path = request.route
    for name in ("@original", "@me"):
        if request.path.endswith(f"/{name}") and path.endswith("}"):
            path = path.rpartition("/")[0] + f"/{name}"
    return path


def _normal(value: Any) -> Any:
    """Write the ids that the client sends as numbers the way they are described: as texts."""
    if isinstance(value, list):
        return [_normal(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        key: str(one)
        if key in ("id", "recipient_id") and isinstance(one, int) and "type" not in value
        else _normal(one)
        for key, one in value.items()
    }


@pytest.mark.skipif(not DESCRIPTION.exists(), reason=f"there is no API description: {DESCRIPTION}")
async def test_requests_and_answers_are_as_described(
    bot: SmallBot, ada: Person, bo: Person, local: LocalDiscord
) -> None:
    bot.release.set()
    opened = await ada.command("duel open")
    assert opened.message is not None
    await bo.click(opened.message, "Count 0")
    await bo.select(opened.message, "Choose", "3")
    await ada.autocomplete("duel play", focused="cards", value="9")
    await ada.command("duel play", cards="99", opponent=bo)
    for name in ("duel hand", "duel write"):
        outcome = await (await ada.command(name)).finished()
    assert outcome.message is not None
    form = (await ada.command("duel type")).modal
    assert form is not None
    await ada.submit(form, cards="33")
    channel = bot.get_channel(local.channel().id)
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send(view=board(3), file=picture(), nonce=1)
    await sent.edit(view=board(4), attachments=[picture()])
    await (await channel.fetch_message(sent.id)).create_thread(name="Table 2")
    await sent.delete()
    plain = await channel.send("plain")
    await plain.edit(content="changed")
    assert [m.content async for m in channel.history(limit=1)] == ["changed"]
    await (await bot.fetch_guild(local.guild.id)).fetch_member(ada.id)
    description = Description(DESCRIPTION)
    complaints = [line for request in local.traffic.all for line in description.complaints(request)]
    assert complaints == []
    assert len({(r.method, r.route) for r in local.traffic.all}) > 15
