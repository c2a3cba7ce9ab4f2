"""Disk: a disk in memory, for SQLite through apsw, whose power can be cut and which can be full.

What was written since a file's last sync may be there after a cut, or not, or in part.
"""

import random
from dataclasses import dataclass, field
from pathlib import Path

import apsw

SECTOR = 512


@dataclass
class Inode:
    """A file: as the program sees it, as it surely is on the disk, and what was written since."""

    content: bytearray = field(default_factory=bytearray)
    durable: bytes = b""
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)  # None: cut off there


class Disk(apsw.VFS):
    """A file system of its own. `cut_at` counts writes and syncs; `room` bounds the bytes."""

    def __init__(self, name: str, files: dict[str, bytes] | None = None) -> None:
        self.files = {
            path: Inode(bytearray(held), bytes(held)) for path, held in (files or {}).items()
        }
        self.cut_at: int | None = None
        self.room: int | None = None
        self.acts = 0
        self.name = name
        super().__init__(name, base="")

    @property
    def dead(self) -> bool:
        """Tell whether the power is gone."""
        return self.cut_at is not None and self.acts >= self.cut_at

    @property
    def used(self) -> int:
        """Return the bytes of all files."""
        return sum(len(inode.content) for inode in self.files.values())

    def act(self, more: int = 0) -> bool:
        """Count a write of so many new bytes, or a sync. Tell whether it reaches the disk.

        After a cut nothing does; the program may go on, for nobody will ever see what it did.
        """
        if self.dead:
            return False
        if self.room is not None and more > 0 and self.used + more > self.room:
            raise apsw.FullError("the disk is full")
        self.acts += 1
        return not self.dead

    def after_cut(self, chance: random.Random, folder: Path) -> None:
        """Write to a folder what is found when the power is back."""
        for path, inode in self.files.items():
            found = bytearray(inode.durable)
            for offset, data in inode.pending:
                if data is None:
                    del found[offset:]
                elif chance.random() < 0.5:
                    torn = chance.randrange(len(data) // SECTOR + 1) * SECTOR
                    kept = data if chance.random() < 0.5 else data[:torn]
                    found.extend(bytes(max(0, offset + len(kept) - len(found))))
                    found[offset : offset + len(kept)] = kept
            (folder / Path(path).name).write_bytes(found)

    # Whatever has the methods of a file will do.
    def xOpen(  # type: ignore[override]
        self, name: str | apsw.URIFilename | None, flags: list[int]
    ) -> "OpenFile":
        """Open a file, made if need be."""
        path = name if isinstance(name, str) else name.filename() if name else ""
        if path not in self.files and not flags[0] & apsw.SQLITE_OPEN_CREATE:
            raise apsw.CantOpenError(path)
        flags[1] = flags[0]
        return OpenFile(self, self.files.setdefault(path, Inode()))

    def xDelete(self, filename: str, syncdir: bool) -> None:
        """Delete a file."""
        if not self.dead:
            self.files.pop(filename, None)

    def xAccess(self, pathname: str, flags: int) -> bool:
        """Tell whether a file is there."""
        return pathname in self.files

    def xFullPathname(self, name: str) -> str:
        """Return the name: there are no folders."""
        return name


class OpenFile:
    """An open file of the disk."""

    def __init__(self, disk: Disk, inode: Inode) -> None:
        self._disk = disk
        self._inode = inode

    def xRead(self, amount: int, offset: int) -> bytes:
        """Return bytes; fewer at the end of the file."""
        return bytes(self._inode.content[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        """Write bytes, which may be lost until the next sync."""
        content = self._inode.content
        more = max(0, offset + len(data) - len(content))
        alive = self._disk.act(more)
        content.extend(bytes(more))
        content[offset : offset + len(data)] = data
        if alive:
            self._inode.pending.append((offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:
        """Cut the file off."""
        del self._inode.content[newsize:]
        if self._disk.act():
            self._inode.pending.append((newsize, None))

    def xSync(self, flags: int) -> None:
        """Make everything written so far durable."""
        if self._disk.act():
            self._inode.durable = bytes(self._inode.content)
            self._inode.pending.clear()

    def xFileSize(self) -> int:
        """Return the size as the program sees it."""
        return len(self._inode.content)

    def xSectorSize(self) -> int:
        """Return the size of what is written at once."""
        return SECTOR

    def xDeviceCharacteristics(self) -> int:
        """Promise nothing."""
        return 0

    def xFileControl(self, op: int, ptr: int) -> bool:
        """Know no special operations."""
        return False

    def xLock(self, level: int) -> None:
        """Lock: nobody else is there."""

    def xUnlock(self, level: int) -> None:
        """Unlock."""

    def xCheckReservedLock(self) -> bool:
        """Tell whether somebody else is about to write."""
        return False

    def xClose(self) -> None:
        """Close."""
