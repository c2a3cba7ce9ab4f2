"""What local Discords are asked and answer is written and judged, in whatever process they run.

Each kind of fault is made on purpose, and found.
"""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TypeAlias

import aiohttp
import pytest

from bot.config import ConfigError
from bot.sandbox import embeds
from bot.sandbox.message import Message
from bot.sandbox.people import Person
from bot.sandbox.server import LocalDiscord
from bot.sandbox.traffic_file import NAME, TrafficFile
from bot.sandbox.wire import ApiError, Json, Problems
from tests.sandbox.description import FILE, Description
from tests.sandbox.judge import complaints
from tests.sandbox.overheard import CLIENT, heard_in
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.wire import Wire

ROOT = Path(__file__).parents[2]
DESCRIBED = pytest.mark.skipif(not FILE.is_file(), reason="there is no API description")
Spoilt: TypeAlias = tuple[object, str, object]  # where, what, and what it is instead
Asked: TypeAlias = tuple[str, str] | tuple[str, str, Json]
AS_CLIENT = {"User-Agent": f"{CLIENT}(here, 1)"}
CHILD = """
import asyncio, os, signal, sys
import aiohttp
from bot.sandbox.server import LocalDiscord
from bot.sandbox.wire import ApiError

async def main():
    if sys.argv[2:]:
        ApiError.json = lambda error: {"message": "no code"}
    async with LocalDiscord() as local, aiohttp.ClientSession() as http:
        sent = {"Authorization": f"Bot {local.token}", "User-Agent": "DiscordBot (here, 1)"}
        path = f"{local.api_base}/channels/{local.channel().id}/messages"
        async with http.post(path, data=sys.argv[1], headers=sent | {
            "Content-Type": "application/json"
        }) as answer:
            await answer.read()
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""
SUITE = f"""
import subprocess, sys
CHILD = {CHILD!r}

def test_right():
    subprocess.run([sys.executable, "-c", CHILD, '{{"content": "hello"}}'])

def test_wrong_request():
    subprocess.run([sys.executable, "-c", CHILD, '{{"content": 7}}'])

