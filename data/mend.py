"""Mend: puts back the guards that a database has lost, while no bot has it open.

Never changes a row; and changes nothing at all unless the audit then finds everything well.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from data import audit, schema, transaction
from data.connection import Connection, connect, refuse_damaged
from data.errors import StoreError, explained
from data.lock import FileLock
from data.migrate import copy, refuse_other_version

# A guard's table is gone, or rows are there that an index forbids.
_NOT_SO = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT)


class MendError(StoreError):
    """Nothing was mended; the text says why."""


def mend(path: Path) -> list[str]:
    """Put back what is missing or changed and return it, in the words of the audit.

    The database is copied beside itself first. Raise a StoreError when it can't be mended so.
    """
    if not path.is_file():
        raise StoreError(f"There is no database at {path}.")
    try:
        lock = FileLock(path)
        try:
            with closing(connect(path)) as conn:
                refuse_damaged(conn, path)
                refuse_other_version(conn, path)
                found = schema.check(conn)
                if found:
                    copy(conn, kept_before(path))
                    _mend(conn, path)
                return found
        finally:
            lock.release()
    except (sqlite3.Error, OSError) as error:
        raise explained(error, path) from error


def kept_before(path: Path) -> Path:
    """Return where the database is kept as it was before mending."""
    return path.with_name(f"{path.name}.unmended")


def _mend(conn: Connection, path: Path) -> None:
    def job(conn: Connection) -> None:
        schema.put_back(conn)
        if bad := audit.audit_within(conn).bad:
            raise MendError(_left(path, bad))

    (outcome,) = transaction.write(conn, [job])
    if isinstance(outcome, sqlite3.Error) and outcome.sqlite_errorcode & 0xFF in _NOT_SO:
        raise MendError(_left(path, (str(outcome),))) from outcome
    if isinstance(outcome, Exception):
        raise outcome


def _left(path: Path, bad: tuple[str, ...]) -> str:
    said = (f"bad: {what}" for what in bad[: audit.SAID_MOST])
    end = "Restore a backup: docs/durability.md."
    return "\n".join((f"{path} is left as it is: its guards alone don't mend it.", *said, end))
