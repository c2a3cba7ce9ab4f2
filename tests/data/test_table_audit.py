"""The audit of tables: rows that don't follow from the events, events that don't follow at all."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot import rules
from bot.table.commands import Close, Open
from bot.table.events import CloseReason
from bot.table.options import TableOptions
from bot.table.refusal import Refused
from bot.table.state import Phase
from data import replay, table_audit
from data.audit import MANY_TABLES, audit, audit_file
from data.connection import Connection, connect
from data.errors import StoreError
from data.migrate import migrate
from data.store import Store
from tests.bench.stored import fill
from tests.data.evening import BOTH, COINS, ONE, POINTS, PRACTICE, START, ZERO, Evening, write
from tests.data.test_pairs import play_twice
from tests.strategies import sensible


@pytest.fixture
def unguarded(tmp_path: Path) -> Iterator[Connection]:
    """Hand 1 played out, 2 resigned after some plays, 3 running; without guards."""
    file = tmp_path / "unguarded.sqlite3"
    conn = connect(file)
    migrate(conn, file)
    fill(conn, 1)
    evening = Evening.dealt(conn, BOTH)
    play_twice(evening, ONE)
    evening.resign(ONE)
    evening.rematch()
    assert audit(conn).bad == ()
    conn.execute("PRAGMA ignore_check_constraints = ON")
    for (name,) in conn.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
        conn.execute(f"DROP TRIGGER {name}")
    yield conn
    conn.close()


ROWS = {
    "its status is": "UPDATE game_table SET status = 'waiting' WHERE id = 2",
    "closed at": "UPDATE game_table SET closed_at = 9 WHERE id = 1",
    "its options are not": "UPDATE game_table SET options = json_set(options, '$.pace', 'fast')",
    "are taken, its events say": "UPDATE seat SET left_at = 9 WHERE table_id = 2 AND seat = 0",
    "2 hands are stored": "INSERT INTO hand(table_id, no, secret, commit_hash, announced_at)"
    " VALUES (1, 2, zeroblob(32), zeroblob(32), 9)",
    "without an event": "INSERT INTO game_table(guild_id, channel_id, options, status, closed_at,"
    " created_at) VALUES (500, 1, '{\"mode\":\"points\"}', 'closed', 1, 1)",
    "secret is": "UPDATE hand SET secret = zeroblob(32) WHERE id = 1",
    "salt is": "UPDATE hand SET salt = 'another' WHERE id = 1",
    "rules is 0": "UPDATE hand SET rules = '0' WHERE id = 1",
    "winner is": "UPDATE hand SET winner = 1 - winner WHERE id = 1",
    "ended_by is": "UPDATE hand SET ended_by = 'forfeit' WHERE id = 2",
    "left_cards is": "UPDATE hand SET left_cards = 26 - left_cards WHERE id = 1",
    "base is": "UPDATE hand SET base = base + 1 WHERE id = 1",
    "multiplier is": "UPDATE hand SET multiplier = 20 WHERE id = 1",
    "early is": "UPDATE hand SET early = 1 WHERE id = 2",
    "state is voided": "UPDATE hand SET state = 'voided' WHERE id = 1",
    "stars on record": "UPDATE points_entry SET stars = 12",
}  # fmt: skip


@pytest.mark.parametrize("what", ROWS)
def test_a_row_that_does_not_follow_from_the_events_is_found(
    unguarded: Connection, what: str
) -> None:
    unguarded.execute(ROWS[what])
    assert [bad for bad in audit(unguarded).bad if what in bad]


def tamper(conn: Connection, kind: str, hand: int, field: str, value: object) -> None:
    """Change a field of a kind's last event at a table."""
    conn.execute(
        "UPDATE table_event SET payload = json_set(payload, ?, json(?)) WHERE (table_id, seq) IN"
        " (SELECT table_id, max(seq) FROM table_event WHERE table_id = ? AND kind = ?)",
        (f"$.{field}", json.dumps(value), hand, kind),
    )


EVENTS: dict[str, tuple[str, int, str, object]] = {
    "the secret does not fit": ("announced", 1, "secret", "00" * 32),
    "another commitment": ("dealt", 1, "commit", "00" * 32),
    "the salt is not": ("dealt", 1, "salt", "1:1:1:2"),
    "the deal does not follow": ("dealt", 1, "face_up", 0),
    "60 cards are not": ("dealt", 1, "set_aside", [0] * 10),
    "cards it does not hold": ("played", 2, "cards", [0, 1, 2, 3, 4, 5, 6, 7]),
    "other cards than their reading": ("played", 1, "reading", ["single", "100000000", 0, 0, 1]),
    "is read otherwise today": ("played", 1, "reading", ["single", "200000000", 0, 0, 1]),
    "cards left": ("ended", 1, "left", 25),
    "the cards say otherwise": ("ended", 1, "ended_by", "forfeit"),
    "base 4 for": ("ended", 1, "base", 4),
    "stars were counted": ("ended", 1, "stars", 12),
    "it can't be replayed: no event": ("opened", 1, "asked_id", None),
    "dealt though not both": ("opened", 2, "asked_id", None),
    "hand 9 ends": ("ended", 1, "number", 9),
}  # fmt: skip


