"""What the bot and its thinking process hold in memory at the same moment, under hard practice.

Both are started as `make run` starts them, with MALLOC_ARENA_MAX=1. CRAZY_DUEL_BENCH=long plays
more hands.
"""

import asyncio
import os
import random
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.sandbox.player import Player
from bot.sandbox.server import LocalDiscord
from tests.end_to_end.test_restart import PATIENCE_S, bot_process
from tests.end_to_end.test_thinking_process import children, megabytes

LONG = os.environ.get("CRAZY_DUEL_BENCH") == "long"
PEOPLE = 4
HANDS = 10 if LONG else 1  # of each
MOST_MB = 250
EVERY_S = 0.25

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is looked up in /proc")


class Held(NamedTuple):
    """Megabytes at one moment."""

    both: float
    bot: float
    thinking: float


async def test_bot_and_thinking_process_together_stay_below_what_is_promised(
    tmp_path: Path,
) -> None:
    async with (
        LocalDiscord(enforce_rate=False) as discord,
        bot_process(discord, tmp_path / "crazy-duel.sqlite3") as bot,
    ):
        people = [
            Player(discord.person(f"Player {n}"), random.Random(n), discord.channel())
            for n in range(PEOPLE)
        ]
        evening = asyncio.gather(*[practise(discord, player) for player in people])
        seen: list[Held] = []
        while not evening.done():
            seen += held(bot.pid)
            await asyncio.sleep(EVERY_S)
        await evening
        seen += held(bot.pid)
    assert seen  # a thinking process was there
    most, last = max(seen), seen[-1]
    print(f"\n{PEOPLE} people, {HANDS} hands each against hard, both processes {len(seen)} times:")
    for name, at in ("most", most), ("at the end", last):
        print(f"{name:10} {at.both:5.0f} MB = bot {at.bot:.0f} + thinking {at.thinking:.0f}")
    assert most.both <= MOST_MB


def held(bot: int) -> list[Held]:
    """Return what both processes hold now, nothing while there is no thinking process."""
    thinking = sum(map(megabytes, children(bot)))
    here = megabytes(bot)
    return [Held(here + thinking, here, thinking)] if thinking else []


async def practise(discord: LocalDiscord, player: Player) -> None:
    """Play hands against the hard computer, by taps."""
    await player.person.command("duel practice", dm=True, level="hard")
    for number in range(HANDS):
        if number:
            await player.press("my-rematch")
        await play_out(discord, player)


async def play_out(discord: LocalDiscord, player: Player) -> None:
    until = time.monotonic() + PATIENCE_S * 4
    while time.monotonic() < until:
        await discord.wait_for(
            lambda: player.to_move or player.can("my-rematch"), timeout=PATIENCE_S
        )
        if player.can("my-rematch"):
            return
        await moved(discord, player)
    raise AssertionError("the hand does not end")


async def moved(discord: LocalDiscord, player: Player) -> None:
    turn = player.turn
    await player.tap()
    await discord.wait_for(lambda: player.turn != turn, timeout=PATIENCE_S)
