"""Interactions: what was answered, so that the same one delivered twice is answered alike.

A row is written in the transaction of its events and is the guard of them all. Never changed.
"""

from dataclasses import dataclass

from data.connection import Connection
from data.players import PlayerId


@dataclass(frozen=True, slots=True)
class Interaction:
    """A Discord interaction and its answer, as JSON."""

    id: int
    player: PlayerId
    result: str


class AlreadyAnswered(Exception):  # noqa: N818 -- not an error: the answer is given again
    """An interaction was answered before, with `result`."""

    def __init__(self, result: str) -> None:
        super().__init__(result)
        self.result = result


def answer(conn: Connection, interaction_id: int) -> str | None:
    """Return how an interaction was answered, None when it is new."""
    row = conn.execute("SELECT result FROM interaction WHERE id = ?", (interaction_id,)).fetchone()
    return None if row is None else str(row[0])


def claim(conn: Connection, interaction: Interaction, at: int) -> None:
    """Keep an answer. Raise AlreadyAnswered when there is one."""
    earlier = answer(conn, interaction.id)
    if earlier is not None:
        raise AlreadyAnswered(earlier)
    conn.execute(
        "INSERT INTO interaction(id, player_id, result, created_at) VALUES (?, ?, ?, ?)",
        (interaction.id, interaction.player, interaction.result, at),
    )
