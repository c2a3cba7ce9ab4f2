"""Backups while the bot runs: in a process of their own, with a command after each.

Copying and auditing is data.backup's; here it is only asked for, so that it costs the game nothing.
"""

import asyncio
import logging
import os
import shlex
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from bot.config import Config

log = logging.getLogger(__name__)

AFTER_S = 600  # the most a command after a backup may take


async def make_backup(config: Config) -> bool:
    """Make one backup, as `python -m bot backup` does. Tell whether all went well."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "backup"),
        *("--database", str(config.database), "--to", str(config.backup_folder)),
        env=_without_discord()
        | {
            "CRAZY_DUEL_AFTER_BACKUP": config.after_backup,
            "CRAZY_DUEL_BACKUP_FREE_PERCENT": str(config.backup_free_percent),
        },
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        said, _ = await process.communicate()
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()
        raise
    text = said.decode(errors="replace").strip()
    # An hour without a backup is an error, so that it is counted and wakes somebody.
    log.log(logging.ERROR if process.returncode else logging.INFO, "%s", text)
    return process.returncode == 0


def run_after(command: str, backup: Path) -> str | None:
    """Run the operator's command with the backup's path. Return what went wrong, if anything."""
    try:
        done = subprocess.run(  # noqa: S603 -- the operator's own command, without a shell
            [*shlex.split(command), str(backup)],
            stdin=subprocess.DEVNULL,
            env=_without_discord(),
            timeout=AFTER_S,
            check=False,
        )
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        return f"The command after the backup failed: {error}"
    if done.returncode:
        return f"The command after the backup ended with code {done.returncode}."
    return None


def _without_discord() -> dict[str, str]:
    """Return the environment for a child that has no need to know the token, or whose it is."""
    hidden = {
        "DISCORD_TOKEN",
        "CRAZY_DUEL_API",
        "CRAZY_DUEL_GATEWAY",
        "CRAZY_DUEL_SEED",
        "CRAZY_DUEL_DIE_AT",
        "CRAZY_DUEL_WATCH_STDIN",
    }
    return {name: value for name, value in os.environ.items() if name not in hidden}
