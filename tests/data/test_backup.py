"""Backups: whole, checked, thinned out; and made while the bot writes."""

import asyncio
import gzip
import logging
import random
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.backups import make_backup
from bot.command_line import main
from bot.config import Config
from data import backup, coins, players
from data.audit import audit_file
from data.backup import BackupError
from data.connection import Connection, connect
from data.errors import StoreError
from data.migrate import migrate
from data.store import Store
from tests.bench.stored import fill
from tests.data.evening import GUILD
from tests.torture.test_refused_start import respect_permissions

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
PLENTY = 50.0


def plenty(_: Path) -> float:
    return PLENTY


def make(database: Path, folder: Path, at: datetime = NOON) -> backup.Backup | None:
    return backup.make(database, folder, at, free=plenty)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A database with some hands."""
    file = tmp_path / "duel.sqlite3"
    conn = connect(file)
    migrate(conn, file)
    fill(conn, 3)
    conn.close()
    return file


def change(file: Path, number: int = 1) -> None:
    conn = connect(file)
    players.change_guild_settings(conn, GUILD, number=number)
    conn.close()


def test_a_backup_restores_to_the_same_audited_database(played: Path, tmp_path: Path) -> None:
    made = make(played, tmp_path / "backups")
    assert made is not None
    assert made.path.name.startswith("crazy-duel-20261120T120000Z-")
    backup.restore(made.path, tmp_path / "again.sqlite3")
    original, restored = audit_file(played), audit_file(tmp_path / "again.sqlite3")
    assert restored == original
    assert original.bad == ()
    assert original.digest.startswith(made.digest)
    assert list((tmp_path / "backups").iterdir()) == [made.path]


def test_nothing_is_copied_when_nothing_has_changed(played: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    first = make(played, folder)
    assert make(played, folder, NOON + timedelta(hours=1)) is None
    change(played)
    second = make(played, folder, NOON + timedelta(hours=2))
    assert backup.found(folder) == [second, first]


def test_a_nearly_full_disk_stops_backups_and_says_so(played: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    with pytest.raises(BackupError, match="only 19 %"):
        backup.make(played, folder, NOON, free=lambda _: 19.4)
    assert list(folder.iterdir()) == []
    assert backup.make(played, folder, NOON, free=lambda _: 19.4, least_free=10)


def newer(file: Path) -> None:
    with closing(connect(file)) as conn:
        conn.execute("PRAGMA user_version = 99")


def damaged(file: Path) -> None:
    with file.open("r+b") as there:
        there.seek(4096 * 6)
        there.write(b"\xff" * 4096 * 8)


def foreign(file: Path) -> None:
    file.unlink()
    with closing(connect(file)) as conn:
        conn.execute("CREATE TABLE diary(day TEXT)")


@pytest.mark.parametrize("spoil", [newer, damaged, foreign])
def test_what_can_t_be_copied_is_called_by_its_own_name(
    played: Path, tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    spoil(played)
    with pytest.raises(StoreError, match=f"^{re.escape(str(played))} is ") as refused:
        make(played, tmp_path / "backups")
    assert ".part" not in str(refused.value)
    assert list((tmp_path / "backups").iterdir()) == []


def test_a_database_that_may_only_be_read_is_not_copied_and_says_why(
    played: Path, tmp_path: Path
) -> None:
    played.chmod(0o444)
    run = subprocess.run(
        [sys.executable, "-m", "bot", "backup", "--database", str(played)],
        preexec_fn=respect_permissions,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == 2
    assert run.stderr.startswith(f"{played} can't be copied")
    assert list((tmp_path / "backups").iterdir()) == []


def test_a_folder_that_can_t_be_made_is_said(played: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="can't be made"):
        make(played, tmp_path / "file" / "backups")


def test_six_hours_seven_days_and_four_weeks_are_kept() -> None:
    made: list[datetime] = []
    for hour in range(24 * 40):
        made.append(NOON + timedelta(hours=hour))
        gone = backup.expired(made)
        made = [at for at in made if at not in gone]
    newest = made[-1]
    ages = [newest - at for at in reversed(made)]
    assert [age.total_seconds() / 3600 for age in ages[:6]] == [0, 1, 2, 3, 4, 5]
    days = {at.date() for at in made}
    assert {newest.date() - timedelta(days=n) for n in range(7)} <= days
    assert len({at.isocalendar()[:2] for at in made}) == 4
    assert 13 <= len(made) <= 17


def test_foreign_files_in_the_folder_are_left_alone(played: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "crazy-duel-notes.sqlite3.gz").write_text("mine")
    for hour in range(9):
        change(played, hour)
        make(played, folder, NOON + timedelta(hours=hour))
    assert (folder / "crazy-duel-notes.sqlite3.gz").read_text() == "mine"
    assert len(backup.found(folder)) == backup.HOURLY


async def test_a_backup_under_load_restores_and_audits_clean(store: Store, path: Path) -> None:
    folder = path.parent / "backups"
    done = asyncio.Event()
    chance = random.Random(1)

    def arrive(conn: Connection) -> None:
        players.ensure_guild(conn, GUILD, 1)
        player = players.ensure_person(conn, chance.randrange(10**9), 1)
        coins.ensure_account(conn, GUILD, player, 1)

    async def load() -> int:
        written = 0
        while not done.is_set():
            await asyncio.gather(*(store.write(arrive) for _ in range(16)))
            written += 16
        return written

    loading = asyncio.create_task(load())
    for hour in range(3):
        await store.write(arrive)  # whatever the load had time for, something is new
        made = await asyncio.to_thread(make, path, folder, NOON + timedelta(hours=hour))
        assert made is not None
        backup.restore(made.path, path.parent / f"{hour}.sqlite3")
    done.set()
    assert await loading > 0
    sizes = [audit_file(path.parent / f"{hour}.sqlite3") for hour in range(3)]
    assert all(found.bad == () for found in sizes)
    assert sizes[0].counts["players"] < sizes[2].counts["players"]


def command(database: Path, folder: Path, *, after: str = "") -> Result:
    arguments = ["backup", "--database", str(database), "--to", str(folder)]
    settings = {"CRAZY_DUEL_AFTER_BACKUP": after, "CRAZY_DUEL_BACKUP_FREE_PERCENT": "0"}
    return CliRunner().invoke(main, arguments, env=settings)


def test_the_command_makes_one_and_runs_what_the_operator_wants_after_it(
    played: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    target = tmp_path / "elsewhere; touch owned"
    target.mkdir()
    assert command(played, folder, after=f"cp -t '{target}'").exit_code == 0
    (made,) = backup.found(folder)
    assert (target / made.path.name).read_bytes() == made.path.read_bytes()
    again = command(played, folder)
    assert (again.exit_code, again.output) == (0, "Nothing has changed since the last backup.\n")


def test_a_command_that_fails_after_a_backup_is_told(played: Path, tmp_path: Path) -> None:
    for number, (after, said) in enumerate(
        [
            ("false", "ended with code 1"),
            ("no-such-program", "failed"),
        ]
    ):
        change(played, number)
        failed = command(played, tmp_path / "backups", after=after)
        assert failed.exit_code == 1
        assert said in failed.output
        assert backup.found(tmp_path / "backups")


def test_a_database_that_is_not_there_is_not_made_by_a_backup(tmp_path: Path) -> None:
    assert command(tmp_path / "none.sqlite3", tmp_path / "backups").exit_code == 2
    assert not (tmp_path / "none.sqlite3").exists()


def test_the_audit_command_prints_counts_and_a_digest_and_fails_for_a_bad_row(
    played: Path,
) -> None:
    clean = CliRunner().invoke(main, ["audit", "--database", str(played)])
    assert clean.exit_code == 0
    assert "hands 3, settled 3" in clean.output
    assert f"digest {audit_file(played).digest}\naudit: clean\n" in clean.output
    conn = connect(played)
    conn.execute("DROP TRIGGER hand_flows")
    conn.execute("UPDATE hand SET winner = 1 - winner WHERE id = 1")
    conn.close()
    bad = CliRunner().invoke(main, ["audit", "--database", str(played)])
    assert bad.exit_code == 1
    assert "bad: table 1: hand 1: winner is" in bad.output


async def test_the_bot_makes_one_in_a_process_of_its_own(
    played: Path, caplog: pytest.LogCaptureFixture
) -> None:
    config = Config(database=played, backup_free_percent=0)
    with caplog.at_level(logging.INFO, logger="bot.backups"):
        assert await make_backup(config)
    (only,) = backup.found(config.backup_folder)
    assert f"backup {only.path}" in caplog.text
    with gzip.open(only.path) as file:
        assert file.read(15) == b"SQLite format 3"


def test_where_backups_are_kept(tmp_path: Path) -> None:
    beside = Config(database=tmp_path / "var" / "x.sqlite3")
    assert beside.backup_folder == tmp_path / "var" / "backups"
    assert Config(backups=tmp_path).backup_folder == tmp_path
