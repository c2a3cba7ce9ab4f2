"""What can be wrong with the database file, in words for the person who runs the bot.

Owns the translation of SQLite's errors; never a rule of the game.
"""

import sqlite3
from pathlib import Path


class StoreError(Exception):
    """The database can't be used; the text says why and what to do."""


class LockedError(StoreError):
    """Another process has this database open."""


class NewerDatabaseError(StoreError):
    """A newer version of the program has written this database."""


class OlderDatabaseError(StoreError):
    """An older version of the program has written this database; a start brings it on."""


class ChangedMigrationError(StoreError):
    """A migration that this database has been through is no longer the same."""


class NotADatabaseError(StoreError):
    """The file is damaged or something else."""


class UnwritableError(StoreError):
    """The file or its folder can't be written."""


class ClosedError(StoreError):
    """The store has been closed."""


_UNWRITABLE = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM}
_DAMAGED = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}


def is_damage(error: sqlite3.Error) -> bool:
    """Tell whether an error is about what a file holds."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGED


def explained(error: sqlite3.Error | OSError, path: Path) -> StoreError:
    """Return what an error at opening means."""
    if isinstance(error, OSError):
        return UnwritableError(f"{path.parent} can't be made or written: {error.strerror}.")
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the primary code
    if code in _UNWRITABLE:
        return UnwritableError(
            f"{path} can't be written: {error}. Check the rights of its folder, and of the files"
            f" there whose names begin with {path.name}."
        )
    if is_damage(error):
        return NotADatabaseError(
            f"{path} is damaged or no database of this program: {error}. Restore a backup."
        )
    if code == sqlite3.SQLITE_FULL:
        return StoreError(f"The disk of {path.parent} is full. Free some space.")
    if code == sqlite3.SQLITE_BUSY:
        return LockedError(f"{path} is in use by another process. Stop that one first.")
    return StoreError(f"{path} can't be opened: {error}.")
