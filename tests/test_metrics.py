"""Figures: what they say is so, and the page that tells them."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import lru_cache
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from pydantic import SecretStr

from bot.app import running
from bot.config import Config, ConfigError
from bot.metrics import RECENT_S, Measures
from bot.metrics_page import LOOPBACK
from bot.rules.combinations import readings
from bot.rules.notation import parse
from bot.sandbox.server import LocalDiscord
from cogs import hand_view
from cogs.drawn import Subject, drawn
from rendering.badge import draw_badge
from rendering.sample import draw_sample
from tests.end_to_end.conftest import database, evening
from tests.end_to_end.cup import CupEvening
from tests.end_to_end.table import Evening
from tests.test_command_line import bot

__all__ = ["database", "evening"]


PICTURES = 'crazy_duel_picture_seconds_count{{subject="{}"}}'
IN_TIME = 'crazy_duel_answers_total{{in_time="{}",sort="{}"}}'


class Watch:
    """Seconds that are turned by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def free_port() -> int:
    with socket.create_server((LOOPBACK, 0)) as server:
        return int(server.getsockname()[1])


@pytest.fixture(autouse=True)
def nothing_remembered() -> None:
    """Forget the hands of other evenings in this process, which were dealt the same cards."""
    hand_view.usual_draft.cache_clear()
    hand_view._draw_hand.cache_clear()


@pytest.fixture
async def discord() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(enforce_rate=False) as local:
        yield local


def config(discord: LocalDiscord, database: Path, port: int | None = None) -> Config:
    return Config(
        token=SecretStr(discord.token),
        api=discord.api_base,
        gateway=discord.gateway,
        database=database,
        metrics_port=port,
    )


async def fetched(port: int, path: str) -> tuple[int, str]:
    url = f"http://{LOOPBACK}:{port}{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.text()


