"""Forgetting: a player's coins are burned, their Discord user and settings are cleared, and so is
where their direct messages are: only they have those, and would have them again.

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
    conn.execute("UPDATE ban SET reason = '' WHERE player_id = ?", (player,))
    with_coins = _servers_with_coins(conn, player)
    for guild_id in _servers(conn, player):
        cooling = conduct.cooling_until(conn, guild_id, player, at) or 0
        banned = bans.in_force(conn, guild_id, player) is not None
        abandoned = tuple(conduct.forfeits(conn, guild_id, player, at - conduct.DAY_MS))
        if not (guild_id in with_coins or banned or cooling or abandoned):
            continue
        kept = tags.Flags(at, banned, cooling, abandoned)
        tags.remember(conn, guild_id, discord_id, kept, fresh_key=fresh_key)
    _burn(conn, player, at)
    _clear_direct_messages(conn, player)
    conn.execute("DELETE FROM interaction WHERE player_id = ?", (player,))
    conn.execute(
        "DELETE FROM outbox WHERE kind = 'tell' AND json_extract(payload, '$.user') = ?",
        (discord_id,),
    )
    conn.execute(
        "UPDATE player SET discord_id = NULL, settings = '{}', deleted_at = ? WHERE id = ?",
        (at, player),
    )


def extent(conn: Connection, player: PlayerId) -> tuple[int, int, int, int, int]:
    """Return how much there is of a player: coins, servers, hands, tournaments they are in now.

    And tournaments that they organise now.
    """
    coin_total, servers = conn.execute(
        "SELECT coalesce(sum(balance), 0), count(*) FROM account WHERE player_id = ?", (player,)
    ).fetchone()
    (hands,) = conn.execute(
        "SELECT count(*) FROM hand_seat WHERE player_id = ?", (player,)
    ).fetchone()
    (organised,) = conn.execute(
        "SELECT count(*) FROM tournament WHERE organiser_id = ? AND ended_at IS NULL", (player,)
    ).fetchone()
    return coin_total, servers, hands, len(tournaments.taking_part(conn, player)), organised


def _servers(conn: Connection, player: PlayerId) -> list[int]:
    """Return the servers that may have to remember that somebody was there."""
    rows = conn.execute(
        "SELECT guild_id FROM account WHERE player_id = :player"
        " UNION SELECT guild_id FROM ban WHERE player_id = :player AND lifted_at IS NULL"
        " UNION SELECT guild_id FROM seat WHERE player_id = :player AND guild_id <> :private",
        {"player": player, "private": players.DIRECT_MESSAGES},
    )
    return [guild_id for (guild_id,) in rows]


def _servers_with_coins(conn: Connection, player: PlayerId) -> set[int]:
    rows = conn.execute("SELECT guild_id FROM account WHERE player_id = ?", (player,))
    return {guild_id for (guild_id,) in rows}


def _clear_direct_messages(conn: Connection, player: PlayerId) -> None:
    """Clear where the hands were shown, and where a table in direct messages was."""
    conn.execute(
        "UPDATE game_table SET channel_id = 0, thread_id = NULL, message_id = NULL"
        " WHERE guild_id = ? AND id IN (SELECT table_id FROM seat WHERE player_id = ?)",
        (players.DIRECT_MESSAGES, player),
    )
    conn.execute(
        "UPDATE seat SET dm_channel_id = NULL, dm_message_id = NULL WHERE player_id = ?",
        (player,),
    )


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