def test_wrong_answer():
    subprocess.run([sys.executable, "-c", CHILD, '{{"content": 7}}', "spoilt"])
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have local Discords write to a file that nobody else judges."""
    file = tmp_path / "own.jsonl"
    monkeypatch.setenv(NAME, str(file))
    return file


async def asked(
    method: str, path: str, body: object = None, headers: dict[str, str] | None = None
) -> None:
    """Ask a new local Discord something."""
    async with LocalDiscord() as local, aiohttp.ClientSession() as http:
        path = path.format(channel=local.channel().id)
        await Wire(local, http).ask(method, path, body, headers=headers)


def test_a_test_fails_by_what_its_child_asked_and_answered_before_it_was_killed(
    tmp_path: Path,
) -> None:
    (tmp_path / "test_children.py").write_text(SUITE, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-q", str(tmp_path)],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert run.returncode == 1, run.stdout + run.stderr
    assert "3 passed, 2 errors" in run.stdout
    failed = "ERROR test_children.py::test_wrong"
    assert (run.stdout.count(f"{failed}_request"), run.stdout.count(f"{failed}_answer")) == (1, 1)
    asked = "POST /channels/{channel_id}/messages -> 400"
    assert f"{asked}: the client sent a form that is refused" in run.stdout
    assert f"{asked}: an error needs a code" in run.stdout


async def test_what_a_killed_process_has_served_is_there(own: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", CHILD, '{"content": "hello"}'), stdin=asyncio.subprocess.DEVNULL
    )
    assert await process.wait() == -signal.SIGKILL
    (one,) = heard_in(own)
    assert (one.method, one.route, one.status) == ("POST", "/channels/{channel_id}/messages", 200)
    assert one.body == {"content": "hello"}
    assert one.answer["content"] == "hello"
    assert complaints([one]) == []
    with own.open("ab") as file:
        file.write(b'{"method": "GE')
    assert list(heard_in(own)) == [one]


HELLO = ("POST", "/channels/{channel}/messages", {"content": "hello"})
POLL = ("POST", HELLO[1], {"content": "hello", "poll": 7})
ONE_EMBED = ("POST", HELLO[1], {"embeds": [{"title": "t"}]})
LONG_EMBED = ("POST", HELLO[1], {"embeds": [{"title": "t" * 257}]})


def no_author(message: Message) -> Json:
    return {"id": str(message.id)}


@DESCRIBED
@pytest.mark.parametrize(
    ("spoilt", "request_", "told"),
    [
        (None, POLL, "request poll: 7 is not of type"),
        (None, ("GET", "/gateway?v=10"), "no parameter v is described"),
        ((Message, "json", no_author), HELLO, "answer author: 'author' is a required property"),
        ((embeds, "LIMITS", {}), LONG_EMBED, "request embeds.0.title: 'ttt"),
        ((embeds, "MOST_EMBEDS", 0), ONE_EMBED, "nothing described is a reason for it"),
    ],
)
async def test_what_is_not_as_described_is_found(
    own: Path, monkeypatch: pytest.MonkeyPatch, spoilt: Spoilt | None, request_: Asked, told: str
) -> None:
    if spoilt is not None:
        monkeypatch.setattr(*spoilt)
    await asked(*request_)
    found = complaints(heard_in(own), Description(FILE))
    assert any(told in line for line in found), found


@DESCRIBED
async def test_a_refusal_with_another_code_than_described_is_found(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_short(problems: Problems, path: str, size: int, _: int, most: int) -> None:
        if size > most:
            problems.add(path, "BASE_TYPE_MIN_LENGTH", "Must be longer.")

    monkeypatch.setattr(Problems, "_size", too_short)
    await asked(*LONG_EMBED)
    (found,) = complaints(heard_in(own))
    assert found.endswith("embeds.0.title BASE_TYPE_MIN_LENGTH: should be BASE_TYPE_MAX_LENGTH")


def refused_with(**answer: object) -> Spoilt:
    return (ApiError, "json", lambda _: answer)


FORM = {"message": "Invalid Form Body", "code": 50035}
PROBLEM = {"code": "BASE_TYPE_REQUIRED", "message": "This field is required"}


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        (refused_with(code=0), "an error needs a message"),
        (refused_with(message="x"), "an error needs a code"),
        (refused_with(message="x", code=0, reason="x"), "an error has no reason"),
        (refused_with(**FORM), "the refusal of a form names its fields"),
        (refused_with(message="x", code=1, errors={"a": {"_errors": [PROBLEM]}}), "no other does"),
        (refused_with(**FORM, errors={}), "errors : there is nothing"),
        (refused_with(**FORM, errors={"a": {"_errors": []}}), "errors a: either the place"),
        (refused_with(**FORM, errors={"a": {"_errors": [{"code": 1}]}}), "errors a: {'code': 1}"),
        (
            refused_with(**FORM, errors={"a": {"_errors": [PROBLEM], "b": {"_errors": [PROBLEM]}}}),
            "errors a: either the place has problems or what is in it",
        ),
    ],
)
async def test_an_error_that_is_not_of_discords_form_is_found(
    own: Path, monkeypatch: pytest.MonkeyPatch, spoilt: Spoilt, told: str
) -> None:
    monkeypatch.setattr(*spoilt)
    await asked("POST", HELLO[1], {"content": 7})
    assert any(told in line for line in complaints(heard_in(own)))


def broken(_: object) -> Json:
    raise KeyError("x")


async def test_a_local_discord_that_fails_is_found(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Message, "json", broken)
    await asked(*HELLO)
    assert any("the local Discord failed" in line for line in complaints(heard_in(own)))


async def test_the_client_may_ask_only_for_what_is_there_and_send_no_bad_form(own: Path) -> None:
    await asked("PUT", "/channels/{channel}/pins/1", headers=AS_CLIENT)
    await asked("POST", HELLO[1], {"content": 7}, headers=AS_CLIENT)
    heard = list(heard_in(own))
    pins, form = (complaints([one]) for one in heard)
    assert any("the client asked for what is not modelled" in line for line in pins)
    assert any("the client sent a form that is refused" in line for line in form)


async def test_no_token_is_written(
    bot: SmallBot, ada: Person, local: LocalDiscord, wire: Wire, traffic: Path
) -> None:
    outcome = await ada.command("duel open")
    await wire.ask("POST", f"/interactions/1/{'t' * 40}/unknown", {})
    text = await asyncio.to_thread(traffic.read_text, "utf-8")
    tokens = [local.token, "t" * 40, outcome.interaction.token]
    assert [token for token in tokens if token in text] == []
    assert text.count("/interactions/{interaction_id}/{interaction_token}/callback") == 1


def test_nothing_is_written_unless_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(NAME)
    assert TrafficFile.asked_for() is None
    monkeypatch.setenv(NAME, str(tmp_path / "nowhere" / "traffic.jsonl"))
    with pytest.raises(ConfigError, match=r"LOCAL_DISCORD_TRAFFIC: .* can't be written: No such"):
        LocalDiscord()
