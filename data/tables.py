"""Tables: what is asked about them. Their events, their seats, their clocks, where their board is.

Changes nothing but a new row and Discord's message ids: all else happens by data.commits.
"""

from dataclasses import dataclass, fields

from bot.table.events import SEATS, AnyEvent, Seat
from bot.table.options import TableOptions
from data import codec
from data.connection import Connection
from data.players import DIRECT_MESSAGES, PlayerId

DIRECT_LINK = "https://discord.com/channels/@me"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat, and where their private view of the hand is."""

    player: PlayerId
    discord_id: int  # 0 for a computer, which has none
    seat: Seat
    dm_channel_id: int | None
    dm_message_id: int | None


@dataclass(frozen=True, slots=True)
class TableRow:
    """What Discord and the clock need of a table; guild 0 is direct messages."""

    id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    message_id: int | None
    posted_at: int | None
    status: str  # waiting, playing or closed
    deadline_at: int | None
    invited: int | None  # the Discord user who alone may take the challenge
    sitters: tuple[Sitter | None, Sitter | None]

    @property
    def link(self) -> str:
        """Return the address of the board, or of its channel while it has none.

        In direct messages: that of the player's cards, which works for the player alone.
        """
        if self.guild_id == DIRECT_MESSAGES:
            return self._direct_link
        place = f"https://discord.com/channels/{self.guild_id}/{self.thread_id or self.channel_id}"
        return f"{place}/{self.message_id}" if self.message_id else place

    @property
    def _direct_link(self) -> str:
        sitter = next((s for s in self.sitters if s and s.dm_channel_id), None)
        if sitter is None:
            return DIRECT_LINK
        place = f"{DIRECT_LINK}/{sitter.dm_channel_id}"
        return f"{place}/{sitter.dm_message_id}" if sitter.dm_message_id else place

    def seat_of(self, discord_id: int) -> Seat | None:
        """Return where a Discord user sits."""
        return next((s.seat for s in self.sitters if s and s.discord_id == discord_id), None)

    def player_of(self, discord_id: int) -> PlayerId | None:
        """Return the player of a Discord user who sits here."""
        return next((s.player for s in self.sitters if s and s.discord_id == discord_id), None)


def create(
    conn: Connection,
    *,
    guild_id: int,
    channel_id: int,
    options: TableOptions,
    at: int,
    thread_id: int | None = None,
    invited: PlayerId | None = None,
) -> int:
    """Make a table without events and return its id, which its first event needs."""
    (table_id,) = conn.execute(
        "INSERT INTO game_table(guild_id, channel_id, thread_id, options, invited_player_id,"
        " created_at) VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
        (guild_id, channel_id, thread_id, codec.encode_options(options), invited, at),
    ).fetchone()
    return int(table_id)


_COLUMNS = tuple(column.name for column in fields(TableRow) if column.name != "sitters")


def row(conn: Connection, table_id: int) -> TableRow | None:
    """Return a table's row."""
    found = conn.execute(
        "SELECT t.id, t.guild_id, t.channel_id, t.thread_id, t.message_id, t.posted_at, t.status,"
        " t.deadline_at, p.discord_id"
        " FROM game_table t LEFT JOIN player p ON p.id = t.invited_player_id WHERE t.id = ?",
        (table_id,),
    ).fetchone()
    if found is None:
        return None
    values = dict(zip(_COLUMNS, found, strict=True))
    return TableRow(**values, sitters=_sitters(conn, table_id))


def known_row(conn: Connection, table_id: int) -> TableRow:
    """Return the row of a table that is known to be there."""
    found = row(conn, table_id)
    if found is None:
        raise LookupError(f"there is no table {table_id}")
    return found


def events(conn: Connection, table_id: int) -> tuple[AnyEvent, ...]:
    """Return everything that happened at a table, in order."""
    rows = conn.execute(
        "SELECT kind, seat, payload, created_at FROM table_event WHERE table_id = ? ORDER BY seq",
        (table_id,),
    )
    return tuple(codec.decode(*stored) for stored in rows)


def live(conn: Connection) -> tuple[int, ...]:
    """Return the tables that are not closed, oldest first."""
    rows = conn.execute("SELECT id FROM game_table WHERE status <> 'closed' ORDER BY id")
    return tuple(table_id for (table_id,) in rows)


def live_in(
    conn: Connection, *, guild_id: int | None = None, channel_id: int | None = None
) -> tuple[int, ...]:
    """Return the live tables of a guild or a channel, oldest first."""
    rows = conn.execute(
        "SELECT id FROM game_table WHERE status <> 'closed'"
        " AND guild_id = coalesce(?, guild_id) AND channel_id = coalesce(?, channel_id)"
        " ORDER BY id",
        (guild_id, channel_id),
    )
    return tuple(table_id for (table_id,) in rows)


def due(conn: Connection, now: int) -> tuple[int, ...]:
    """Return the tables whose deadline has come, the longest overdue first."""
    rows = conn.execute(
        "SELECT id FROM game_table WHERE status <> 'closed' AND deadline_at <= ?"
        " ORDER BY deadline_at, id",
        (now,),
    )
    return tuple(table_id for (table_id,) in rows)


