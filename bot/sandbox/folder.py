"""Folders of sandbox runs: var/sandbox/<run>/, fresh each time."""

from datetime import UTC, datetime
from pathlib import Path

from bot.config import VAR


def fresh_folder(what: str) -> Path:
    """Make and return an empty folder for a run."""
    base = VAR / "sandbox"
    base.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    for number in range(1, 1000):
        folder = base / (f"{what}-{stamp}" if number == 1 else f"{what}-{stamp}-{number}")
        try:
            folder.mkdir()
        except FileExistsError:
            continue
        return folder
    raise FileExistsError(f"no free folder under {base}")
