"""Attacks: SQL that no part of the program would write. The database itself refuses them."""

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.table.commands import Leave, Sit, Void
from bot.table.events import VoidReason
from data import results
from data.connection import Connection, connect
from data.migrate import migrate
from tests.data.evening import BOTH, COINS, ONE, POINTS, PRACTICE, ZERO, Evening, person


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Connection]:
    """A guild with one of everything."""
    file = tmp_path_factory.mktemp("town") / "duel.sqlite3"
    conn = connect(file)
    migrate(conn, file)
    for user in range(11, 19):
        person(conn, user)
    settled = Evening.dealt(conn, BOTH, 11, 12)
    settled.resign(ZERO)
    void = Evening.dealt(conn, COINS, 13, 14)
    void.do(Void(void.at, VoidReason.HOST))
    Evening.dealt(conn, COINS, 15, 16)
    waiting = Evening.announced(conn, POINTS, 17, 18)
    waiting.do(Sit(waiting.at, ONE, None))
    for seat in (ZERO, ONE):
        settled.do(Leave(settled.at, seat))
    practised = Evening.dealt(conn, PRACTICE, 11, 12)
    practised.resign(ONE)
    for seat in (ZERO, ONE):
        practised.do(Leave(practised.at, seat))
    closed = Evening.announced(conn, POINTS, 11, 12)
    closed.do(Leave(closed.at, ZERO))
    Evening(conn, POINTS)
    conn.execute("INSERT INTO player(id, kind, created_at) VALUES (50, 'computer', 1)")
    conn.execute(
        "INSERT INTO player(id, kind, discord_id, created_at) VALUES (51, 'person', 61, 1)"
    )
    conn.execute("UPDATE player SET discord_id = NULL, deleted_at = 2 WHERE id = 51")
    conn.execute("INSERT INTO guild(id, season_at, created_at) VALUES (600, 1, 1)")
    conn.execute("INSERT INTO account(guild_id, kind) VALUES (600, 'issuer')")
    conn.execute("INSERT INTO interaction VALUES (7, 1, '{}', 1)")
    assert results.check(conn) == []
    yield conn
    conn.close()


def named_attacks(file: str) -> dict[str, str]:
    """Return the attacks of a file by their names."""
    text = Path(__file__).with_name(file).read_text("utf-8")
    text = re.sub(r"^---.*\n", "", text, flags=re.MULTILINE)
    named = re.findall(r"^-- ([^\n]+)\n([A-Z][^;]+);$", text, flags=re.MULTILINE)
    return dict(named)


ATTACKS = named_attacks("attacks.sql")


def contents(conn: Connection) -> list[str]:
    """Return every row, but not the counters of ids: a row that was ignored may use one up."""
    return [line for line in conn.iterdump() if '"sqlite_sequence"' not in line]


def attempt(conn: Connection, sql: str) -> tuple[bool, bool]:
    """Try it and take it back. Tell whether it was refused, and whether it changed anything."""
    before = contents(conn)
    conn.execute("BEGIN")
    refused = False
    try:
        conn.execute(sql)
    except sqlite3.IntegrityError:
        refused = True
    changed = contents(conn) != before
    conn.execute("ROLLBACK")
    return refused, changed


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


PAY = """INSERT INTO transfer(key, from_id, to_id, amount, kind, hold_id, hand_id, created_at)
  SELECT '{key}', {payer}, {payee}, {amount}, 'hand', id, 3, 9 FROM hold
  WHERE hand_id = 3 AND account_id = {payer}"""


def test_a_table_cannot_go_on_from_a_hand_that_was_not_paid(town: Connection) -> None:
    town.execute("BEGIN")
    town.execute(
        "UPDATE hand SET state = 'settled', ended_at = 9, winner = 0, ended_by = 'out',"
        " left_cards = 3, base = 1, multiplier = 1 WHERE id = 3"
    )
    with pytest.raises(sqlite3.IntegrityError, match="goes on from whole hands"):
        town.execute("UPDATE game_table SET status = 'waiting' WHERE id = 3")
    with pytest.raises(sqlite3.IntegrityError, match="one after the other"):
        town.execute(
            "INSERT INTO hand(table_id, no, secret, commit_hash, announced_at)"
            " VALUES (3, 2, zeroblob(32), zeroblob(32), 9)"
        )
    for attack in (
        # the loser's hold given back, the stake raised, the wrong one paid
        "UPDATE hold SET state = 'voided' WHERE hand_id = 3 AND account_id = 7",
        PAY.format(key="hand:3", payer=7, payee=6, amount=200),
        PAY.format(key="hand:3", payer=6, payee=7, amount=100),
        PAY.format(key="hand:4", payer=7, payee=6, amount=100),
    ):
        with pytest.raises(sqlite3.IntegrityError):
            town.execute(attack)
    town.execute("ROLLBACK")


def test_a_hand_cannot_be_dealt_to_one_seat_or_without_entries(town: Connection) -> None:
    town.execute("BEGIN")
    town.execute(
        "UPDATE hand SET state = 'playing', rules = '1', salt = 'x', started_at = 9 WHERE id = 4"
    )
    town.execute("INSERT INTO hand_seat VALUES (4, 0, 7)")
    with pytest.raises(sqlite3.IntegrityError, match="whole hands"):
        town.execute("UPDATE game_table SET status = 'playing' WHERE id = 4")
    town.execute("ROLLBACK")


def test_replacing_slips_past_the_guards_only_where_triggers_do_not_recurse(
    town: Connection,
) -> None:
    columns, values = "id, kind, discord_id, created_at", "8, 'person', 99, 1"
    replacing = f"INSERT OR REPLACE INTO player({columns}) VALUES ({values})"
    assert attempt(town, replacing) == (True, False)
    town.execute("PRAGMA recursive_triggers = OFF")
    assert attempt(town, replacing) == (False, True)
    town.execute("PRAGMA recursive_triggers = ON")


def test_the_attacks_are_made_on_what_is_there(town: Connection) -> None:
    states = dict(town.execute("SELECT id, state FROM hand").fetchall())
    assert states == {
        1: "settled", 2: "voided", 3: "playing", 4: "announced", 5: "settled", 6: "voided",
    }  # fmt: skip
    accounts = town.execute("SELECT id, coalesce(player_id, kind) FROM account").fetchall()
    assert accounts == [(1, "issuer"), *((n + 1, n) for n in range(1, 9)), (10, "issuer")]
    assert len(ATTACKS) >= 120


def test_each_guard_is_what_refuses_some_attack(town: Connection) -> None:
    named = town.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall()
    posting = {"transfer_posts", "hold_opens", "hold_closes", "points_post"}
    elsewhere = ("tournament_", "entrant_", "match_table_", "pot_")  # test_tournament_attacks
    tested = [n for (n,) in named if n not in posting and not n.startswith(elsewhere)]
    idle = [name for name in tested if not _matters(town, name)]
    assert idle == []


def _matters(conn: Connection, trigger: str) -> bool:
    """Tell whether an attack succeeds without the trigger."""
    conn.execute("BEGIN")
    conn.execute(f"DROP TRIGGER {trigger}")
    replacing = [sql.replace("INSERT", "INSERT OR REPLACE", 1) for sql in ATTACKS.values()]
    succeeds = any(_succeeds(conn, sql) for sql in (*ATTACKS.values(), *replacing))
    conn.execute("ROLLBACK")
    return succeeds


def _succeeds(conn: Connection, sql: str) -> bool:
    try:
        conn.execute(sql)
    except sqlite3.IntegrityError:
        return False
    return True
