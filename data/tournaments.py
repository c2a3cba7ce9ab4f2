"""Tournaments: what is asked about them. Their events, their entrants, their clocks, their tables.

Changes nothing but a new row and where it is shown: all else happens by data.tournament_commits.
"""

import json
from dataclasses import dataclass

from bot.tournament.events import AnyEvent
from bot.tournament.types import EntrantId
from data import tournament_codec
from data.connection import Connection
from data.players import PlayerId


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """What Discord and the clock need of a tournament."""

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    organiser: int | None  # the Discord user; None once forgotten
    name: str
    status: str
    due_at: int | None
    status_channel_id: int | None = None  # where the organiser's status message is
    status_message_id: int | None = None
    placeless_since: int | None = None  # its channel is gone


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """Who an entrant is: the name at sign-up and the Discord user, both None once forgotten."""

    number: EntrantId
    player: PlayerId
    discord_id: int | None
    name: str | None


def create(
    conn: Connection,
    *,
    guild_id: int,
    channel_id: int,
    organiser: PlayerId,
    name: str,
    fee: int,
    at: int,
) -> int:
    """Make a tournament without events, with an empty pot; return its id for the first event."""
    (account,) = conn.execute(
        "INSERT INTO account(guild_id, kind) VALUES (?, 'prize') RETURNING id", (guild_id,)
    ).fetchone()
    (tournament_id,) = conn.execute(
        "INSERT INTO tournament(guild_id, channel_id, organiser_id, name, fee, account_id,"
        " created_at) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (guild_id, channel_id, organiser, name, fee, account, at),
    ).fetchone()
    return int(tournament_id)


def row(conn: Connection, tournament_id: int) -> TournamentRow | None:
    """Return a tournament's row."""
    found = conn.execute(
        "SELECT t.id, t.guild_id, t.channel_id, t.message_id, p.discord_id, t.name, t.status,"
        " t.due_at, t.status_channel_id, t.status_message_id, t.placeless_since"
        " FROM tournament t JOIN player p ON p.id = t.organiser_id WHERE t.id = ?",
        (tournament_id,),
    ).fetchone()
    return None if found is None else TournamentRow(*found)


def events(conn: Connection, tournament_id: int) -> tuple[AnyEvent, ...]:
    """Return everything that happened in a tournament, in order."""
    rows = conn.execute(
        "SELECT kind, payload, created_at FROM tournament_event WHERE tournament_id = ?"
        " ORDER BY seq",
        (tournament_id,),
    )
    return tuple(tournament_codec.decode(*stored) for stored in rows)


def live(conn: Connection, guild_id: int | None = None) -> tuple[int, ...]:
    """Return the tournaments that are not over, of a guild or all, oldest first."""
    rows = conn.execute(
        "SELECT id FROM tournament WHERE ended_at IS NULL AND guild_id = coalesce(?, guild_id)"
        " ORDER BY id",
        (guild_id,),
    )
    return tuple(tournament_id for (tournament_id,) in rows)


def recent(conn: Connection, guild_id: int, most: int) -> tuple[TournamentRow, ...]:
    """Return a guild's tournaments, those that are not over first, then the newest."""
    found = conn.execute(
        "SELECT id FROM tournament WHERE guild_id = ?"
        " ORDER BY ended_at IS NOT NULL, id DESC LIMIT ?",
        (guild_id, most),
    ).fetchall()
    rows = (row(conn, tournament_id) for (tournament_id,) in found)
    return tuple(one for one in rows if one is not None)


def due(conn: Connection, now: int) -> tuple[int, ...]:
    """Return the tournaments whose clock has something to do, the longest overdue first."""
    rows = conn.execute("SELECT id FROM tournament WHERE due_at <= ? ORDER BY due_at, id", (now,))
    return tuple(tournament_id for (tournament_id,) in rows)


def entrants(conn: Connection, tournament_id: int) -> tuple[EntrantRow, ...]:
    """Return who ever signed up, by number."""
    rows = conn.execute(
        "SELECT e.number, e.player_id, p.discord_id, e.name FROM entrant e"
        " JOIN player p ON p.id = e.player_id WHERE e.tournament_id = ? ORDER BY e.number",
        (tournament_id,),
    )
    return tuple(EntrantRow(*found) for found in rows)


