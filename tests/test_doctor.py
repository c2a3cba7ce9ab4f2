"""The doctor, on a good set-up and on broken ones: each fault is seen, with what to do."""

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.doctor.finding import Finding, Level
from bot.doctor.machine import HOUR_MS, MB, Premises, examine_machine
from bot.hosting import check_up
from bot.i18n import LANGUAGES, texts_for
from cogs.checkup import examine_budget, examine_clock
from data import backup, filesystem
from data.connection import connect
from data.migrate import migrate
from data.store import Store
from tests.data.evening import ONE, START, Evening

NOW = START + 60_000


class Disk(NamedTuple):
    """What shutil tells of a disk."""

    total: int
    used: int
    free: int


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return a database with an evening in it."""
    path = tmp_path / "var" / "crazy-duel.sqlite3"

    path.parent.mkdir()
    with closing(connect(path)) as conn:
        migrate(conn, path)
        evening = Evening.dealt(conn)
        evening.resign(ONE)
    return path


def at(database: Path, now: int = NOW) -> Premises:
    return Premises(database, database.parent / "backups", 20, now)


def found(premises: Premises, key: str) -> Finding:
    """Return the finding of this key, and see that it can be said in every language."""
    everything = examine_machine(premises)
    for language in LANGUAGES:
        assert all(one.line(texts_for(language)) for one in everything)
    one = next((one for one in everything if one.key == key), None)
    assert one is not None, [one.key for one in everything]
    return one


def test_a_good_machine_is_well(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Disk(100, 50, 50 * 1024 * MB))
    levels = {one.key: one.level for one in examine_machine(at(database))}
    assert {key for key, level in levels.items() if level is not Level.OK} <= {
        "file-system-unknown",  # on a system that doesn't tell
        "file-system-shared",
        "private-not",  # made by the test itself
    }
    assert {"versions", "fonts", "disk", "database-well", "wal", "backup-coming"} <= levels.keys()


def test_before_the_first_start_there_is_nothing_to_complain_of(tmp_path: Path) -> None:
    premises = at(tmp_path / "nowhere" / "crazy-duel.sqlite3")
    assert found(premises, "database-none").level is Level.OK
    assert found(premises, "backup-nothing").level is Level.OK
    assert not premises.database.parent.exists()


def test_looking_changes_nothing(database: Path) -> None:
    before = {path: path.read_bytes() for path in database.parent.iterdir()}
    examine_machine(at(database))
    after = {path: path.read_bytes() for path in database.parent.iterdir()}
    assert {p: b for p, b in after.items() if not p.name.endswith(("-shm", "-wal"))} == before


# ------------------------------------------------------------------------------ broken ones


def damaged(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:12288] = b"\xff" * 8192
    path.write_bytes(bytes(content))


def foreign(path: Path) -> None:
    path.write_bytes(b"no database at all" * 100)


def newer(path: Path) -> None:
    with closing(connect(path)) as conn:
        conn.execute("PRAGMA user_version = 99")


def empty(path: Path) -> None:
    path.write_bytes(b"")


@pytest.mark.parametrize("break_it", [damaged, foreign, newer, empty])
def test_a_database_that_can_not_be_used_is_bad_and_no_path_is_told(
    database: Path, break_it: Callable[[Path], None]
) -> None:
    break_it(database)
    one = found(at(database), "database")
    assert one.level is Level.BAD
    assert str(database.parent) not in one.text(texts_for("en-US"))
    assert [each.key for each in examine_machine(at(database))].count("database") == 1


def test_a_database_without_its_guards_is_bad(database: Path) -> None:
    with closing(sqlite3.connect(database)) as conn:
        conn.execute("DROP TRIGGER account_explained")
    one = found(at(database), "database-guards")
    assert one.level is Level.BAD
    said = one.text(texts_for("en-US"))
    assert "the trigger account_explained is as it was made" in said
    assert "python -m bot mend" in said


def test_books_that_do_not_add_up_are_bad(database: Path) -> None:
    with closing(sqlite3.connect(database)) as conn:
        for (name,) in conn.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'trigger'"
        ).fetchall():
            conn.execute(f"DROP TRIGGER {name}")
        conn.execute("UPDATE account SET balance = balance + 1 WHERE kind = 'player'")
        conn.commit()
    one = found(at(database), "database-contradicts")
    assert one.level is Level.BAD
    assert "coins are conserved" in one.text(texts_for("en-US"))


def test_a_database_without_wal_is_bad(database: Path) -> None:
    with closing(sqlite3.connect(database)) as conn:
        conn.execute("PRAGMA journal_mode=delete")
    one = found(at(database), "database-settings")
    assert one.level is Level.BAD
    assert "journal_mode=delete" in one.text(texts_for("en-US"))


@pytest.mark.parametrize(
    ("disk", "key", "level"),
    [
        (Disk(1000 * MB, 0, 199 * MB), "disk-full", Level.BAD),
        (Disk(2000 * MB, 0, 300 * MB), "disk-low", Level.WARN),
        (Disk(2000 * MB, 0, 500 * MB), "disk", Level.OK),
    ],
)
def test_a_disk_that_fills_up_is_told_in_time(
    database: Path, monkeypatch: pytest.MonkeyPatch, disk: Disk, key: str, level: Level
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: disk)
    assert found(at(database), key).level is level


def test_a_log_that_has_grown_is_told(database: Path) -> None:
    wal = database.with_name(f"{database.name}-wal")
    with wal.open("wb") as file:
        file.truncate(65 * MB)
    assert found(at(database), "wal-large").level is Level.WARN


def test_what_is_in_no_backup_gets_worse_with_time(database: Path) -> None:
    assert found(at(database), "backup-coming").level is Level.OK
    assert found(at(database, NOW + 4 * HOUR_MS), "backup-none").level is Level.WARN
    assert found(at(database, NOW + 30 * HOUR_MS), "backup-none").level is Level.BAD
    made = backup.make(
        database,
        database.parent / "backups",
        datetime.fromtimestamp(NOW / 1000 + 60, UTC),
        free=lambda _: 50,
    )
    assert made is not None
    assert found(at(database, NOW + 900 * HOUR_MS), "backup-whole").level is Level.OK


def test_an_old_backup_that_lacks_something_is_told(database: Path) -> None:
    folder = database.parent / "backups"
    folder.mkdir()
    day_before = datetime.fromtimestamp(START / 1000 - 86_400, UTC).strftime("%Y%m%dT%H%M%SZ")
    (folder / f"crazy-duel-{day_before}-{'0' * 12}.sqlite3.gz").write_bytes(b"")
    assert found(at(database, NOW + 4 * HOUR_MS), "backup-old").level is Level.WARN
    assert found(at(database, NOW + 30 * HOUR_MS), "backup-old").level is Level.BAD


def mounted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: str) -> None:
    """Let the system tell that the test's folder is on such a file system."""
    mounts = tmp_path / "mountinfo"
    here = str(tmp_path).replace(" ", "\\040")
    mounts.write_text(
        "22 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw\n"
        f"90 22 0:50 / {here} rw,relatime shared:9 - {kind} server:/share rw,vers=4\n"
    )
    monkeypatch.setattr(filesystem, "MOUNTS", mounts)


