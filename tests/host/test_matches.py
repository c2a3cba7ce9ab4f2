"""Matches: their tables, who comes and who doesn't, how they are decided."""

import pytest

from bot.host.match_plan import NEXT_HAND_MS
from bot.host.tournament_presenter import Stage
from bot.table.options import Assist, Mode, Pace, TableOptions
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase as TablePhase
from bot.tournament.commands import Report
from bot.tournament.state import Phase
from bot.tournament.types import FixedHands, Format, Outcome, Result, Style
from tests.host.hall import ANN, BEN, CAM, CHANNEL, DAN, GUILD, MINUTE, Hall

FOUR_HANDS = Format(style=Style.ROUND_ROBIN, length=FixedHands(4))


async def test_each_match_of_a_round_has_its_table_with_both_seated_and_its_options(
    hall: Hall,
) -> None:
    await hall.started(ANN, BEN, CAM, DAN)
    matches = (await hall.shown()).matches
    assert len({match.table_id for match in matches}) == 2
    for match in matches:
        assert match.stage is Stage.CALLED
        table = await hall.table(match)
        assert (table.seated, table.asked) == ((True, True), (None, None))
        assert table.announced is not None
        options = table.options
        assert (options.mode, options.assist) == (Mode.MATCH, Assist.LEGAL_ONLY)
        assert (options.pace, options.bank_ms) == (Pace.FAST, MINUTE)
        row = (await hall.host.shelf.board(table.id)).row
        assert row.seat_of(hall.user(match.first)) == 0
        assert row.seat_of(hall.user(match.second)) == 1
        assert (row.guild_id, row.channel_id, row.deadline_at) == (GUILD, CHANNEL, None)


