"""A table for the end-to-end tests: the whole bot and a local Discord in one event loop."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from pydantic import SecretStr

from bot.app import App, running
from bot.chance import Chance, SeededChance
from bot.clock import ManualClock
from bot.config import Config
from bot.host.presenter import Ask
from bot.sandbox.message import Message
from bot.sandbox.player import Player
from bot.sandbox.server import LocalDiscord
from bot.table.evolve import fold
from bot.table.state import Table
from data import tables


@dataclass
class Evening:
    """Ann and 小明 in one server, and a bot that hosts."""

    discord: LocalDiscord
    app: App
    clock: ManualClock
    ann: Player
    ming: Player

    async def until(self, predicate: Callable[[], object]) -> None:
        """Wait until something is so."""
        await self.discord.wait_for(predicate, timeout=10)

    async def shown(self) -> None:
        """Wait until everything that is owed has been shown."""
        await self.until(lambda: self.app.host.outbox.idle)

    async def opened(self, **options: str) -> Message:
        """Have Ann open a table. Return its board."""
        known = {message.id for message in self.ann.person.sees()}
        await self.ann.person.use("duel open", self.ann.person.home, options)
        await self.until(
            lambda: any(m.id not in known and m.buttons for m in self.ann.person.sees())
        )
        await self.shown()
        return self.ann.board()

    async def dealt(self, **options: str) -> Message:
        """Have Ann open a table and 小明 sit down. Return the board."""
        await self.opened(**options)
        await self.ming.press_board("sit")
        await self.shown()
        await self.until(lambda: self.ann.can("my-resign") and self.ming.can("my-resign"))
        return self.ann.board()

    @property
    def mover(self) -> Player:
        """Return who is to move."""
        return self.ann if self.ann.to_move else self.ming

    @property
    def waiting(self) -> Player:
        """Return who is not."""
        return self.ming if self.ann.to_move else self.ann

    def seat_of(self, player: Player) -> int:
        """Return where somebody sits: Ann opened the table."""
        return 0 if player is self.ann else 1

    async def move(self) -> str:
        """Make one move by the mover's select, or pass. Return it."""
        turn = self.mover.turn
        move = await self.mover.tap()
        await self.moved_on(turn)
        return move

    async def moved_on(self, turn: int | None) -> None:
        """Wait until both see a later turn."""
        await self.until(lambda: self.ann.turn != turn and self.ming.turn != turn)
        await self.shown()

    async def played_out(self) -> None:
        """Play the hand to its end."""
        while not (self.ann.can("my-rematch") and self.ming.can("my-rematch")):
            await self.move()

    async def state(self, table_id: int = 1) -> Table:
        """Return a table's state as the database has it."""
        return fold(await self.app.host.store.read(lambda conn: tables.events(conn, table_id)))

    def ask(self, player: Player) -> Ask:
        """Return an ask of a player that no click stands behind."""
        return Ask(random.getrandbits(60), player.person.id, "en-US", self.discord.guild.id, 1)


@asynccontextmanager
async def hosted(
    database: Path, *, chance: Chance | None = None, thinking: bool = True
) -> AsyncIterator[Evening]:
    """Have an evening, whose secrets come from a seed unless a chance is given."""
    clock, scripted = ManualClock(), random.Random(1)
    async with LocalDiscord(clock, enforce_rate=False) as discord:
        config = Config(
            token=SecretStr(discord.token),
            api=discord.api_base,
            gateway=discord.gateway,
            database=database,
            thinking=thinking,
        )
        ann = Player(discord.person("Ann"), scripted, discord.channel())
        ming = Player(discord.person("小明", locale="zh-CN"), scripted, discord.channel())
        chance = chance or SeededChance(1)
        async with running(config, clock=clock, chance=chance, edit_interval_s=0) as app:
            yield Evening(discord, app, clock, ann, ming)
