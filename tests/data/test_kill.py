"""Kills: a process that dies at any moment loses nothing that it acknowledged."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from data.store import Store

WRITER = """
import asyncio, sys
from pathlib import Path
from data import meta
from data.store import Store

async def main():
    store = await Store.open(Path(sys.argv[1]))
    async def work(name):
        for number in range(100_000):
            await store.write(lambda conn: meta.set(conn, f"{name}:{number}", "x"))
            print(f"{name}:{number}", flush=True)
    await asyncio.gather(*(work(name) for name in "abcd"))

asyncio.run(main())
"""


def killed_after(path: Path, lines: int) -> list[str]:
    """Return what a process acknowledged before it was killed; a line cut short is none."""
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        first = [process.stdout.readline() for _ in range(lines)]
        process.send_signal(signal.SIGKILL)
        return [line.strip() for line in (*first, *process.stdout) if line.endswith("\n")]


async def keys(path: Path) -> set[str]:
    store = await Store.open(path)
    found = await store.read(lambda conn: {key for (key,) in conn.execute("SELECT key FROM meta")})
    await store.close()
    return found


@pytest.mark.parametrize("lines", [1, 40, 150])
def test_nothing_that_was_acknowledged_is_lost_by_a_kill(path: Path, lines: int) -> None:
    acknowledged = killed_after(path, lines)
    assert len(acknowledged) >= lines
    assert asyncio.run(keys(path)) >= set(acknowledged)
