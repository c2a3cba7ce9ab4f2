"""Schema: whether a file has the tables, indices, views and triggers that the migrations make.

Whoever can write to the file can take its guards away first; the rows alone don't tell. Reads only.
"""

import sqlite3
from contextlib import closing
from functools import cache

from data.connection import Connection
from data.migrate import apply, shipped

_Part = tuple[str, str, str]  # what it is, its name, how it was made
_PARTS = "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"


def check(conn: Connection) -> list[str]:
    """Return what is not so, in words like an invariant's: each part that is missing or changed."""
    different = {(kind, name) for kind, name, _ in _parts(conn) ^ _made()}
    return [f"the {kind} {name} is as it was made" for kind, name in sorted(different)]


def _parts(conn: Connection) -> frozenset[_Part]:
    return frozenset(conn.execute(_PARTS).fetchall())


@cache
def _made() -> frozenset[_Part]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as conn:
        for step in shipped():
            apply(conn, step)
        return _parts(conn)
