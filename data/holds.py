"""Holds: the entry of each seat of a coin hand, from the deal to the settlement.

Takes, gives back and pays; how much is decided by bot.table.settlement. Since what is held is the
largest possible loss, no balance can go below zero.
"""

from bot.table.events import Seat
from bot.table.refusal import Reason, Refused
from bot.table.settlement import Settlement
from data import coins
from data.connection import Connection
from data.players import PlayerId


def refuse_short(
    conn: Connection, guild_id: int, player: PlayerId, seat: Seat, entry: int, at: int
) -> None:
    """Raise Refused when the player of a seat has less than the entry."""
    has = coins.ensure_account(conn, guild_id, player, at)
    if has.free < entry:
        raise Refused(Reason.NOT_ENOUGH_COINS, seat=seat, needed=entry, balance=has.free)


def take(
    conn: Connection,
    guild_id: int,
    hand_id: int,
    players: dict[Seat, PlayerId],
    entry: int,
    at: int,
) -> None:
    """Hold the entry of each seat. Raise Refused when one has less."""
    for seat, player in players.items():
        refuse_short(conn, guild_id, player, seat, entry, at)
        conn.execute(
            "INSERT INTO hold(account_id, hand_id, amount, opened_at) VALUES (?, ?, ?, ?)",
            (coins.account(conn, guild_id, player), hand_id, entry, at),
        )


def pay(
    conn: Connection,
    guild_id: int,
    hand_id: int,
    players: dict[Seat, PlayerId],
    settlement: Settlement,
    at: int,
) -> None:
    """Give the winner's entry back and pay the winner out of the loser's."""
    winner = coins.account(conn, guild_id, players[settlement.winner])
    loser = coins.account(conn, guild_id, players[settlement.loser])
    conn.execute(
        "UPDATE hold SET state = 'voided' WHERE hand_id = ? AND account_id = ?", (hand_id, winner)
    )
    (hold_id,) = conn.execute(
        "SELECT id FROM hold WHERE hand_id = ? AND account_id = ?", (hand_id, loser)
    ).fetchone()
    coins.transfer(
        conn,
        key=f"hand:{hand_id}",
        payer=loser,
        payee=winner,
        amount=settlement.coins,
        at=at,
        hold_id=hold_id,
        hand_id=hand_id,
    )


def give_back(conn: Connection, hand_id: int) -> None:
    """Give both entries of a void hand back, if any were taken."""
    conn.execute(
        "UPDATE hold SET state = 'voided' WHERE hand_id = ? AND state = 'open'", (hand_id,)
    )
