"""Of a right form one thing is made wrong, or left out, anywhere.

The local Discord never fails, and takes and refuses what Discord's description does, with Discord's
codes: that is judged after each test. A sample in each run, all of it by CRAZY_DUEL_TORTURE=long.
"""

import copy
import os
import random
from collections.abc import AsyncIterator, Iterator
from typing import Any, TypeAlias

import pytest

from bot.clock import ManualClock
from bot.sandbox.interactions import Kind
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from tests.sandbox.right_forms import (
    ANSWER,
    COMMAND,
    COMPONENTS,
    CONTENT,
    MODAL,
    NEW,
    SUGGESTIONS,
    THREAD,
    Form,
)
from tests.sandbox.wire import Wire

Way: TypeAlias = tuple[str | int, ...]

SAMPLE = 60
WHOLE = os.environ.get("CRAZY_DUEL_TORTURE") == "long"
LEFT_OUT = object()
TEXTS = ["x" * size for size in (33, 46, 81, 101, 151, 257, 513, 1025, 2001, 2049, 4001, 4097)]
NUMBERS: list[Any] = [-1, 0, 3, 7, 99, 1 << 31, 1 << 63, 10**25, 1.5]
ODD: list[Any] = [None, True, False, *NUMBERS, "", "9", *TEXTS, "\ud800", [], [[]], {}, {"a": 1}]
ODD += [{"_errors": []}, {"..": ""}, LEFT_OUT]


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    """Serve without the limit of fifty a second, which would answer instead."""
    async with LocalDiscord(ManualClock(), enforce_rate=False) as server:
        yield server


def ways(form: Form, way: Way = ()) -> Iterator[Way]:
    """Yield the way to each part of a form."""
    if way:
        yield way
    if isinstance(form, dict | list):
        for key, part in form.items() if isinstance(form, dict) else enumerate(form):
            yield from ways(part, (*way, key))


def changed(form: Form, way: Way, value: object) -> Form:
    """Return a form with another value at one place, or with none."""
    made = part = copy.deepcopy(form)
    for step in way[:-1]:
        part = part[step]
    if value is LEFT_OUT:
        del part[way[-1]]
    else:
        part[way[-1]] = value
    return made


def wrong(form: Form, seed: int = 1) -> list[Form]:
    """Return forms with one thing changed."""
    all_of_them = [(way, value) for way in ways(form) for value in ODD]
    few = all_of_them if WHOLE else random.Random(seed).sample(all_of_them, SAMPLE)
    return [changed(form, way, value) for way, value in few]


@pytest.mark.parametrize("form", [NEW, COMPONENTS], ids=["content", "components"])
async def test_new_messages(local: LocalDiscord, wire: Wire, form: Form) -> None:
    path = f"/channels/{local.channel().id}/messages"
    assert (await wire.ask("POST", path, form, files={"a.png": b"x"})).status == 200
    for one in wrong(form):
        assert (await wire.ask("POST", path, one, files={"a.png": b"x"})).status < 500, one


async def test_edits(local: LocalDiscord, wire: Wire) -> None:
    path = f"/channels/{local.channel().id}/messages"
    sent = await wire.ask("POST", path, {"content": "x"})
    one = f"{path}/{sent.json['id']}"
    assert (await wire.ask("PATCH", one, CONTENT, files={"a.png": b"x"})).status == 200
    for form in wrong(CONTENT):
        assert (await wire.ask("PATCH", one, form, files={"a.png": b"x"})).status < 500, form


@pytest.mark.parametrize(
    ("kind", "form"),
    [
        (Kind.COMMAND, ANSWER),
        (Kind.COMMAND, {"type": 9, "data": MODAL}),
        (Kind.AUTOCOMPLETE, {"type": 8, "data": SUGGESTIONS}),
    ],
    ids=["message", "modal", "suggestions"],
)
async def test_answers(
    local: LocalDiscord, ada: Person, wire: Wire, kind: Kind, form: Form
) -> None:
    typed = {"name": "o", "type": 3, "value": "", "focused": True}
    for one in (form, *wrong(form)):
        data = {"name": "x", "options": [typed]}
        doing = local.switchboard.begin(kind, ada.user, local.channel(), data)
        path = f"/interactions/{doing.id}/{doing.token}/callback"
        reply = await wire.ask("POST", path, one)
        assert reply.status < 500, one
        assert reply.status == 204 or one is not form


async def test_commands(local: LocalDiscord, wire: Wire) -> None:
    path = f"/applications/{local.world.bot.id}/commands"
    assert (await wire.ask("PUT", path, [COMMAND])).status == 200
    for form in wrong(COMMAND):
        assert (await wire.ask("POST", path, form)).status < 500, form
        assert (await wire.ask("PUT", path, [form])).status < 500, form


async def test_threads_channels_and_people(local: LocalDiscord, ada: Person, wire: Wire) -> None:
    channel = f"/channels/{local.channel().id}"
    local.allow(local.channel(), "create_private_threads", "manage_channels", "manage_threads")
    made = await wire.ask("POST", f"{channel}/threads", THREAD)
    thread = f"/channels/{made.json['id']}"
    opened = {"name": "n", "archived": False, "locked": False, "auto_archive_duration": 60}
    for method, path, form in (
        ("POST", f"{channel}/threads", THREAD),
        ("PATCH", channel, {"name": "n"}),
        ("PATCH", thread, opened),
        ("POST", "/users/@me/channels", {"recipient_id": str(ada.id)}),
    ):
        assert (await wire.ask(method, path, form)).status < 300
        for way in ways(form):
            for value in ODD:
                one = changed(form, way, value)
                assert (await wire.ask(method, path, one)).status < 500, one
