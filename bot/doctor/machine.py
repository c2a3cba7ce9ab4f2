"""The machine: versions, fonts, disk, file system, database and backups. Sync; for a thread.

Says no path and nothing of what the database holds: who manages a server may read it, too.
"""

import os
import platform
import shlex
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from bot import __version__
from bot.config import ENV_FILE, Config
from bot.doctor.finding import Finding, Level, bad, ok, warn
from data import backup, checkup
from data.errors import OlderDatabaseError, StoreError
from data.filesystem import NETWORK, SHARED, kind_of
from data.private import others_read
from rendering.typeface import can_be_read

MB = 1024 * 1024
WAL_MB = 64  # more is a reader that never ends, or a checkpoint that never comes
LEAST_MB = 200  # of free disk; with less nothing can be written soon
BACKUP_HOURS, OLD_HOURS = 3, 26  # something is without a backup for so long: late, and grave
HOUR_MS = 3_600_000


@dataclass(frozen=True, slots=True)
class Premises:
    """Where the bot keeps what it has."""

    database: Path
    backups: Path
    least_free: int  # percent of the disk, below which no backup is made
    now: int  # unix ms
    token_file: Path | None = None  # what holds the token, where it is a file
    after_backup: str = ""  # the operator's command


def premises_of(config: Config, now: int) -> Premises:
    """Return where a configuration keeps things, as they are now."""
    token_file = ENV_FILE if ENV_FILE.is_file() else None
    return Premises(
        config.database,
        config.backup_folder,
        config.backup_free_percent,
        now,
        token_file,
        config.after_backup,
    )


def examine_machine(at: Premises) -> list[Finding]:
    """Look at everything that can be looked at without Discord."""
    looks: tuple[Callable[[Premises], Finding], ...]
    # The log first: to look at the database may fold it in.
    looks = (_versions, _fonts, _file_system, _disk, _writable, _log_size, _database, _private)
    looks += (_backups, _after_backup)
    said: dict[object, Finding] = {}
    for one in (_looked(look, at) for look in looks):
        # A database that can't be used keeps several looks from looking: that is said once.
        said.setdefault(one.key if one.key.startswith("database") else one, one)
    return list(said.values())


def _looked(look: Callable[[Premises], Finding], at: Premises) -> Finding:
    """Look, and tell also what keeps one from looking."""
    try:
        return look(at)
    except OlderDatabaseError:
        return warn("database-older")
    except StoreError as error:
        return bad("database", problem=_without_paths(str(error), at))
    except OSError as error:
        what = look.__name__.strip("_").replace("_", " ")
        return bad("cannot-look", what=what, problem=error.strerror or type(error).__name__)


def _versions(at: Premises) -> Finding:
    libraries = {name: version(name) for name in ("discord.py", "Pillow", "aiosqlite")}
    libraries |= {"Python": platform.python_version(), "SQLite": checkup.sqlite_version()}
    named = tuple(f"{name} {number}" for name, number in libraries.items())
    return ok("versions", version=__version__, libraries=named)


def _fonts(at: Premises) -> Finding:
    return ok("fonts") if can_be_read() else bad("fonts-missing")


def _file_system(at: Premises) -> Finding:
    kind = kind_of(at.database)
    if kind is None:
        return warn("file-system-unknown")
    if kind in NETWORK:
        return bad("file-system-network", kind=kind)
    return warn("file-system-shared", kind=kind) if kind in SHARED else ok("file-system", kind=kind)


def _disk(at: Premises) -> Finding:
    folder = next(one for one in at.database.resolve().parents if one.is_dir())
    usage = shutil.disk_usage(folder)
    percent, free = round(100 * usage.free / usage.total), usage.free // MB
    if free < LEAST_MB:
        return bad("disk-full", free=free)
    if percent < at.least_free:
        return warn("disk-low", percent=percent, least=at.least_free)
    return ok("disk", percent=percent, free=free)


def _writable(at: Premises) -> Finding:
    folder = next(one for one in at.database.resolve().parents if one.is_dir())
    if not os.access(folder, os.W_OK | os.X_OK):
        return bad("folder-read-only", folder=folder.name)
    beside = (at.database.with_name(f"{at.database.name}{end}") for end in ("", "-wal", "-shm"))
    shut = tuple(one.name for one in beside if one.exists() and not os.access(one, os.W_OK))
    # All of them: reading a file that may only be read has made such files beside it.
    every = f"{at.database.name}*"
    return bad("files-read-only", what=shut, all=every) if shut else ok("writable")


def _database(at: Premises) -> Finding:
    if not at.database.exists():
        return ok("database-none")
    found = checkup.look(at.database)
    if found.broken:
        return bad("database-contradicts", what=found.broken + found.lost)
    if found.lost:
        return bad("database-guards", what=found.lost)
    if found.settings:
        return bad("database-settings", what=found.settings)
    return ok("database-well", version=found.version, size=at.database.stat().st_size // MB)


def _private(at: Premises) -> Finding:
    if at.database.exists() and others_read(at.database):
        return warn("private-not")
    if at.token_file is not None and others_read(at.token_file):
        return warn("private-token")
    return ok("private")


def _log_size(at: Premises) -> Finding:
    wal = at.database.with_name(f"{at.database.name}-wal")
    size = wal.stat().st_size // MB if wal.exists() else 0
    return warn("wal-large", size=size, most=WAL_MB) if size > WAL_MB else ok("wal", size=size)


def _backups(at: Premises) -> Finding:
    folder = next(one for one in (at.backups, *at.backups.resolve().parents) if one.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        return bad("backup-folder")
    newest = next(iter(backup.found(at.backups)), None)
    apart = backup.found(at.backups, suspect=True)
    if apart and (newest is None or apart[0].at > newest.at):
        return bad("backup-suspect", count=len(apart))
    one = _age(at, newest)
    return warn("backup-suspect-left", count=len(apart)) if apart and one.level is Level.OK else one


def _age(at: Premises, newest: backup.Backup | None) -> Finding:
    """Look at how long something has been in no backup."""
    made = 0 if newest is None else int(newest.at.timestamp() * 1000)
    lacking = checkup.changed_since(at.database, made) if at.database.exists() else None
    if lacking is None:
        return ok("backup-nothing" if newest is None else "backup-whole")
    hours = max(0, (at.now - lacking) // HOUR_MS)
    key = "backup-none" if newest is None else "backup-old"
    if hours >= OLD_HOURS:
        return bad(key, hours=hours)
    return warn(key, hours=hours) if hours >= BACKUP_HOURS else ok("backup-coming")


def _after_backup(at: Premises) -> Finding:
    if not at.after_backup:
        return ok("after-backup-none")
    program = shlex.split(at.after_backup)[0]
    found = shutil.which(program) is not None
    return ok("after-backup") if found else bad("after-backup-missing", program=Path(program).name)


def _without_paths(text: str, at: Premises) -> str:
    for path in (at.database.resolve().parent, at.database.parent):
        text = text.replace(f"{path}/", "")
    return text
