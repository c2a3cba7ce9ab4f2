"""Power cuts: with FULL nothing acknowledged is lost; with NORMAL it is, so the test can tell."""

import random
from pathlib import Path

import pytest

from data import transaction
from data.audit import audit
from data.connection import connect
from data.transaction import Done
from tests.torture import LONG
from tests.torture.disk import Disk
from tests.torture.ledger import FULL, NORMAL, founded, granted, granting, opened

CUTS = 600 if LONG else 60
MOST = 60  # transactions before the cut


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return founded()


def cut(files: dict[str, bytes], folder: Path, chance: random.Random, synchronous: int) -> set[int]:
    """Write until the power is cut. Return the acknowledged transactions that are lost."""
    disk = Disk("cut", files)
    disk.cut_at = chance.randrange(20, 6 * MOST)
    acknowledged: set[int] = set()
    conn = opened(disk, synchronous=synchronous)
    for number in range(0, MOST, 2):
        group = [granting(number), granting(number + 1)][: chance.randrange(1, 3)]
        outcomes = transaction.write(conn, group)
        if disk.dead:
            break
        assert all(isinstance(outcome, Done) for outcome in outcomes)
        acknowledged.update(range(number, number + len(group)))
    conn.close()
    disk.after_cut(chance, folder)
    again = connect(folder / "duel.sqlite3")
    try:
        if synchronous == FULL:
            assert audit(again).bad == ()
            assert again.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return acknowledged - granted(again)
    finally:
        again.close()


def test_nothing_acknowledged_is_lost_by_a_power_cut(
    files: dict[str, bytes], tmp_path: Path
) -> None:
    for seed in range(CUTS):
        folder = tmp_path / str(seed)
        folder.mkdir()
        assert cut(files, folder, random.Random(seed), FULL) == set(), f"seed {seed}"
    print(f"\n{CUTS} power cuts with FULL: nothing acknowledged lost, audits clean")


def test_with_less_than_full_what_was_acknowledged_is_lost(
    files: dict[str, bytes], tmp_path: Path
) -> None:
    losses = 0
    for seed in range(CUTS):
        folder = tmp_path / str(seed)
        folder.mkdir()
        losses += bool(cut(files, folder, random.Random(seed), NORMAL))
    print(f"\n{CUTS} power cuts with NORMAL: {losses} lost acknowledged transactions")
    assert losses > CUTS / 4