def seat_of(conn: Connection, guild_id: int, player: PlayerId) -> tuple[int, Seat] | None:
    """Return where a person sits in a guild."""
    found = conn.execute(
        "SELECT table_id, seat FROM seat WHERE player_id = ? AND guild_id = ? AND left_at IS NULL",
        (player, guild_id),
    ).fetchone()
    return (found[0], Seat(found[1])) if found else None


def seats_of(conn: Connection, player: PlayerId) -> list[tuple[int, Seat]]:
    """Return where a player sits, in every guild, oldest table first."""
    rows = conn.execute(
        "SELECT table_id, seat FROM seat WHERE player_id = ? AND left_at IS NULL ORDER BY table_id",
        (player,),
    )
    return [(table_id, Seat(seat)) for table_id, seat in rows]


def open_tables(conn: Connection, guild_id: int) -> list[TableRow]:
    """Return the tables of a guild where anybody may sit down opposite somebody, oldest first."""
    rows = conn.execute(
        "SELECT t.id FROM game_table t JOIN seat s ON s.table_id = t.id AND s.left_at IS NULL"
        " WHERE t.guild_id = ? AND t.status = 'waiting' AND t.invited_player_id IS NULL"
        " GROUP BY t.id HAVING count(*) = 1 ORDER BY t.id",
        (guild_id,),
    ).fetchall()
    found = (row(conn, table_id) for (table_id,) in rows)
    return [table for table in found if table]


def challenges(conn: Connection, player: PlayerId) -> list[int]:
    """Return the tables that wait for nobody but a player, oldest first."""
    rows = conn.execute(
        "SELECT id FROM game_table WHERE invited_player_id = ? AND status = 'waiting' ORDER BY id",
        (player,),
    )
    return [table_id for (table_id,) in rows]


def set_message(conn: Connection, table_id: int, message_id: int, posted_at: int) -> None:
    """Note where the public board is."""
    conn.execute(
        "UPDATE game_table SET message_id = ?, posted_at = ? WHERE id = ?",
        (message_id, posted_at, table_id),
    )


def set_thread(conn: Connection, table_id: int, thread_id: int) -> None:
    """Note the thread that the table lives in."""
    conn.execute("UPDATE game_table SET thread_id = ? WHERE id = ?", (thread_id, table_id))


def leave_thread(conn: Connection, table_id: int) -> None:
    """Forget the table's thread and its board there: it lives in the channel from now on."""
    conn.execute(
        "UPDATE game_table SET thread_id = NULL, message_id = NULL, posted_at = NULL WHERE id = ?",
        (table_id,),
    )


def move(conn: Connection, table_id: int, channel_id: int) -> None:
    """Note that the table lives in another channel from now on, where it has no board yet."""
    conn.execute("UPDATE game_table SET channel_id = ? WHERE id = ?", (channel_id, table_id))
    leave_thread(conn, table_id)


def postpone(conn: Connection, table_id: int, ms: int) -> None:
    """Move a deadline on."""
    conn.execute("UPDATE game_table SET deadline_at = deadline_at + ? WHERE id = ?", (ms, table_id))


def set_hand_message(
    conn: Connection, table_id: int, player: PlayerId, channel_id: int, message_id: int
) -> None:
    """Note where a player's private view of the hand is, while they sit there."""
    conn.execute(
        "UPDATE seat SET dm_channel_id = ?, dm_message_id = ?"
        " WHERE table_id = ? AND player_id = ? AND left_at IS NULL",
        (channel_id, message_id, table_id, player),
    )


def forget_messages(conn: Connection, table_id: int) -> None:
    """Forget where the board and the private views are: the next hand has messages of its own."""
    conn.execute(
        "UPDATE game_table SET message_id = NULL, posted_at = NULL WHERE id = ?", (table_id,)
    )
    conn.execute(
        "UPDATE seat SET dm_channel_id = NULL, dm_message_id = NULL"
        " WHERE table_id = ? AND left_at IS NULL",
        (table_id,),
    )


def finished_hands(conn: Connection, player: PlayerId) -> int:
    """Return how many hands a player has finished, anywhere."""
    (hands,) = conn.execute(
        "SELECT count(*) FROM hand_seat s JOIN hand h ON h.id = s.hand_id"
        " WHERE s.player_id = ? AND h.state = 'settled'",
        (player,),
    ).fetchone()
    return int(hands)


def has_played_before(conn: Connection, player: PlayerId) -> bool:
    """Tell whether a player was dealt more than one hand, anywhere."""
    (dealt,) = conn.execute(
        "SELECT count(*) FROM (SELECT 1 FROM hand_seat WHERE player_id = ? LIMIT 2)", (player,)
    ).fetchone()
    return bool(dealt > 1)


def _sitters(conn: Connection, table_id: int) -> tuple[Sitter | None, Sitter | None]:
    rows = conn.execute(
        "SELECT s.seat, s.player_id, coalesce(p.discord_id, 0), s.dm_channel_id, s.dm_message_id"
        " FROM seat s JOIN player p ON p.id = s.player_id"
        " WHERE s.table_id = ? AND s.left_at IS NULL",
        (table_id,),
    )
    seated = {
        seat: Sitter(PlayerId(player), discord_id, Seat(seat), dm_channel, dm_message)
        for seat, player, discord_id, dm_channel, dm_message in rows
    }
    return seated.get(SEATS[0]), seated.get(SEATS[1])
