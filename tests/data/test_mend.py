"""Mending: guards that are gone are put back, no row is touched, and what else is wrong stays."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.command_line import main
from data.audit import audit_file
from data.connection import Connection, connect
from data.errors import LockedError, StoreError
from data.lock import FileLock
from data.mend import MendError, kept_before, mend
from data.migrate import migrate
from data.schema import check
from tests.bench.stored import fill


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A database with some hands."""
    file = tmp_path / "duel.sqlite3"
    with closing(connect(file)) as conn:
        migrate(conn, file)
        fill(conn, 3)
    return file


def run(file: Path, *statements: str) -> None:
    with closing(connect(file)) as conn:
        for statement in statements:
            conn.execute(statement)


def every(kind: str) -> Callable[[Connection], list[str]]:
    def drops(conn: Connection) -> list[str]:
        found = conn.execute(
            "SELECT name FROM sqlite_schema WHERE type = ? AND sql IS NOT NULL", (kind,)
        )
        return [f"DROP {kind} {name}" for (name,) in found.fetchall()]

    return drops


def weakened(_: Connection) -> list[str]:
    return [
        "DROP TRIGGER account_explained",
        "CREATE TRIGGER account_explained BEFORE UPDATE ON account WHEN 0 BEGIN SELECT 1; END",
    ]


def foreign(_: Connection) -> list[str]:
    return ["CREATE TRIGGER tip AFTER INSERT ON transfer BEGIN SELECT 1; END"]


@pytest.mark.parametrize(
    "spoil",
    [every("trigger"), every("index"), every("view"), weakened, foreign],
    ids=["triggers", "indices", "views", "weakened", "foreign"],
)
def test_what_is_gone_or_changed_is_put_back_as_it_was_made(
    played: Path, spoil: Callable[[Connection], list[str]]
) -> None:
    before = audit_file(played)
    with closing(connect(played)) as conn:
        statements = spoil(conn)
    run(played, *statements)
    assert audit_file(played).bad
    assert mend(played)
    assert audit_file(played) == before
    assert audit_file(kept_before(played)).bad  # as it was, for whoever wants to look
    with closing(connect(played)) as conn:
        assert check(conn) == []


def test_a_whole_database_is_left_alone(played: Path) -> None:
    assert mend(played) == []
    assert not kept_before(played).exists()


def test_wrong_rows_are_told_and_nothing_is_changed(played: Path) -> None:
    run(
        played,
        "DROP TRIGGER account_explained",
        "UPDATE account SET balance = balance + 1 WHERE id = 2",
    )
    before = audit_file(played)
    with pytest.raises(MendError, match="coins are conserved"):
        mend(played)
    assert audit_file(played) == before


def test_rows_that_an_index_forbids_are_told(played: Path) -> None:
    with closing(connect(played)) as conn:
        drops = [*every("trigger")(conn), *every("index")(conn)]
    run(played, *drops, "UPDATE seat SET seat = 0, left_at = NULL")
    with pytest.raises(MendError, match="UNIQUE"):
        mend(played)


def test_a_table_that_is_gone_is_not_made_up(played: Path) -> None:
    run(played, "PRAGMA foreign_keys = 0", "DROP TABLE ban")
    with pytest.raises(MendError, match=r"no such table: main\.ban"):
        mend(played)


def test_nothing_is_mended_while_a_bot_has_the_database(played: Path) -> None:
    run(played, "DROP TRIGGER account_explained")
    lock = FileLock(played)
    with pytest.raises(LockedError, match="Stop that one first"):
        mend(played)
    lock.release()
    assert mend(played)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="There is no database"):
        mend(tmp_path / "none.sqlite3")
    assert list(tmp_path.iterdir()) == []


def test_the_command_says_what_was_mended_and_where_the_database_is_as_it_was(
    played: Path,
) -> None:
    run(played, "DROP TRIGGER account_explained")
    told = CliRunner().invoke(main, ["mend", "--database", str(played)])
    assert told.exit_code == 0
    assert told.output == (
        "mended: the trigger account_explained is as it was made\n"
        f"The audit is clean. As it was before: {played}.unmended\n"
    )
    again = CliRunner().invoke(main, ["mend", "--database", str(played)])
    assert again.output == "Nothing to mend: every guard is as it was made.\n"
