"""File systems: on what kind a file lies. A network's is refused: neither WAL nor locks hold there.

Knows only what Linux tells of its mounts and how Windows writes a share; elsewhere nothing is said.
"""

import re
from pathlib import Path

from data.errors import StoreError

MOUNTS = Path("/proc/self/mountinfo")
NETWORK = frozenset(
    {
        *("nfs", "nfs4", "cifs", "smb2", "smb3", "smbfs", "afs", "ncpfs", "coda"),
        *("ceph", "glusterfs", "lustre", "gpfs", "beegfs", "ocfs2", "gfs2", "vboxsf", "prl_fs"),
        *("fuse.sshfs", "fuse.rclone", "fuse.s3fs", "fuse.gcsfuse", "fuse.glusterfs", "fuse.davfs"),
        *("fuse.mergerfs", "fuse.vmhgfs-fuse", "davfs"),
    }
)
SHARED = frozenset({"9p", "virtiofs", "fakeowner"})  # a host's folder: some keep locks, some don't


class NetworkError(StoreError):
    """The database would lie where it can't be kept safely."""


def kind_of(path: Path) -> str | None:
    """Return the kind of file system that a path lies on, None where it can't be told."""
    whole = path.resolve()
    if str(whole).startswith("\\\\"):
        return "cifs"
    try:
        mounts = MOUNTS.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return None
    best, kind = -1, None
    for line in mounts.splitlines():
        before, _, after = line.partition(" - ")
        point = Path(_unescaped(before.split(" ")[4]))
        # Of several mounts on one point the last is seen.
        if whole.is_relative_to(point) and len(point.parts) >= best:
            best, kind = len(point.parts), after.split(" ")[0]
    return kind


def refuse_network(path: Path) -> None:
    """Raise NetworkError when a path lies on a network file system."""
    kind = kind_of(path)
    if kind in NETWORK:
        raise NetworkError(
            f"{path} lies on a network file system ({kind}), where a database can be "
            "damaged. Put it on a disk of this machine: CRAZY_DUEL_DATABASE."
        )


def _unescaped(text: str) -> str:
    return re.sub(r"\\([0-7]{3})", lambda octal: chr(int(octal[1], 8)), text)
