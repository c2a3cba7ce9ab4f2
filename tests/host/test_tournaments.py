"""The host of tournaments: one after the other, once each, and again after a restart."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chance import SeededChance
from bot.clock import ManualClock
from bot.host.host import Host
from bot.host.presenter import Ask
from bot.host.tournament_presenter import Shown
from bot.table.refusal import Reason, Refused
from bot.tournament.commands import Cancel, Pause, Report, Start
from bot.tournament.options import TournamentOptions
from bot.tournament.state import Phase
from bot.tournament.types import Outcome, Result
from data import bans, coins, players, results
from data.store import Connection, Store

GUILD, ORGANISER, ANN, BEN, CAM = 500, 30, 31, 32, 33
MINUTE = 60_000


class Club:
    """A server with a host of tournaments; each ask is a new interaction."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = ManualClock()
        self.asked = 0
        self.restart()

    def restart(self) -> None:
        """Forget all that is only in memory."""
        self.host = Host(self.store, self.clock, SeededChance(self.asked + 1))
        self.tournaments = self.host.tournaments

    async def pass_time(self) -> None:
        await self.host.hall.matches.check()

    def ask(self, user: int, guild: int | None = GUILD) -> Ask:
        self.asked += 1
        return Ask(self.asked, user, "en-US", guild, 9)

    async def create(self, fee: int = 0, check_in_ms: int = 0) -> int:
        starts_at = self.clock.now() + 60 * MINUTE
        options = TournamentOptions(starts_at=starts_at, fee=fee, check_in_ms=check_in_ms)
        shown = await self.tournaments.create(self.ask(ORGANISER), "Friday", options)
        return shown.row.id

    async def join(self, cup: int, *users: int) -> Shown:
        for user in users:
            shown = await self.tournaments.join(self.ask(user), cup, f"U{user}")
        return shown

    async def balance(self, user: int) -> int:
        def read(conn: Connection) -> int:
            player = players.find_person(conn, user)
            assert player is not None
            return coins.balance(conn, GUILD, player).balance

        return await self.store.read(read)


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    store = await Store.open(tmp_path / "duel.sqlite3")
    yield Club(store)
    assert await store.read(results.check) == []
    await store.close()


async def test_who_creates_it_organises_it_and_others_join(club: Club) -> None:
    cup = await club.create(fee=100)
    shown = await club.join(cup, ANN, BEN)
    assert (shown.row.name, shown.row.organiser) == ("Friday", ORGANISER)
    assert [(one.discord_id, one.name) for one in shown.entrants] == [(ANN, "U31"), (BEN, "U32")]
    assert (shown.number_of(BEN), shown.number_of(CAM)) == (2, None)
    assert await club.balance(ANN) == 19_900
    shown = await club.tournaments.leave(club.ask(BEN), cup)
    assert shown.number_of(BEN) is None
    assert await club.balance(BEN) == 20_000
    assert await club.tournaments.live(GUILD) == (cup,)


async def test_an_interaction_delivered_twice_is_carried_out_once(club: Club) -> None:
    options = TournamentOptions(starts_at=club.clock.now() + MINUTE, check_in_ms=0)
    ask = club.ask(ORGANISER)
    first = await club.tournaments.create(ask, "Friday", options)
    again = await club.tournaments.create(ask, "Friday", options)
    assert first.row.id == again.row.id
    joining = club.ask(ANN)
    for _ in range(2):
        shown = await club.tournaments.join(joining, first.row.id, "Ann")
    assert len(shown.entrants) == 1
    pausing = club.ask(ORGANISER)
    for _ in range(2):
        shown = await club.tournaments.organise(pausing, first.row.id, lambda at, _: Pause(at))
    assert shown.state.paused_at is not None


async def test_many_at_once_are_all_entered_once(club: Club) -> None:
    cup = await club.create()
    users = range(100, 130)
    asks = [club.ask(user) for user in users for _ in range(2)]
    outcomes = await asyncio.gather(
        *(club.tournaments.join(ask, cup, "X") for ask in asks), return_exceptions=True
    )
    refused = [one for one in outcomes if isinstance(one, Refused)]
    assert {one.reason for one in refused} == {Reason.ALREADY_ENTERED}
    assert len(refused) == len(users)
    shown = await club.tournaments.shown(cup)
    assert len(shown.state.entered) == len(users)


