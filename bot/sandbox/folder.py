"""Folders of sandbox runs: var/sandbox/<run>/, fresh each time."""

import errno
from datetime import UTC, datetime
from pathlib import Path

from bot.config import VAR, ConfigError


def fresh_folder(what: str) -> Path:
    """Make and return an empty folder for a run. Raise ConfigError where nothing can be written."""
    base = VAR / "sandbox"
    try:
        return _fresh(base, what)
    except OSError as error:
        raise ConfigError(f"No folder can be made in {base}: {error.strerror}.") from error


def _fresh(base: Path, what: str) -> Path:
    base.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    for number in range(1, 1000):
        folder = base / (f"{what}-{stamp}" if number == 1 else f"{what}-{stamp}-{number}")
        try:
            folder.mkdir()
        except FileExistsError:
            continue
        return folder
    raise FileExistsError(errno.EEXIST, "all names are taken")
