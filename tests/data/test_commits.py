"""Commits: written whole, once, and only where the table still is; else nothing is written."""

import pytest

from bot.table import commands
from bot.table.commands import Announce, Deal, Leave, Open, Rematch, Sit
from bot.table.events import Ended, EndedBy, Left, other
from bot.table.evolve import evolve
from bot.table.refusal import Reason, Refused
from data import coins, interactions, outbox, tables
from data.coins import Balance
from data.commits import AlreadyAnswered, Commit, Interaction, Owed, Stale, commit
from data.connection import Connection
from tests.data.evening import (
    ANN,
    BEN,
    COINS,
    GUILD,
    ONE,
    POINTS,
    SECRET,
    START,
    ZERO,
    Evening,
    write,
)


def everything(conn: Connection) -> list[str]:
    return list(conn.iterdump())


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
