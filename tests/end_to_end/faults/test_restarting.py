"""The bot dies, is away, or finds what it can't read: nobody loses anything by it."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.host.sweeper import sweep
from bot.sandbox.player import Player, acts_of
from bot.sandbox.server import LocalDiscord
from bot.table.state import Phase
from data import audit, coins, players
from data.coins import Balance
from data.store import Connection
from tests.end_to_end.faults.conftest import Place
from tests.end_to_end.table import Evening
from tests.torture.duellists import running

AWAY_MS = 30 * 60_000
NEWCOMER_MS, BANK_MS = 180_000, 60_000
BREAKAGES = {
    "no JSON of ours": "UPDATE table_event SET payload = '{}' WHERE table_id = 1 AND seq = 4",
    "another version": "UPDATE table_event SET payload = json_set(payload, '$.v', 2)"
    " WHERE table_id = 1 AND seq = 4",
    "an unknown kind": "UPDATE table_event SET kind = 'sung' WHERE table_id = 1 AND seq = 4",
    "out of order": "UPDATE table_event SET kind = 'passed', seat = 0, payload = '{\"v\":1}'"
    " WHERE table_id = 1 AND seq = 3",
}


async def balance(evening: Evening, user_id: int) -> Balance:
    guild = evening.discord.guild.id

    def look(conn: Connection) -> Balance:
        found = players.find_person(conn, user_id)
        assert found is not None
        return coins.balance(conn, guild, found)

    return await evening.app.host.store.read(look)


@pytest.mark.parametrize("breakage", BREAKAGES.values(), ids=BREAKAGES)
async def test_a_hand_that_can_not_be_restored_is_void_and_its_players_are_told(
    place: Place, breakage: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with place.bot() as evening:
        board = await evening.dealt(room="beginner")
        carl = evening.discord.person("Carl")
        await carl.command("duel open")
        await evening.shown()
        old = acts_of(board)["hand"]
    place.meddle(breakage)
    async with place.bot() as evening:
        await evening.shown()
        for player in (place.ann, place.ming):
            told = player.person.inbox[-1].text
            assert "Hand 1 is void" in told or "第 1 局作废" in told
            has = await balance(evening, player.person.id)
            assert (has.balance, has.held) == (20_000, 0)
            assert all("my-resign" not in acts_of(m) for m in player.person.inbox)
        assert "could not be restored" in board.text
        assert board.buttons == []
        assert "table 1 can't be read" in caplog.text
        outcome = await place.ann.person.click(board, old, force=True)
        assert outcome.message is not None
        assert "could not be restored" in outcome.message.text
        assert (await evening.state(2)).phase is Phase.WAITING
        found = await place.ann.person.command("duel find")
        assert found.message is not None
        await evening.until(lambda: place.ann.can("my-resign"))
    assert audit.audit_file(place.database).bad == ()
    said = place.said()
    async with place.bot() as evening:
        await evening.shown()
        assert place.said() == said


async def test_a_table_that_breaks_while_the_bot_runs_is_closed_when_it_is_next_read(
    place: Place,
) -> None:
    async with place.bot() as evening:
        await evening.dealt()
        tables = evening.app.host._tables
        live = tables.get(1)

        def spoil(conn: Connection) -> None:
            conn.execute("DROP TRIGGER event_fixed")
            conn.execute("UPDATE table_event SET payload = '{}' WHERE table_id = 1 AND seq = 4")

        await evening.app.host.store.write(spoil)
        tables.forget(live)
        outcome = await place.ann.person.command("duel hand")
        assert outcome.message is not None
        assert "could not be restored" in outcome.message.text
        await evening.until(lambda: "void" in place.ann.person.inbox[-1].text)
        await evening.opened()


async def test_a_hand_goes_on_after_a_restart_by_the_buttons_of_old_messages(place: Place) -> None:
    async with place.bot() as evening:
        board = await evening.dealt()
        await evening.move()
        mover, turn = evening.mover, evening.mover.turn
        assert mover.hand is not None
        menu = acts_of(mover.hand)
    async with place.bot() as evening:
        await evening.shown()
        assert (evening.mover, evening.mover.turn) == (mover, turn)
        hand = await place.ming.person.click(board, acts_of(board)["hand"])
        assert hand.message is not None
        assert hand.message.ephemeral
        assert menu == acts_of(mover.hand)
        await evening.move()
        await evening.played_out()
        await evening.ann.press("my-rematch")
        await evening.ming.press("my-rematch")
        await evening.shown()
        assert (await evening.state()).phase is Phase.PLAYING


async def test_downtime_never_counts_against_who_is_to_move(place: Place) -> None:
    async with place.bot() as evening:
        board = await evening.dealt()
        evening.discord.turn(NEWCOMER_MS + BANK_MS - 1)
    place.clock.advance(AWAY_MS)
    said = place.said()
    async with place.bot() as evening:
        await evening.shown()
        assert place.said() == said
        evening.discord.turn(NEWCOMER_MS + BANK_MS - 1)
        await sweep(evening.app.host)
        hand = (await evening.state()).hand
        assert hand is not None
        assert hand.moves == ()
        assert "the clocks stood still" in board.text
        await evening.move()
        assert "the clocks stood still" not in board.text


async def test_downtime_never_counts_against_who_waits(place: Place) -> None:
    async with place.bot() as evening:
        await evening.opened()
        evening.discord.turn(9 * 60_000)
    place.clock.advance(AWAY_MS)
    async with place.bot() as evening:
        await sweep(evening.app.host)
        assert (await evening.state()).phase is Phase.WAITING
        evening.discord.turn(60_000)
        await sweep(evening.app.host)
        assert (await evening.state()).phase is Phase.CLOSED


async def test_a_crash_loop_posts_nothing(place: Place) -> None:
    async with place.bot() as evening:
        await evening.dealt()
        await evening.move()
    said = place.said()
    for _ in range(5):
        place.clock.advance(1000)
        async with place.bot() as evening:
            await evening.shown()
    assert place.said() == said


async def test_a_crash_loop_nudges_nobody_either(place: Place) -> None:
    async with place.bot() as evening:
        await evening.dealt()
    said = place.said()
    for _ in range(3):
        async with place.bot() as evening:
            await evening.shown()
            evening.discord.turn(30_000)
            await sweep(evening.app.host)
    assert place.said() == said


async def test_what_was_sent_and_not_noted_before_a_kill_is_not_sent_again(place: Place) -> None:
    async with place.bot() as evening:
        board = await evening.dealt()
    said = place.said()
    place.clock.advance(10 * 60_000)  # no nonce is remembered that long
    place.meddle(
        "UPDATE seat SET dm_channel_id = NULL, dm_message_id = NULL",
        "UPDATE game_table SET message_id = NULL, posted_at = NULL",
    )
    async with place.bot() as evening:
        await evening.shown()
        assert place.said() == said
        await evening.move()
        assert place.said() == said
        assert "played" in board.text


@pytest.mark.parametrize("commit", [9, 10, 11, 12])
async def test_a_kill_after_any_commit_of_a_deal_sends_each_message_once(
    tmp_path: Path, commit: int
) -> None:
    database = tmp_path / "crazy-duel.sqlite3"
    async with LocalDiscord(enforce_rate=False) as discord:
        place = Place(discord, ManualClock(), database, *two(discord))
        async with running(discord, database, f"{commit}:before") as process:
            await discord.wait_for(lambda: discord.online, timeout=20)
            playing = asyncio.create_task(deal(place))
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), timeout=3)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        await discord.wait_for(lambda: not discord.online, timeout=20)
        async with running(discord, database):
            await discord.wait_for(lambda: discord.online, timeout=20)
            await deal(place)
            await asyncio.sleep(0.2)
        assert place.said() == (1, 1, 1)


def two(discord: LocalDiscord) -> tuple[Player, Player]:
    """Return two people."""
    chance = random.Random(1)
    first, second = (Player(discord.person(n), chance, discord.channel()) for n in ("Ann", "Bo"))
    return first, second


async def deal(place: Place) -> None:
    """Sit both down, as far as that is still to be done."""
    await place.ann.person.command("duel open")
    await place.ming.person.command("duel find")
    await place.discord.wait_for(
        lambda: place.ann.can("my-resign") and place.ming.can("my-resign"), timeout=20
    )


async def test_a_click_in_flight_is_answered_before_the_bot_stops(tmp_path: Path) -> None:
    database = tmp_path / "crazy-duel.sqlite3"
    async with LocalDiscord(enforce_rate=False) as discord:
        ann = discord.person("Ann")
        async with running(discord, database) as process:
            await discord.wait_for(lambda: discord.online, timeout=20)
            await ann.command("duel tables")
            discord.faults.on("latency", ms=600)
            asking = asyncio.create_task(ann.command("duel tables"))
            await asyncio.sleep(0.2)
            process.terminate()
            outcome = await asking
            assert outcome.failed is None
            assert await asyncio.wait_for(process.wait(), timeout=5) == 0


async def test_a_void_by_the_host_is_told_with_its_secret(place: Place) -> None:
    async with place.bot() as evening:
        await evening.dealt()
        hand = (await evening.state()).hand
        assert hand is not None
    place.meddle(BREAKAGES["an unknown kind"])
    async with place.bot() as evening:
        await evening.shown()
        assert hand.secret.hex() in place.ann.person.inbox[-1].text
