"""FileLock: one process to a database.

Held by SQLite itself on a file beside it, so that it works on every system and ends with the
process, however that ends. Not to be trusted on a network file system.
"""

import sqlite3
from pathlib import Path

from data.errors import LockedError
from data.private import make_private


class FileLock:
    """A lock that is held until released."""

    def __init__(self, path: Path) -> None:
        """Take the lock for the database at `path`, or raise LockedError."""
        beside = path.with_name(path.name + ".lock")
        make_private(beside)  # whoever may read it could hold it
        self._held = sqlite3.connect(
            beside, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._held.close()
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise LockedError(
                    f"{path} is in use by another process. Stop that one first."
                ) from error
            raise

    def release(self) -> None:
        """Let another process have the database."""
        self._held.close()
