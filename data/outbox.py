"""Outbox: messages owed to Discord, written in the commit that owes them, until they are sent."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from data.connection import Connection


@dataclass(frozen=True, slots=True)
class Owed:
    """A message to be sent once this is committed; the payload is JSON."""

    kind: str
    payload: dict[str, Any]


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A message that is still owed."""

    id: int
    table_id: int | None
    kind: str
    payload: dict[str, Any]


class Of(StrEnum):
    """What a message is about."""

    TABLE = "table"
    TOURNAMENT = "tournament"


@dataclass(frozen=True, slots=True)
class Owner:
    """A table or a tournament that messages are owed for."""

    of: Of
    id: int

    def __str__(self) -> str:
        return f"{self.of} {self.id}"


def add(conn: Connection, table_id: int | None, owed: Owed, at: int) -> None:
    """Owe a message."""
    conn.execute(
        "INSERT INTO outbox(table_id, kind, payload, created_at) VALUES (?, ?, ?, ?)",
        (table_id, owed.kind, json.dumps(owed.payload), at),
    )


def add_of_tournament(conn: Connection, tournament_id: int, owed: Owed, at: int) -> None:
    """Owe a message about a tournament."""
    conn.execute(
        "INSERT INTO outbox(tournament_id, kind, payload, created_at) VALUES (?, ?, ?, ?)",
        (tournament_id, owed.kind, json.dumps(owed.payload), at),
    )


def due(conn: Connection) -> list[OutboxRow]:
    """Return what is owed, oldest first."""
    rows = conn.execute(
        "SELECT id, table_id, kind, payload FROM outbox WHERE done_at IS NULL ORDER BY id"
    )
    return _read(rows)


def due_owners(conn: Connection) -> list[Owner]:
    """Return the tables and tournaments that owe something, the longest waiting first."""
    rows = conn.execute(
        "SELECT table_id, tournament_id FROM outbox WHERE done_at IS NULL"
        " AND (table_id IS NOT NULL OR tournament_id IS NOT NULL)"
        " GROUP BY table_id, tournament_id ORDER BY min(id)"
    )
    return [
        Owner(Of.TOURNAMENT, tournament) if table is None else Owner(Of.TABLE, table)
        for table, tournament in rows
    ]


def due_of(conn: Connection, owner: Owner) -> list[OutboxRow]:
    """Return what is owed for one table or tournament, oldest first."""
    table, tournament = (owner.id if owner.of is of else None for of in Of)
    rows = conn.execute(
        "SELECT id, table_id, kind, payload FROM outbox"
        " WHERE done_at IS NULL AND table_id IS ? AND tournament_id IS ? ORDER BY id",
        (table, tournament),
    )
    return _read(rows)


def ages(conn: Connection) -> list[int]:
    """Return how long each message was owed before it was sent, in ms."""
    rows = conn.execute("SELECT done_at - created_at FROM outbox WHERE done_at IS NOT NULL")
    return [age for (age,) in rows]


def done(conn: Connection, ids: Iterable[int], at: int) -> None:
    """Note that messages were sent."""
    shown(conn, dict.fromkeys(ids, at))


def shown(conn: Connection, when: Mapping[int, int]) -> None:
    """Note when each of some messages was sent."""
    conn.executemany(
        "UPDATE outbox SET done_at = ? WHERE id = ? AND done_at IS NULL",
        [(at, row_id) for row_id, at in when.items()],
    )


def drop(conn: Connection, table_id: int, at: int) -> None:
    """Owe a table's messages no longer: there is nothing any more that they could show."""
    conn.execute(
        "UPDATE outbox SET done_at = ? WHERE table_id = ? AND done_at IS NULL", (at, table_id)
    )


def _read(rows: Iterable[tuple[int, int | None, str, str]]) -> list[OutboxRow]:
    return [OutboxRow(row_id, table, kind, json.loads(text)) for row_id, table, kind, text in rows]
