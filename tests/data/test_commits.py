"""Commits: whole lives of tables, and what each leaves in the books."""

from random import Random

import pytest

from bot.table import commands
from bot.table.commands import Announce, Close, Deal, Leave, Open, Rematch, Sit, Void
from bot.table.events import CloseReason, Ended, EndedBy, Left, VoidReason, other
from bot.table.evolve import evolve, fold
from bot.table.options import Assist, Mode, TableOptions
from bot.table.refusal import Reason, Refused
from bot.table.settlement import settle
from bot.table.state import Phase
from data import coins, interactions, outbox, points, results, tables
from data.coins import Balance
from data.commits import AlreadyAnswered, Commit, Interaction, Owed, Stale, commit
from data.connection import Connection
from data.points import Progress
from data.tables import Sitter
from tests.data.evening import (
    ANN,
    BEN,
    BOTH,
    CAM,
    COINS,
    GUILD,
    ONE,
    POINTS,
    PRACTICE,
    SECRET,
    START,
    ZERO,
    Evening,
    person,
    write,
)
from tests.strategies import sensible


def everything(conn: Connection) -> list[str]:
    return list(conn.iterdump())


def test_a_deal_holds_the_entry_of_both_and_the_loser_pays_the_stake_out_of_it(
    conn: Connection,
) -> None:
    evening = Evening.dealt(conn, COINS)
    assert evening.balances() == (Balance(20_000, 8_000), Balance(20_000, 8_000))
    evening.resign(ZERO)
    ended = evening.events[-1]
    assert isinstance(ended, Ended)
    paid = settle(COINS, ended).coins
    assert 400 <= paid <= 8_000
    assert evening.balances() == (Balance(20_000 - paid, 0), Balance(20_000 + paid, 0))
    assert evening.progress() == (Progress(0, 0, 1, 0), Progress(0, 0, 1, 1))


def test_a_points_hand_moves_points_and_the_floor_of_zero_is_kept_beside_the_nominal(
    conn: Connection,
) -> None:
    evening = Evening.dealt(conn, POINTS)
    evening.resign(ZERO)
    (hand,) = results.settlements(conn)
    stake = hand.base * hand.multiplier
    assert [(entry.nominal, entry.applied) for entry in hand.points] == [
        (-stake, 0),
        (stake, stake),
    ]
    assert evening.progress() == (Progress(0, 0, 1, 0), Progress(stake, stake, 1, 1))
    evening.rematch()
    evening.resign(ONE)
    _, again = results.settlements(conn)
    back = again.base * again.multiplier
    assert evening.progress() == (
        Progress(back, back, 2, 1),
        Progress(max(0, stake - back), stake, 2, 1),
    )
    assert evening.balances() == (Balance(20_000, 0), Balance(20_000, 0))
    assert (hand.paid, hand.payer) == (None, None)


