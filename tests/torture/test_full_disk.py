"""A full disk: what can't be written is told to who wanted it; nothing else is harmed."""

import random
import sqlite3
from contextlib import suppress
from pathlib import Path

from data import meta, results, transaction
from data.audit import audit
from data.connection import Connection, connect
from data.store import Store
from data.transaction import Done
from tests.torture import LONG
from tests.torture.disk import Disk
from tests.torture.ledger import founded, granted, granting, opened

ROUNDS = 200 if LONG else 20


def test_a_disk_that_is_full_for_a_while_loses_nothing(tmp_path: Path) -> None:
    files = founded()
    for seed in range(ROUNDS):
        chance = random.Random(seed)
        disk = Disk("full", files)
        conn = opened(disk)
        conn.execute("PRAGMA wal_autocheckpoint = 0")  # the log only grows
        done: set[int] = set()
        failed = 0
        for number in range(0, 120, 3):
            # 40 to 80 are a bad time: sometimes a few pages are free, mostly not enough.
            disk.room = disk.used + chance.randrange(60) * 1024 if 40 <= number < 80 else None
            group = [granting(number + place) for place in range(3)]
            for place, outcome in enumerate(transaction.write(conn, group)):
                if isinstance(outcome, Done):
                    done.add(number + place)
                else:
                    failed += 1
            assert not conn.in_transaction
            assert results.check(conn) == []
        assert granted(conn) == done
        conn.close()
        for path, inode in disk.files.items():
            (tmp_path / f"{seed}-{path[1:]}").write_bytes(inode.durable)
        again = connect(tmp_path / f"{seed}-duel.sqlite3")
        assert granted(again) == done
        assert audit(again).bad == ()
        again.close()
        assert failed > 0
        assert {118, 119, 0, 1} <= done


async def test_the_store_goes_on_when_there_is_room_again(store: Store) -> None:
    def limit(conn: Connection, pages: int) -> None:
        (now,) = conn.execute("PRAGMA page_count").fetchone()
        conn.execute(f"PRAGMA max_page_count = {now + pages}")

    await store.write(lambda conn: limit(conn, 3))
    outcomes = []
    for number in range(20):
        with suppress(sqlite3.OperationalError):
            await store.write(
                lambda conn, number=number: meta.set(conn, f"{number}", "x" * 2_000)  # type: ignore[misc]
            )
            outcomes.append(number)
    assert 0 < len(outcomes) < 20
    await store.write(lambda conn: limit(conn, 1_000))
    await store.write(lambda conn: meta.set(conn, "more", "x" * 50_000))
    kept = await store.read(
        lambda conn: [int(key) for (key,) in conn.execute("SELECT key FROM meta WHERE key < ':'")]
    )
    assert sorted(kept) == outcomes
