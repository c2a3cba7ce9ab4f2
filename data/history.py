"""History: what moved a player's coins, newest first, with the balance after each. Only reads."""

from dataclasses import dataclass

from data import coins
from data.connection import Connection
from data.players import PlayerId


@dataclass(frozen=True, slots=True)
class Entry:
    """One transfer, as its player sees it: `amount` is negative when coins went away."""

    at: int
    kind: str
    amount: int
    after: int
    user_id: int | None  # the other player, None for the server itself and the forgotten


@dataclass(frozen=True, slots=True)
class Page:
    """Some entries, and how many there are in all."""

    entries: tuple[Entry, ...]
    number: int
    pages: int


def history(conn: Connection, guild_id: int, player: PlayerId, number: int, size: int) -> Page:
    """Return a page, counted from 0; a number past the end means the last one."""
    account = coins.find_account(conn, guild_id, player)
    facts: dict[str, int | None] = {"me": account, "size": size}
    (count,) = conn.execute(_COUNT, facts).fetchone()
    pages = max(-(-count // size), 1)
    number = min(max(number, 0), pages - 1)
    facts["skip"] = number * size
    (newer,) = conn.execute(_NEWER, facts).fetchone()
    after = coins.balance(conn, guild_id, player).balance - newer
    entries = []
    for at, kind, amount, user in conn.execute(_PAGE, facts):
        entries.append(Entry(at, kind, amount, after, user))
        after -= amount
    return Page(tuple(entries), number, pages)


_COUNT = """SELECT (SELECT count(*) FROM transfer WHERE from_id = :me)
  + (SELECT count(*) FROM transfer WHERE to_id = :me)"""
_MINE = """
SELECT id, created_at, kind, amount, from_id AS other FROM transfer WHERE to_id = :me
UNION ALL SELECT id, created_at, kind, -amount, to_id FROM transfer WHERE from_id = :me
ORDER BY id DESC"""
_NEWER = f"SELECT coalesce(sum(amount), 0) FROM ({_MINE} LIMIT :skip)"  # noqa: S608 -- no input
_PAGE = f"""SELECT m.created_at, m.kind, m.amount, p.discord_id
FROM ({_MINE} LIMIT :size OFFSET :skip) m
JOIN account a ON a.id = m.other LEFT JOIN player p ON p.id = a.player_id ORDER BY m.id DESC
"""  # noqa: S608
