"""Migrations: forwards, one transaction each, with a copy of what was there."""

import sqlite3
from pathlib import Path

import pytest

from data import meta
from data.connection import Connection, connect
from data.errors import ChangedMigrationError, NewerDatabaseError
from data.migrate import Migration, migrate, shipped

LATER = len(shipped()) + 1
GOOD = Migration(LATER, "later.sql", "CREATE TABLE later(x INTEGER) STRICT;")


def version(conn: Connection) -> int:
    return int(conn.execute("PRAGMA user_version").fetchone()[0])


def tables(conn: Connection) -> set[str]:
    return {name for (name,) in conn.execute("SELECT name FROM sqlite_schema")}


def test_a_new_database_notes_each_migration_with_its_hash(conn: Connection) -> None:
    noted = conn.execute("SELECT version, name, sha256 FROM migration ORDER BY version").fetchall()
    assert noted == [(step.version, step.name, step.sha256) for step in shipped()]
    assert version(conn) == len(shipped())


def test_an_older_database_is_copied_and_brought_up_to_date(
    conn: Connection, tmp_path: Path
) -> None:
    file = tmp_path / "duel.sqlite3"
    meta.set(conn, "kept", "yes")
    migrate(conn, file, (*shipped(), GOOD))
    assert version(conn) == LATER
    assert meta.get(conn, "kept") == "yes"
    copy = connect(file.with_name(f"{file.name}.v{LATER - 1}"))
    assert version(copy) == LATER - 1
    assert meta.get(copy, "kept") == "yes"
    assert "later" not in tables(copy)
    copy.close()
    with pytest.raises(NewerDatabaseError):
        migrate(conn, file)


def test_a_migration_that_fails_leaves_the_version_before_it(
    conn: Connection, tmp_path: Path
) -> None:
    bad = Migration(LATER, "later.sql", GOOD.sql + "CREATE TABLE meta(x);")
    with pytest.raises(sqlite3.OperationalError):
        migrate(conn, tmp_path / "duel.sqlite3", (*shipped(), bad))
    assert version(conn) == LATER - 1
    assert "later" not in tables(conn)
    migrate(conn, tmp_path / "duel.sqlite3", (*shipped(), GOOD))
    assert "later" in tables(conn)


def test_a_database_made_by_another_form_of_a_migration_is_refused(
    conn: Connection, tmp_path: Path
) -> None:
    first, *others = shipped()
    edited = (Migration(first.version, first.name, first.sql + "-- edited"), *others)
    with pytest.raises(ChangedMigrationError, match=first.name):
        migrate(conn, tmp_path / "duel.sqlite3", edited)


def test_migrating_again_changes_nothing_and_copies_nothing(
    conn: Connection, tmp_path: Path
) -> None:
    before = list(conn.iterdump())
    migrate(conn, tmp_path / "duel.sqlite3")
    assert list(conn.iterdump()) == before
    assert not list(tmp_path.glob("*.v*"))