def test_a_coin_hand_moves_points_too_where_the_table_says_so(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    evening.resign(ONE)
    (hand,) = results.settlements(conn)
    stake = hand.base * hand.multiplier
    assert (hand.paid, hand.payer) == (stake * 100, ONE)
    assert evening.progress()[0].points == stake


@pytest.mark.parametrize("options", [PRACTICE, TableOptions(mode=Mode.MATCH)])
def test_practice_and_matches_move_nothing(conn: Connection, options: TableOptions) -> None:
    evening = Evening.dealt(conn, options)
    evening.resign(ZERO)
    hands = 0 if options.mode is Mode.PRACTICE else 1
    assert evening.progress() == (Progress(0, 0, hands, 0), Progress(0, 0, hands, hands))
    assert evening.balances() == (Balance(20_000, 0), Balance(20_000, 0))


def test_a_void_hand_gives_both_entries_back_and_the_next_one_follows(conn: Connection) -> None:
    evening = Evening.dealt(conn, COINS)
    evening.do(Void(evening.at, VoidReason.HOST))
    assert evening.balances() == (Balance(20_000, 0), Balance(20_000, 0))
    assert evening.progress() == (Progress(0, 0, 0, 0), Progress(0, 0, 0, 0))
    evening.rematch()
    assert evening.balances() == (Balance(20_000, 8_000), Balance(20_000, 8_000))
    evening.resign(ZERO)
    assert [hand.number for hand in results.settlements(conn)] == [2]


def test_the_last_to_leave_closes_the_table_and_the_announced_hand_is_void(
    conn: Connection,
) -> None:
    evening = Evening.dealt(conn, COINS)
    evening.resign(ZERO)
    evening.do(Announce(evening.at, SECRET))
    assert tables.seat_of(conn, GUILD, evening.players[0]) == (evening.id, ZERO)
    evening.do(Leave(evening.at, ZERO))
    assert tables.seat_of(conn, GUILD, evening.players[0]) is None
    assert tables.live(conn) == (evening.id,)
    evening.do(Leave(evening.at, ONE))
    assert tables.live(conn) == ()
    row = tables.row(conn, evening.id)
    assert row is not None
    assert (row.status, row.sitters) == ("closed", (None, None))
    states = conn.execute("SELECT state FROM hand ORDER BY no").fetchall()
    assert states == [("settled",), ("voided",)]


def test_a_lobby_that_nobody_came_to_closes(conn: Connection) -> None:
    evening = Evening.announced(conn, COINS)
    evening.do(Close(evening.at, CloseReason.EXPIRED))
    assert tables.live(conn) == ()
    assert evening.balances() == (Balance(20_000, 0), Balance(20_000, 0))


def test_a_seat_that_was_left_is_taken_by_another_who_plays_the_next_hand(
    conn: Connection,
) -> None:
    evening = Evening.dealt(conn, POINTS)
    evening.resign(ZERO)
    evening.do(Leave(evening.at, ONE))
    cam = person(conn, CAM)
    evening.players[1] = cam
    evening.do(Announce(evening.at, SECRET))
    evening.do(Sit(evening.at, ONE, 300))
    evening.do(Rematch(evening.at, ZERO, 301))
    evening.do(Deal(evening.at))
    evening.resign(ZERO)
    first, second = results.settlements(conn)
    assert first.points[1].player != second.points[1].player == cam
    assert points.progress(conn, GUILD, cam).wins == 1


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [POINTS, BOTH, PRACTICE])
def test_a_random_evening_loads_as_it_was_played_after_every_commit(
    conn: Connection, seed: int, options: TableOptions
) -> None:
    chance = Random(seed)
    evening = Evening(conn, options)
    evening.do(Open(evening.at, evening.id, options, 1))
    for _ in range(60):
        assert evening.table is not None
        if evening.table.phase is Phase.CLOSED:
            break
        command = sensible(evening.table, chance, evening.at)
        evening.at = max(evening.at, command.at) + 1
        try:
            evening.do(command)
        except Refused:
            continue
        assert fold(tables.events(conn, evening.id)) == evening.table
    assert results.check(conn) == []
    assert sum(balance.balance for balance in evening.balances()) == 40_000


def test_who_sits_already_is_refused_elsewhere_and_nothing_changes(conn: Connection) -> None:
    first = Evening.announced(conn, POINTS)
    second = Evening(conn, COINS, ANN, BEN)
    before = everything(conn)
    with pytest.raises(Refused) as refused:
        second.do(Open(second.at, second.id, COINS, 1))
    assert (refused.value.reason, refused.value.facts) == (
        Reason.ALREADY_SEATED,
        {"table": first.id},
    )
    assert everything(conn) == before


def test_nobody_plays_against_themselves(conn: Connection) -> None:
    evening = Evening.announced(conn, POINTS, ANN, ANN)
    with pytest.raises(Refused) as refused:
        evening.do(Sit(evening.at, ONE, 1))
    assert refused.value.reason is Reason.OWN_TABLE


