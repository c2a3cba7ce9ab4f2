"""Opening: what is wrong with a database file is said in plain words, and nothing is touched."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from data import meta
from data.connection import connect
from data.errors import (
    LockedError,
    NewerDatabaseError,
    NotADatabaseError,
    StoreError,
    UnwritableError,
    explained,
)
from data.lock import FileLock
from data.store import Store


def use(path: Path, key: str = "key", value: str = "value") -> None:
    """Open the store, write and close it."""

    async def open_and_close() -> None:
        store = await Store.open(path)
        await store.write(lambda conn: meta.set(conn, key, value))
        await store.close()

    asyncio.run(open_and_close())


def refused(path: Path) -> StoreError:
    with pytest.raises(StoreError) as error:
        asyncio.run(Store.open(path))
    FileLock(path).release()  # a refusal holds no lock
    return error.value


async def test_a_second_store_on_the_same_file_is_refused(store: Store, path: Path) -> None:
    with pytest.raises(LockedError, match="another process"):
        await Store.open(path)
    await store.write(lambda conn: meta.set(conn, "still", "works"))


HOLDER = """
import sys
from pathlib import Path
from data.lock import FileLock
lock = FileLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def holder(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has the database."""
    path.parent.mkdir()
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdin is not None
    assert process.stdout.readline() == "held\n"
    yield process
    process.kill()
    process.wait()
    process.stdin.close()
    process.stdout.close()


def test_a_second_process_is_refused_until_the_first_one_dies(
    path: Path, holder: subprocess.Popen[str]
) -> None:
    with pytest.raises(LockedError, match="another process"):
        use(path)
    holder.kill()
    holder.wait()
    use(path)


def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    use(path)
    conn = connect(path)
    conn.execute("PRAGMA user_version = 99")
    conn.close()
    before = path.read_bytes()
    error = refused(path)
    assert isinstance(error, NewerDatabaseError)
    assert "Update the program" in str(error)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"no database at all " * 100, b"SQLite format 3\0" + b"\7" * 4096]
)
def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert isinstance(refused(path), NotADatabaseError)
    assert path.read_bytes() == content


def test_a_damaged_database_is_refused(path: Path) -> None:
    use(path, "long", "x" * 50_000)
    with path.open("rb+") as file:
        file.seek(4096 * 3)
        file.write(b"\xff" * 4096 * 4)
    assert isinstance(refused(path), NotADatabaseError)


def test_another_program_s_database_is_refused(path: Path) -> None:
    path.parent.mkdir()
    conn = sqlite3.connect(path)
    conn.execute("CREATE TABLE theirs(id)")
    conn.commit()
    conn.close()
    error = refused(path)
    assert isinstance(error, NotADatabaseError)
    assert "not of this program" in str(error)


def test_a_folder_that_can_t_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(UnwritableError, match="can't be made"):
        use(tmp_path / "file" / "duel.sqlite3")


def test_a_folder_in_the_file_s_place_is_told(path: Path) -> None:
    path.mkdir(parents=True)
    assert isinstance(refused(path), UnwritableError)


def test_a_file_that_can_t_be_written_is_told(tmp_path: Path) -> None:
    conn = sqlite3.connect(f"file:{tmp_path / 'x'}?mode=rwc", uri=True)
    conn.execute("PRAGMA query_only = 1")
    with pytest.raises(sqlite3.OperationalError) as error:
        conn.execute("CREATE TABLE t(x)")
    conn.close()
    assert isinstance(explained(error.value, tmp_path / "x"), UnwritableError)
