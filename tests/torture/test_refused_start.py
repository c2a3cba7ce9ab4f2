"""What the bot refuses to start on, and what it tells the operator to do. Nothing is touched."""

import asyncio
import ctypes
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from data import players
from data.connection import connect
from data.store import Store
from tests.data.evening import GUILD, START

CAP_DAC_OVERRIDE, PR_CAPBSET_DROP = 1, 24


def respect_permissions() -> None:
    """Make the next program heed permissions even when it is root's."""
    if os.geteuid() == 0:
        ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0)


def started(database: Path) -> subprocess.CompletedProcess[str]:
    """Start the bot, which looks at its database before it looks for Discord."""
    return subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        env={
            **os.environ,
            "DISCORD_TOKEN": "sandbox.nobody",
            "CRAZY_DUEL_API": "http://127.0.0.1:9/api",
            "CRAZY_DUEL_GATEWAY": "ws://127.0.0.1:9",
            "CRAZY_DUEL_DATABASE": str(database),
        },
        preexec_fn=respect_permissions,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def existing(path: Path) -> None:
    async def make() -> None:
        store = await Store.open(path)
        await store.close()

    asyncio.run(make())


def newer(path: Path) -> None:
    existing(path)
    conn = connect(path)
    conn.execute("PRAGMA user_version = 99")
    conn.close()


def corrupted(path: Path) -> None:
    existing(path)
    with path.open("rb+") as file:
        file.seek(4096)
        file.write(b"\xa5" * 4096 * 3)


def contradictory(path: Path) -> None:
    existing(path)
    conn = connect(path)
    players.ensure_guild(conn, GUILD, START)
    conn.execute("DROP TRIGGER account_explained")
    conn.execute("UPDATE account SET balance = balance + 1")
    conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    conn.close()


def foreign(path: Path) -> None:
    path.write_bytes(b"These are my holiday notes. " * 400)


def read_only(path: Path) -> None:
    path.parent.chmod(0o555)


def read_only_file(path: Path) -> None:
    existing(path)
    path.chmod(0o444)


@pytest.mark.parametrize(
    ("prepare", "said"),
    [
        (newer, "Update the program"),
        (corrupted, "Restore a backup"),
        (contradictory, "coins are conserved"),
        (foreign, "Restore a backup"),
        (read_only, "can't be made or written|Check the rights of its folder"),
        (read_only_file, "Check the rights"),
    ],
)
def test_what_can_t_be_used_is_refused_with_what_to_do(
    tmp_path: Path, prepare: Callable[[Path], None], said: str
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    path = folder / "duel.sqlite3"
    prepare(path)
    before = path.read_bytes() if path.exists() else None
    run = started(path)
    folder.chmod(0o755)
    assert run.returncode == 2, run.stderr
    assert len(run.stderr.splitlines()) == 1
    assert any(hint in run.stderr for hint in said.split("|")), run.stderr
    assert (path.read_bytes() if path.exists() else None) == before


async def test_a_second_process_is_refused_while_the_first_has_the_database(path: Path) -> None:
    store = await Store.open(path)
    run = await asyncio.to_thread(started, path)
    assert run.returncode == 2
    assert run.stderr == (f"{path} is in use by another process. Stop that one first.\n")
    assert await store.read(lambda conn: conn.execute("PRAGMA quick_check").fetchone()) == ("ok",)
    await store.close()
