"""Records: base, best bomb and streak are kept with each entry, and made up for older hands."""

from pathlib import Path

from bot.table import commands
from bot.table.events import SEATS
from bot.table.views import seat_view, suggested
from data.connection import Connection, connect
from data.migrate import migrate, shipped
from tests.data.evening import COINS, ONE, POINTS, ZERO, Evening

RECORDS = next(step for step in shipped() if step.name.endswith("records.sql"))


def kept(conn: Connection) -> list[tuple[int, ...]]:
    return conn.execute(
        "SELECT won, base, stars, streak, net FROM points_entry ORDER BY id"
    ).fetchall()


def play_a_bomb(evening: Evening) -> None:
    """Have whoever leads play their strongest bomb."""
    assert evening.table is not None
    assert evening.table.hand is not None
    view = seat_view(evening.table, evening.table.hand.to_move)
    bomb = max(suggested(view), key=lambda reading: reading.stars)
    assert bomb.stars >= 4
    evening.do(commands.Play(evening.at, view.seat, bomb.cards, bomb.kind))


def test_a_streak_goes_on_until_the_other_side_wins(conn: Connection) -> None:
    evening = Evening.dealt(conn, POINTS)
    evening.resign(ZERO)
    for loser in (ZERO, ONE):
        evening.rematch()
        evening.resign(loser)
    streaks: list[list[int]] = [[], []]
    for player, streak in conn.execute("SELECT player_id, streak FROM points_entry ORDER BY id"):
        streaks[evening.players.index(player)].append(streak)
    assert streaks == [[-1, -2, 1], [1, 2, -1]]


def test_hands_played_before_records_were_kept_have_theirs_made_up(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    conn = connect(file)
    migrate(conn, file)
    evening = Evening.dealt(conn, COINS)
    play_a_bomb(evening)
    evening.resign(ZERO)
    evening.rematch()
    evening.resign(SEATS[0])
    before = kept(conn)
    assert max(stars for _, _, stars, *_ in before) >= 4
    conn.execute("DROP TRIGGER points_fixed")
    conn.execute("UPDATE points_entry SET base = 0, stars = 0, streak = 0, net = 0")
    conn.executescript(
        RECORDS.sql[RECORDS.sql.index("UPDATE") : RECORDS.sql.index("CREATE TRIGGER")]
    )
    assert kept(conn) == before
    conn.close()
