"""Gifts: coins from one player to another, and from or to a moderator's hand.

Only what hands have won, and was not given yet, can be given: grants can't be collected by second
selves. Whether a server allows gifts at all is for the caller.
"""

from dataclasses import dataclass

from bot.table.refusal import Reason, Refused
from data import coins
from data.coins import Balance
from data.connection import Connection
from data.days import Day
from data.players import PlayerId


@dataclass(frozen=True, slots=True)
class Gift:
    """A gift that was made; `left_today` may be given still."""

    giver: Balance
    receiver: Balance
    left_today: int


def givable(conn: Connection, guild_id: int, player: PlayerId) -> int:
    """Return what a player has won from hands in a guild, less what was given of it."""
    mine = coins.account(conn, guild_id, player)
    (won,) = conn.execute(
        "SELECT coalesce((SELECT sum(amount) FROM transfer WHERE to_id = :me AND kind = 'hand'), 0)"
        " - coalesce((SELECT sum(amount) FROM transfer WHERE from_id = :me"
        "             AND kind IN ('hand', 'give')), 0)",
        {"me": mine},
    ).fetchone()
    return max(int(won), 0)


def give(
    conn: Connection,
    guild_id: int,
    giver: PlayerId,
    receiver: PlayerId,
    amount: int,
    *,
    day: Day,
    daily_cap: int,
    once: int,
    at: int,
) -> Gift:
    """Give coins, once for each `once` (the interaction's id). Raise Refused over a limit."""
    if giver == receiver:
        raise Refused(Reason.GIFT_TO_SELF)
    has = coins.ensure_account(conn, guild_id, giver, at)
    coins.ensure_account(conn, guild_id, receiver, at)
    key = f"give:{guild_id}:{giver}:{once}"
    if not coins.known(conn, key):
        _refuse_gift(conn, guild_id, giver, amount, has, day, daily_cap)
        coins.transfer(
            conn,
            key=key,
            payer=coins.account(conn, guild_id, giver),
            payee=coins.account(conn, guild_id, receiver),
            amount=amount,
            at=at,
        )
    return Gift(
        giver=coins.balance(conn, guild_id, giver),
        receiver=coins.balance(conn, guild_id, receiver),
        left_today=max(daily_cap - _given(conn, guild_id, giver, day), 0),
    )


def grant(
    conn: Connection,
    guild_id: int,
    player: PlayerId,
    amount: int,
    *,
    actor: PlayerId,
    once: int,
    at: int,
) -> Balance:
    """Let a moderator give a player coins, once for each `once`; a negative amount takes them."""
    has = coins.ensure_account(conn, guild_id, player, at)
    mine, bank = coins.account(conn, guild_id, player), coins.issuer(conn, guild_id)
    key = f"admin:{guild_id}:{player}:{once}"
    if amount < 0 and has.free < -amount and not coins.known(conn, key):
        raise Refused(Reason.TOO_FEW_COINS, needed=-amount, balance=has.free)
    payer, payee = (bank, mine) if amount > 0 else (mine, bank)
    coins.transfer(conn, key=key, payer=payer, payee=payee, amount=abs(amount), at=at, actor=actor)
    return coins.balance(conn, guild_id, player)


def _refuse_gift(
    conn: Connection,
    guild_id: int,
    giver: PlayerId,
    amount: int,
    has: Balance,
    day: Day,
    daily_cap: int,
) -> None:
    if has.free < amount:
        raise Refused(Reason.TOO_FEW_COINS, needed=amount, balance=has.free)
    if (won := givable(conn, guild_id, giver)) < amount:
        raise Refused(Reason.GIFT_NOT_WON, givable=won)
    left = daily_cap - _given(conn, guild_id, giver, day)
    if left < amount:
        raise Refused(Reason.GIFT_CAP, cap=daily_cap, left=max(left, 0))


def _given(conn: Connection, guild_id: int, player: PlayerId, day: Day) -> int:
    (given,) = conn.execute(
        "SELECT coalesce(sum(amount), 0) FROM transfer"
        " WHERE from_id = ? AND kind = 'give' AND created_at >= ?",
        (coins.account(conn, guild_id, player), day.start),
    ).fetchone()
    return int(given)
