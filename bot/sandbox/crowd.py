"""Crowd: many tables at once on one bot process, to see what it carries.

The bot is a process of its own; the people and the local Discord are another. Each table plays in
its own channel, at a pace that makes the wanted number of moves a second in all, by people with
habits.
"""

import asyncio
import random
import sys
from asyncio.subprocess import Process
from collections import deque
from pathlib import Path

from bot.sandbox.folder import fresh_folder
from bot.sandbox.habits import Regular
from bot.sandbox.match import Match
from bot.sandbox.meter import Meter, Summary, percentile
from bot.sandbox.run import start_bot
from bot.sandbox.server import LocalDiscord
from bot.sandbox.verdict import ToldHand, problems
from data import outbox
from data.store import Store

READY_S = 30
SETTLE_S = 3  # for the last edits
STRETCH_S = 30
ARRIVAL_S = 0.5  # between one table and the next: people don't all come at once


async def play(
    hands: int, tables: int, *, seed: int | None, pace: float, enforce_rate: bool
) -> Summary:
    """Play so many hands at each table; `pace` is moves a second in all."""
    folder = fresh_folder("crowd")
    summary = Summary(database=str(folder / "crazy-duel.sqlite3"), seed=seed, tables=tables)
    async with LocalDiscord(enforce_rate=enforce_rate) as discord:
        bot = await start_bot(
            *(discord, Path(summary.database)),
            seed=seed,
            log=folder / "bot.log",
            limited=enforce_rate,
        )
        try:
            await discord.wait_for(lambda: discord.online, timeout=READY_S)
            await _play_all(discord, bot, summary, hands, pace)
        finally:
            if bot.returncode is None:
                bot.terminate()
            await bot.wait()
    log = (folder / "bot.log").read_text(encoding="utf-8", errors="replace")
    summary.errors = log.count("ERROR") + log.count("CRITICAL")
    return summary


async def _play_all(
    discord: LocalDiscord, bot: Process, summary: Summary, hands: int, pace: float
) -> None:
    meter = Meter(discord)
    matches = [
        _match(discord, number, summary, summary.tables / pace) for number in range(summary.tables)
    ]
    cpu, busiest = _cpu_ms(bot), asyncio.create_task(_busiest(summary))
    await asyncio.gather(
        *(_hands(match, hands, summary, n * ARRIVAL_S) for n, match in enumerate(matches))
    )
    busiest.cancel()
    moves = summary.plays + summary.passes
    summary.cpu_ms_a_move = round((_cpu_ms(bot) - cpu) / max(1, moves), 2)
    summary.memory_mb = _memory_mb(bot)
    await asyncio.sleep(SETTLE_S)
    meter.read(summary)
    bot.terminate()
    await bot.wait()
    await _judge(summary, [hand for match in matches for hand in match.told])


async def _busiest(summary: Summary) -> None:
    """Note the most moves a second of any such stretch: at the ends few tables play."""
    counted: deque[int] = deque(maxlen=STRETCH_S + 1)
    while True:
        counted.append(summary.plays + summary.passes)
        most = (counted[-1] - counted[0]) / STRETCH_S
        summary.moves_a_second = max(summary.moves_a_second, round(most, 1))
        await asyncio.sleep(1)


def _match(discord: LocalDiscord, number: int, summary: Summary, think_s: float) -> Match:
    chance = random.Random(f"{summary.seed} {number}")  # noqa: S311 -- people, not cards
    channel = discord.add_channel(f"table-{number + 1}")

    async def think() -> None:
        await asyncio.sleep(chance.uniform(0.5, 1.5) * think_s)

    return Match(
        *(discord, None, chance, summary),
        coins=False,
        channel=channel,
        pause=think,
        player=Regular,
    )


async def _hands(match: Match, hands: int, summary: Summary, arrival_s: float) -> None:
    await asyncio.sleep(arrival_s)
    for _ in range(hands):
        await match.hand()
        print(f"{summary.hands} hands", file=sys.stderr, flush=True)


async def _judge(summary: Summary, told: list[ToldHand]) -> None:
    store = await Store.open(Path(summary.database))
    try:
        summary.problems = await store.read(lambda conn: problems(conn, told))
        summary.outbox_p99_ms = percentile(await store.read(outbox.ages), 99)
    finally:
        await store.close()


def _memory_mb(bot: Process) -> float:
    """Return the greatest resident memory of a process in MB, 0 where the system does not tell."""
    status = Path(f"/proc/{bot.pid}/status")
    if not status.exists():
        return 0
    lines = status.read_text(encoding="ascii").splitlines()
    peak = next((line for line in lines if line.startswith("VmHWM")), "VmHWM: 0 kB")
    return round(int(peak.split()[1]) / 1024, 1)


def _cpu_ms(bot: Process) -> float:
    """Return the processor time a process has used in ms, 0 where the system does not tell."""
    stat = Path(f"/proc/{bot.pid}/stat")
    if not stat.exists():
        return 0
    fields = stat.read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 10  # clock ticks of 10 ms
