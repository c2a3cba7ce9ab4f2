"""Schema: whether a file has the tables, indices, views and triggers that the migrations make.

Whoever can write to the file can take its guards away first; the rows alone don't tell. Reads only.
"""

import re
import sqlite3
from contextlib import closing
from functools import cache

from data.connection import Connection
from data.migrate import apply, shipped

_Part = tuple[str, str, str]  # what it is, its name, how it was made
_PARTS = (
    "SELECT type, name, sql FROM sqlite_schema"
    " WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'migration'"  # the list of them
)
_NO_MATTER = re.compile(r'[\s"]+')  # how a version of SQLite writes what it has altered


def check(conn: Connection) -> list[str]:
    """Return what is not so, in words like an invariant's: each part that is missing or changed."""
    parts, made = _parts(conn), _made()
    # An index or a table of the operator's own does no harm; a trigger might.
    different = {
        (kind, name)
        for kind, name, _ in parts ^ made
        if (kind, name) in _names(made) or kind == "trigger"
    }
    return [f"the {kind} {name} is as it was made" for kind, name in sorted(different)]


def _names(parts: frozenset[_Part]) -> set[tuple[str, str]]:
    return {(kind, name) for kind, name, _ in parts}


def _parts(conn: Connection) -> frozenset[_Part]:
    rows = conn.execute(_PARTS)
    return frozenset((kind, name, _NO_MATTER.sub("", sql or "")) for kind, name, sql in rows)


@cache
def _made() -> frozenset[_Part]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as conn:
        for step in shipped():
            apply(conn, step)
        return _parts(conn)
