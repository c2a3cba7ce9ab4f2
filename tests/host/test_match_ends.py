"""What ends a match otherwise: drops at every point, void hands, lost tables, money."""

from dataclasses import replace

import pytest

from bot.host.tournament_presenter import Stage
from bot.i18n import texts_for
from bot.table.events import CloseReason
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase as TablePhase
from bot.tournament.commands import Cancel, Override
from bot.tournament.options import TournamentOptions
from bot.tournament.state import Phase
from bot.tournament.types import Format, Outcome, Result, Standing, Style
from cogs.leaderboard_view import Board, leaderboard_draft
from data import players, profile
from data.leaderboard import Ranking, ranked
from data.profile import Record
from data.store import Connection
from tests.host.hall import ANN, BEN, CAM, DAN, GUILD, KNOCKOUT, MINUTE, Hall

FEE, ELSEWHERE = 1000, 600


async def drop(hall: Hall, user: int) -> None:
    await hall.host.tournaments.drop(hall.ask(user), hall.cup)
    await hall.later()


async def test_who_drops_before_coming_gives_the_opponent_the_match(hall: Hall) -> None:
    await hall.started(ANN, BEN, CAM, DAN)
    match = await hall.now(ANN)
    other = next(hall.user(who) for who in (match.first, match.second) if hall.user(who) != ANN)
    await drop(hall, ANN)
    result = await hall.result(ANN, other)
    assert result is not None
    assert (result.outcome, hall.user(result.winner)) == (Outcome.FORFEIT, other)
    assert (await hall.table(match)).closed is CloseReason.HOST


async def test_who_drops_in_the_middle_of_a_hand_forfeits_and_the_hand_is_void(hall: Hall) -> None:
    await hall.started(ANN, BEN, CAM, DAN)
    match = await hall.now(ANN)
    other = next(hall.user(who) for who in (match.first, match.second) if hall.user(who) != ANN)
    await hall.ready(ANN, other)
    await drop(hall, ANN)
    result = await hall.result(ANN, other)
    assert result is not None
    assert (result.outcome, hall.user(result.winner)) == (Outcome.FORFEIT, other)
    table = await hall.table(match)
    assert table.hand is not None
    assert table.hand.voided is not None
    await hall.casual(ANN, 99)  # free at once


async def test_who_drops_between_two_hands_forfeits(hall: Hall) -> None:
    await hall.started(ANN, BEN, CAM, DAN)
    match = await hall.now(ANN)
    other = next(hall.user(who) for who in (match.first, match.second) if hall.user(who) != ANN)
    await hall.ready(ANN, other)
    await hall.loses(other)
    await drop(hall, ANN)
    result = await hall.result(ANN, other)
    assert result is not None
    assert (result.outcome, hall.user(result.winner)) == (Outcome.FORFEIT, other)
    assert len(await hall.live_tables()) == 1


async def test_who_drops_between_rounds_is_not_called_again(hall: Hall) -> None:
    await hall.started(ANN, BEN, CAM, DAN, form=Format(style=Style.SWISS))
    for match in (await hall.shown()).matches:
        await hall.beaten(hall.user(match.first), hall.user(match.second))
    await drop(hall, ANN)
    await hall.later(2 * MINUTE)
    shown = await hall.shown()
    assert shown.state.current is not None
    assert shown.state.current.number == 2
    assert shown.state.current.match_of(shown.state.entrants[0].id) is None
    assert shown.state.entrants[0].standing is Standing.DROPPED


async def test_the_last_result_ends_the_round_and_the_next_begins_after_the_break(
    hall: Hall,
) -> None:
    await hall.started(ANN, BEN, CAM, DAN, form=KNOCKOUT)
    for match in (await hall.shown()).matches:
        await hall.beaten(hall.user(match.first), hall.user(match.second))
    await hall.later(2 * MINUTE - 1)
    assert len((await hall.shown()).state.rounds) == 1
    await hall.later(1)
    (final,) = (await hall.shown()).matches
    assert final.round == 2
    await hall.beaten(hall.user(final.first), hall.user(final.second))
    await hall.later(2 * MINUTE)
    shown = await hall.shown()
    assert shown.state.phase is Phase.FINISHED
    assert shown.state.places[0][0] == final.second


