"""The outbox: nothing owed is lost, the newest state is shown, no message is edited too often."""

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest

from bot.chance import SeededChance
from bot.clock import ManualClock
from bot.host.host import Host
from bot.host.notice import Notice
from bot.host.presenter import Ask, Board, HandOf, Sent
from bot.host.tournament_presenter import Shown as Tournament
from bot.host.tournament_presenter import Word
from bot.table.options import TableOptions
from bot.table.views import plays
from bot.tournament.options import TournamentOptions
from data import outbox
from data.store import Store
from data.tables import TableRow

INTERVAL_S = 0.2


class Screen:
    """What a wall shows of tournaments: their number and what was said."""

    def __init__(self) -> None:
        self.shown: list[tuple[float, int, str]] = []
        self.away = 0

    async def show_tournament(self, shown: Tournament) -> None:
        self.note(shown, "tournament")

    async def show_status(self, shown: Tournament) -> None:
        self.note(shown, "status")

    async def tell_organiser(self, shown: Tournament, word: Word, locale: str | None) -> None:
        self.note(shown, word.value)

    def note(self, shown: Tournament, what: str) -> None:
        if self.away:
            self.away -= 1
            raise TimeoutError
        self.shown.append((asyncio.get_running_loop().time(), shown.state.version, what))


class Wall:
    """A presenter that writes down what it is shown and when."""

    def __init__(self) -> None:
        self.tournaments = Screen()
        self.boards: list[tuple[float, int]] = []
        self.hands: list[tuple[float, int, int]] = []
        self.broken = 0

    async def show_board(self, board: Board) -> None:
        if self.broken:
            self.broken -= 1
            raise ConnectionError("the wall is broken")
        self.boards.append((asyncio.get_running_loop().time(), board.version))

    async def show_hand(self, hand: HandOf, user_id: int, locale: str | None) -> None:
        self.hands.append((asyncio.get_running_loop().time(), hand.seat, hand.version))

    async def open_thread(self, board: Board) -> None:
        return

    async def repost(self, board: Board) -> None:
        return

    async def close_board(self, board: Board, message_id: int) -> None:
        return

    async def tell(self, notice: Notice, locale: str | None) -> None:
        return

    async def show_lost(self, row: TableRow, locale: str | None) -> None:
        return

    def is_outage(self, error: Exception) -> bool:
        return isinstance(error, TimeoutError)

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        return False

    async def nudge(self, hand: HandOf, user_id: int, locale: str | None) -> Sent | None:
        return None

    async def take_back(self, sent: Sent) -> None:
        return


@pytest.fixture
async def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Host]:
    monkeypatch.setattr("bot.host.outbox.BACKOFF_S", 0.01)
    store = await Store.open(tmp_path / "crazy-duel.sqlite3")
    yield Host(store, ManualClock(), SeededChance(1), edit_interval_s=INTERVAL_S)
    await store.close()


def ask(number: int, user: int) -> Ask:
    return Ask(number, user, "en-US", guild_id=5, channel_id=6)


async def dealt(host: Host) -> None:
    """Have two people dealt a hand at table 1."""
    await host.open(ask(1, 100), TableOptions())
    await host.sit(ask(2, 200), 1)


async def drained(host: Host, wall: Wall) -> None:
    """Run the outbox until it owes nothing."""
    running = asyncio.create_task(host.outbox.run(wall))
    try:
        for _ in range(2000):
            if host.outbox.idle and not await host.store.read(outbox.due):
                return
            await asyncio.sleep(0.01)  # the database tells nobody when it is drained
        raise TimeoutError("something stays owed")
    finally:
        running.cancel()


async def test_of_several_changes_the_newest_state_is_shown_once(host: Host) -> None:
    await dealt(host)
    wall = Wall()
    await drained(host, wall)
    assert len(wall.boards) == 1
    assert sorted(seat for _, seat, _ in wall.hands) == [0, 1]


async def test_no_message_is_edited_more_than_once_in_an_interval(host: Host) -> None:
    await dealt(host)
    wall = Wall()
    running = asyncio.create_task(host.outbox.run(wall))
    for number in range(10, 22):
        mover, waiting = (
            (100, 200) if (await host.hand(ask(1, 100), 1)).view.my_turn else (200, 100)
        )
        view = (await host.hand(ask(1, mover), 1)).view
        one = min(plays(view), key=lambda play: play.size)
        await host.play(ask(number, mover), 1, one.cards)
        await host.pass_(ask(number + 100, waiting), 1)
        await asyncio.sleep(0.03)
    running.cancel()
    for times in ([at for at, _ in wall.boards], [at for at, seat, _ in wall.hands if seat == 0]):
        gaps = [later - earlier for earlier, later in pairwise(times)]
        assert all(gap >= INTERVAL_S * 0.95 for gap in gaps), gaps


async def test_what_was_owed_when_the_process_ended_is_shown_by_the_next(host: Host) -> None:
    await dealt(host)
    assert await host.store.read(outbox.due)
    again = Host(host.store, host.clock, SeededChance(2), edit_interval_s=0)
    wall = Wall()
    await drained(again, wall)
    assert wall.boards
    assert await host.store.read(outbox.due) == []


async def test_a_showing_that_fails_is_tried_again(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    await dealt(host)
    wall = Wall()
    wall.broken = 1
    await drained(host, wall)
    assert len(wall.boards) == 1
    assert "the wall is broken" in caplog.text


async def announced(host: Host) -> int:
    """Announce a tournament, and have eight people join it."""
    options = TournamentOptions(starts_at=host.clock.now() + 60_000)
    cup = (await host.tournaments.create(ask(1, 100), "Friday", options)).row.id
    for number in range(2, 10):
        await host.tournaments.join(ask(number, 100 + number), cup, "X")
    return cup


async def test_of_a_tournament_too_only_the_newest_state_is_shown(host: Host) -> None:
    await announced(host)
    wall = Wall()
    await drained(host, wall)
    shown = [(version, what) for _, version, what in wall.tournaments.shown]
    assert sorted(shown) == [(9, "status"), (9, "tournament")]


async def test_a_tournaments_messages_outlive_the_process_and_are_edited_at_a_pace(
    host: Host,
) -> None:
    cup = await announced(host)
    again = Host(host.store, host.clock, SeededChance(2), edit_interval_s=INTERVAL_S)
    wall = Wall()
    running = asyncio.create_task(again.outbox.run(wall))
    for number in range(20, 32):
        await again.tournaments.join(ask(number, 100 + number), cup, "X")
        await asyncio.sleep(0.03)
    running.cancel()
    times = [at for at, _, what in wall.tournaments.shown if what == "tournament"]
    assert len(times) > 1
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert all(gap >= INTERVAL_S * 0.95 for gap in gaps), gaps


async def test_while_discord_is_away_a_tournament_waits_and_is_shown_later(host: Host) -> None:
    await announced(host)
    wall = Wall()
    wall.tournaments.away = 6  # more often than a fault of ours is tried
    await drained(host, wall)
    assert sorted(what for _, _, what in wall.tournaments.shown) == ["status", "tournament"]