def number_of(conn: Connection, tournament_id: int, player: PlayerId) -> EntrantId:
    """Return the number a player has in a tournament, or would get."""
    (number,) = conn.execute(
        "SELECT coalesce(max(number) FILTER (WHERE player_id = ?), count(*) + 1)"
        " FROM entrant WHERE tournament_id = ?",
        (player, tournament_id),
    ).fetchone()
    return EntrantId(number)


def taking_part(conn: Connection, player: PlayerId) -> tuple[int, ...]:
    """Return the tournaments that a player is signed up for or plays in, oldest first."""
    rows = conn.execute(
        "SELECT tournament_id FROM entrant WHERE player_id = ? AND state IN ('in', 'here')"
        " ORDER BY tournament_id",
        (player,),
    )
    return tuple(tournament_id for (tournament_id,) in rows)


def tables_of(
    conn: Connection, tournament_id: int, round_number: int, match: int
) -> tuple[int, ...]:
    """Return the tables that a match was played at, oldest first."""
    rows = conn.execute(
        "SELECT table_id FROM match_table WHERE tournament_id = ? AND round = ? AND number = ?"
        " ORDER BY table_id",
        (tournament_id, round_number, match),
    )
    return tuple(table_id for (table_id,) in rows)


def match_at(conn: Connection, table_id: int) -> tuple[int, int, int] | None:
    """Return the tournament, the round and the match that a table is for."""
    found = conn.execute(
        "SELECT tournament_id, round, number FROM match_table WHERE table_id = ?", (table_id,)
    ).fetchone()
    return None if found is None else (found[0], found[1], found[2])


def seat_match(
    conn: Connection, tournament_id: int, round_number: int, match: int, table_id: int
) -> None:
    """Note that a match is played at a table."""
    conn.execute(
        "INSERT INTO match_table(table_id, tournament_id, round, number) VALUES (?, ?, ?, ?)",
        (table_id, tournament_id, round_number, match),
    )


def set_message(conn: Connection, tournament_id: int, message_id: int) -> None:
    """Remember the announcement's message."""
    conn.execute("UPDATE tournament SET message_id = ? WHERE id = ?", (message_id, tournament_id))


def set_status(
    conn: Connection, tournament_id: int, channel_id: int | None, message_id: int | None
) -> None:
    """Remember the organiser's status message."""
    conn.execute(
        "UPDATE tournament SET status_channel_id = ?, status_message_id = ? WHERE id = ?",
        (channel_id, message_id, tournament_id),
    )


def set_placeless(conn: Connection, tournament_id: int, at: int) -> None:
    """Note since when a tournament's channel is gone."""
    conn.execute("UPDATE tournament SET placeless_since = ? WHERE id = ?", (at, tournament_id))


def move(conn: Connection, tournament_id: int, channel_id: int) -> None:
    """Note that a tournament lives in another channel from now on, where it has no message yet."""
    conn.execute(
        "UPDATE tournament SET channel_id = ?, message_id = NULL, placeless_since = NULL,"
        " status_message_id = iif(status_channel_id = channel_id, NULL, status_message_id),"
        " status_channel_id = iif(status_channel_id = channel_id, NULL, status_channel_id)"
        " WHERE id = ?",
        (channel_id, tournament_id),
    )


def here(
    conn: Connection, guild_id: int, users: tuple[int, ...]
) -> list[tuple[int, int, EntrantId, str]]:
    """Return which of these Discord users are at a tournament: user, tournament, number, name."""
    rows = conn.execute(
        "SELECT p.discord_id, t.id, e.number, t.name FROM player p"
        " JOIN entrant e ON e.player_id = p.id AND e.guild_id = ? AND e.state = 'here'"
        " JOIN tournament t ON t.id = e.tournament_id"
        " WHERE p.discord_id IN (SELECT value FROM json_each(?)) ORDER BY t.id",
        (guild_id, json.dumps(users)),
    )
    return [(user, found, EntrantId(number), name) for user, found, number, name in rows]