def figure(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, f"{name} is not in\n{text}"
    return float(found[1])


async def test_the_page_is_off_unless_asked_for(discord: LocalDiscord, database: Path) -> None:
    before = {task.get_name() for task in asyncio.all_tasks()}
    async with running(config(discord, database)):
        pass
    assert Config.model_fields["metrics_port"].default is None
    assert before == {task.get_name() for task in asyncio.all_tasks()}


async def test_a_port_that_is_taken_is_named_before_discord_hears_of_the_bot(
    discord: LocalDiscord, database: Path
) -> None:
    with (
        socket.create_server((LOOPBACK, 0)) as taken,
        pytest.raises(ConfigError, match=r"CRAZY_DUEL_METRICS_PORT: port .* can't be had"),
    ):
        async with running(config(discord, database, taken.getsockname()[1])):
            pass
    assert discord.traffic.total == 0


async def test_the_command_line_says_that_a_port_is_taken_and_exits_with_2(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    with socket.create_server((LOOPBACK, 0)) as taken:
        settings = {
            "DISCORD_TOKEN": discord.token,
            "CRAZY_DUEL_API": discord.api_base,
            "CRAZY_DUEL_GATEWAY": discord.gateway,
            "CRAZY_DUEL_METRICS_PORT": str(taken.getsockname()[1]),
        }
        run = await asyncio.to_thread(lambda: bot("run", cwd=tmp_path, **settings))
    assert run.returncode == 2
    assert re.fullmatch(
        r"CRAZY_DUEL_METRICS_PORT: port \d+ can't be had: Address already in use\."
        r" Name another one\.\n",
        run.stderr,
    )
    assert discord.traffic.total == 0


async def test_while_it_starts_the_page_says_that_it_is_not_there_yet(
    discord: LocalDiscord, database: Path
) -> None:
    port = free_port()
    discord.faults.on("latency", ms=200)
    async with AsyncExitStack() as open_until_the_end:
        entering = open_until_the_end.enter_async_context(running(config(discord, database, port)))
        starting = asyncio.create_task(entering)
        await discord.wait_for(lambda: discord.traffic.total > 0, timeout=10)
        status, text = await fetched(port, "/healthz")
        assert status == 503
        assert '"gateway": false' in text
        assert '"writer": true' in text
        discord.faults.off()
        await starting
        assert (await fetched(port, "/healthz"))[0] == 200


async def test_what_happens_at_a_table_is_in_the_figures(evening: Evening) -> None:
    await evening.dealt()
    await evening.move()
    text = evening.app.measures.text().decode()
    assert figure(text, 'crazy_duel_answers_total{in_time="yes",sort="act"}') >= 3
    assert figure(text, 'crazy_duel_answer_seconds_count{command="/duel open"}') == 1
    assert figure(text, 'crazy_duel_answer_seconds_count{command="my-play"}') == 1
    assert figure(text, 'crazy_duel_seconds_count{step="commit"}') >= 3
    for subject in ("table", "hand", "play"):
        assert figure(text, PICTURES.format(subject)) >= 1
    assert figure(text, 'crazy_duel_requests_total{kind="free",status="200"}') > 0


async def test_every_picture_is_timed_by_what_it_shows(evening: Evening) -> None:
    for remembers in (draw_badge, draw_sample):  # what other tests have drawn is not drawn again
        remembers.cache_clear()
    ann = evening.ann.person
    await evening.dealt()
    await evening.played_out()
    await ann.command("duel profile")
    await ann.command("duel leaderboard", by="points")
    await ann.command("duel replay", hand="1-1")
    await ann.command("duel rules", topic="combinations")
    cup = await CupEvening.of(evening)
    await cup.create(**{"checkin-minutes": 0, "format": "knockout"})
    for who in cup.players:
        await who.command("tournament join")
    await cup.mod.command("tournament start")
    await cup.shown()
    await ann.command("tournament standings")
    text = evening.app.measures.text().decode()
    for subject in Subject:
        assert figure(text, PICTURES.format(subject)) >= 1, subject


async def test_a_picture_that_is_sent_twice_or_remembered_is_timed_once() -> None:
    measures = Measures()
    remembers = lru_cache(draw_sample.__wrapped__)
    pair, triple = (readings(parse(typed))[0] for typed in ("99", "JJJ"))
    for play in (pair, pair, triple):
        picture = drawn(Subject.RULES, remembers, (play,))
        for _ in range(2):
            await picture.ready(measures)
    assert figure(measures.text().decode(), PICTURES.format("rules")) == 2


async def test_a_rate_limit_of_discords_is_counted(evening: Evening) -> None:
    evening.discord.faults.on("rate_limit", times=1)
    await evening.opened()
    text = evening.app.measures.text().decode()
    assert figure(text, 'crazy_duel_requests_total{kind="bot",status="429"}') == 1


async def test_an_error_is_counted_by_its_kind_and_the_counter_ends_with_the_bot(
    evening: Evening,
) -> None:
    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    evening.app.client.pages["profile"] = broken
    guild = evening.discord.guild.id
    board = await evening.opened()
    await evening.ann.person.click(board, f"cd:{guild}:profile", force=True)
    text = evening.app.measures.text().decode()
    errors = 'crazy_duel_errors_total{kind="ZeroDivisionError",logger="cogs.answers"}'
    assert figure(text, errors) == 1


async def test_an_answer_that_discord_no_longer_takes_was_not_in_time(evening: Evening) -> None:
    evening.discord.faults.on("slow", times=1)
    asking = asyncio.create_task(evening.ann.person.command("duel tables"))
    await evening.until(lambda: not evening.discord.faults.names)  # the answer is on its way
    evening.discord.turn(3_600)
    assert (await asking).failed is not None
    late = 'crazy_duel_answers_total{in_time="no",sort="act"}'
    await evening.until(lambda: late in evening.app.measures.text().decode())


def test_only_the_last_minutes_requests_count_as_recent() -> None:
    watch = Watch()
    measures = Measures(now=watch)
    for _ in range(3):
        measures.asked("bot", 200)
    measures.asked("free", 200)
    assert measures.recent_requests() == 3
    watch.at += RECENT_S + 1
    measures.asked("bot", 200)
    assert measures.recent_requests() == 1
