"""The privacy page names every column of the database and every field of the export."""

import re
from pathlib import Path

from data.connection import Connection
from data.export import SECTIONS, hands
from tests.data.evening import ANN, BOTH, ZERO, Evening

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")
NAMES = re.compile(r"`(\w+)`")


def stored(conn: Connection) -> dict[str, set[str]]:
    """Return the columns of every table there is."""
    tables = conn.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).fetchall()
    return {
        table: {row[1] for row in conn.execute(f"PRAGMA table_xinfo({table})")}
        for (table,) in tables
    }


def listed() -> dict[str, set[str]]:
    """Return the columns that the page lists, by table."""
    found: dict[str, set[str]] = {}
    for part in PAGE.split("\n### ")[1:]:
        lines = part.split("\n## ")[0].splitlines()
        rows = [line for line in lines if line.startswith("| `")]
        found[lines[0]] = {NAMES.findall(row)[0] for row in rows}
        assert lines[1].startswith("Kept: "), f"{lines[0]}: how long?"
    return found


def test_every_column_of_the_database_is_on_the_page(conn: Connection) -> None:
    assert listed() == stored(conn)


def test_every_field_of_the_export_is_on_the_page(conn: Connection) -> None:
    evening = Evening.dealt(conn, BOTH)
    evening.resign(ZERO)
    fields = {name: _columns(conn, sql) for name, sql in SECTIONS.items()}
    (hand,) = hands(conn, evening.players[0], evening.id)
    fields["hands"] = set(hand)
    rows = [line for line in PAGE.splitlines() if line.startswith("| `") and "` `" in line]
    said = {found[0]: set(found[1:]) for found in map(NAMES.findall, rows)}
    remembered = said.pop("remembered")
    assert said == fields
    assert remembered == {
        *("server_id", "left_at", "banned", "cooling_until", "abandoned", "kept_until")
    }


def _columns(conn: Connection, sql: str) -> set[str]:
    return {column[0] for column in conn.execute(sql, {"me": ANN}).description}