async def test_a_hand_called_off_is_played_again(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.ready(ANN, BEN)
    await hall.loses(ANN)
    await hall.ready(ANN, BEN)
    match = await hall.now()
    assert match.table_id is not None
    for user in (ANN, BEN):
        await hall.host.call_off(hall.ask(user), match.table_id)
    await hall.later()
    match = await hall.now()
    assert (match.stage, len(match.hands)) == (Stage.BETWEEN, 1)
    await hall.ready(ANN, BEN)
    await hall.loses(BEN)
    await hall.ready(ANN, BEN)
    await hall.loses(BEN)
    result = await hall.result(ANN, BEN)
    assert result is not None
    assert (hall.user(result.winner), sorted(result.hands)) == (ANN, [1, 2])


async def test_a_hand_voided_by_a_moderator_is_played_again(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.ready(ANN, BEN)
    match = await hall.now()
    assert match.table_id is not None
    await hall.host.moderation.void(hall.ask(DAN), GUILD, match.table_id)
    await hall.later()
    assert (await hall.now()).hands == ()
    await hall.later(MINUTE)
    assert (await hall.now()).stage is Stage.PLAYING


async def test_a_table_closed_by_a_moderator_is_opened_again_with_the_hands_so_far(
    hall: Hall,
) -> None:
    await hall.started(ANN, BEN)
    await hall.ready(ANN, BEN)
    await hall.loses(ANN)
    first = await hall.now()
    assert first.table_id is not None
    await hall.host.moderation.void(hall.ask(DAN), GUILD, first.table_id)
    await hall.later()
    second = await hall.now()
    assert second.table_id not in (None, first.table_id)
    assert second.hands == first.hands
    await hall.later(MINUTE)
    assert (await hall.now()).stage is Stage.PLAYING
    await hall.loses(ANN)
    result = await hall.result(ANN, BEN)
    assert result is not None
    assert sorted(result.hands) == [0, 2]


async def test_a_match_whose_table_can_not_be_read_any_more_gets_another(hall: Hall) -> None:
    await hall.started(ANN, BEN)
    await hall.ready(ANN, BEN)
    first = await hall.now()

    def damage(conn: Connection) -> None:
        (trigger,) = conn.execute(
            "SELECT sql FROM sqlite_schema WHERE name = 'event_fixed'"
        ).fetchone()
        conn.execute("DROP TRIGGER event_fixed")
        conn.execute(
            "UPDATE table_event SET payload = '{}' WHERE table_id = ? AND kind = 'dealt'",
            (first.table_id,),
        )
        conn.execute(trigger)

    await hall.store.write(damage)
    hall.restart()
    await hall.later()
    await hall.later()
    second = await hall.now()
    assert second.table_id not in (None, first.table_id)
    await hall.later(MINUTE)
    assert (await hall.now()).stage is Stage.PLAYING


async def test_the_organisers_word_ends_a_match_whatever_is_played(hall: Hall) -> None:
    await hall.started(ANN, BEN, CAM, DAN)
    match = await hall.now(ANN)
    await hall.ready(hall.user(match.first), hall.user(match.second))
    result = Result(Outcome.WALKOVER, match.second)
    await hall.do(lambda at, _: Override(at, 1, match.number, result))
    assert (await hall.match(ANN)).overridden
    assert (await hall.table(match)).phase is TablePhase.CLOSED


async def test_called_off_in_the_middle_its_tables_close_and_fees_are_back(hall: Hall) -> None:
    await hall.started(ANN, BEN, CAM, DAN, fee=FEE)
    assert await hall.balance(ANN) == 20_000 - FEE
    match = await hall.now(ANN)
    await hall.ready(hall.user(match.first), hall.user(match.second))
    await hall.do(lambda at, _: Cancel(at))
    await hall.later()
    assert await hall.live_tables() == []
    for user in (ANN, BEN, CAM, DAN):
        assert await hall.balance(user) == 20_000


async def test_prizes_sum_to_the_fees(hall: Hall) -> None:
    await hall.started(ANN, BEN, fee=FEE)
    await hall.beaten(ANN, BEN)
    await hall.later(2 * MINUTE)
    assert (await hall.shown()).state.phase is Phase.FINISHED
    assert await hall.balance(ANN) + await hall.balance(BEN) == 40_000
    assert await hall.balance(BEN) > 20_000


async def test_who_has_not_the_fee_is_refused_and_nothing_changes(hall: Hall) -> None:
    await hall.announce(fee=30_000)  # more than everybody has at the start
    with pytest.raises(Refused) as refused:
        await hall.join(ANN)
    assert refused.value.reason is Reason.FEE_SHORT
    assert refused.value.facts == {"needed": 30_000, "balance": 20_000}
    assert (await hall.shown()).state.entrants == ()


async def test_somebody_plays_at_one_tournament_of_a_server_at_a_time(hall: Hall) -> None:
    first = await hall.announce(ANN, BEN)
    await hall.announce(CAM, DAN)
    with pytest.raises(Refused) as refused:
        await hall.join(ANN)
    assert refused.value.reason is Reason.AT_ANOTHER
    await hall.later(20 * MINUTE)
    assert len(await hall.live_tables()) == 1
    hall.cup, hall.users = first, [ANN, BEN]
    assert len(await hall.live_tables()) == 1
    await hall.beaten(ANN, BEN)
    await hall.later(2 * MINUTE)
    assert (await hall.shown()).state.phase is Phase.FINISHED


async def test_hands_of_matches_are_told_apart_in_a_profile(hall: Hall) -> None:
    table_id = await hall.casual(ANN, BEN)
    await hall.host.resign(hall.ask(BEN), table_id)
    await hall.started(ANN, BEN)
    await hall.beaten(ANN, BEN)

    def look(conn: Connection) -> Record:
        player = players.find_person(conn, BEN)
        assert player is not None
        return profile.record(conn, GUILD, player)

    record = await hall.store.read(look)
    assert (record.progress.hands, record.progress.wins) == (3, 2)
    assert (record.match_hands, record.match_wins) == (2, 2)


async def test_the_leaderboard_of_wins_is_of_hands_outside_of_tournaments(hall: Hall) -> None:
    table_id = await hall.casual(ANN, BEN)
    await hall.host.resign(hall.ask(BEN), table_id)
    await hall.started(ANN, BEN)
    await hall.beaten(ANN, BEN)
    places = await hall.store.read(lambda conn: ranked(conn, GUILD, Ranking.WINS, hall.clock.now()))
    assert [(one.user_id, one.value, one.hands, one.apart) for one in places] == [(ANN, 1, 3, 2)]
    board = Board(Ranking.WINS, 0, places, more=False, me=ANN, mine=places[0])
    (frame,) = leaderboard_draft("Server", GUILD, board, texts_for("en-US")).items
    said = str(frame.to_component_dict())
    assert "1 of 1 hand" in said
    assert "Hands of tournaments are not among them" in said


async def test_somebody_may_play_in_two_servers_at_once(hall: Hall) -> None:
    await hall.announce(ANN, BEN)
    asks = [replace(hall.ask(user), guild_id=ELSEWHERE) for user in (ANN, CAM)]
    options = TournamentOptions(starts_at=hall.clock.now() + 20 * MINUTE, check_in_ms=0)
    there = (await hall.host.tournaments.create(asks[0], "Saturday", options)).row.id
    for ask in asks:
        await hall.host.tournaments.join(replace(ask, id=ask.id + 1000), there, "X")
    await hall.later(20 * MINUTE)
    (match,) = (await hall.host.tournaments.shown(there)).matches
    assert match.stage is (await hall.now(ANN)).stage is Stage.CALLED
    assert match.table_id is not None
    for user in (ANN, CAM):
        ask = replace(hall.ask(user), guild_id=ELSEWHERE)
        await hall.host.rematch(ask, match.table_id)
    await hall.beaten(ANN, BEN)
    (still,) = (await hall.host.tournaments.shown(there)).matches
    assert still.stage is Stage.PLAYING
