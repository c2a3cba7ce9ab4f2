"""The running bot, asked from outside through its page of figures on loopback.

Never asks any other machine, and changes nothing. Knows what the page knows.
"""

import json
from dataclasses import dataclass

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.metrics import NOW
from bot.metrics_page import LOOPBACK

ANSWER_S = 5.0  # the page itself waits up to two seconds for a writer
REQUESTS = "requests_last_minute"


@dataclass(frozen=True, slots=True)
class Running:
    """What is dead of a running bot, and how many requests of its last minute Discord counts."""

    dead: tuple[str, ...]
    requests: int


class NotOurs(Exception):  # noqa: N818 -- an answer, too
    """Something else than the bot has the port."""


async def look_at_running(port: int) -> Running | None:
    """Return what a bot on this machine tells of itself; None when nobody is there.

    Raise NotOurs when it is another program that is there.
    """
    timeout = aiohttp.ClientTimeout(total=ANSWER_S)
    try:
        async with aiohttp.ClientSession(f"http://{LOOPBACK}:{port}", timeout=timeout) as session:
            async with session.get("/healthz") as answer:
                alive = json.loads(await answer.read())
            async with session.get("/metrics") as answer:
                requests = _now((await answer.read()).decode(), REQUESTS)
        dead = tuple(name for name, is_alive in alive.items() if not is_alive)
    except aiohttp.ClientConnectorError:
        return None
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError, AttributeError) as error:
        raise NotOurs from error
    if requests is None:
        raise NotOurs
    return Running(dead, round(requests))


def _now(text: str, what: str) -> float | None:
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            if sample.name == NOW and sample.labels.get("what") == what:
                return sample.value
    return None