@pytest.mark.parametrize("kind", ["nfs4", "cifs", "fuse.sshfs"])
def test_a_network_file_system_is_bad_and_nothing_starts_on_it(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    mounted(monkeypatch, tmp_path, kind)
    assert found(at(database), "file-system-network").level is Level.BAD
    fresh = tmp_path / "elsewhere" / "crazy-duel.sqlite3"
    with pytest.raises(filesystem.NetworkError, match="CRAZY_DUEL_DATABASE"):
        asyncio.run(Store.open(fresh))
    assert not fresh.parent.exists()


def test_a_shared_folder_is_warned_of_and_a_disk_of_ones_own_is_well(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mounted(monkeypatch, tmp_path, "virtiofs")
    assert found(at(database), "file-system-shared").level is Level.WARN
    mounted(monkeypatch, tmp_path, "xfs")
    assert found(at(database), "file-system").level is Level.OK


def test_a_missing_font_is_bad(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rendering.typeface.FONT_PATH", tmp_path / "nothing.otf")
    assert found(at(database), "fonts-missing").level is Level.BAD


def test_what_is_wrong_is_logged_at_the_start_and_nothing_else(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Disk(1000 * MB, 0, 1 * MB))
    check_up(at(database, NOW + 4 * HOUR_MS), -400.0)
    levels = [record.levelno for record in caplog.records]
    assert set(levels) == {logging.WARNING, logging.ERROR}
    said = " ".join(record.getMessage() for record in caplog.records)
    assert "Only 1 MB of the disk are free" in said
    assert "There is no backup" in said
    assert "The machine's clock is 400 s away from Discord's" in said
    assert "font" not in said


@pytest.mark.parametrize(
    ("ahead", "level"),
    [(0.4, Level.OK), (-4, Level.OK), (20, Level.WARN), (-20, Level.WARN), (90, Level.BAD)],
)
def test_a_clock_that_is_off_is_told(ahead: float, level: Level) -> None:
    assert examine_clock(ahead).level is level


@pytest.mark.parametrize(
    ("requests", "level"), [(0, Level.OK), (1800, Level.WARN), (2700, Level.BAD)]
)
def test_a_budget_that_is_nearly_used_up_is_told(requests: int, level: Level) -> None:
    assert examine_budget(requests, per_second=45).level is level