@pytest.mark.parametrize("what", EVENTS)
def test_an_event_that_does_not_follow_from_those_before_is_found(
    unguarded: Connection, what: str
) -> None:
    if "no event" in what:
        unguarded.execute("UPDATE table_event SET kind = 'flew' WHERE table_id = 1 AND seq = 3")
    else:
        tamper(unguarded, *EVENTS[what])
    assert [bad for bad in audit(unguarded).bad if what in bad]


def test_plays_swapped_are_found_out_of_turn_and_too_weak(unguarded: Connection) -> None:
    unguarded.execute("UPDATE table_event SET seat = 1 - seat WHERE kind IN ('played', 'passed')")
    found = audit(unguarded).bad
    assert any("moves out of turn" in bad for bad in found)
    assert any("cards it does not hold" in bad for bad in found)


def test_a_pass_turned_into_the_lead_is_found(unguarded: Connection) -> None:
    unguarded.execute(
        "UPDATE table_event SET kind = 'passed', payload = '{\"v\":1,\"automatic\":false}'"
        " WHERE table_id = 1 AND seq = (SELECT min(seq) FROM table_event WHERE kind = 'played'"
        " AND table_id = 1)"
    )
    assert any("passes with the lead" in bad for bad in audit(unguarded).bad)


def test_hands_of_older_rules_are_told_but_not_bad(
    conn: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening.dealt(conn, POINTS)
    evening.resign(ZERO)
    evening.rematch()
    play_twice(evening, ZERO)

    def nothing(*_: object, **__: object) -> tuple[()]:
        return ()

    monkeypatch.setattr(replay, "readings", nothing)
    assert any("read otherwise today" in bad for bad in audit(conn).bad)
    monkeypatch.setattr(replay, "RULES_VERSION", rules.RULES_VERSION + "+")
    found = audit(conn)
    assert found.bad == ()
    assert any("read otherwise today" in note for note in found.notes)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("options", [POINTS, COINS, BOTH, PRACTICE])
def test_whatever_happens_at_a_table_its_audit_is_clean(
    conn: Connection, seed: int, options: TableOptions
) -> None:
    chance = Random(seed)
    evening = Evening(conn, options)
    evening.do(Open(evening.at, evening.id, options, 1))
    for _ in range(80):
        assert evening.table is not None
        if evening.table.phase is Phase.CLOSED:
            break
        command = sensible(evening.table, chance, evening.at)
        evening.at = max(evening.at, command.at) + 1
        try:
            evening.do(command)
        except Refused:
            continue
        assert table_audit.problems(conn, evening.id) == []
    assert audit(conn).bad == ()


async def test_a_database_is_audited_while_the_bot_has_it(store: Store, path: Path) -> None:
    def play(conn: Connection) -> None:
        conn.execute("INSERT INTO guild(id, season_at, created_at) VALUES (7, 1, 1)")
        conn.execute("INSERT INTO account(guild_id, kind) VALUES (7, 'issuer')")

    before = await asyncio.to_thread(audit_file, path)
    await store.write(play)
    after = await asyncio.to_thread(audit_file, path)
    assert (before.bad, after.bad) == ((), ())
    assert (before.counts["servers"], after.counts["servers"]) == (0, 1)
    assert before.digest != after.digest


def test_many_tables_are_shared_between_processes(tmp_path: Path) -> None:
    file = tmp_path / "duel.sqlite3"
    conn = connect(file)
    migrate(conn, file)
    conn.execute("PRAGMA synchronous = 0")
    evening = Evening.announced(conn, POINTS)
    for _ in range(MANY_TABLES):
        write(
            conn,
            lambda conn: conn.execute(
                "INSERT INTO game_table(guild_id, channel_id, options, created_at)"
                ' VALUES (500, 1, \'{"mode":"points"}\', 1)'
            ),
        )
    assert audit_file(file) == audit(conn)
    conn.execute("DROP TRIGGER table_status")
    conn.execute("UPDATE game_table SET status = 'closed', closed_at = 1 WHERE id = 300")
    assert audit_file(file).bad[1:] == ("table 300: closed without an event",)
    evening.do(Close(START, CloseReason.EXPIRED))
    conn.close()


@pytest.mark.parametrize("content", [None, b"", b"no database" * 100])
def test_what_is_no_database_is_said(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "duel.sqlite3"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(StoreError):
        audit_file(file)
    assert file.exists() == (content is not None)


def test_an_older_database_is_not_judged_by_newer_invariants(tmp_path: Path) -> None:
    file = tmp_path / "duel.sqlite3"
    conn = connect(file)
    migrate(conn, file)
    conn.execute("DELETE FROM migration WHERE version > 2")
    conn.execute("PRAGMA user_version = 2")
    conn.close()
    with pytest.raises(StoreError, match="version 2"):
        audit_file(file)
