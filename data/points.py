"""Points: the journal of each guild and what it adds up to. The database keeps the sums.

A counted hand has an entry for each seat even where it moves none: hands and wins come from here.
"""

from dataclasses import dataclass

from bot.table.events import SEATS, Seat
from bot.table.settlement import Settlement, applied
from data.connection import Connection
from data.players import PlayerId


@dataclass(frozen=True, slots=True)
class Progress:
    """What a player has reached in a guild."""

    points: int
    best_points: int
    hands: int
    wins: int


def progress(conn: Connection, guild_id: int, player: PlayerId) -> Progress:
    """Return what a player has reached in a guild."""
    row = conn.execute(
        "SELECT points, best_points, hands, wins FROM progress"
        " WHERE guild_id = ? AND player_id = ?",
        (guild_id, player),
    ).fetchone()
    return Progress(*row) if row else Progress(0, 0, 0, 0)


def post_hand(
    conn: Connection,
    guild_id: int,
    hand_id: int,
    players: dict[Seat, PlayerId],
    settlement: Settlement,
    at: int,
    *,
    base: int,
    stars: tuple[int, int],
) -> None:
    """Enter a counted hand for both seats; `stars` is the best bomb that each has played."""
    (season,) = conn.execute("SELECT season FROM guild WHERE id = ?", (guild_id,)).fetchone()
    for seat in SEATS:
        won = seat == settlement.winner
        nominal = settlement.points if won else -settlement.points
        ran, had = _last(conn, guild_id, players[seat])
        change = applied(progress(conn, guild_id, players[seat]).points, nominal)
        conn.execute(
            "INSERT INTO points_entry(guild_id, player_id, hand_id, kind, nominal, applied, won,"
            " season, created_at, base, stars, streak, net)"
            " VALUES (?, ?, ?, 'hand', ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(guild_id, players[seat], hand_id, nominal, change, won, season, at),
                *(base, stars[seat], max(ran, 0) + 1 if won else min(ran, 0) - 1),
                had + settlement.coins if won else had - settlement.coins,
            ),
        )


def _last(conn: Connection, guild_id: int, player: PlayerId) -> tuple[int, int]:
    """Return a player's streak, and the coins that hands have brought, after the last one."""
    row = conn.execute(
        "SELECT streak, net FROM points_entry WHERE guild_id = ? AND player_id = ?"
        " AND kind = 'hand' ORDER BY id DESC LIMIT 1",
        (guild_id, player),
    ).fetchone()
    return (row[0], row[1]) if row else (0, 0)
