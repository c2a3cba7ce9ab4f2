"""Whatever happens to the bot or the place, a tournament goes on where it was."""

import asyncio

from bot.host.tournament_presenter import Stage
from bot.table.state import Phase as TablePhase
from bot.tournament.commands import Extend, Pause, Resume
from bot.tournament.state import Phase
from bot.tournament.types import Format, Outcome, Style
from data import forgetting, outbox, players
from data.store import Connection
from tests.host.hall import ANN, BEN, CAM, CHANNEL, DAN, GUILD, KNOCKOUT, MINUTE, ORGANISER, Hall

ELSEWHERE = 10


async def come_back(hall: Hall, away_ms: int = 0) -> None:
    """Kill the bot, and start it again after a while."""
    await hall.host.alive.note()
    hall.clock.advance(away_ms)
    hall.restart()
    await hall.host.comeback.begin()
    await hall.host.comeback.reachable([GUILD])
    await hall.later()


async def test_a_tournament_killed_after_every_step_ends_as_if_nothing_had_been(
    hall: Hall,
) -> None:
    await hall.announce(ANN, BEN, CAM, DAN, form=KNOCKOUT, check_in_ms=15 * MINUTE, fee=100)
    await come_back(hall)
    await hall.later(5 * MINUTE)
    for user in hall.users:
        await come_back(hall)
        await hall.host.tournaments.check_in(hall.ask(user), hall.cup)
    await hall.later(15 * MINUTE)
    for _ in range(2):  # rounds
        while matches := (await hall.shown()).matches:
            match = matches[0]
            one, two = hall.user(match.first), hall.user(match.second)
            await come_back(hall)
            await hall.ready(one)
            await come_back(hall)
            await hall.ready(two)
            await come_back(hall)
            assert (await hall.now(one)).stage is Stage.PLAYING
            await hall.loses(two)
            await come_back(hall)
            await hall.ready(one, two)
            await come_back(hall)
            await hall.loses(two)
            await come_back(hall)
        await hall.later(2 * MINUTE)
    shown = await hall.shown()
    assert shown.state.phase is Phase.FINISHED
    assert sum(prize for _, prize in shown.state.prizes) == 400
    assert await hall.live_tables() == []


