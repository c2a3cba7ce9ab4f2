"""Tournament: a whole event on the local Discord, judged by what its hands add up to.

Progress goes to stderr; the last line of stdout is the summary. The bot is stopped and started
anew in the middle; people drop out and don't come.
"""

import json
import random
import sys
import time
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, field
from typing import TypeAlias

from pydantic import SecretStr

from bot.app import App, running
from bot.chance import SeededChance
from bot.clock import ManualClock
from bot.config import Config, given_config
from bot.sandbox.folder import fresh_folder
from bot.sandbox.server import LocalDiscord
from bot.sandbox.tournament_script import Script
from bot.sandbox.tournament_verdict import Verdict, verdict
from data import tournament_rows
from data.connection import Connection
from data.store import Store

STYLES = ("swiss", "knockout", "round_robin")


@dataclass(slots=True)
class EventSummary:
    """What an event came to; printed as JSON. Standings are as the hands say, best first."""

    style: str
    players: int
    seed: int
    standings: list[dict[str, str | int]] = field(default_factory=list)
    prizes: int = 0
    hands: int = 0
    no_shows: int = 0
    drops: int = 0
    restarts: int = 0
    seconds: float = 0
    database: str = ""
    problems: list[str] = field(default_factory=list)


def report(summary: EventSummary, *, as_json: bool) -> int:
    """Print what an event came to. Return the exit code: 0 when its standings are right."""
    for problem in summary.problems:
        print(problem, file=sys.stderr)
    print(json.dumps(asdict(summary), ensure_ascii=False) if as_json else told(summary), flush=True)
    return 1 if summary.problems else 0


def told(summary: EventSummary) -> str:
    """Return the summary in a few lines."""
    wrong = len(summary.problems)
    rows = [f"{row['place']:>3} {row['name']} {row['points']}" for row in summary.standings]
    verdict = f"{wrong} problems" if wrong else "the standings are what the hands say"
    return "\n".join(
        [
            *rows,
            f"{summary.style}, {summary.players} players, {summary.hands} hands, "
            f"{summary.restarts} restarts: {verdict}; database {summary.database}",
        ]
    )


async def play(style: str, players: int, *, seed: int | None) -> EventSummary:
    """Play a tournament in a fresh folder."""
    seed = random.SystemRandom().randrange(1 << 30) if seed is None else seed
    database, begun = fresh_folder("tournament") / "crazy-duel.sqlite3", time.perf_counter()
    summary = EventSummary(style, players, seed, database=str(database))
    clock = ManualClock()
    async with LocalDiscord(clock, enforce_rate=False, counted_ids=True) as discord:
        config = given_config(
            token=SecretStr(discord.token),
            api=discord.api_base,
            gateway=discord.gateway,
            database=database,
        )
        async with Bots(config, clock, seed) as bots:
            chance = random.Random(seed)  # noqa: S311 -- people
            script = Script(discord, clock, chance, players, bots.start)
            await script.play(style)
    store = await Store.open(database)
    try:
        _tell(summary, script, *await store.read(lambda conn: _judged(conn, script.id)))
    finally:
        await store.close()
    summary.seconds = round(time.perf_counter() - begun, 1)
    return summary


class Bots:
    """One bot after the other on one database, each stopped before the next one starts."""

    def __init__(self, config: Config, clock: ManualClock, seed: int) -> None:
        self._config = config
        self._clock = clock
        self._seed = seed
        self._stack = AsyncExitStack()

    async def start(self) -> App:
        """Start the bot, after stopping the one that runs."""
        await self._stack.aclose()
        self._stack = AsyncExitStack()
        self._seed += 1  # a new process has chance of its own
        bot = running(
            self._config, clock=self._clock, chance=SeededChance(self._seed), edit_interval_s=0
        )
        return await self._stack.enter_async_context(bot)

    async def __aenter__(self) -> "Bots":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()


Names: TypeAlias = dict[int, str]
Won: TypeAlias = dict[int, int]


def _judged(conn: Connection, tournament_id: int) -> tuple[Verdict, Names, Won]:
    return (
        verdict(conn, tournament_id),
        tournament_rows.names(conn, tournament_id),
        tournament_rows.prizes(conn, tournament_id),
    )


def _tell(summary: EventSummary, script: Script, found: Verdict, names: Names, won: Won) -> None:
    summary.standings = [
        {
            "place": place,
            "number": who,
            "name": names[who],
            "points": found.points[who],
            "prize": won.get(who, 0),
        }
        for who, place in found.places
    ]
    summary.prizes, summary.hands, summary.problems = found.prizes, found.hands, found.problems
    tally = script.tally
    summary.no_shows, summary.drops = tally.no_shows, tally.drops
    summary.restarts = tally.restarts
