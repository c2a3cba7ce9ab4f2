"""Forgetting: a player's coins are burned, their Discord user and settings are cleared.

Hands, transfers and points stay, of somebody without a name. Live hands and seats are ended by the
host before; nothing here plays.
"""

from bot.table.refusal import Reason, Refused
from data import coins, players, tables, tags, tournaments
from data.coins import AccountId
from data.connection import Connection
from data.players import PlayerId


def forget(conn: Connection, player: PlayerId, *, fresh_key: bytes, at: int) -> None:
    """Forget a person. Raise Refused while they sit or take part somewhere.

    `fresh_key` is 32 random bytes.
    """
    discord_id = players.discord_id(conn, player)
    if discord_id is None:
        return
    if seats := tables.seats_of(conn, player):
        raise Refused(Reason.ALREADY_SEATED, table=seats[0][0])
    if tournaments.taking_part(conn, player):
        raise Refused(Reason.IN_TOURNAMENT)
    conn.execute("UPDATE entrant SET name = NULL WHERE player_id = ?", (player,))
    accounts = conn.execute(
        "SELECT id, guild_id, balance FROM account WHERE player_id = ?", (player,)
    ).fetchall()
    for account, guild_id, balance in accounts:
        if balance:
            coins.transfer(
                conn,
                key=f"burn:{guild_id}:{player}",
                payer=AccountId(account),
                payee=coins.issuer(conn, guild_id),
                amount=balance,
                at=at,
            )
        tags.remember(conn, guild_id, discord_id, fresh_key=fresh_key, at=at)
    conn.execute("DELETE FROM interaction WHERE player_id = ?", (player,))
    conn.execute(
        "UPDATE player SET discord_id = NULL, settings = '{}', deleted_at = ? WHERE id = ?",
        (at, player),
    )