async def test_a_hand_that_ended_before_the_kill_is_counted_at_the_start(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.ready(ANN, BEN)
    await hall.loses(ANN)
    await hall.ready(ANN, BEN)
    match = await hall.now()
    assert match.table_id is not None
    await hall.host.resign(hall.ask(ANN), match.table_id)  # and the bot is killed at once
    assert await hall.result(ANN, BEN) is None
    await come_back(hall)
    result = await hall.result(ANN, BEN)
    assert result is not None
    assert hall.user(result.winner) == BEN
    await come_back(hall)
    assert await hall.result(ANN, BEN) == result


async def test_a_round_called_before_the_kill_gets_its_tables_at_the_start(hall: Hall) -> None:
    await hall.announce(ANN, BEN, CAM, DAN)
    hall.clock.advance(20 * MINUTE)
    await hall.host.hall.matches._pass_time(hall.cup)
    assert await hall.live_tables() == []
    await come_back(hall)
    assert len(await hall.live_tables()) == 2


async def test_looking_many_times_at_once_opens_and_reports_once(hall: Hall) -> None:
    await hall.announce(ANN, BEN, CAM, DAN)
    hall.clock.advance(20 * MINUTE)
    await asyncio.gather(*(hall.host.hall.matches.check() for _ in range(5)))
    assert len(await hall.live_tables()) == 2


async def test_time_away_counts_against_nobody_in_a_round(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    before = await hall.now()
    ends_at = (await hall.shown()).state.rounds[0].ends_at
    await come_back(hall, 60 * MINUTE)
    after = await hall.now()
    assert before.due is not None
    assert after.due == before.due + 60 * MINUTE
    assert (await hall.shown()).state.rounds[0].ends_at == ends_at + 60 * MINUTE
    await hall.later(5 * MINUTE - 1)
    assert await hall.result(ANN, BEN) is None


async def test_after_time_away_the_next_hand_waits_in_full(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.ready(ANN, BEN)
    await hall.loses(ANN)
    await come_back(hall, 10 * MINUTE)
    assert (await hall.now()).stage is Stage.BETWEEN
    await hall.later(MINUTE)
    assert (await hall.now()).stage is Stage.PLAYING


async def test_time_away_long_before_the_start_leaves_it_where_it_was_announced(
    hall: Hall,
) -> None:
    await hall.announce(ANN, BEN, check_in_ms=10 * MINUTE)
    starts_at = (await hall.shown()).state.starts_at
    await come_back(hall, 5 * MINUTE)
    assert (await hall.shown()).state.starts_at == starts_at
    await come_back(hall, 8 * MINUTE)  # three minutes of it in the check-in
    assert (await hall.shown()).state.starts_at == starts_at + 3 * MINUTE
    assert (await hall.shown()).state.phase is Phase.CHECK_IN


async def test_while_it_is_paused_nothing_runs_out_and_no_hand_is_dealt_by_itself(
    hall: Hall,
) -> None:
    await hall.started(ANN, BEN, CAM, DAN)
    first, second = (await hall.shown()).matches
    one, two = hall.user(first.first), hall.user(first.second)
    await hall.ready(one, two)
    await hall.loses(one)
    await hall.do(lambda at, _: Pause(at))
    await come_back(hall, 60 * MINUTE)
    assert (await hall.now(one)).stage is Stage.BETWEEN
    assert (await hall.now(hall.user(second.first))).stage is Stage.CALLED
    await hall.do(lambda at, _: Resume(at))
    await hall.later(MINUTE)
    assert (await hall.now(one)).stage is Stage.PLAYING


async def test_an_extended_round_goes_on(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.do(lambda at, _: Extend(at, 10 * MINUTE))
    await hall.ready(ANN, BEN)
    await hall.later(34 * MINUTE)
    assert (await hall.now()).stage is Stage.PLAYING


async def word(hall: Hall) -> list[str]:
    """Return what the organiser is owed in words."""
    rows = await hall.store.read(outbox.due)
    return [row.payload["word"] for row in rows if row.kind == "organiser"]


async def test_without_its_channel_it_pauses_and_goes_on_where_the_organiser_is(
    hall: Hall,
) -> None:
    await hall.started(ANN, BEN)
    first = await hall.now()
    await hall.host.hall.places.gone(channel_id=CHANNEL)
    await hall.host.places.channel_gone(CHANNEL)
    assert await word(hall) == ["channel"]
    await hall.host.tournaments.channel_gone(hall.cup, CHANNEL)
    assert await word(hall) == ["channel"]
    await hall.later(60 * MINUTE)
    assert (await hall.shown()).state.paused_at is not None
    assert await hall.live_tables() == []
    asking = hall.ask(ORGANISER, channel=ELSEWHERE)
    await hall.host.tournaments.organise(asking, hall.cup, lambda at, _: Extend(at, MINUTE))
    await hall.later()
    shown = await hall.shown()
    assert (shown.row.channel_id, shown.row.message_id) == (ELSEWHERE, None)
    assert (shown.state.paused_at, shown.row.placeless_since) == (None, None)
    (again,) = shown.matches
    assert again.table_id not in (None, first.table_id)
    await hall.ready(ANN, BEN)
    assert (await hall.now()).stage is Stage.PLAYING


async def test_a_hand_that_runs_when_the_channel_goes_is_moved_with_the_tournament(
    hall: Hall,
) -> None:
    await hall.started(ANN, BEN)
    await hall.ready(ANN, BEN)
    match = await hall.now()
    await hall.host.hall.places.gone(channel_id=CHANNEL)
    await hall.host.places.channel_gone(CHANNEL)
    asking = hall.ask(ORGANISER, channel=ELSEWHERE)
    await hall.host.tournaments.organise(asking, hall.cup, lambda at, _: Resume(at))
    await hall.later()
    assert match.table_id is not None
    board = await hall.host.shelf.board(match.table_id)
    assert board.row.channel_id == ELSEWHERE
    assert (await hall.now()).stage is Stage.PLAYING


async def test_out_of_the_server_nothing_is_opened_and_nothing_lost(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.ready(ANN, BEN)
    await hall.host.hall.places.gone(guild_id=GUILD)
    await hall.host.places.server_gone(GUILD)
    await hall.later(60 * MINUTE)
    assert await hall.live_tables() == []
    assert (await hall.shown()).state.paused_at is not None
    assert (await hall.shown()).state.phase is Phase.RUNNING


async def test_where_the_bot_may_not_write_the_organiser_is_told_once(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    for _ in range(2):
        await hall.host.tournaments.barred(hall.cup, CHANNEL)
    assert await word(hall) == ["barred"]
    assert (await hall.shown()).state.paused_at is None


async def test_a_deleted_thread_leaves_the_match_in_the_channel(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    match = await hall.now()
    assert match.table_id is not None
    await hall.host.shown.thread(match.table_id, 77)
    await hall.host.places.thread_gone(GUILD, 77)
    await hall.later()
    board = await hall.host.shelf.board(match.table_id)
    assert board.row.thread_id is None
    assert (await hall.table(match)).phase is TablePhase.WAITING


async def test_a_forgotten_organiser_stops_nothing(hall: Hall) -> None:
    await hall.started(ANN, BEN)

    def forget(conn: Connection) -> None:
        player = players.find_person(conn, ORGANISER)
        assert player is not None
        forgetting.forget(conn, player, fresh_key=bytes(32), at=hall.clock.now())

    await hall.store.write(forget)
    await hall.beaten(ANN, BEN)
    await hall.later(2 * MINUTE)
    assert (await hall.shown()).row.organiser is None
    assert (await hall.shown()).state.phase is Phase.FINISHED


async def test_late_ones_play_from_the_second_round(hall: Hall) -> None:
    await hall.started(ANN, BEN, CAM, form=Format(style=Style.SWISS))
    await hall.join(DAN)
    (match,) = (await hall.shown()).matches
    await hall.beaten(hall.user(match.first), hall.user(match.second))
    await hall.later(2 * MINUTE)
    current = (await hall.shown()).state.current
    assert current is not None
    results = [match.result for match in current.matches]
    assert all(result is None or result.outcome is not Outcome.BYE for result in results)
    assert len(await hall.live_tables()) == 2


async def test_being_there_before_the_bot_is_back_costs_nobody_the_match(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    match = await hall.now()
    await hall.host.alive.note()
    hall.clock.advance(10 * MINUTE)
    hall.restart()
    await hall.host.comeback.begin()
    assert match.table_id is not None
    await hall.host.rematch(hall.ask(ANN), match.table_id)  # the clocks have not started again
    assert await hall.result(ANN, BEN) is None
    await hall.host.comeback.reachable([GUILD])
    await hall.ready(BEN)
    assert (await hall.now()).stage is Stage.PLAYING
