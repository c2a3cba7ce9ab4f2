"""Export: everything that is stored about one person, as docs/privacy.md describes it. Only reads.

Nothing of others: who sat opposite is not in it, and of a hand that runs only what its player sees.
"""

import json
from datetime import UTC, datetime
from typing import Any

from bot.rules.cards import count
from bot.rules.notation import format_cards
from bot.table.events import AnyEvent, Dealt, Ended, Passed, Played, Seat, Voided
from data import tables, tags
from data.connection import Connection
from data.players import PlayerId

Fields = dict[str, Any]

# What each section holds: a row an object, a column a field. `:me` is the player.
SECTIONS = {
    "person": """
        SELECT discord_id, created_at, settings FROM player WHERE id = :me""",
    "coins": """
        SELECT guild_id AS server_id, balance, held FROM account WHERE player_id = :me
        ORDER BY guild_id""",
    "coin_moves": """
        SELECT a.guild_id AS server_id, x.created_at, x.kind, x.amount,
          h.table_id || '-' || h.no AS hand
        FROM account a JOIN (
          SELECT to_id AS account_id, id, created_at, kind, amount, hand_id FROM transfer
          UNION ALL SELECT from_id, id, created_at, kind, -amount, hand_id FROM transfer
        ) x ON x.account_id = a.id LEFT JOIN hand h ON h.id = x.hand_id
        WHERE a.player_id = :me ORDER BY x.id""",
    "held_for_hands": """
        SELECT a.guild_id AS server_id, o.opened_at, o.amount, o.state,
          h.table_id || '-' || h.no AS hand
        FROM account a JOIN hold o ON o.account_id = a.id JOIN hand h ON h.id = o.hand_id
        WHERE a.player_id = :me ORDER BY o.id""",
    "points": """
        SELECT guild_id AS server_id, points, best_points, hands, wins FROM progress
        WHERE player_id = :me ORDER BY guild_id""",
    "points_moves": """
        SELECT e.guild_id AS server_id, e.created_at, e.kind, e.nominal, e.applied, e.won,
          e.season, e.base, e.stars, e.streak, e.net, h.table_id || '-' || h.no AS hand
        FROM points_entry e LEFT JOIN hand h ON h.id = e.hand_id
        WHERE e.player_id = :me ORDER BY e.id""",
    "bans": """
        SELECT guild_id AS server_id, created_at, reason, lifted_at FROM ban
        WHERE player_id = :me ORDER BY id""",
    "ordered_as_moderator": """
        SELECT a.guild_id AS server_id, x.created_at, 'coins' AS what, x.amount
        FROM transfer x JOIN account a ON a.id = x.from_id WHERE x.actor_id = :me
        UNION ALL SELECT guild_id, created_at, 'points', nominal FROM points_entry
          WHERE actor_id = :me
        UNION ALL SELECT guild_id, created_at, 'ban', NULL FROM ban WHERE actor_id = :me
        UNION ALL SELECT guild_id, lifted_at, 'pardon', NULL FROM ban WHERE lifted_by = :me
        ORDER BY 2""",
    "seats": """
        SELECT table_id AS table_number, guild_id AS server_id, seat, taken_at, left_at,
          dm_channel_id, dm_message_id FROM seat WHERE player_id = :me ORDER BY id""",
    "challenges": """
        SELECT id AS table_number, guild_id AS server_id, created_at FROM game_table
        WHERE invited_player_id = :me ORDER BY id""",
    "tournaments": """
        SELECT n.tournament_id AS tournament_number, n.guild_id AS server_id,
          t.name AS tournament, n.number, n.name, n.state
        FROM entrant n JOIN tournament t ON t.id = n.tournament_id
        WHERE n.player_id = :me ORDER BY n.tournament_id""",
    "organised": """
        SELECT id AS tournament_number, guild_id AS server_id, name AS tournament, created_at
        FROM tournament WHERE organiser_id = :me ORDER BY id""",
    "messages_owed": """
        SELECT o.created_at, o.done_at, o.table_id AS table_number,
          json_extract(o.payload, '$.what') AS what
        FROM outbox o JOIN player p ON p.id = :me
        WHERE o.kind = 'tell' AND json_extract(o.payload, '$.user') = p.discord_id ORDER BY o.id""",
    "answered": """
        SELECT id AS interaction_id, created_at, result FROM interaction WHERE player_id = :me
        ORDER BY id""",
}
_HANDS = """
SELECT h.table_id || '-' || h.no AS hand, h.no AS number, t.guild_id AS server_id, s.seat,
  h.state, h.winner = s.seat AS won, h.ended_by, h.left_cards, h.base, h.multiplier, h.counted,
  h.started_at, h.ended_at
FROM hand_seat s JOIN hand h ON h.id = s.hand_id JOIN game_table t ON t.id = h.table_id
WHERE s.player_id = :me AND h.table_id = :table ORDER BY h.no
"""


