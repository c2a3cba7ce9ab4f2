"""Auto: two scripted people play whole hands on the local Discord; each settlement is judged.

Progress goes to stderr; the last line of stdout is the summary. Each hand holds at least one
refused play, one click out of turn and one double click.
"""

import json
import random
import sys
from contextlib import AsyncExitStack
from dataclasses import asdict

from pydantic import SecretStr

from bot.app import running
from bot.chance import Chance, SeededChance, SystemChance
from bot.clock import SystemClock
from bot.config import given_config
from bot.sandbox.folder import fresh_folder
from bot.sandbox.match import Match
from bot.sandbox.meter import Meter, Summary
from bot.sandbox.server import LocalDiscord
from bot.sandbox.verdict import problems


def report(summary: Summary, *, as_json: bool) -> int:
    """Print what a run found. Return the exit code: 0 when every settlement is right."""
    for problem in summary.problems:
        print(problem, file=sys.stderr)
    print(json.dumps(asdict(summary), ensure_ascii=False) if as_json else told(summary), flush=True)
    return 1 if summary.problems or summary.errors else 0


def told(summary: Summary) -> str:
    """Return the summary in a sentence."""
    wrong = len(summary.problems)
    verdict = f"{wrong} problems" if wrong else "every settlement is right"
    return (
        f"{summary.hands} hands, {summary.plays} plays, {summary.refusals} refusals, "
        f"{summary.pictures} pictures, {summary.requests} requests, "
        f"answers p50 {summary.p50_ms} ms, p99 {summary.p99_ms} ms: {verdict}; "
        f"database {summary.database}"
    )


async def play(hands: int, *, seed: int | None, coins: bool) -> Summary:
    """Play so many hands in a fresh folder."""
    database = fresh_folder("auto") / "crazy-duel.sqlite3"
    summary = Summary(database=str(database), seed=seed)
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(
            LocalDiscord(enforce_rate=False, counted_ids=seed is not None)
        )
        config = given_config(
            token=SecretStr(discord.token),
            api=discord.api_base,
            gateway=discord.gateway,
            database=database,
        )
        secrets: Chance = SystemChance() if seed is None else SeededChance(seed)
        app = await stack.enter_async_context(
            running(config, clock=SystemClock(), chance=secrets, edit_interval_s=0)
        )
        meter = Meter(discord)
        run = Match(discord, app.host, random.Random(seed), summary, coins=coins)  # noqa: S311 -- people
        for number in range(1, hands + 1):
            await run.hand()
            print(f"hand {number} of {hands}", file=sys.stderr, flush=True)
        summary.problems = await app.host.store.read(lambda conn: problems(conn, run.told))
        meter.read(summary)
    return summary
