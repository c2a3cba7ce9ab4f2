"""The audit: each invariant notices the damage it is there for."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import data
from bot.table.commands import Leave
from bot.table.events import SEATS
from data import results
from data.audit import audit_file
from data.connection import Connection, connect
from data.migrate import migrate
from tests.data.cup import Cup
from tests.data.evening import ANN, BEN, BOTH, CAM, COINS, POINTS, ZERO, Evening

# What damages the file once its guards are gone. Players 1 and 2 played hand 1, 3 and 4 play 2.
DAMAGE = {
    "coins are conserved": "UPDATE account SET balance = balance + 1 WHERE player_id = 1",
    "every balance equals": "UPDATE account SET balance = balance + 3 - 2 * player_id"
    " WHERE player_id IN (1, 2)",
    "no player is below zero": "UPDATE account SET held = -1 WHERE player_id = 1",
    "what is held equals": "UPDATE account SET held = 0 WHERE player_id = 3",
    "a hold is the entry": "UPDATE hold SET amount = 1 WHERE hand_id = 2",
    "a hand has all its": "DELETE FROM points_entry WHERE player_id = 1",
    "a hand paid exactly": "UPDATE transfer SET amount = amount + 1 WHERE kind = 'hand'",
    "no transfer crosses": "UPDATE account SET guild_id = 600 WHERE player_id = 1",
    "the events of a table": "DELETE FROM table_event WHERE table_id = 1 AND seq = 2",
    "progress equals": "UPDATE progress SET wins = wins + 1",
    "points were never": "UPDATE points_entry SET applied = nominal",
    "a hand's entries": "UPDATE points_entry SET won = 1 - won",
    "a record is of its hand": "UPDATE points_entry SET streak = 7",
    "points are reset only": "INSERT INTO points_entry(guild_id, player_id, kind, nominal, applied,"
    " season, created_at) VALUES (500, 2, 'reset', 0, 0, 1, 9)",
    "a forgotten player": "UPDATE player SET discord_id = NULL, deleted_at = 9 WHERE id = 3",
    "no person has two": "UPDATE seat SET player_id = 3 WHERE player_id = 4",
    "a computer has no": "UPDATE player SET kind = 'computer', discord_id = NULL WHERE id = 1",
    "a table plays exactly": "UPDATE game_table SET status = 'waiting' WHERE id = 2",
    "a seat belongs": "UPDATE seat SET guild_id = 600 WHERE player_id = 3",
    "the players of a running": "UPDATE seat SET left_at = 9 WHERE player_id = 3",
    "each guild has": "UPDATE account SET kind = 'prize' WHERE kind = 'issuer'",
    "everybody's starting": "UPDATE transfer SET amount = amount + 1 WHERE kind = 'start'",
    "daily coins": "INSERT INTO transfer(key, from_id, to_id, amount, kind, created_at)"
    " VALUES ('daily:500:1:2027-01-02', 1, 2, 1000, 'daily', 9),"
    "        ('daily:500:1:2027-01-03', 1, 2, 1500, 'daily', 10)",
    "relief fills up": "INSERT INTO transfer(key, from_id, to_id, amount, kind, created_at)"
    " VALUES ('relief:500:1:2027-01-02:4', 1, 2, 5000, 'relief', 9)",
    "the events of a tournament": "DELETE FROM tournament_event"
    " WHERE tournament_id = 1 AND seq = 2",
    "a pot holds": "UPDATE account SET balance = balance + 1 WHERE kind = 'prize'",
    "a pot is of one": "INSERT INTO account(guild_id, kind) VALUES (500, 'prize')",
    "prizes sum": "UPDATE tournament_event SET payload = '{\"prizes\":[[1,1]]}'"
    " WHERE kind = 'finished'",
    "whoever is in": "UPDATE entrant SET fee_id = NULL WHERE tournament_id = 2 AND number = 1",
    "an entrant is what": "UPDATE entrant SET state = 'dropped' WHERE tournament_id = 2",
    "a tournament's status": "UPDATE tournament SET status = 'check_in' WHERE id = 2",
    "a match is played": "INSERT INTO match_table VALUES (1, 2, 1, 1)",
    "a hand that doesn't count": "UPDATE hand SET counted = 0 WHERE id = 1",
}  # fmt: skip


@pytest.fixture
def unguarded(tmp_path: Path) -> Iterator[Connection]:
    """A settled hand, its table closed, and a running one, in a file whose guards are gone."""
    file = tmp_path / "unguarded.sqlite3"
    conn = connect(file)
    migrate(conn, file)
    over = Evening.dealt(conn, BOTH, ANN, BEN)
    over.resign(ZERO)
    for seat in SEATS:
        over.do(Leave(over.at, seat))
    Evening.dealt(conn, COINS, CAM, CAM + 1)
    Evening(conn, POINTS)
    Cup.paired(conn, 4).play_out()
    Cup.paired(conn, 4)
    assert results.check(conn) == []
    conn.execute("PRAGMA foreign_keys = OFF")
    conn.execute("PRAGMA ignore_check_constraints = ON")
    for (name,) in conn.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
        conn.execute(f"DROP TRIGGER {name}")
    for index in ("seat_one_live", "seat_not_both", "account_one_issuer"):
        conn.execute(f"DROP INDEX {index}")
    yield conn
    conn.close()


@pytest.mark.parametrize("invariant", DAMAGE)
def test_an_invariant_notices_its_own_damage(unguarded: Connection, invariant: str) -> None:
    unguarded.execute(DAMAGE[invariant])
    assert [name for name in results.check(unguarded) if name.startswith(invariant)]


def test_each_invariant_has_its_damage() -> None:
    names = [name for name, _ in results.invariants()]
    assert len(names) == len(DAMAGE)
    assert all(any(name.startswith(start) for start in DAMAGE) for name in names)


def test_nothing_in_the_package_ignores_what_the_database_refuses() -> None:
    folder = Path(data.__file__).parent
    files = [*folder.rglob("*.py"), *folder.rglob("*.sql")]
    assert len(files) > 20
    for file in files:
        code = re.sub(r"--.*", "", file.read_text("utf-8"))
        assert not re.search(r"\bOR\s+(IGNORE|REPLACE)\b", code, re.IGNORECASE), file


def test_a_guard_that_is_gone_or_changed_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "duel.sqlite3"
    with closing(connect(path)) as conn:
        migrate(conn, path)
    assert audit_file(path).bad == ()
    with closing(connect(path)) as conn:
        conn.execute("DROP TRIGGER account_explained")
        conn.execute("DROP INDEX seat_one_live")
        conn.execute("CREATE TRIGGER mine AFTER INSERT ON player BEGIN SELECT 1; END")
        conn.execute("CREATE INDEX of_the_operator ON player(created_at)")
        conn.execute("DROP TRIGGER hand_flows")
        conn.execute("CREATE TRIGGER hand_flows AFTER UPDATE ON hand BEGIN SELECT 1; END")
    gone = ("index seat_one_live", "trigger account_explained", "trigger hand_flows")
    assert audit_file(path).bad == tuple(
        f"invariant: the {part} is as it was made" for part in (*gone, "trigger mine")
    )
