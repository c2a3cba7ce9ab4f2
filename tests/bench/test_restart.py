"""How long a restart takes with many live tables: from the start to the first click answered."""

import os
import time
from pathlib import Path

from pydantic import SecretStr

from bot.app import running
from bot.chance import SeededChance
from bot.clock import SystemClock
from bot.config import Config
from bot.host.host import Host
from bot.host.presenter import Ask
from bot.sandbox.player import acts_of
from bot.sandbox.server import LocalDiscord
from bot.table.options import TableOptions
from data import outbox
from data.store import Store

TABLES = 1000 if os.environ.get("CRAZY_DUEL_BENCH") == "long" else 40


async def test_the_first_click_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "crazy-duel.sqlite3"
    async with LocalDiscord(enforce_rate=True) as discord:
        config = Config(
            token=SecretStr(discord.token),
            api=discord.api_base,
            gateway=discord.gateway,
            database=database,
        )
        ann = discord.person("Ann")
        async with running(config):
            await ann.command("duel open")
            await discord.wait_for(lambda: any(m.buttons for m in ann.sees()))
        board = next(m for m in reversed(ann.sees()) if m.buttons)
        begun = time.perf_counter()
        await fill(database, discord)
        filled = time.perf_counter()
        async with running(config):
            ready = time.perf_counter()
            outcome = await ann.click(board, acts_of(board)["leave"])
            answered = time.perf_counter()
        assert outcome.failed is None
    print(
        f"\n{TABLES} live tables (made in {filled - begun:.1f} s): start to connected "
        f"{ready - filled:.2f} s, to the first click answered {answered - filled:.2f} s"
    )


async def fill(database: Path, discord: LocalDiscord) -> None:
    """Store the tables beside what is there."""
    store = await Store.open(database)
    host = Host(store, SystemClock(), SeededChance(1))
    for table in range(TABLES):
        first, second = 10_000 + 2 * table, 10_001 + 2 * table
        place = (discord.guild.id, discord.channel().id)
        board = await host.open(Ask(first, first, "en-US", *place, may_thread=True), TableOptions())
        await host.sit(Ask(second, second, "en-US", *place), board.row.id)
    due = await store.read(outbox.due)
    await store.write(lambda conn: outbox.done(conn, [row.id for row in due], host.clock.now()))
    await store.close()