async def test_a_whole_event_goes_by_its_clock_and_survives_restarts(club: Club) -> None:
    cup = await club.create(fee=100, check_in_ms=15 * MINUTE)
    await club.join(cup, ANN, BEN, CAM)
    club.clock.advance(45 * MINUTE)
    await club.pass_time()
    for user in (ANN, BEN, CAM):
        await club.tournaments.check_in(club.ask(user), cup)
    club.clock.advance(15 * MINUTE)
    while True:
        club.restart()
        await club.pass_time()
        shown = await club.tournaments.shown(cup)
        if shown.state.phase is Phase.FINISHED:
            break
        current = shown.state.current
        assert current is not None
        for match in current.matches:
            if match.result is None:
                result = Result(Outcome.FORFEIT, match.pairing.first)
                number = match.number
                await club.tournaments.organise(
                    None,
                    cup,
                    lambda at, _: Report(at, current.number, number, result),  # noqa: B023
                )
        club.clock.advance(2 * MINUTE)
    assert sum([await club.balance(user) for user in (ANN, BEN, CAM)]) == 60_000
    assert await club.tournaments.live(GUILD) == ()


async def test_what_can_not_be_is_refused_and_changes_nothing(club: Club) -> None:
    cup = await club.create()
    for act, reason in (
        (club.tournaments.join(club.ask(ANN), 99, "X"), Reason.NO_TOURNAMENT),
        (club.tournaments.join(club.ask(ANN, guild=600), cup, "X"), Reason.NO_TOURNAMENT),
        (club.tournaments.leave(club.ask(ANN), cup), Reason.NOT_ENTERED),
        (club.tournaments.drop(club.ask(ANN), cup), Reason.NOT_STARTED),
        (club.tournaments.organise(None, cup, Start), Reason.TOO_FEW_HERE),
    ):
        with pytest.raises(Refused) as refused:
            await act
        assert refused.value.reason is reason
    assert (await club.tournaments.shown(cup)).state.version == 1
    options = TournamentOptions(starts_at=club.clock.now() + MINUTE)
    with pytest.raises(Refused):
        await club.tournaments.create(club.ask(ANN, guild=None), "X", options)


async def test_the_banned_and_servers_without_coins_are_refused(club: Club) -> None:
    cup = await club.create()

    def forbid(conn: Connection) -> None:
        ann, ben = (players.ensure_person(conn, user, 1) for user in (ANN, BEN))
        bans.ban(conn, GUILD, ann, "", ben, 1)
        players.change_guild_settings(conn, GUILD, coins=False)

    await club.store.write(forbid)
    with pytest.raises(Refused) as banned:
        await club.join(cup, ANN)
    assert banned.value.reason is Reason.BANNED
    with pytest.raises(Refused) as without:
        await club.create(fee=5)
    assert without.value.reason is Reason.COINS_OFF


async def test_a_tournament_that_can_not_go_on_keeps_no_other_from_it(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    broken, good = await club.create(check_in_ms=MINUTE), await club.create(check_in_ms=MINUTE)

    def damage(conn: Connection) -> None:
        row = (broken, 2, "sonata", "{}", 1)
        conn.execute("INSERT INTO tournament_event VALUES (?, ?, ?, ?, ?)", row)

    await club.store.write(damage)
    club.restart()
    club.clock.advance(60 * MINUTE)
    await club.pass_time()
    assert (await club.tournaments.shown(good)).state.phase is Phase.CHECK_IN
    said = f"tournament {broken} can't go on"
    assert caplog.text.count(said) == 1
    await club.pass_time()
    assert caplog.text.count(said) == 1  # and not again each second


async def test_called_off_it_is_over(club: Club) -> None:
    cup = await club.create(fee=100)
    await club.join(cup, ANN)
    shown = await club.tournaments.organise(club.ask(ORGANISER), cup, lambda at, _: Cancel(at))
    assert shown.state.phase is Phase.CANCELLED
    assert await club.balance(ANN) == 20_000
    with pytest.raises(Refused):
        await club.join(cup, BEN)
