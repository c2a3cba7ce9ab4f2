"""Commits of a tournament: its events, who takes part and every coin, whole or not at all."""

import pytest

from bot.table.options import Mode, TableOptions
from bot.table.refusal import Reason, Refused
from bot.tournament.commands import Cancel, CheckIn, Drop, Leave, OpenCheckIn, Pair, SignUp, Start
from bot.tournament.evolve import fold
from bot.tournament.options import TournamentOptions
from bot.tournament.types import EntrantId
from data import coins, forgetting, tables, tournaments
from data.commits import Stale
from data.connection import Connection
from data.interactions import AlreadyAnswered, Interaction
from data.tournament_commits import commit
from tests.data.cup import FEE, HOUR, Cup
from tests.data.evening import GUILD, START, person, write

ONE, TWO = EntrantId(1), EntrantId(2)


def states(cup: Cup) -> list[str]:
    rows = cup.conn.execute(
        "SELECT state FROM entrant WHERE tournament_id = ? ORDER BY number", (cup.id,)
    )
    return [state for (state,) in rows]


def status(cup: Cup) -> str:
    row = tournaments.row(cup.conn, cup.id)
    assert row is not None
    return row.status


def test_the_fee_goes_into_the_pot_and_the_pot_to_the_winners(conn: Connection) -> None:
    cup = Cup.of(conn, 4)
    assert (cup.pot(), cup.coins()) == (2000, [19_500] * 4)
    cup.do(Start(cup.at, 1))
    assert status(cup) == "running"
    cup.play_out()
    assert (cup.pot(), sum(cup.coins())) == (0, 80_000)
    assert sorted(cup.coins())[-1] == 19_500 + 1000
    assert (status(cup), states(cup)) == ("finished", ["done"] * 4)


def test_who_leaves_has_the_fee_back_and_may_pay_again(conn: Connection) -> None:
    cup = Cup.of(conn, 2)
    for _ in range(2):
        cup.do(Leave(cup.at, TWO))
        assert (cup.pot(), cup.coins(), states(cup)) == (FEE, [19_500, 20_000], ["here", "out"])
        cup.do(SignUp(cup.at, TWO, 0))
        assert (cup.pot(), states(cup)) == (2 * FEE, ["here", "here"])


def test_cancelling_gives_all_fees_back(conn: Connection) -> None:
    cup = Cup.paired(conn, 3)
    cup.do(Drop(cup.at, ONE))
    cup.do(Cancel(cup.at))
    assert (cup.pot(), cup.coins(), status(cup)) == (0, [20_000] * 3, "cancelled")


def test_who_was_not_there_at_the_start_has_the_fee_back(conn: Connection) -> None:
    cup = Cup(conn, TournamentOptions(starts_at=START + HOUR, fee=FEE))
    for number in (1, 2, 3):
        cup.sign_up(number)
    cup.do(OpenCheckIn(cup.at))
    for here in (ONE, TWO):
        cup.do(CheckIn(cup.at, here))
    cup.do(Start(cup.at, 1))
    assert (states(cup), cup.pot()) == (["here", "here", "out"], 2 * FEE)
    assert cup.coins() == [19_500, 19_500, 20_000]


def test_without_a_fee_no_coin_moves(conn: Connection) -> None:
    cup = Cup(conn, TournamentOptions(starts_at=START + HOUR, check_in_ms=0))
    for number in (1, 2):
        cup.sign_up(number)
    cup.do(Leave(cup.at, TWO))
    cup.sign_up(2)
    cup.do(Start(cup.at, 1))
    cup.play_out()
    (moved,) = conn.execute("SELECT count(*) FROM transfer WHERE kind <> 'start'").fetchone()
    assert (moved, cup.coins()) == (0, [20_000, 20_000])


def test_who_has_not_the_fee_is_told_so_and_nothing_is_written(conn: Connection) -> None:
    cup = Cup(conn, TournamentOptions(starts_at=START + HOUR, check_in_ms=0, fee=20_001))
    with pytest.raises(Refused) as short:
        cup.sign_up(1)
    assert short.value.reason is Reason.FEE_SHORT
    assert short.value.facts == {"needed": 20_001, "balance": 20_000}
    assert tournaments.entrants(conn, cup.id) == ()


def test_one_is_at_one_tournament_at_a_time_but_signed_up_for_many(conn: Connection) -> None:
    first, later = Cup.of(conn, 2), Cup(conn, TournamentOptions(starts_at=START + 9 * HOUR))
    later.sign_up(1)
    later.do(OpenCheckIn(later.at))
    with pytest.raises(Refused) as busy:
        later.do(CheckIn(later.at, ONE))
    assert busy.value.reason is Reason.AT_ANOTHER
    with pytest.raises(Refused):
        later.sign_up(2)
    first.do(Start(first.at, 1))
    first.do(Drop(first.at, ONE))
    later.do(CheckIn(later.at, ONE))
    assert tournaments.taking_part(conn, later.players[ONE]) == (later.id,)


def test_a_late_one_pays_too(conn: Connection) -> None:
    cup = Cup.paired(conn, 4)
    cup.sign_up(5)
    assert cup.pot() == 5 * FEE


