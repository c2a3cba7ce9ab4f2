"""Private files: what holds cards and Discord ids is for its owner alone, where systems know that.

Never widens what somebody has set, and takes nothing away from a file that is there.
"""

import os
import stat
from pathlib import Path

OWNER_ONLY = 0o600


def make_private(path: Path) -> None:
    """Make an empty file that only its owner can read, unless one is there."""
    flags = os.O_CREAT | os.O_WRONLY
    os.close(os.open(path, flags, OWNER_ONLY))


def others_read(path: Path) -> bool:
    """Tell whether others on this machine can read a file, and get to it in its folder."""
    if os.name != "posix":
        return False
    wide = stat.S_IRGRP | stat.S_IROTH
    through = stat.S_IXGRP | stat.S_IXOTH
    return bool(path.stat().st_mode & wide) and bool(path.parent.stat().st_mode & through)
