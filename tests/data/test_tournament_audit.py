"""The tournament audit: rows are what the events add up to, places what the results do."""

import json

import pytest

from bot.table.commands import Announce, Deal, Open, Resign, Sit
from bot.table.options import Mode, TableOptions
from bot.tournament.commands import Override, Report
from bot.tournament.types import Outcome, Result
from data import tournament_audit, tournaments
from data.connection import Connection
from tests.data.cup import Cup
from tests.data.evening import GUILD, ONE, SECRET, Evening, person, write

MATCH = TableOptions(mode=Mode.MATCH)


def unguarded(conn: Connection) -> None:
    for (name,) in conn.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
        conn.execute(f"DROP TRIGGER {name}")


def found(conn: Connection) -> str:
    """Return what the audit says."""
    return "; ".join(what for what, _ in tournament_audit.problems(conn))


@pytest.fixture
def finished(conn: Connection) -> Connection:
    """A finished tournament, all of whose matches were forfeits."""
    Cup.paired(conn, 4).play_out()
    return conn


def changed(conn: Connection, name: str, value: object) -> None:
    """Change a field of the last event, as nobody could with the guards in place."""
    (payload,) = conn.execute(
        "SELECT payload FROM tournament_event WHERE kind = 'finished'"
    ).fetchone()
    stored = json.loads(payload) | {name: value}
    conn.execute("SAVEPOINT damage")
    unguarded(conn)
    conn.execute(
        "UPDATE tournament_event SET payload = ? WHERE kind = 'finished'", (json.dumps(stored),)
    )


def restored(conn: Connection) -> None:
    conn.execute("ROLLBACK TO damage")
    conn.execute("RELEASE damage")


def test_a_tournament_that_was_played_is_sound(finished: Connection) -> None:
    assert found(finished) == ""


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("places", [[2, 1]], "places"),
        ("prizes", [[1, 1999], [2, 1]], "prizes"),
        ("places", "none", "can't be read"),
    ],
)
def test_places_and_prizes_are_computed_again(
    finished: Connection, name: str, value: object, said: str
) -> None:
    changed(finished, name, value)
    assert said in found(finished)
    restored(finished)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("UPDATE tournament SET status = 'running', ended_at = NULL", "finished by its events"),
        ("UPDATE entrant SET state = 'out' WHERE number = 1", "entrants"),
    ],
)
def test_rows_are_what_the_events_add_up_to(finished: Connection, damage: str, said: str) -> None:
    finished.execute("SAVEPOINT damage")
    unguarded(finished)
    finished.execute(damage)
    assert said in found(finished)
    restored(finished)


def hand(evening: Evening) -> None:
    """Play a hand that seat 0 wins, since the other resigns."""
    evening.do(Open(evening.at, evening.id, MATCH, 100))
    evening.do(Announce(evening.at, SECRET))
    evening.do(Sit(evening.at, ONE, 101))
    evening.do(Deal(evening.at))
    evening.do(Resign(evening.at, ONE))


def test_a_result_is_what_the_hands_add_up_to(conn: Connection) -> None:
    cup = Cup.paired(conn, 2)
    assert cup.now is not None
    assert cup.now.current is not None
    pairing = cup.now.current.matches[0].pairing
    assert pairing.second is not None
    users = (cup.first_user + pairing.first - 1, cup.first_user + pairing.second - 1)
    evening = Evening(conn, MATCH, *users)
    write(conn, lambda conn: tournaments.seat_match(conn, cup.id, 1, 1, evening.id))
    hand(evening)
    ended = evening.table and evening.table.hand and evening.table.hand.ended
    assert ended
    stake = ended.base * ended.multiplier
    cup.do(Report(cup.at, 1, 1, Result(Outcome.PLAYED, pairing.first, (1, 0), (stake, 0))))
    assert found(conn) == ""
    other = Cup.paired(conn, 2, first_user=81)
    assert other.now is not None
    assert other.now.current is not None
    winner = other.now.current.matches[0].pairing.first
    result = Result(Outcome.PLAYED, winner, (2, 0), (4, 0))
    other.do(Report(other.at, 1, 1, result))
    assert found(conn) == ("tournament 2: match 1 of round 1 is not what its hands add up to")
    other.do(Override(other.at, 1, 1, result))
    assert found(conn) == ""


def test_only_the_two_of_a_match_play_it(conn: Connection) -> None:
    cup = Cup.paired(conn, 4)
    assert cup.now is not None
    assert cup.now.current is not None
    first, second = (match.pairing for match in cup.now.current.matches)
    evening = Evening(conn, MATCH, *(cup.first_user + p.first - 1 for p in (second, first)))
    write(conn, lambda conn: tournaments.seat_match(conn, cup.id, 1, 1, evening.id))
    hand(evening)
    assert found(conn) == ""
    cup.do(Report(cup.at, 1, 1, Result(Outcome.PLAYED, first.first, (1, 0), (4, 0))))
    assert "somebody else" in found(conn)


def test_a_tournament_without_events_is_nothing_yet(conn: Connection) -> None:
    player = person(conn, 30)
    write(
        conn,
        lambda conn: tournaments.create(
            conn, guild_id=GUILD, channel_id=9, organiser=player, name="X", fee=0, at=1
        ),
    )
    assert found(conn) == ""
