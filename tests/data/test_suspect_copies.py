"""Copies of a database that the audit finds bad: kept apart, told each time, no backups."""

import logging
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.backups import make_backup
from bot.config import Config
from data import backup
from data.audit import audit_file
from data.backup import SuspectError
from data.connection import connect
from data.mend import mend
from tests.data.test_backup import NOON, command, make, played

__all__ = ["played"]


def spoil(file: Path, number: int = 1) -> None:
    """Take a guard away and change a balance behind it."""
    with closing(connect(file)) as conn:
        conn.execute("DROP TRIGGER IF EXISTS account_explained")
        conn.execute("UPDATE account SET balance = balance + ? WHERE id = 2", (number,))


def disarm(file: Path) -> None:
    """Take a guard away and leave every row as it is."""
    with closing(connect(file)) as conn:
        conn.execute("DROP TRIGGER account_explained")


def test_a_bad_database_replaces_no_good_backup_and_is_kept_apart(
    played: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    first = make(played, folder)
    spoil(played)
    with pytest.raises(SuspectError, match="coins are conserved") as told:
        make(played, folder, NOON + timedelta(hours=1))
    assert backup.found(folder) == [first]
    (apart,) = backup.found(folder, suspect=True)
    assert apart.path.name.startswith("crazy-duel-suspect-20261120T130000Z-")
    assert str(apart.path) in str(told.value)
    backup.restore(apart.path, tmp_path / "again.sqlite3")
    assert audit_file(tmp_path / "again.sqlite3") == audit_file(played)
    assert len(list(folder.iterdir())) == 2


def test_a_database_that_has_lost_a_guard_still_has_its_coins_copied(
    played: Path, tmp_path: Path
) -> None:
    disarm(played)
    for hour in range(2):  # the second time it is told again, and nothing new is there to copy
        with pytest.raises(SuspectError, match=r"trigger account_explained is as it was made"):
            make(played, tmp_path / "backups", NOON + timedelta(hours=hour))
    (apart,) = backup.found(tmp_path / "backups", suspect=True)
    assert apart.digest == audit_file(played).digest[:12]
    assert mend(played) == ["the trigger account_explained is as it was made"]
    assert make(played, tmp_path / "backups", NOON + timedelta(hours=3)) is not None


def test_suspect_copies_thin_out_among_themselves(played: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    good = make(played, folder)
    for hour in range(1, 10):
        spoil(played, hour)
        with pytest.raises(SuspectError):
            make(played, folder, NOON + timedelta(hours=hour))
    assert backup.found(folder) == [good]
    assert len(backup.found(folder, suspect=True)) == backup.HOURLY


def test_a_view_that_is_gone_does_not_keep_the_rest_from_being_copied(
    played: Path, tmp_path: Path
) -> None:
    with closing(connect(played)) as conn:
        conn.execute("DROP VIEW hand_incomplete")
    with pytest.raises(SuspectError, match="view hand_incomplete is as it was made"):
        make(played, tmp_path / "backups")
    assert backup.found(tmp_path / "backups", suspect=True)


def test_a_database_that_can_not_even_be_audited_is_kept_apart(
    played: Path, tmp_path: Path
) -> None:
    with closing(connect(played)) as conn:
        conn.execute("PRAGMA foreign_keys = 0")
        conn.execute("DROP TABLE progress")
    with pytest.raises(SuspectError, match=r"it can't be audited: no such table: progress"):
        make(played, tmp_path / "backups")
    (apart,) = backup.found(tmp_path / "backups", suspect=True)
    backup.restore(apart.path, tmp_path / "again.sqlite3")
    with closing(connect(tmp_path / "again.sqlite3")) as conn:
        assert conn.execute("SELECT count(*) FROM transfer").fetchone() > (0,)


def test_the_command_tells_each_time_that_it_made_no_backup_and_runs_nothing_after_it(
    played: Path, tmp_path: Path
) -> None:
    target = tmp_path / "elsewhere"
    target.mkdir()
    disarm(played)
    for _ in range(2):
        told = command(played, tmp_path / "backups", after=f"cp -t {target}")
        assert told.exit_code == 1
        assert "is bad, so this is no backup" in told.output
        assert "python -m bot mend" in told.output
    assert list(target.iterdir()) == []


async def test_an_hour_without_a_backup_is_logged_as_an_error(
    played: Path, caplog: pytest.LogCaptureFixture
) -> None:
    disarm(played)
    config = Config(database=played, backup_free_percent=0)
    assert not await make_backup(config)
    (line,) = [one for one in caplog.records if one.name == "bot.backups"]
    assert line.levelno == logging.ERROR
    assert "crazy-duel-suspect-" in line.getMessage()
