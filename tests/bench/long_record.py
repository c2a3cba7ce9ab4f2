"""A long record: a server in which 20 000 hands were played, written without replaying them.

The guards are gone meanwhile, since it writes only what profiles and leaderboards read. Half of all
hands are for coins, all within a month; one player took part in nearly half of them.
"""

import random

from data.connection import Connection

GUILD = 500
HANDS, PLAYERS = 20_000, 200
REGULAR = 1  # the player of whom there is most
START = 1_800_000_000_000
BETWEEN_MS = 100_000  # from hand to hand: a little more than 23 days for all
NOW = START + HANDS * BETWEEN_MS


def write_record(conn: Connection) -> None:
    """Fill a new database."""
    chance = random.Random(7)
    for (name,) in conn.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
        conn.execute(f"DROP TRIGGER {name}")
    conn.execute("BEGIN")
    conn.execute("INSERT INTO guild(id, season_at, created_at) VALUES (?, 1, 1)", (GUILD,))
    conn.execute("INSERT INTO account(guild_id, kind) VALUES (?, 'issuer')", (GUILD,))
    for player in range(1, PLAYERS + 1):
        conn.execute(
            "INSERT INTO player(id, kind, discord_id, created_at) VALUES (?, 'person', ?, 1)",
            (player, 1000 + player),
        )
        conn.execute(
            "INSERT INTO account(guild_id, kind, player_id, balance) VALUES (?, 'player', ?, ?)",
            (GUILD, player, chance.randrange(100_000)),
        )
        conn.execute(
            "INSERT INTO progress(guild_id, player_id, points, hands, wins) VALUES (?, ?, ?, ?, ?)",
            (GUILD, player, chance.randrange(3000), 200, chance.randrange(200)),
        )
    tables = [
        conn.execute(
            "INSERT INTO game_table(guild_id, channel_id, options, created_at)"
            " VALUES (?, 1, ?, 1) RETURNING id",
            (GUILD, options),
        ).fetchone()[0]
        for options in ('{"mode":"points"}', '{"mode":"coins","room":100}')
    ]
    for number in range(1, HANDS + 1):
        _write_hand(conn, chance, number, tables[number % 2], coins=number % 2 == 1)
    conn.execute("COMMIT")
    conn.execute("ANALYZE")


def _write_hand(
    conn: Connection, chance: random.Random, number: int, table: int, *, coins: bool
) -> None:
    at, base = START + number * BETWEEN_MS, chance.choice((1, 1, 2, 2, 3, 4))
    pair = chance.sample(range(1, PLAYERS + 1), 2)
    if chance.random() < 0.45 and REGULAR not in pair:
        pair[chance.randrange(2)] = REGULAR
    left = {1: 3, 2: 8, 3: 15, 4: 24}[base]
    conn.execute(
        "INSERT INTO hand(id, table_id, no, rules, secret, commit_hash, salt, state, winner,"
        " ended_by, left_cards, base, multiplier, announced_at, started_at, ended_at)"
        " VALUES (?, ?, ?, '1', ?, ?, 's', 'settled', 0, 'out', ?, ?, 1, ?, ?, ?)",
        (number, table, number, bytes(32), bytes(32), left, base, at, at, at),
    )
    if coins:
        _pay(conn, number, pair, 100 * base, at)
    for seat, player in enumerate(pair):
        conn.execute("INSERT INTO hand_seat VALUES (?, ?, ?)", (number, seat, player))
        points = 0 if coins else base if seat == 0 else -base
        conn.execute(
            "INSERT INTO points_entry(guild_id, player_id, hand_id, kind, nominal, applied, won,"
            " season, created_at, base, stars, streak, net)"
            " VALUES (?, ?, ?, 'hand', ?, ?, ?, 1, ?, ?, ?, ?, ?)",
            (
                *(GUILD, player, number, points, points, 1 - seat, at, base),
                *(chance.choice((0, 4, 5, 6, 7, 8, 9, 10)), chance.randrange(-9, 9)),
                chance.randrange(-9999, 9999),
            ),
        )


def _pay(conn: Connection, number: int, pair: list[int], amount: int, at: int) -> None:
    winner, loser = (player + 1 for player in pair)  # the issuer's account is the first
    hold = conn.execute(
        "INSERT INTO hold(account_id, hand_id, amount, state, opened_at)"
        " VALUES (?, ?, 8000, 'posted', ?) RETURNING id",
        (loser, number, at),
    ).fetchone()[0]
    conn.execute(
        "INSERT INTO transfer(key, from_id, to_id, amount, kind, hold_id, hand_id, created_at)"
        " VALUES (?, ?, ?, ?, 'hand', ?, ?, ?)",
        (f"hand:{number}", loser, winner, amount, hold, number, at),
    )
