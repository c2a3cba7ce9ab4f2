"""Schema: whether a file has the tables, indices, views and triggers that the migrations make.

Whoever can write to the file can take its guards away first; the rows alone don't tell. Changes
nothing but by `put_back`, and a table never.
"""

import re
import sqlite3
from contextlib import closing
from functools import cache

from data.connection import Connection
from data.migrate import apply, shipped

_Name = tuple[str, str]  # what it is, and its name
_PARTS = (
    "SELECT type, name, sql FROM sqlite_schema"
    " WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'migration'"  # the list of them
)
_NO_MATTER = re.compile(r'[\s"]+')  # how a version of SQLite writes what it has altered
_MAKING = ("index", "view", "trigger")  # in this order: a trigger may be a view's


def check(conn: Connection) -> list[str]:
    """Return what is not so, in words like an invariant's: each part that is missing or changed."""
    return [f"the {kind} {name} is as it was made" for kind, name in _different(conn)]


def put_back(conn: Connection) -> None:
    """Put back what is missing or changed, but for tables; within the caller's transaction."""
    there, made = _parts(conn), _made()
    for kind, name in _different(conn):
        if (kind, name) in there and kind in _MAKING:
            conn.execute(f'DROP {kind} IF EXISTS "{name}"')
    there = _parts(conn)  # a view takes its triggers with it
    missing = [part for part in made if part not in there and part[0] in _MAKING]
    for part in sorted(missing, key=lambda part: _MAKING.index(part[0])):
        conn.execute(made[part])


def _different(conn: Connection) -> list[_Name]:
    there, made = _parts(conn), _made()
    # An index or a table of the operator's own does no harm; a trigger might.
    minded = made.keys() | {part for part in there if part[0] == "trigger"}
    return sorted(part for part in minded if _text(there.get(part)) != _text(made.get(part)))


def _text(sql: str | None) -> str | None:
    return None if sql is None else _NO_MATTER.sub("", sql)


def _parts(conn: Connection) -> dict[_Name, str]:
    return {(kind, name): sql or "" for kind, name, sql in conn.execute(_PARTS)}


@cache
def _made() -> dict[_Name, str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as conn:
        for step in shipped():
            apply(conn, step)
        return _parts(conn)
