"""The real bot process, killed again and again during a tournament: it ends by its hands."""

import asyncio
import random
from pathlib import Path

from bot.sandbox.message import Message
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import Player, acts_of
from bot.sandbox.server import LocalDiscord
from bot.sandbox.tournament_verdict import verdict
from data import tournament_rows
from data.connection import connect_to_look
from data.store import Store
from tests.end_to_end.test_restart import bot_process

PATIENCE_S = 20


class Event:
    """Two people play a tournament, whatever happens to the bot."""

    def __init__(self, discord: LocalDiscord) -> None:
        chance = random.Random(4)
        self.discord = discord
        self.organiser = discord.person("Olga", moderator=True)
        self.two = [Player(discord.person(n), chance, discord.channel()) for n in ("Ann", "Ben")]

    async def until(self, what: str, predicate: object) -> None:
        assert callable(predicate)
        try:
            await self.discord.wait_for(predicate, timeout=PATIENCE_S)
        except TimeoutError:
            raise TimeoutError(f"waited for {what}") from None

    async def announced(self) -> None:
        await self.ok(
            await self.organiser.use(
                "tournament create",
                self.organiser.home,
                {"name": "Cup", "format": "round_robin", "start": "30min", "checkin-minutes": 0},
            )
        )
        for player in self.two:
            await self.ok(await player.person.command("tournament join"))

    async def ok(self, outcome: Outcome) -> None:
        assert outcome.message is not None
        assert "our side" not in outcome.message.text

    def call(self) -> Message | None:
        """Return the board that calls the two to their match."""
        for channel in self.discord.guild.channels.values():
            for message in channel.messages.values():
                if "rematch" in acts_of(message):
                    return message
        return None

    def playing(self) -> bool:
        return all(player.can("my-resign") for player in self.two)

    async def come(self, *players: Player) -> None:
        await self.until("the call", self.call)
        for player in players:
            board = self.call()
            assert board is not None
            await player.person.click(board, acts_of(board)["rematch"])

    def next_button(self) -> tuple[Message, str] | None:
        """Return the organiser's button to go on at once, without waiting for the time."""
        for message in (*self.organiser.inbox, *self.organiser.sees()):
            for button in message.buttons:
                if ":1.next" in str(button.custom_id):
                    return message, str(button.custom_id)
        return None

    async def press_next(self) -> None:
        await self.until("the button", self.next_button)
        found = self.next_button()
        assert found is not None
        await self.ok(await self.organiser.click(*found))

    async def lose(self, player: Player) -> None:
        await player.press("my-resign")
        await player.press("my-confirm")


async def decided(database: Path) -> None:
    """Wait until the last match is decided, looking at the file beside the bot."""
    conn = connect_to_look(database)
    try:
        async with asyncio.timeout(PATIENCE_S):
            # Another process decides it, and tells nobody here.
            while "decided" not in dict(tournament_rows.events(conn, 1)):  # noqa: ASYNC110
                await asyncio.sleep(0.1)
    finally:
        conn.close()


async def test_a_tournament_whose_bot_is_killed_at_every_stage_ends_by_its_hands(
    tmp_path: Path,
) -> None:
    database = tmp_path / "crazy-duel.sqlite3"
    async with LocalDiscord(enforce_rate=False) as discord:
        event = Event(discord)
        ann, ben = event.two
        async with bot_process(discord, database):
            await event.announced()
            await event.ok(await event.organiser.command("tournament start"))
            await event.come(ann)
        async with bot_process(discord, database):
            await event.come(ben)
            await event.until("the deal", event.playing)
            await event.lose(ann)
        async with bot_process(discord, database):
            await event.until("the result", lambda: all(p.can("my-rematch") for p in event.two))
            for player in event.two:
                await player.press("my-rematch")
            await event.until("the next deal", event.playing)
            await event.lose(ann)
        async with bot_process(discord, database):
            await decided(database)
            await event.press_next()
    store = await Store.open(database)
    found = await store.read(lambda conn: verdict(conn, 1))
    assert (found.problems, found.hands) == ([], 2)
    await store.close()
