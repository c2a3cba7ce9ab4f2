"""What the real client sends and gets here fits Discord's own description of its API.

Every test's traffic is held against it (tests/conftest.py); here, that the judge is no nodder, and
one of everything. The description is not part of the project: set CRAZY_DUEL_OPENAPI to its file,
or put it beside the checkout.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from bot.sandbox.traffic import Request
from tests.sandbox.description import FILE, Description
from tests.sandbox.judge import complaints
from tests.sandbox.overheard import heard
from tests.sandbox.shape import COUNTS, LENGTHS, NUMBERS, SMALL, shape
from tests.sandbox.small_bot import SmallBot, board, picture

pytestmark = pytest.mark.skipif(not FILE.is_file(), reason="there is no API description")


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
    judge = Description(FILE)
    assert complaints(map(heard, local.traffic.all), judge) == []
    assert len(judge.routes) > 15


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        ({"body": {"content": 7}}, "request content: 7 is not of type"),
        ({"body": {"components": [{"type": 1, "components": []}]}}, "request components.0"),
        ({"body": None}, "there is no body"),
        ({"query": "limit=1"}, "no parameter limit is described"),
        ({"answer": b'{"id": "x"}'}, "answer"),
        ({"answer": b""}, "the answer is empty"),
        ({"status": 302}, "no answer 302 is described"),
        ({"route": "/channels/{channel_id}/pins/{message_id}/x"}, "is not described"),
    ],
)
async def test_what_is_not_as_described_is_told(
    bot: SmallBot, local: LocalDiscord, spoilt: dict[str, object], told: str
) -> None:
    await bot.get_partial_messageable(local.channel().id).send("plain")
    good: Request = local.traffic.all[-1]
    judge = Description(FILE)
    assert complaints([heard(good)], judge) == []
    found = complaints([heard(replace(good, **spoilt))], judge)  # type: ignore[arg-type]
    assert any(told in line for line in found), found


def test_no_limit_lies_between_two_bodies_that_are_judged_alike() -> None:
    described = json.loads(FILE.read_text(encoding="utf-8"))
    for kind, known in (("Length", LENGTHS), ("Items", COUNTS), ("Properties", COUNTS)):
        last = {least - 1 for least in bounds_in(described, f"min{kind}") if least}
        assert last | set(bounds_in(described, f"max{kind}")) <= set(known), kind
    last = {least - 1 for least in bounds_in(described, "minimum")}
    known = (*range(SMALL), *NUMBERS)
    assert last | set(bounds_in(described, "maximum")) <= set(known)


def bounds_in(part: Any, name: str) -> Iterator[int]:
    """Yield the limits of a kind in a description."""
    for key, inner in part.items() if isinstance(part, dict) else enumerate(part):
        if key == name and isinstance(inner, int):
            yield inner
        elif isinstance(inner, dict | list):
            yield from bounds_in(inner, name)


def test_only_what_is_judged_alike_has_the_same_shape() -> None:
    bodies = [
        {"type": 2, "label": "a" * 80},
        {"type": 2, "label": "a" * 81},
        {"type": 3, "label": "a" * 80},
        {"type": 2, "label": "a" * 80, "style": None},
        {"type": 2, "label": ["a" * 80]},
        {"type": "2", "label": "a" * 80},
    ]
    assert len({shape(body) for body in bodies}) == len(bodies)
    long = {"type": 2, "label": "b" * 79}
    assert shape(long) == shape(bodies[0])
    assert shape(json.loads(json.dumps(long))) == shape(long)
