"""The real bot process, killed in the middle of a hand and started again: nothing is lost."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.i18n import texts_for
from bot.sandbox.player import Player, acts_of
from bot.sandbox.run import start_bot
from bot.sandbox.server import LocalDiscord
from bot.sandbox.verdict import Told, ToldHand, problems
from bot.table.events import Seat
from data import results
from data.store import Store
from rendering.wording import parse_alt_hand

PATIENCE_S = 20


@asynccontextmanager
async def bot_process(
    discord: LocalDiscord, database: Path
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the bot as a process of its own; kill it without a word at the end."""
    process = await start_bot(discord, database, seed=4)
    try:
        await discord.wait_for(lambda: discord.online, timeout=PATIENCE_S)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        await discord.wait_for(lambda: not discord.online, timeout=PATIENCE_S)


class Pair:
    """Two people who play on, whatever happens to the bot."""

    def __init__(self, discord: LocalDiscord) -> None:
        chance = random.Random(4)
        self.discord = discord
        self.people = [
            Player(discord.person(name, locale=locale), chance, discord.channel())
            for name, locale in (("Ann", "en-US"), ("小明", "zh-CN"))
        ]
        self.told: list[Told] = []
        self.hurry = False  # else single cards are played, so that the hand lasts

    async def until(self, predicate: Callable[[], object]) -> None:
        await self.discord.wait_for(predicate, timeout=PATIENCE_S)

    async def sit_down(self) -> None:
        ann, ming = self.people
        await ann.person.command("duel open", room="beginner")
        await self.until(lambda: any(m.buttons for m in ann.person.sees()))
        await ming.press_board("sit")
        await self.until(lambda: all(p.can("my-resign") for p in self.people))

    async def move(self) -> None:
        await self.until(lambda: any(p.to_move for p in self.people))
        mover = next(p for p in self.people if p.to_move)
        turn = mover.turn
        move = await mover.tap(weakest=not self.hurry)
        self.told.append(Told(Seat(self.people.index(mover)), move))
        await self.until(lambda: all(p.turn is not None and p.turn != turn for p in self.people))

    @property
    def over(self) -> bool:
        return all(p.can("my-rematch") for p in self.people)

    def cards(self) -> list[object]:
        """Return the cards each one sees in the hand message."""
        seen: list[object] = []
        for player in self.people:
            assert player.hand is not None
            texts = texts_for(player.person.user.locale)
            seen.append(parse_alt_hand(texts, player.hand.alt_texts[0]))
        return seen


async def test_a_hand_survives_kill_minus_nine(tmp_path: Path) -> None:
    database = tmp_path / "crazy-duel.sqlite3"
    async with LocalDiscord(enforce_rate=False) as discord:
        pair = Pair(discord)
        async with bot_process(discord, database):
            await pair.sit_down()
            for _ in range(4):
                await pair.move()
            cards, turn = pair.cards(), pair.people[0].turn
            old_board = pair.people[0].board()
            old_hand = acts_of(old_board)["hand"]
        async with bot_process(discord, database):
            assert (pair.cards(), pair.people[0].turn) == (cards, turn)
            outcome = await pair.people[0].person.click(old_board, old_hand)
            assert outcome.failed is None
            assert outcome.message is not None
            assert outcome.message.ephemeral
            pair.hurry = True
            while not pair.over:
                await pair.move()
    await judged(database, pair)


async def test_a_bot_that_dies_between_two_moves_again_and_again_plays_the_same_hand(
    tmp_path: Path,
) -> None:
    database = tmp_path / "crazy-duel.sqlite3"
    async with LocalDiscord(enforce_rate=False) as discord:
        pair = Pair(discord)
        async with bot_process(discord, database):
            await pair.sit_down()
        for _ in range(2):
            async with bot_process(discord, database):
                await pair.move()
        async with bot_process(discord, database):
            pair.hurry = True
            while not pair.over:
                await pair.move()
    await judged(database, pair)


async def judged(database: Path, pair: Pair) -> None:
    """The hand is settled once, by the rules, from exactly the moves that were made."""
    store = await Store.open(database)
    try:
        assert await store.read(lambda conn: problems(conn, [ToldHand(1, pair.told)])) == []
        assert len(await store.read(results.settlements)) == 1
    finally:
        await store.close()


async def test_sigterm_closes_cleanly_within_five_seconds(tmp_path: Path) -> None:
    async with (
        LocalDiscord(enforce_rate=False) as discord,
        bot_process(discord, tmp_path / "crazy-duel.sqlite3") as process,
    ):
        process.terminate()
        assert await asyncio.wait_for(process.wait(), timeout=5) == 0


async def test_a_second_bot_on_the_same_database_refuses_to_start(tmp_path: Path) -> None:
    database = tmp_path / "crazy-duel.sqlite3"
    async with LocalDiscord(enforce_rate=False) as discord, bot_process(discord, database):
        second = await start_bot(discord, database)
        assert await asyncio.wait_for(second.wait(), timeout=PATIENCE_S) == 2
        assert discord.online
