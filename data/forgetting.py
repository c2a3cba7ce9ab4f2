"""Forgetting: a player's coins are burned, their Discord user and settings are cleared.

Hands, transfers and points stay, of somebody without a name. Live hands and seats are ended by the
host before; nothing here plays.
"""

from bot.table.refusal import Reason, Refused
from data import bans, coins, conduct, players, tables, tags, tournaments
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
    for guild_id in _guilds(conn, player):
        cooling = conduct.cooling_until(conn, guild_id, player, at) or 0
        banned = bans.in_force(conn, guild_id, player) is not None
        kept = tags.Flags(at, banned, cooling)
        tags.remember(conn, guild_id, discord_id, kept, fresh_key=fresh_key)
    _burn(conn, player, at)
    conn.execute("DELETE FROM interaction WHERE player_id = ?", (player,))
    conn.execute(
        "DELETE FROM outbox WHERE kind = 'tell' AND json_extract(payload, '$.user') = ?",
        (discord_id,),
    )
    conn.execute(
        "UPDATE player SET discord_id = NULL, settings = '{}', deleted_at = ? WHERE id = ?",
        (at, player),
    )


def extent(conn: Connection, player: PlayerId) -> tuple[int, int, int, int]:
    """Return how much there is of a player: coins, servers, hands, tournaments they are in now."""
    coin_total, servers = conn.execute(
        "SELECT coalesce(sum(balance), 0), count(*) FROM account WHERE player_id = ?", (player,)
    ).fetchone()
    (hands,) = conn.execute(
        "SELECT count(*) FROM hand_seat WHERE player_id = ?", (player,)
    ).fetchone()
    return coin_total, servers, hands, len(tournaments.taking_part(conn, player))


def _guilds(conn: Connection, player: PlayerId) -> list[int]:
    """Return the servers that have to remember that somebody was there."""
    rows = conn.execute(
        "SELECT guild_id FROM account WHERE player_id = :player"
        " UNION SELECT guild_id FROM ban WHERE player_id = :player AND lifted_at IS NULL",
        {"player": player},
    )
    return [guild_id for (guild_id,) in rows]


def _burn(conn: Connection, player: PlayerId, at: int) -> None:
    accounts = conn.execute(
        "SELECT id, guild_id, balance FROM account WHERE player_id = ? AND balance > 0", (player,)
    ).fetchall()
    for account, guild_id, balance in accounts:
        coins.transfer(
            conn,
            key=f"burn:{guild_id}:{player}",
            payer=AccountId(account),
            payee=coins.issuer(conn, guild_id),
            amount=balance,
            at=at,
        )
