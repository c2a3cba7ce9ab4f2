"""A storm: hundreds of transfers at once, some twice, some cancelled, some too large."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from bot.table.refusal import Reason, Refused
from data import coins, players
from data.audit import audit_file
from data.connection import Connection
from data.store import Store
from tests.data.evening import GUILD, START
from tests.torture import LONG

PEOPLE = 12
TRANSFERS = 20_000 if LONG else 2_000


@dataclass
class Storm:
    """What became of each transfer, by its key."""

    moved: Counter[str] = field(default_factory=Counter)
    repeated: Counter[str] = field(default_factory=Counter)
    refused: int = 0
    cancelled: int = 0


def people(conn: Connection) -> list[coins.AccountId]:
    players.ensure_guild(conn, GUILD, START)
    arrived = [players.ensure_person(conn, user, START) for user in range(1, PEOPLE + 1)]
    for player in arrived:
        coins.ensure_account(conn, GUILD, player, START)
    return [coins.account(conn, GUILD, player) for player in arrived]


def sums(conn: Connection) -> tuple[int, int]:
    """Return what all accounts of the guild add up to, and the poorest player's balance."""
    total, poorest = conn.execute(
        "SELECT sum(balance), min(CASE kind WHEN 'player' THEN balance END) FROM account"
    ).fetchone()
    return int(total), int(poorest)


async def test_a_storm_of_transfers_moves_each_once_and_readers_always_see_sum_zero(
    store: Store, path: Path
) -> None:
    chance = random.Random(7)
    accounts = await store.write(people)
    storm, looks = Storm(), 0
    raging = asyncio.create_task(_rage(store, accounts, chance, storm))
    while not raging.done():
        assert (await store.read(sums))[0] == 0
        assert (await store.read(sums))[1] >= 0
        looks += 1
        await asyncio.sleep(0)
    await raging
    found = await store.read(_kept)
    assert set(storm.moved) <= found
    assert max(storm.moved.values()) == 1
    assert set(storm.repeated) <= found
    assert min(storm.refused, storm.cancelled, len(storm.repeated), looks) > 0
    assert audit_file(path).bad == ()
    print(
        f"\n{TRANSFERS} transfers: {len(storm.moved)} moved, {len(storm.repeated)} in vain,"
        f" {storm.refused} refused, {storm.cancelled} cancelled; {looks} looks saw a sum of zero"
    )


async def _rage(
    store: Store, accounts: list[coins.AccountId], chance: random.Random, storm: Storm
) -> None:
    for begin in range(0, TRANSFERS, 100):
        tasks = []
        for number in range(begin, begin + 100):
            key = f"give:{number - chance.choice((0, 0, 0, 1, 2))}"
            payer, payee = chance.sample(accounts, 2)
            amount = chance.choice((1, 50, 900, 9_000, 90_000))
            tasks.append(asyncio.create_task(_one(store, storm, key, payer, payee, amount)))
        for task in chance.sample(tasks, 5):
            if chance.random() < 0.5:
                await asyncio.sleep(0)
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        storm.cancelled += sum(task.cancelled() for task in tasks)


async def _one(
    store: Store,
    storm: Storm,
    key: str,
    payer: coins.AccountId,
    payee: coins.AccountId,
    amount: int,
) -> None:
    try:
        moved = await store.write(
            lambda conn: coins.transfer(
                conn, key=key, payer=payer, payee=payee, amount=amount, at=START
            )
        )
    except Refused as refused:
        storm.refused += refused.reason is Reason.NOT_ENOUGH_COINS
    else:
        (storm.moved if moved else storm.repeated)[key] += 1


def _kept(conn: Connection) -> set[str]:
    return {key for (key,) in conn.execute("SELECT key FROM transfer WHERE kind = 'give'")}
