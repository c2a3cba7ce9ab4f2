"""Backups: whole, checked, compressed copies, made while the bot runs; older ones thin out.

A copy is there entirely and audited, or not at all. One in which the audit finds something bad is
no backup: it is kept apart, under a name of its own. Never touches the database itself.
"""

import gzip
import hashlib
import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from data import audit
from data.connection import connect_to_look
from data.errors import StoreError, UnwritableError, explained, is_damage
from data.migrate import refuse_other_version
from data.private import make_private

LEAST_FREE = 20  # percent of the disk; with less, a backup would soon be what fills it
HOURLY, DAILY, WEEKLY = 6, 7, 4
_NAME = re.compile(r"crazy-duel-(suspect-)?(\d{8}T\d{6}Z)-([0-9a-f]{12})\.sqlite3\.gz")
_STAMP = "%Y%m%dT%H%M%SZ"


class BackupError(StoreError):
    """No backup was made; the text says why. Those that are there stay."""


class SuspectError(BackupError):
    """The audit finds the database bad; the text says what, and which copy was kept apart."""


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy in the folder; a suspect one is of a database that the audit found bad."""

    path: Path
    at: datetime
    digest: str  # the first of it
    suspect: bool = False


def free_percent(folder: Path) -> float:
    """Return how much of the folder's disk is free."""
    usage = shutil.disk_usage(folder)
    return 100 * usage.free / usage.total


def make(
    database: Path,
    folder: Path,
    at: datetime,
    *,
    least_free: int = LEAST_FREE,
    free: Callable[[Path], float] = free_percent,
) -> Backup | None:
    """Make a backup and thin out older ones; None when nothing has changed since the last one.

    Raise a StoreError when it can't be made, SuspectError when the copy is no backup.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if (percent := free(folder)) < least_free:
            raise BackupError(
                f"No backup was made: only {percent:.0f} % of the disk of {folder} are free, "
                f"{least_free} % is the least. Free some space."
            )
        audited, made = _make(database, folder, at)
        _thin_out(found(folder, suspect=bool(audited.bad)))
    except OSError as error:
        raise explained(error, folder / "backup") from error
    if audited.bad:
        raise SuspectError(_said(database, audited, made))
    return made


def found(folder: Path, *, suspect: bool = False) -> list[Backup]:
    """Return the backups in a folder, or the suspect copies, newest first."""
    copies = []
    for path in folder.glob("crazy-duel-*.sqlite3.gz"):
        match = _NAME.fullmatch(path.name)
        if match and bool(match[1]) == suspect:
            at = datetime.strptime(match[2], _STAMP).replace(tzinfo=UTC)
            copies.append(Backup(path, at, match[3], suspect))
    return sorted(copies, key=lambda copy: copy.at, reverse=True)


def expired(made: Iterable[datetime]) -> set[datetime]:
    """Return which backups go: all but the newest of 6 hours, of 7 days and of 4 weeks."""
    newest_first = sorted(set(made), reverse=True)
    kept: set[datetime] = set()
    for most, period in ((HOURLY, "%Y%m%d%H"), (DAILY, "%Y%m%d"), (WEEKLY, "%G%V")):
        newest: dict[str, datetime] = {}
        for at in newest_first:
            newest.setdefault(at.strftime(period), at)
        kept.update(list(newest.values())[:most])
    return set(newest_first) - kept


def restore(backup: Path, target: Path) -> None:
    """Write a backup's database to a file that is not there yet."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    make_private(part)
    with gzip.open(backup) as packed, part.open("wb") as file:
        shutil.copyfileobj(packed, file)
        file.flush()
        os.fsync(file.fileno())
    part.rename(target)


def _thin_out(copies: list[Backup]) -> None:
    gone = expired(copy.at for copy in copies)
    for copy in copies:
        if copy.at in gone:
            copy.path.unlink(missing_ok=True)


def _said(database: Path, audited: audit.Audit, made: Backup | None) -> str:
    """Return what there is to say of a copy that is no backup."""
    kept = (
        "Its rows are in the newest copy already."
        if made is None
        else f"A copy is kept apart, and no backup made way for it: {made.path}."
    )
    return "\n".join(
        (
            f"{database} is bad, so this is no backup.",
            *audited.lines(),
            kept,
            "Stop the bot and run `python -m bot mend`: it puts lost guards back, or says what"
            " else is wrong.",
        )
    )


def _make(database: Path, folder: Path, at: datetime) -> tuple[audit.Audit, Backup | None]:
    copy = folder / f".{os.getpid()}.part"
    packed = folder / f".{os.getpid()}.gz.part"
    try:
        _copy(database, copy)
        audited = _audited(copy)
        digest, suspect = audited.digest[:12], bool(audited.bad)
        there = found(folder)[:1] + (found(folder, suspect=True)[:1] if suspect else [])
        if any(one.digest == digest for one in there):
            return audited, None
        _pack(copy, packed)
        name = f"{'suspect-' * suspect}{at.astimezone(UTC).strftime(_STAMP)}-{digest}"
        path = folder / f"crazy-duel-{name}.sqlite3.gz"
        packed.rename(path)
        _sync_folder(folder)
        return audited, Backup(path, at, digest, suspect)
    finally:
        for part in (copy, packed, *folder.glob(f".{os.getpid()}.part-*")):
            part.unlink(missing_ok=True)


def _audited(copy: Path) -> audit.Audit:
    """Audit a copy; one that lacks a table can't be audited, and is kept all the more."""
    try:
        return audit.audit_file(copy)
    except StoreError as error:
        if not isinstance(error.__cause__, sqlite3.Error):
            raise
        with copy.open("rb") as file:
            digest = hashlib.file_digest(file, "sha256").hexdigest()
        return audit.Audit({}, digest, (f"it can't be audited: {error.__cause__}",), ())


def _copy(database: Path, copy: Path) -> None:
    conn = connect_to_look(database, "rw")
    try:
        refuse_other_version(conn, database)  # here: of the copy it would be said by a name of ours
        if not os.access(database, os.W_OK):  # SQLite then opens it to read, see connect_to_look
            raise UnwritableError(
                f"{database} can't be copied while it can't be written: chmod u+w {database.name}"
            )
        copy.unlink(missing_ok=True)
        make_private(copy)
        conn.execute("VACUUM INTO ?", (str(copy),))
    except sqlite3.Error as error:
        raise explained(error, database if is_damage(error) else copy) from error
    finally:
        conn.close()


def _pack(copy: Path, packed: Path) -> None:
    make_private(packed)
    with copy.open("rb") as file, packed.open("wb") as out:
        with gzip.GzipFile(fileobj=out, mode="wb", compresslevel=6, filename="", mtime=0) as zipped:
            shutil.copyfileobj(file, zipped, 1 << 20)
        out.flush()
        os.fsync(out.fileno())


def _sync_folder(folder: Path) -> None:
    """Make a new name durable, where a folder can be synced."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