async def test_looking_again_opens_no_second_table(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    table = (await hall.now()).table_id
    hall.restart()
    await hall.later()
    assert await hall.live_tables() == [table]


async def test_the_hand_is_dealt_when_both_are_there(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.ready(ANN)
    match = await hall.now()
    assert [hall.user(who) for who in match.absent] == [BEN]
    await hall.ready(BEN)
    match = await hall.now()
    assert (match.stage, match.absent, match.due) == (Stage.PLAYING, (), None)
    assert match.since == hall.clock.now()


async def test_the_next_hand_is_dealt_when_both_are_ready_or_by_itself(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.ready(ANN, BEN)
    await hall.loses(ANN)
    assert (await hall.now()).stage is Stage.BETWEEN
    await hall.later(NEXT_HAND_MS - 1)
    assert (await hall.now()).stage is Stage.BETWEEN
    await hall.later(1)
    assert (await hall.now()).stage is Stage.PLAYING
    await hall.loses(BEN)
    await hall.ready(ANN, BEN)
    assert (await hall.now()).stage is Stage.PLAYING
    assert len((await hall.now()).hands) == 2


async def test_a_match_goes_to_who_first_wins_more_than_half_and_moves_nothing_else(
    hall: Hall,
) -> None:
    await hall.started(ANN, BEN)
    await hall.beaten(ANN, BEN)
    result = await hall.result(ANN, BEN)
    assert result is not None
    assert (result.outcome, hall.user(result.winner)) == (Outcome.PLAYED, BEN)
    assert sorted(result.hands) == [0, 2]
    assert max(result.stakes) > 0
    assert await hall.live_tables() == []
    assert await hall.points(BEN) == (0, 0)
    await hall.later(2 * MINUTE)
    assert (await hall.shown()).state.phase is Phase.FINISHED


async def test_a_match_by_x_is_all_its_hands(hall: Hall) -> None:
    await hall.started(ANN, BEN, form=FOUR_HANDS)
    for loser in (ANN, BEN, ANN, ANN):
        await hall.ready(ANN, BEN)
        assert await hall.result(ANN, BEN) is None
        await hall.loses(loser)
    result = await hall.result(ANN, BEN)
    assert result is not None
    assert sum(result.hands) == 4
    assert result.stakes.index(max(result.stakes)) == (await hall.match()).pairing.side(
        result.winner  # type: ignore[arg-type]
    )


async def test_an_odd_one_has_a_bye_and_no_table(hall: Hall) -> None:
    await hall.started(ANN, BEN, CAM, form=Format(style=Style.SWISS))
    current = (await hall.shown()).state.current
    assert current is not None
    byes = [m for m in current.matches if m.result and m.result.outcome is Outcome.BYE]
    assert len(byes) == 1
    assert len(await hall.live_tables()) == 1


async def test_a_second_report_is_refused_and_the_hand_that_runs_is_void(hall: Hall) -> None:
    await hall.started(ANN, BEN, CAM, DAN)
    match = (await hall.shown()).matches[0]
    await hall.ready(hall.user(match.first), hall.user(match.second))
    won = Result(Outcome.FORFEIT, match.first)
    await hall.do(lambda at, _: Report(at, 1, match.number, won))
    with pytest.raises(Refused) as refused:
        await hall.do(lambda at, _: Report(at, 1, match.number, won))
    assert refused.value.reason is Reason.MATCH_DECIDED
    table = await hall.table(match)
    assert table.hand is not None
    assert table.hand.voided is not None
    assert table.phase is TablePhase.CLOSED
    assert await hall.result(hall.user(match.first)) == won


async def test_time_up_the_running_hand_is_finished_and_hands_won_decide(hall: Hall) -> None:
    await hall.started(ANN, BEN, form=FOUR_HANDS)
    await hall.ready(ANN, BEN)
    await hall.loses(BEN)
    await hall.ready(ANN, BEN)
    await hall.later(30 * MINUTE)
    assert await hall.result(ANN, BEN) is None
    await hall.loses(BEN)
    result = await hall.result(ANN, BEN)
    assert result is not None
    assert hall.user(result.winner) == ANN
    assert sorted(result.hands) == [0, 2]


async def test_time_up_and_all_equal_one_more_hand_decides(hall: Hall) -> None:
    await hall.started(ANN, BEN, CAM, DAN)
    match = (await hall.shown()).matches[0]
    one, two = hall.user(match.first), hall.user(match.second)
    await hall.ready(one, two)
    await hall.later(30 * MINUTE)  # nothing of it is finished yet
    assert (await hall.now(one)).stage is Stage.DECIDING
    await hall.loses(two)
    result = await hall.result(one, two)
    assert result is not None
    assert (hall.user(result.winner), sum(result.hands)) == (one, 1)


async def test_nobody_leaves_a_match_table_while_the_match_is_played(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    table_id = (await hall.now()).table_id
    assert table_id is not None
    for ready in ((), (ANN,), (BEN,)):
        await hall.ready(*ready)
        with pytest.raises(Refused) as refused:
            await hall.host.leave(hall.ask(ANN), table_id)
        assert refused.value.reason is Reason.MATCH_TABLE
    with pytest.raises(Refused):
        await hall.host.sit(hall.ask(CAM), table_id)
    assert (await hall.now()).stage is Stage.PLAYING


async def test_who_is_absent_from_two_hands_forfeits_the_match(hall: Hall) -> None:
    await hall.started(ANN, BEN, form=Format(style=Style.ROUND_ROBIN, length=FixedHands(6)))
    for _ in range(2):
        await hall.ready(ANN, BEN)
        match = await hall.now()
        assert match.table_id is not None
        while (table := await hall.table(match)).phase is TablePhase.PLAYING:
            assert table.hand is not None
            board = await hall.host.shelf.board(table.id)
            mover = board.row.sitters[table.hand.to_move]
            assert mover is not None
            if mover.discord_id == ANN:
                hall.clock.advance(90_000)
                await hall.host.time_out(table.id)
            else:
                hand = await hall.host.hand(hall.ask(BEN), table.id)
                await play_something(hall, table.id, hand.view.public.to_beat is None)
        await hall.later()
    result = await hall.result(ANN, BEN)
    assert result is not None
    assert (result.outcome, hall.user(result.winner)) == (Outcome.FORFEIT, BEN)


async def play_something(hall: Hall, table_id: int, leads: bool) -> None:
    """Have Ben pass, or lead his lowest single."""
    if not leads:
        await hall.host.pass_(hall.ask(BEN), table_id)
        return
    hand = await hall.host.hand(hall.ask(BEN), table_id)
    lowest = next(rank for rank, count in enumerate(hand.view.counts) if count)
    cards = tuple(int(rank == lowest) for rank in range(len(hand.view.counts)))
    await hall.host.play(hall.ask(BEN), table_id, cards)


async def test_being_there_twice_is_being_there_once(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    match = await hall.now()
    assert match.table_id is not None
    asking = hall.ask(ANN)
    for _ in range(2):  # Discord delivers it again
        await hall.host.rematch(asking, match.table_id)
    with pytest.raises(Refused) as refused:
        await hall.host.rematch(hall.ask(ANN), match.table_id)
    assert refused.value.reason is Reason.ALREADY_ASKED
    assert [hall.user(who) for who in (await hall.now()).absent] == [BEN]


async def test_who_looks_for_a_casual_hand_does_not_leave_the_match(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.casual(CAM)
    with pytest.raises(Refused) as refused:
        await hall.host.find(hall.ask(ANN), TableOptions())
    assert refused.value.reason is Reason.ALREADY_SEATED
    assert (await hall.now()).stage is Stage.CALLED
    table = await hall.table(await hall.now())
    assert table.seated == (True, True)


async def test_no_hand_is_dealt_after_the_one_that_won_the_match(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.ready(ANN, BEN)
    await hall.loses(ANN)
    await hall.ready(ANN, BEN)
    match = await hall.now()
    assert match.table_id is not None
    await hall.host.resign(hall.ask(ANN), match.table_id)
    for user in (ANN, BEN):  # quicker than the bot looks
        with pytest.raises(Refused) as refused:
            await hall.host.rematch(hall.ask(user), match.table_id)
        assert refused.value.reason is Reason.MATCH_DECIDED
    await hall.later()
    result = await hall.result(ANN, BEN)
    assert result is not None
    assert sum(result.hands) == 2