def test_a_player_may_sit_in_two_guilds(conn: Connection) -> None:
    ann = Evening.announced(conn, POINTS).players[0]
    assert tables.seat_of(conn, GUILD, ann) is not None
    assert tables.seat_of(conn, GUILD + 1, ann) is None
    assert tables.seats_of(conn, ann) == [(1, ZERO)]


def spend(conn: Connection, evening: Evening, seat: int, left: int) -> None:
    """Burn a player's coins but for `left`."""
    player = evening.players[seat]

    def burn(conn: Connection) -> None:
        coins.transfer(
            conn,
            key=f"burn:{player}",
            payer=coins.account(conn, GUILD, player),
            payee=coins.issuer(conn, GUILD),
            amount=coins.balance(conn, GUILD, player).balance - left,
            at=START,
        )

    write(conn, burn)


def test_the_entry_is_asked_for_when_opening_and_when_sitting_down(conn: Connection) -> None:
    evening = Evening(conn, COINS)
    spend(conn, evening, 0, 7_999)
    with pytest.raises(Refused) as refused:
        evening.do(Open(evening.at, evening.id, COINS, 1))
    assert refused.value.reason is Reason.NOT_ENOUGH_COINS
    assert refused.value.facts == {"seat": 0, "needed": 8_000, "balance": 7_999}


def test_a_deal_that_one_seat_can_t_pay_for_leaves_everything_as_it_was(conn: Connection) -> None:
    evening = Evening.dealt(conn, COINS)
    evening.resign(ZERO)
    evening.do(Announce(evening.at, SECRET))
    for seat in (ZERO, ONE):
        evening.do(Rematch(evening.at, seat, 200 + seat))
    spend(conn, evening, 1, 100)
    before = everything(conn)
    with pytest.raises(Refused) as refused:
        evening.do(Deal(evening.at))
    assert refused.value.reason is Reason.NOT_ENOUGH_COINS
    assert refused.value.facts == {"seat": 1, "needed": 8_000, "balance": 100}
    assert everything(conn) == before
    evening.do(Leave(evening.at, ONE))


def test_the_whole_entry_may_be_lost_and_no_more(conn: Connection) -> None:
    evening = Evening.dealt(conn, COINS)
    table = evening.table
    assert table is not None
    ended = Ended(evening.at, 1, ONE, EndedBy.OUT, left=25, base=4, multiplier=20, stars=12)
    step = Commit(evening.id, table.version, evolve(table, ended), (ended,), evening.at)
    spend(conn, evening, 0, 8_000)
    write(conn, lambda conn: commit(conn, step))
    assert evening.balances() == (Balance(0, 0), Balance(28_000, 0))


def test_an_interaction_is_answered_once_even_where_the_table_has_moved_on(
    conn: Connection,
) -> None:
    evening = Evening.dealt(conn, POINTS)
    ann = evening.players[0]
    twice = evening.commit(
        commands.Resign(evening.at, ZERO), interaction=Interaction(77, ann, '{"say":"gone"}')
    )
    write(conn, lambda conn: commit(conn, twice))
    before = everything(conn)
    with pytest.raises(AlreadyAnswered) as answered:
        write(conn, lambda conn: commit(conn, twice))
    assert answered.value.result == '{"say":"gone"}'
    assert interactions.answer(conn, 77) == '{"say":"gone"}'
    assert interactions.answer(conn, 78) is None
    assert everything(conn) == before


def test_a_commit_for_an_older_version_is_stale_and_leaves_its_interaction_free(
    conn: Connection,
) -> None:
    evening = Evening.announced(conn, POINTS)
    late = evening.commit(
        Leave(evening.at, ZERO), interaction=Interaction(77, evening.players[0], "{}")
    )
    evening.do(Sit(evening.at, ONE, 1))
    with pytest.raises(Stale):
        write(conn, lambda conn: commit(conn, late))
    assert interactions.answer(conn, 77) is None


def test_a_commit_for_a_table_that_is_not_there_is_stale(conn: Connection) -> None:
    evening = Evening.announced(conn, POINTS)
    evening.id += 1
    with pytest.raises(Stale):
        evening.do(Leave(evening.at, ZERO))


