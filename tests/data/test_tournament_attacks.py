"""Attacks on tournaments: SQL that would make or lose coins, places or history is refused."""

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.table.options import Mode, TableOptions
from bot.tournament.commands import Cancel, Drop, Leave, SignUp, Start
from bot.tournament.options import TournamentOptions
from bot.tournament.types import EntrantId
from data import forgetting, players, results, tables, tournaments
from data.connection import Connection, connect
from data.migrate import migrate
from tests.data.cup import FEE, HOUR, Cup
from tests.data.evening import GUILD, START, write
from tests.data.test_attacks import attempt, named_attacks

ATTACKS = named_attacks("tournament_attacks.sql")
ONE, TWO, FOUR = EntrantId(1), EntrantId(2), EntrantId(4)


def table(conn: Connection, mode: Mode) -> int:
    options = TableOptions(mode=mode)
    return write(
        conn,
        lambda conn: tables.create(conn, guild_id=GUILD, channel_id=9, options=options, at=START),
    )


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Connection]:
    """A guild with a tournament in each state."""
    file = tmp_path_factory.mktemp("cups") / "duel.sqlite3"
    conn = connect(file)
    migrate(conn, file)
    over = Cup.of(conn, 4)
    over.do(Start(over.at, 1))
    over.play_out()
    running = Cup.paired(conn, 4, first_user=41)
    running.do(Drop(running.at, FOUR))
    gone = running.players[FOUR]
    write(conn, lambda conn: forgetting.forget(conn, gone, fresh_key=bytes(32), at=START))
    later = Cup(conn, TournamentOptions(starts_at=START + HOUR, fee=FEE), first_user=51)
    later.sign_up(1)
    later.sign_up(2)
    later.do(Leave(later.at, TWO))
    off = Cup.of(conn, 2, first_user=61)
    off.do(Cancel(off.at))
    write(
        conn,
        lambda conn: tournaments.create(
            conn, guild_id=GUILD, channel_id=9, organiser=off.players[ONE], name="X", fee=0, at=1
        ),
    )
    free = Cup(conn, TournamentOptions(starts_at=START + HOUR, check_in_ms=0))
    free.players[ONE] = write(conn, lambda conn: players.ensure_person(conn, 71, START))
    free.do(SignUp(free.at, ONE, 0))
    matches = table(conn, Mode.MATCH)
    write(conn, lambda conn: tournaments.seat_match(conn, running.id, 1, 1, matches))
    table(conn, Mode.POINTS)
    table(conn, Mode.MATCH)
    conn.execute("INSERT INTO guild(id, season_at, created_at) VALUES (600, 1, 1)")
    conn.execute("INSERT INTO account(guild_id, kind) VALUES (600, 'issuer')")
    yield conn
    conn.close()


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_is_refused(town: Connection, name: str) -> None:
    assert attempt(town, ATTACKS[name]) == (True, False)


@pytest.mark.parametrize("instead", ["IGNORE", "REPLACE"])
@pytest.mark.parametrize("name", [name for name, sql in ATTACKS.items() if sql[:6] != "DELETE"])
def test_an_attack_that_ignores_or_replaces_changes_nothing(
    town: Connection, name: str, instead: str
) -> None:
    verb, rest = ATTACKS[name].split(" ", 1)
    _, changed = attempt(town, f"{verb} OR {instead} {rest}")
    assert not changed


def test_the_attacks_are_made_on_what_is_there(town: Connection) -> None:
    assert dict(town.execute("SELECT id, status FROM tournament").fetchall()) == {
        1: "finished", 2: "running", 3: "sign_up", 4: "cancelled", 5: "sign_up", 6: "sign_up",
    }  # fmt: skip
    assert town.execute("SELECT table_id, tournament_id FROM match_table").fetchall() == [(1, 2)]
    assert len(ATTACKS) >= 40
    text = Path(__file__).with_name("tournament_attacks.sql").read_text("utf-8")
    assert len(re.findall(r";$", text, flags=re.MULTILINE)) == len(ATTACKS)


def test_each_guard_is_what_refuses_some_attack(town: Connection) -> None:
    named = town.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND (name GLOB 'tournament_*'"
        " OR name GLOB 'entrant_*' OR name GLOB 'match_table_*' OR name GLOB 'pot_*')"
    ).fetchall()
    assert len(named) == 17
    assert [name for (name,) in named if not _matters(town, name)] == []


def _matters(conn: Connection, trigger: str) -> bool:
    """Tell whether an attack succeeds without the trigger."""
    conn.execute("BEGIN")
    conn.execute(f"DROP TRIGGER {trigger}")
    succeeds = any(_succeeds(conn, sql) for sql in ATTACKS.values())
    conn.execute("ROLLBACK")
    return succeeds


def _succeeds(conn: Connection, sql: str) -> bool:
    try:
        conn.execute(sql)
    except sqlite3.IntegrityError:
        return False
    return True


def test_a_prize_is_what_the_last_event_tells_and_the_pot_is_emptied(town: Connection) -> None:
    town.execute("BEGIN")
    pay = (
        "INSERT INTO transfer(key, from_id, to_id, amount, kind, created_at)"
        " SELECT 'prize:2:' || e.number, t.account_id, a.id, {amount}, 'prize', 9 FROM tournament t"
        " JOIN entrant e ON e.tournament_id = t.id JOIN account a ON a.player_id = e.player_id"
        " WHERE t.id = 2 AND e.number = {number}"
    )
    town.execute(
        "INSERT INTO tournament_event SELECT 2, max(seq) + 1, 'finished',"
        ' \'{"places":[],"prizes":[[1,1500],[2,500]]}\', 9 FROM tournament_event'
        " WHERE tournament_id = 2"
    )
    for amount, number in ((500, 1), (1500, 2), (1, 3), (2000, 1)):
        with pytest.raises(sqlite3.IntegrityError, match="gives prizes"):
            town.execute(pay.format(amount=amount, number=number))
    town.execute(pay.format(amount=1500, number=1))
    ending = "UPDATE tournament SET status = 'finished', ended_at = 9 WHERE id = 2"
    with pytest.raises(sqlite3.IntegrityError, match="empty pot"):
        town.execute(ending)
    with pytest.raises(sqlite3.IntegrityError):
        town.execute(pay.format(amount=1500, number=1))
    town.execute(pay.format(amount=500, number=2))
    town.execute(ending)
    town.execute("ROLLBACK")


def test_a_tournament_does_not_go_on_while_its_pot_is_not_whole(town: Connection) -> None:
    town.execute("BEGIN")
    signed = '{"v":1,"entrant":3,"points":0,"here":false}'
    town.execute(
        "INSERT INTO tournament_event SELECT 3, max(seq) + 1, 'signed_up', ?, 9"
        " FROM tournament_event WHERE tournament_id = 3",
        (signed,),
    )
    town.execute(
        "INSERT INTO entrant(tournament_id, number, guild_id, player_id, name, state)"
        " VALUES (3, 3, 500, 1, 'X', 'in')"
    )
    with pytest.raises(sqlite3.IntegrityError, match="not whole"):
        town.execute(
            "INSERT INTO tournament_event SELECT 3, max(seq) + 1, 'paused', '{}', 9"
            " FROM tournament_event WHERE tournament_id = 3"
        )
    town.execute("ROLLBACK")


def test_the_town_is_sound(town: Connection) -> None:
    assert results.check(town) == []
