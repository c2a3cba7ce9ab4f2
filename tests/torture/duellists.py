"""Duellists: two people who play for coins, hand after hand, whatever happens to the bot.

They act only by what the local Discord shows them, and remember each move that the bot answered.
The database is looked at only to know what to wait for.
"""

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.rules.cards import count
from bot.rules.notation import format_cards
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import PASS, Player
from bot.sandbox.server import LocalDiscord
from bot.table.events import Dealt, Ended, Passed, Played, Voided
from bot.table.evolve import fold
from bot.table.state import Phase, Table
from data import tables
from data.connection import Connection, connect_to_look

PATIENCE_S = 20
HANDS_A_TABLE = 5  # then others sit down, so that no pair comes to its limit of a day
Process = asyncio.subprocess.Process


@asynccontextmanager
async def running(
    discord: LocalDiscord, database: Path, die_at: str = ""
) -> AsyncIterator[Process]:
    """Run the real bot; `die_at` makes it die at a commit."""
    settings = {
        "DISCORD_TOKEN": discord.token,
        "CRAZY_DUEL_API": discord.api_base,
        "CRAZY_DUEL_GATEWAY": discord.gateway,
        "CRAZY_DUEL_DATABASE": str(database),
        "CRAZY_DUEL_LOG_LEVEL": "ERROR",
        "CRAZY_DUEL_DIE_AT": die_at,
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        env={**os.environ, **settings},
        stdin=asyncio.subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@dataclass(frozen=True, slots=True)
class Answered:
    """A move that the bot answered, so that it may never be lost."""

    table_id: int
    turn: int
    move: str


@dataclass
class Duellists:
    """Plays on; `answered` is what the bot acknowledged."""

    discord: LocalDiscord
    database: Path
    chance: random.Random
    pair: list[Player] = field(default_factory=list)
    answered: list[Answered] = field(default_factory=list)
    tables: int = 0

    async def play(self, process: Process, *, until_over: bool = False) -> None:
        """Play until the bot dies, or until no hand is running."""
        await self._until(lambda: self.discord.online or _dead(process))
        while not _dead(process):
            table = self._table()
            if until_over and table is not None and table.phase is Phase.OVER:
                return
            await self._step(table, process)

    def lost(self) -> list[Answered]:
        """Return the answered moves that the database does not have."""
        conn = connect_to_look(self.database)
        try:
            stored = {
                number: _moves(conn, number) for number in {a.table_id for a in self.answered}
            }
        finally:
            conn.close()
        return [a for a in self.answered if stored[a.table_id].get(a.turn) != a.move]

    async def _step(self, table: Table | None, process: Process) -> None:
        if table is None or table.phase is Phase.CLOSED:
            self._come()
            await self._do(self.pair[0].person.command("duel open", room="beginner"), process)
        elif table.phase is Phase.WAITING:
            await self._do(self.pair[1].person.command("duel find", room="beginner"), process)
        elif table.phase is Phase.PLAYING:
            await self._move(table, process)
        elif table.hand is not None and table.hand.number >= HANDS_A_TABLE:
            for player in self.pair:
                await self._do(player.person.command("duel leave"), process)
        else:
            await self._rematch(table, process)

    def _come(self) -> None:
        """Let two new people come, with a starting grant each."""
        self.tables += 1
        names = (f"Ann {self.tables}", f"明 {self.tables}")
        channel = self.discord.channel()
        self.pair = [Player(self.discord.person(name), self.chance, channel) for name in names]

    async def _move(self, table: Table, process: Process) -> None:
        assert table.hand is not None
        mover = self.pair[table.hand.to_move]
        await self._until(lambda: (mover.to_move and mover.turn == table.turn) or _dead(process))
        if not _dead(process):
            await self._do(self._by_hand(mover, table), process)

    async def _by_hand(self, mover: Player, table: Table) -> None:
        """Move by the hand message, now and then with a double click."""
        hand = mover.hand
        assert hand is not None
        menu = next((s for s in hand.selects if s.custom_id.endswith(":my-play")), None)
        if menu is None:
            move, acts = PASS, [mover.press("my-pass")]
        else:
            value = next(o.value for o in menu.options if not o.value.startswith(">"))
            move = value.partition("|")[0]
            clicks = self.chance.choice((1, 1, 2))
            acts = [mover.person.select(hand, menu.custom_id, value) for _ in range(clicks)]
        outcomes = await asyncio.gather(*acts)
        if any(_accepted(outcome) for outcome in outcomes):
            self.answered.append(Answered(table.id, table.turn, move))

    async def _rematch(self, table: Table, process: Process) -> None:
        for seat, player in enumerate(self.pair):
            if table.asked[seat] is None:
                await self._ask_again(player, process)

    async def _ask_again(self, player: Player, process: Process) -> None:
        await self._until(lambda: player.can("my-rematch") or _dead(process))
        if not _dead(process):
            await self._do(player.press("my-rematch"), process)

    async def _do(self, act: Coroutine[Any, Any, object], process: Process) -> None:
        """Do something, but don't wait for an answer that a dead bot can't give."""
        doing = asyncio.create_task(act)
        dying = asyncio.create_task(process.wait())
        await asyncio.wait({doing, dying}, return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if not doing.done():
            await asyncio.sleep(0.05)  # an answer sent before the end may still arrive
            doing.cancel()
        await asyncio.gather(doing, dying, return_exceptions=True)

    async def _until(self, predicate: Callable[[], object]) -> None:
        await self.discord.wait_for(predicate, timeout=PATIENCE_S)

    def _table(self) -> Table | None:
        """Return the newest table as the database has it."""
        if not self.pair:
            return None
        conn = connect_to_look(self.database)
        try:
            (newest,) = conn.execute("SELECT max(table_id) FROM table_event").fetchone()
            return None if newest is None else fold(tables.events(conn, newest))
        finally:
            conn.close()


def _dead(process: Process) -> bool:
    return process.returncode is not None


def _accepted(outcome: Outcome) -> bool:
    return outcome.failed is None and outcome.kind in ("update", "deferred_update")


def _moves(conn: Connection, table_id: int) -> dict[int, str]:
    """Return a table's moves by the turn at which they were made."""
    moves: dict[int, str] = {}
    turn = 0
    for event in tables.events(conn, table_id):
        match event:
            case Played(cards=cards):
                moves[turn] = format_cards(count(cards))
                turn += 1
            case Passed():
                moves[turn] = PASS
                turn += 1
            case Dealt() | Ended() | Voided():
                turn += 1
            case _:
                pass
    return moves
