"""The doctor on who may read and write what, and on what happens to backups."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.config import Config
from bot.doctor.finding import Level
from bot.doctor.machine import examine_machine, premises_of
from bot.i18n import texts_for
from data import backup
from data.connection import connect
from data.mend import mend
from data.migrate import migrate, shipped
from tests.test_doctor import NOW, at, database, found
from tests.torture.test_refused_start import respect_permissions

__all__ = ["database"]


def test_copies_of_a_bad_database_are_told_until_somebody_takes_them_away(database: Path) -> None:
    folder = database.parent / "backups"
    with closing(sqlite3.connect(database)) as conn:
        conn.execute("DROP TRIGGER account_explained")
    moment = datetime.fromtimestamp(NOW / 1000, UTC)
    with pytest.raises(backup.SuspectError):
        backup.make(database, folder, moment, free=lambda _: 50)
    assert found(at(database), "backup-suspect").level is Level.BAD
    mend(database)
    assert backup.make(database, folder, moment + timedelta(hours=1), free=lambda _: 50)
    assert found(at(database), "backup-suspect-left").level is Level.WARN
    (apart,) = backup.found(folder, suspect=True)
    apart.path.unlink()
    assert found(at(database), "backup-whole").level is Level.OK


def lines_of_doctor(database: Path) -> list[str]:
    """Return what the command line says, as somebody to whom permissions apply."""
    run = subprocess.run(
        [sys.executable, "-m", "bot", "doctor"],
        env=os.environ | {"CRAZY_DUEL_DATABASE": str(database), "DISCORD_TOKEN": ""},
        preexec_fn=respect_permissions,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return run.stdout.splitlines()


def test_a_folder_that_may_only_be_read_is_bad(database: Path) -> None:
    database.parent.chmod(0o500)
    said = lines_of_doctor(database)
    database.parent.chmod(0o700)
    assert any(one.startswith("✖ The bot may not write into the folder of") for one in said), said
    assert not any(one.startswith("✖ The bot may not") for one in lines_of_doctor(database))


def test_files_that_may_only_be_read_are_bad_and_named(database: Path) -> None:
    beside = database.with_name(f"{database.name}-shm")
    beside.touch(0o400)
    database.chmod(0o400)
    (said,) = [one for one in lines_of_doctor(database) if one.startswith("✖ The bot may not")]
    assert f"write {database.name} · {beside.name}:" in said
    assert f"`chmod u+rw {database.name}*`" in said


def test_a_database_that_the_next_start_brings_on_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "crazy-duel.sqlite3"
    with closing(connect(path)) as conn:
        migrate(conn, path, shipped()[:-1])
    assert found(at(path), "database-older").level is Level.WARN
    assert [one for one in examine_machine(at(path)) if one.level is Level.BAD] == []


def test_a_command_after_a_backup_that_is_not_there_is_bad(database: Path) -> None:
    assert found(at(database), "after-backup-none").level is Level.OK
    there = replace(at(database), after_backup=f"'{sys.executable}' -c pass")
    assert found(there, "after-backup").level is Level.OK
    gone = replace(at(database), after_backup="/nowhere/keep-backup --fast")
    one = found(gone, "after-backup-missing")
    assert one.level is Level.BAD
    assert "there is no keep-backup" in one.text(texts_for("en-US"))


def test_a_token_that_others_can_read_is_told(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    database.parent.chmod(0o700)
    tmp_path.chmod(0o755)
    kept = Path(".env")
    kept.write_text(f"CRAZY_DUEL_DATABASE={database}\n", encoding="utf-8")
    kept.chmod(0o644)
    premises = premises_of(Config(database=database), NOW)
    assert found(premises, "private-token").level is Level.WARN
    kept.chmod(0o600)
    assert found(premises, "private").level is Level.OK


def test_a_database_that_others_can_read_is_told(database: Path) -> None:
    database.chmod(0o644)
    database.parent.chmod(0o755)
    assert found(at(database), "private-not").level is Level.WARN
    database.parent.chmod(0o700)
    assert found(at(database), "private").level is Level.OK
    database.parent.chmod(0o755)
    database.chmod(0o600)
    assert found(at(database), "private").level is Level.OK


def test_a_folder_that_can_not_take_backups_is_bad(database: Path) -> None:
    (database.parent / "backups").write_text("in the way")
    assert found(at(database), "backup-folder").level is Level.BAD
