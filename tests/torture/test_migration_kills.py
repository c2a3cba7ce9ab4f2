"""Migrations killed at their statements: a database is of one version or of the next."""

import asyncio
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from data import coins, players
from data.audit import audit_file
from data.connection import connect
from data.migrate import migrate, shipped
from data.store import Store
from tests.data.evening import GUILD, START
from tests.torture import LONG

MIGRATION = """
import os, signal, sys
from pathlib import Path
from data.connection import connect
from data.migrate import migrate

path, left = Path(sys.argv[1]), int(sys.argv[2])
conn = connect(path)

def count(sql):
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)

conn.set_trace_callback(count)
migrate(conn, path)
print(-left)
"""
PEOPLE = 20


def older(path: Path, version: int) -> None:
    """Make a database of an older version, with some people's coins in it."""
    conn = connect(path)
    migrate(conn, path, shipped()[:version])
    if version >= 2:
        players.ensure_guild(conn, GUILD, START)
        for user in range(PEOPLE):
            coins.ensure_account(conn, GUILD, players.ensure_person(conn, user, START), START)
    conn.close()


def migrated(path: Path, kill_at: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", MIGRATION, str(path), str(kill_at)],
        capture_output=True,
        text=True,
        check=False,
    )


async def opened_and_closed(path: Path) -> None:
    store = await Store.open(path)
    await store.close()


@pytest.mark.parametrize("version", range(len(shipped())))
def test_a_migration_killed_at_any_statement_is_taken_up_again(
    tmp_path: Path, version: int
) -> None:
    whole = tmp_path / "whole.sqlite3"
    older(whole, version)
    statements = int(migrated(whole, 0).stdout)
    chance = random.Random(version)
    points = range(1, statements + 1)
    for kill_at in points if LONG else sorted(chance.sample(points, min(4, len(points)))):
        path = tmp_path / f"{kill_at}.sqlite3"
        older(path, version)
        assert migrated(path, kill_at).returncode == -signal.SIGKILL
        conn = connect(path)
        assert version <= conn.execute("PRAGMA user_version").fetchone()[0] <= len(shipped())
        conn.close()
        asyncio.run(opened_and_closed(path))
        found = audit_file(path)
        assert found.bad == ()
        assert found.counts["coins"] == (20_000 * PEOPLE if version >= 2 else 0)
        assert found.digest == audit_file(whole).digest
