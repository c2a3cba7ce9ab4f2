"""Coins: accounts and transfers. Every coin comes from and goes to an account of the same guild.

Balances change only by a transfer row: the database keeps them. Nothing here knows a hand's rules.
"""

from dataclasses import dataclass
from typing import NewType

from bot.table.refusal import Reason, Refused
from data import players, tags
from data.connection import Connection
from data.players import PlayerId

AccountId = NewType("AccountId", int)

START_COINS = 20_000


@dataclass(frozen=True, slots=True)
class Balance:
    """What a player has, and how much of it is held by running hands."""

    balance: int
    held: int

    @property
    def free(self) -> int:
        """Return what can be spent."""
        return self.balance - self.held


def ensure_account(conn: Connection, guild_id: int, player: PlayerId, at: int) -> Balance:
    """Return a player's balance in a known guild, opened with the starting grant if need be.

    Who was forgotten there and returns had that grant already.
    """
    if find_account(conn, guild_id, player) is None:
        conn.execute(
            "INSERT INTO account(guild_id, kind, player_id) VALUES (?, 'player', ?)",
            (guild_id, player),
        )
        if tags.left_at(conn, guild_id, players.discord_id(conn, player)) is None:
            transfer(
                conn,
                key=f"start:{guild_id}:{player}",
                payer=issuer(conn, guild_id),
                payee=account(conn, guild_id, player),
                amount=START_COINS,
                at=at,
            )
    return balance(conn, guild_id, player)


def balance(conn: Connection, guild_id: int, player: PlayerId) -> Balance:
    """Return a player's balance in a guild, nothing when there is no account."""
    row = conn.execute(
        "SELECT balance, held FROM account WHERE guild_id = ? AND player_id = ?",
        (guild_id, player),
    ).fetchone()
    return Balance(*row) if row else Balance(0, 0)


def account(conn: Connection, guild_id: int, player: PlayerId) -> AccountId:
    """Return a player's account. Raise LookupError when there is none."""
    found = find_account(conn, guild_id, player)
    if found is None:
        raise LookupError(f"player {player} has no account in guild {guild_id}")
    return found


def issuer(conn: Connection, guild_id: int) -> AccountId:
    """Return the account that a guild's coins come from and are burned to."""
    row = conn.execute(
        "SELECT id FROM account WHERE guild_id = ? AND kind = 'issuer'", (guild_id,)
    ).fetchone()
    if row is None:
        raise LookupError(f"guild {guild_id} is unknown")
    return AccountId(row[0])


def transfer(
    conn: Connection,
    *,
    key: str,
    payer: AccountId,
    payee: AccountId,
    amount: int,
    at: int,
    hold_id: int | None = None,
    hand_id: int | None = None,
    actor: PlayerId | None = None,
) -> bool:
    """Move coins once: a `key` ('daily:<guild>:<player>:<date>') that was used moves nothing.

    Tell whether they moved. Raise Refused when the payer has not enough that isn't held.
    """
    if known(conn, key):
        return False
    kind, free = conn.execute(
        "SELECT kind, balance - held FROM account WHERE id = ?", (payer,)
    ).fetchone()
    if kind != "issuer" and hold_id is None and free < amount:
        raise Refused(Reason.NOT_ENOUGH_COINS, needed=amount, balance=free)
    conn.execute(
        "INSERT INTO transfer(key, from_id, to_id, amount, kind, hold_id, hand_id, actor_id,"
        " created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (key, payer, payee, amount, key.partition(":")[0], hold_id, hand_id, actor, at),
    )
    return True


def known(conn: Connection, key: str) -> bool:
    """Tell whether a transfer of this key was made."""
    return bool(conn.execute("SELECT 1 FROM transfer WHERE key = ?", (key,)).fetchone())


def find_account(conn: Connection, guild_id: int, player: PlayerId) -> AccountId | None:
    """Return a player's account, None when there is none."""
    row = conn.execute(
        "SELECT id FROM account WHERE guild_id = ? AND player_id = ?", (guild_id, player)
    ).fetchone()
    return None if row is None else AccountId(row[0])