def test_a_commit_whose_state_does_not_follow_from_its_events_is_a_bug(conn: Connection) -> None:
    evening = Evening.announced(conn, POINTS)
    table = evening.table
    assert table is not None
    wrong = Commit(evening.id, table.version, table, (Left(evening.at, ZERO),), evening.at)
    with pytest.raises(ValueError, match="events"):
        write(conn, lambda conn: commit(conn, wrong))


def test_a_command_that_changes_nothing_still_answers_its_interaction(conn: Connection) -> None:
    evening = Evening.announced(conn, POINTS)
    idle = evening.commit(
        Leave(evening.at, ONE), interaction=Interaction(5, evening.players[0], "{}")
    )
    assert idle.events == ()
    write(conn, lambda conn: commit(conn, idle))
    assert interactions.answer(conn, 5) == "{}"


def test_the_deadline_and_what_is_owed_are_written_with_the_events(conn: Connection) -> None:
    evening = Evening.dealt(conn, POINTS)
    step = evening.commit(
        commands.Resign(evening.at, other(ZERO)),
        owed=(Owed("board", {}), Owed("hand", {"seat": 1})),
        deadline=START + 5_000,
    )
    write(conn, lambda conn: commit(conn, step))
    assert tables.due(conn, START + 4_999) == ()
    assert tables.due(conn, START + 5_000) == (evening.id,)
    rows = outbox.due(conn)
    assert [(row.table_id, row.kind, row.payload) for row in rows] == [
        (evening.id, "board", {}),
        (evening.id, "hand", {"seat": 1}),
    ]
    outbox.done(conn, [rows[0].id], START)
    assert outbox.due(conn) == rows[1:]


def test_a_row_tells_where_everything_of_a_table_is(conn: Connection) -> None:
    evening = Evening.announced(conn, POINTS)
    tables.set_message(conn, evening.id, 42, START + 1)
    tables.set_hand_message(conn, evening.id, ZERO, 43, 44)
    row = tables.row(conn, evening.id)
    assert row is not None
    assert (row.guild_id, row.channel_id, row.message_id, row.posted_at) == (
        GUILD,
        9,
        42,
        START + 1,
    )
    assert row.sitters == (Sitter(evening.players[0], ANN, ZERO, 43, 44), None)
    assert tables.open_tables(conn, GUILD) == [row]
    assert tables.open_tables(conn, GUILD + 1) == []
    evening.do(Sit(evening.at, ONE, 1))
    assert tables.open_tables(conn, GUILD) == []
    assert tables.row(conn, 99) is None


def test_finished_hands_count_wins_and_losses_but_no_void_ones(conn: Connection) -> None:
    evening = Evening.dealt(conn, TableOptions(assist=Assist.LEGAL_ONLY))
    evening.do(Void(evening.at, VoidReason.HOST))
    evening.rematch()
    assert [tables.finished_hands(conn, player) for player in evening.players] == [0, 0]
    evening.resign(ONE)
    assert [tables.finished_hands(conn, player) for player in evening.players] == [1, 1]


def test_a_settled_hand_comes_with_all_that_is_needed_to_check_it(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    evening.resign(ZERO)
    first_events = tuple(evening.events)
    evening.rematch()
    evening.resign(ONE)
    first, second = results.settlements(conn)
    assert (first.events, second.events) == (first_events, tuple(evening.events))
    assert (second.options, second.secret, second.winner) == (BOTH, SECRET, ZERO)
    for hand in (first, second):
        ended = hand.events[-1]
        assert isinstance(ended, Ended)
        settlement = settle(hand.options, ended)
        assert (hand.paid, hand.payer) == (settlement.coins, settlement.loser)
        assert [entry.nominal for entry in hand.points if entry.won] == [settlement.points]
        assert hand.dealt.number == hand.number
    assert results.settlement(conn, second.hand_id) == second
