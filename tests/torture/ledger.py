"""A small ledger on a disk in memory: a server, two players, and transfers between them."""

from typing import Any, cast

import apsw

from data import coins, players, transaction
from data.connection import SETTINGS, Connection
from data.gifts import grant
from data.migrate import shipped
from data.players import PlayerId
from tests.data.evening import ANN, BEN, GUILD, START
from tests.torture.disk import Disk

FULL, NORMAL = 2, 1
PATH = "/duel.sqlite3"


def opened(disk: Disk, *, synchronous: int = FULL) -> Connection:
    """Open the database on a disk, with every setting that the store has, or a laxer one."""
    conn = apsw.Connection(PATH, vfs=disk.name)
    conn.execute("PRAGMA locking_mode = exclusive")  # without it, WAL needs shared memory
    for name, value in (SETTINGS | {"synchronous": synchronous}).items():
        conn.execute(f"PRAGMA {name} = {value}")
    conn.execute("PRAGMA wal_autocheckpoint = 25")  # pages; so that checkpoints are cut, too
    return cast(Connection, conn)


def founded() -> dict[str, bytes]:
    """Return the files of a database with two players."""
    disk = Disk("founding")
    conn: Any = opened(disk)
    for step in shipped():
        row = f"{step.version}, '{step.name}', '{step.sha256}', 0"
        conn.execute(
            "BEGIN; CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY,"
            " name TEXT NOT NULL, sha256 TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT;"
            f"{step.sql}; INSERT INTO migration VALUES ({row});"
            f" PRAGMA user_version = {step.version}; COMMIT"
        )
    players.ensure_guild(conn, GUILD, START)
    for user in (ANN, BEN):
        coins.ensure_account(conn, GUILD, players.ensure_person(conn, user, START), START)
    conn.close()
    return {path: inode.durable for path, inode in disk.files.items()}


def granting(number: int) -> transaction.Job:
    """Return a transaction that gives or takes coins under a key of its own."""
    player, amount = PlayerId(1 + number % 2), 100 + number if number % 3 else -(number + 1)
    return lambda conn: grant(
        conn, GUILD, player, amount, actor=player, once=number, at=START + number
    )


def granted(conn: Connection) -> set[int]:
    """Return which of them are there."""
    rows = conn.execute("SELECT key FROM transfer WHERE kind = 'admin'")
    return {int(key.rpartition(":")[2]) for (key,) in rows}