def sections(conn: Connection, player: PlayerId) -> dict[str, list[Fields]]:
    """Return every section but the hands and what is remembered of an earlier stay."""
    return {name: _rows(conn, sql, player) for name, sql in SECTIONS.items()}


def tables_of(conn: Connection, player: PlayerId) -> list[int]:
    """Return the tables at which a player was dealt hands, oldest first."""
    rows = conn.execute(
        "SELECT DISTINCT h.table_id FROM hand_seat s JOIN hand h ON h.id = s.hand_id"
        " WHERE s.player_id = ? ORDER BY h.table_id",
        (player,),
    )
    return [table_id for (table_id,) in rows]


def hands(conn: Connection, player: PlayerId, table_id: int) -> list[Fields]:
    """Return a player's hands at a table: the cards dealt, every act, and how it ended."""
    acts = _acts(tables.events(conn, table_id))
    found = _rows(conn, _HANDS, player, table=table_id)
    for hand in found:
        cards, moves = acts[hand.pop("number"), hand["seat"]]
        hand |= {"cards": cards, "moves": moves}
    return found


def remembered(conn: Connection, discord_id: int) -> list[Fields]:
    """Return what servers remember of a person who was forgotten before."""
    guilds = [guild_id for (guild_id,) in conn.execute("SELECT id FROM guild ORDER BY id")]
    known = [(guild_id, tags.flags(conn, guild_id, discord_id)) for guild_id in guilds]
    return [
        {
            "server_id": str(guild_id),
            "left_at": _moment(flags.left),
            "banned": flags.banned,
            "cooling_until": _moment(flags.cooling) if flags.cooling else None,
            "abandoned": [_moment(at) for at in flags.forfeits],
            "kept_until": _moment(flags.left + tags.KEPT_MS),
        }
        for guild_id, flags in known
        if flags is not None
    ]


def _rows(conn: Connection, sql: str, player: PlayerId, **facts: int) -> list[Fields]:
    cursor = conn.execute(sql, {"me": player, **facts})
    names = [column[0] for column in cursor.description]
    return [
        {name: _value(name, value) for name, value in zip(names, row, strict=True)}
        for row in cursor
    ]


def _value(name: str, value: Any) -> Any:
    """Return a stored value as it is read: moments as text, and so the ids of Discord.

    Numbers that large don't survive every reader of JSON.
    """
    if name.endswith("_at"):
        return _moment(value)
    if name in ("settings", "result"):
        return json.loads(value)
    return str(value) if name.endswith("_id") and value is not None else value


def _moment(ms: int | None) -> str | None:
    if ms is None:
        return None
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds")


_Acts = dict[tuple[int, Seat], tuple[str, list[Fields]]]


def _acts(events: tuple[AnyEvent, ...]) -> _Acts:
    """Return the cards and the acts of each seat of each hand of a table, until it was over.

    Who sits there afterwards may be somebody else.
    """
    found: _Acts = {}
    number = 0
    for event in events:
        if isinstance(event, Dealt):
            number = event.number
            for seat, cards in enumerate(event.hands):
                found[number, Seat(seat)] = (format_cards(count(cards)), [])
        seat_of = getattr(event, "seat", None)
        if seat_of is not None and (number, seat_of) in found:
            found[number, seat_of][1].append(_act(event))
        if isinstance(event, (Ended, Voided)):
            number = 0
    return found


def _act(event: AnyEvent) -> Fields:
    """Return an act as fields: what was played as what, or what it was."""
    act: Fields = {"at": _moment(event.at)}
    match event:
        case Played(cards=cards, reading=reading, automatic=automatic):
            played = {"cards": format_cards(count(cards)), "kind": reading.kind.value}
            act |= {"act": "play", **played, "automatic": automatic}
        case Passed(automatic=automatic):
            act |= {"act": "pass", "automatic": automatic}
        case _:
            act["act"] = type(event).__name__
    return act