def test_a_commit_on_an_old_state_is_stale(conn: Connection) -> None:
    cup = Cup.of(conn, 2)
    old = cup.step(Leave(cup.at, ONE))
    cup.do(Leave(cup.at, TWO))
    with pytest.raises(Stale):
        write(conn, lambda conn: commit(conn, old))
    assert states(cup) == ["here", "out"]


def test_events_that_do_not_lead_to_the_state_are_an_error(conn: Connection) -> None:
    cup = Cup.of(conn, 2)
    step = cup.step(Leave(cup.at, ONE))
    assert cup.now is not None
    wrong = type(step)(cup.id, step.before_version, cup.now, step.events, step.at)
    with pytest.raises(ValueError, match="lead"):
        write(conn, lambda conn: commit(conn, wrong))


def test_an_interaction_is_answered_once(conn: Connection) -> None:
    cup = Cup.of(conn, 2)
    asked = Interaction(77, cup.players[ONE], "{}")
    cup.do(Leave(cup.at, ONE), asked)
    with pytest.raises(AlreadyAnswered):
        cup.do(Leave(cup.at, TWO), asked)
    assert cup.pot() == FEE


def test_what_was_written_is_read_again(conn: Connection) -> None:
    cup = Cup.paired(conn, 5)
    assert fold(tournaments.events(conn, cup.id)) == cup.now
    row = tournaments.row(conn, cup.id)
    assert row is not None
    assert (row.guild_id, row.channel_id, row.organiser, row.name) == (GUILD, 9, 30, "Friday")
    assert tournaments.row(conn, 99) is None
    named = [(one.number, one.name) for one in tournaments.entrants(conn, cup.id)]
    assert named == [(number, f"P{number}") for number in range(1, 6)]
    assert tournaments.number_of(conn, cup.id, cup.players[TWO]) == 2
    assert tournaments.number_of(conn, cup.id, person(conn, 99)) == 6


def test_the_clock_finds_what_is_due_and_the_live_ones(conn: Connection) -> None:
    cup, other = Cup.of(conn, 2), Cup(conn)
    cup.do(Start(cup.at, 1), due=START + 5)
    assert tournaments.due(conn, START + 4) == ()
    assert tournaments.due(conn, START + 5) == (cup.id,)
    assert tournaments.live(conn) == tournaments.live(conn, GUILD) == (cup.id, other.id)
    cup.play_out()
    assert tournaments.due(conn, START + 5) == ()
    assert tournaments.live(conn) == (other.id,)
    assert tournaments.live(conn, 600) == ()


def test_a_match_knows_its_tables(conn: Connection) -> None:
    cup = Cup.paired(conn, 4)
    table = write(
        conn,
        lambda conn: tables.create(
            conn, guild_id=GUILD, channel_id=9, options=TableOptions(mode=Mode.MATCH), at=START
        ),
    )
    write(conn, lambda conn: tournaments.seat_match(conn, cup.id, 1, 2, table))
    assert tournaments.tables_of(conn, cup.id, 1, 2) == (table,)
    assert tournaments.match_at(conn, table) == (cup.id, 1, 2)
    assert tournaments.match_at(conn, table + 1) is None
    write(conn, lambda conn: tournaments.set_message(conn, cup.id, 55))
    row = tournaments.row(conn, cup.id)
    assert row is not None
    assert row.message_id == 55


def forget(cup: Cup, number: EntrantId) -> None:
    """Forget an entrant."""
    write(
        cup.conn,
        lambda conn: forgetting.forget(conn, cup.players[number], fresh_key=bytes(32), at=cup.at),
    )


@pytest.mark.parametrize("cancelled", [False, True])
def test_the_forgotten_lose_their_name_and_what_they_would_get_is_burned(
    conn: Connection, cancelled: bool
) -> None:
    cup = Cup.paired(conn, 3)
    with pytest.raises(Refused) as still:
        forget(cup, TWO)
    assert still.value.reason is Reason.IN_TOURNAMENT
    cup.do(Drop(cup.at, TWO))
    forget(cup, TWO)
    names = {one.number: one.name for one in tournaments.entrants(conn, cup.id)}
    assert names == {1: "P1", 2: None, 3: "P3"}
    before = coins.balance(conn, GUILD, cup.players[ONE])
    if cancelled:
        cup.do(Cancel(cup.at))
        assert coins.balance(conn, GUILD, cup.players[ONE]).balance == before.balance + FEE
    else:
        cup.play_out()
    assert cup.pot() == 0
    assert coins.balance(conn, GUILD, cup.players[TWO]).balance == 0
    (burned,) = conn.execute(
        "SELECT count(*) FROM transfer WHERE key GLOB 'burn:entrant:*'"
    ).fetchone()
    assert burned == 1


def test_pairing_is_committed_with_its_byes(conn: Connection) -> None:
    cup = Cup.of(conn, 3)
    cup.do(Start(cup.at, 1))
    cup.do(Pair(cup.at))
    kinds = [kind for (kind,) in conn.execute("SELECT kind FROM tournament_event ORDER BY seq")]
    assert kinds[-3:] == ["started", "paired", "decided"]
